import type { DisplayList } from "#design/display-list.ts";
import { recolor } from "#design/elements/photo/color-matrix.ts";
import type { CanvasPicture, CanvasPictures } from "#painters/canvas.ts";
import { createOriginals } from "#painters/decoded-originals.client.ts";
import { type ImageUse, imageUses, photoLook } from "#painters/image-uses.ts";
import { softenCanvas } from "#painters/soften.client.ts";

/** Addresses of the whole upright pictures by id, each as wide as its largest use. */
export type PictureAddresses = Readonly<Record<string, string>>;

/** Of the design that is being changed most stay the same from one painting to the next. */
const KEPT = 48;
/** Eight photos of 3 megapixels, decoded about 96 MB. */
const MOST_ORIGINAL_PIXELS = 24_000_000;
const withOriginal = createOriginals(readPicture, MOST_ORIGINAL_PIXELS);
const derived = new Map<string, Promise<CanvasPicture>>();

/** As picture-derivative.server.ts does it: what is shown of each picture, at the size at which it is painted. */
export async function prepareCanvasPictures(
	display: DisplayList,
	pixelsPerMm: number,
	addresses: PictureAddresses,
): Promise<CanvasPictures> {
	const entries = imageUses(display, "screen").map(async (use) => {
		const address = addresses[use.node.pictureId] ?? "";
		const size = { width: Math.ceil(use.width * pixelsPerMm), height: Math.ceil(use.height * pixelsPerMm) };
		const key = JSON.stringify([address, size, photoLook(use.node)]);
		return [use.node, await kept(key, () => withOriginal(address, (original) => derive(use, size, original)))] as const;
	});
	return new Map(await Promise.all(entries));
}

function derive({ node }: ImageUse, wanted: Size, original: ImageBitmap): CanvasPicture {
	const { crop, colors, blur } = photoLook(node);
	const shown = { width: crop.width * original.width, height: crop.height * original.height };
	const width = Math.max(1, Math.round(Math.min(shown.width, wanted.width)));
	const height = Math.max(1, Math.round(Math.min(shown.height, wanted.height)));
	const canvas = new OffscreenCanvas(width, height);
	const context = canvas.getContext("2d", { willReadFrequently: true })!;
	context.imageSmoothingQuality = "high";
	const [left, top] = [crop.x * original.width, crop.y * original.height];
	context.drawImage(original, left, top, shown.width, shown.height, 0, 0, width, height);
	if (colors) {
		const image = context.getImageData(0, 0, width, height);
		recolor(new Uint8Array(image.data.buffer), 4, colors);
		context.putImageData(image, 0, 0);
	}
	if (blur) softenCanvas(context, blur * width);
	return { canvas, derivative: { width, height, crop } };
}

type Size = { readonly width: number; readonly height: number };

async function readPicture(address: string): Promise<ImageBitmap> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`Picture ${address} answered ${response.status}`);
	return createImageBitmap(await response.blob());
}

async function kept(key: string, make: () => Promise<CanvasPicture>): Promise<CanvasPicture> {
	const picture = derived.get(key) ?? make();
	derived.delete(key);
	derived.set(key, picture);
	picture.catch(() => derived.delete(key));
	if (derived.size > KEPT) derived.delete(derived.keys().next().value!);
	return picture;
}
