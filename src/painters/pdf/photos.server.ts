import { availableParallelism } from "node:os";
import { MM_PER_INCH } from "#core/units.ts";
import type { DisplayList, ImageNode } from "#design/display-list.ts";
import type { Crop } from "#design/document.ts";
import { type ImageUse, imageUses, photoLook } from "#painters/image-uses.ts";
import type { OutputColors } from "#painters/pdf/output-colors.server.ts";
import { type PdfDocument, type PdfReference, streamObject } from "#painters/pdf/pdf-document.server.ts";
import { startAhead } from "#painters/pdf/start-ahead.ts";
import {
	neededPixels,
	type PhotoUse,
	type PictureSource,
	type PrintJpeg,
	printJpegs,
} from "#painters/picture-derivative.server.ts";

export type PdfPicture = { readonly name: string; readonly object: PdfReference; readonly crop: Crop };
export type PdfPictures = ReadonlyMap<ImageNode, PdfPicture>;

const PHOTO_DPI = 300;
/** Beside those that are being decoded: opened, or done and waiting for their turn. */
const WAITING = 2;
/** Originals that are held at the same time, up to 60 MB each. */
const MOST_AHEAD = 6;

/**
 * Writes them one after the other, while the next ones are being decoded, as far as what is about to be drawn needs them.
 * A photo is read and decoded once for all its uses, and where it is used twice in the same way, it is in the file once.
 */
export function embedPhotos(
	pdf: PdfDocument,
	displays: readonly DisplayList[],
	source: PictureSource,
	colors: OutputColors,
): (drawn: readonly DisplayList[]) => Promise<PdfPictures> {
	const usesOf = new Map(displays.map((display) => [display, imageUses(display, "print")]));
	const uses = [...usesOf.values()].flat();
	const originals = [...Map.groupBy(uses, ({ node }) => node.pictureId)].map(([pictureId, ofPicture]) => ({
		pictureId,
		alike: [...Map.groupBy(ofPicture, (use) => JSON.stringify(photoUse(use))).values()],
	}));
	const next = startAhead(
		originals.map(({ pictureId, alike }) => async () => {
			const wanted = alike.map(([first]) => photoUse(first!));
			return printJpegs(await source(pictureId, neededPixels(wanted)), wanted, colors.profilePath);
		}),
		Math.min(MOST_AHEAD, availableParallelism() + WAITING),
	);
	const waiting = originals.values();
	const pictures = new Map<ImageNode, PdfPicture>();
	let count = 0;
	const writeNext = async () => {
		const jpegs = await next();
		for (const [index, group] of waiting.next().value!.alike.entries()) {
			const photo = jpegs[index]!;
			const picture = { name: `Photo${count++}`, object: photoObject(pdf, photo, colors), crop: photo.crop };
			for (const { node } of group) pictures.set(node, picture);
		}
	};
	return async (drawn) => {
		for (const { node } of drawn.flatMap((display) => usesOf.get(display)!)) {
			while (!pictures.has(node)) await writeNext();
		}
		return pictures;
	};
}

function photoUse({ node, width, height }: ImageUse): PhotoUse {
	return { ...photoLook(node), wanted: { width: printPixels(width), height: printPixels(height) } };
}

function printPixels(length: number): number {
	return Math.max(1, Math.round((length / MM_PER_INCH) * PHOTO_DPI));
}

function photoObject(pdf: PdfDocument, { width, height, jpeg, alpha }: PrintJpeg, colors: OutputColors): PdfReference {
	const size = { Type: "XObject", Subtype: "Image", Width: width, Height: height, BitsPerComponent: 8 };
	const mask = alpha && streamObject(pdf, { ...size, ColorSpace: "DeviceGray" }, alpha);
	const coded = { ...size, Filter: "DCTDecode", ...colors.photo, ...(mask && { SMask: mask }) };
	return streamObject(pdf, coded, jpeg);
}
