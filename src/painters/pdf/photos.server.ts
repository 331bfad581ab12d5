import { availableParallelism } from "node:os";
import { MM_PER_INCH } from "#core/units.ts";
import type { DisplayList, ImageNode } from "#design/display-list.ts";
import { type ImageUse, imageUses, photoLook } from "#painters/image-uses.ts";
import type { OutputColors } from "#painters/pdf/output-colors.server.ts";
import { type PdfDocument, type PdfReference, streamObject } from "#painters/pdf/pdf-document.server.ts";
import { startAhead } from "#painters/pdf/start-ahead.ts";
import {
	type JpegBytes,
	type PhotoUse,
	type PictureSource,
	type PlannedJpeg,
	planJpegs,
} from "#painters/picture-derivative.server.ts";

export type PdfPicture = { readonly name: string; readonly object: PdfReference; readonly planned: PlannedJpeg };
export type PdfPhotos = {
	readonly pictures: ReadonlyMap<ImageNode, PdfPicture>;
	/** Writes them one after the other: call it once the pages are drawn. */
	embed(): Promise<void>;
};

const PHOTO_DPI = 300;
/** Photos that are held decoded at the same time, up to 100 MB each. */
const MOST_AHEAD = 4;
/** Originals kept between planning and decoding; beyond that they are read again. */
const KEPT_BYTES = 64_000_000;

/**
 * The pages are drawn while the first photos are being decoded. A photo is decoded once for all its uses, and where it
 * is used twice in the same way, it is in the file once.
 */
export async function planPhotos(
	pdf: PdfDocument,
	displays: readonly DisplayList[],
	source: PictureSource,
	colors: OutputColors,
): Promise<PdfPhotos> {
	const read = readAgain(source);
	const uses = displays.flatMap((display) => imageUses(display, "print"));
	const pictures = new Map<ImageNode, PdfPicture>();
	const batches: { alike: readonly PdfPicture[]; encode: () => Promise<readonly JpegBytes[]> }[] = [];
	let count = 0;
	for (const [pictureId, ofPicture] of Map.groupBy(uses, ({ node }) => node.pictureId)) {
		const groups = [...Map.groupBy(ofPicture, (use) => JSON.stringify(photoUse(use))).values()];
		const wanted = groups.map(([first]) => photoUse(first!));
		const { planned, encode } = await planJpegs(await read(pictureId), wanted, colors.profilePath);
		const alike = groups.map((group, index): PdfPicture => {
			const object = pdf.ref({ Filter: "DCTDecode" });
			const picture = { name: `Photo${count++}`, object, planned: planned[index]! };
			for (const { node } of group) pictures.set(node, picture);
			return picture;
		});
		batches.push({ alike, encode: async () => encode(await read(pictureId)) });
	}
	const next = startAhead(
		batches.map(({ encode }) => encode),
		Math.min(MOST_AHEAD, availableParallelism()),
	);
	return {
		pictures,
		async embed() {
			for (const { alike } of batches) {
				const jpegs = await next();
				for (const [index, picture] of alike.entries()) embedPhoto(pdf, picture, jpegs[index]!, colors);
			}
		},
	};
}

/** Each original is asked for twice, when it is planned and when it is decoded: small ones are kept in between. */
function readAgain(source: PictureSource): PictureSource {
	const kept = new Map<string, Buffer | string>();
	let bytes = 0;
	return async (pictureId) => {
		const known = kept.get(pictureId);
		const original = known ?? (await source(pictureId));
		const size = typeof original === "string" ? 0 : original.length;
		if (known !== undefined) {
			kept.delete(pictureId);
			bytes -= size;
		} else if (bytes + size <= KEPT_BYTES) {
			kept.set(pictureId, original);
			bytes += size;
		}
		return original;
	};
}

function photoUse({ node, width, height }: ImageUse): PhotoUse {
	return { ...photoLook(node), wanted: { width: printPixels(width), height: printPixels(height) } };
}

function printPixels(length: number): number {
	return Math.max(1, Math.round((length / MM_PER_INCH) * PHOTO_DPI));
}

function embedPhoto(pdf: PdfDocument, { object, planned }: PdfPicture, bytes: JpegBytes, colors: OutputColors) {
	const { width, height } = planned;
	const size = { Type: "XObject", Subtype: "Image", Width: width, Height: height, BitsPerComponent: 8 };
	const mask = bytes.alpha && streamObject(pdf, { ...size, ColorSpace: "DeviceGray" }, bytes.alpha);
	Object.assign(object.data, { ...size, ...colors.photo, ...(mask && { SMask: mask }) });
	object.write(bytes.jpeg);
	object.end();
}
