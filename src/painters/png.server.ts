import { type Canvas, createCanvas, ImageData, Path2D } from "@napi-rs/canvas";
import sharp, { type Sharp } from "sharp";
import type { ImagePixels } from "#core/units.ts";
import type { DisplayList, ImageNode } from "#design/display-list.ts";
import type { Area } from "#design/geometry/side-area.ts";
import { type CanvasKind, type CanvasPicture, type CanvasPictures, paintCanvas } from "#painters/canvas.ts";
import { imageUses, type Medium, photoLook } from "#painters/image-uses.ts";
import {
	type Derivative,
	derivePixels,
	neededPixels,
	type PictureSource,
} from "#painters/picture-derivative.server.ts";
import { withPictureSlot } from "#painters/picture-slots.server.ts";

const PICTURE_FORMATS = ["png", "jpeg", "webp", "avif"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export type PixelOptions = {
	readonly area: Area;
	readonly pixelsPerMm: number;
	/** `#rrggbb`; null leaves what is not painted transparent. White unless given. */
	readonly background?: string | null;
	/** "print" leaves out what only guides the eye, such as an empty photo slot's panel. */
	readonly medium?: Medium;
};
export type PictureOptions = PixelOptions & { readonly format: PictureFormat; readonly quality?: number };
export type RenderedPicture = { readonly bytes: Buffer; readonly width: ImagePixels; readonly height: ImagePixels };

/** Above an A1 sheet at 200 dpi something is wrong with the request. */
const MOST_PIXELS = 120_000_000;
/** It speaks as the browser's does, in types of its own. */
const SERVER_CANVAS: CanvasKind = {
	path: (d) => new Path2D(d) as unknown as globalThis.Path2D,
	sheet: (width, height) =>
		createCanvas(width, height).getContext("2d") as unknown as OffscreenCanvasRenderingContext2D,
};

export async function renderPicture(
	display: DisplayList,
	options: PictureOptions,
	pictures: PictureSource,
): Promise<RenderedPicture> {
	const canvas = await renderCanvas(display, options, pictures);
	const { width, height } = canvas;
	const image = sharp(canvasPixels(canvas), { raw: { width, height, channels: 4 } });
	const opaque = options.background === null ? image : image.removeAlpha();
	const bytes = await withPictureSlot(() => encoded(opaque, options.format, options.quality).toBuffer());
	return { bytes, width, height };
}

/** RGBA, not premultiplied: the design as the mock-ups take it. */
export async function renderPixels(
	display: DisplayList,
	options: PixelOptions,
	pictures: PictureSource,
): Promise<{ readonly data: Buffer; readonly width: ImagePixels; readonly height: ImagePixels }> {
	const canvas = await renderCanvas(display, options, pictures);
	return { data: canvasPixels(canvas), width: canvas.width, height: canvas.height };
}

async function renderCanvas(display: DisplayList, options: PixelOptions, pictures: PictureSource): Promise<Canvas> {
	const { area, pixelsPerMm, background = "#ffffff", medium = "screen" } = options;
	const width = Math.max(1, Math.round(area.width * pixelsPerMm));
	const height = Math.max(1, Math.round(area.height * pixelsPerMm));
	if (width * height > MOST_PIXELS) throw new Error(`${width} x ${height} pixels are more than can be painted`);

	const prepared = await preparePictures(display, pixelsPerMm, medium, pictures);
	const context = SERVER_CANVAS.sheet(width, height);
	if (background !== null) {
		context.fillStyle = background;
		context.fillRect(0, 0, width, height);
	}
	context.scale(width / area.width, height / area.height);
	context.translate(-area.x, -area.y);
	paintCanvas(context, display, { kind: SERVER_CANVAS, pictures: prepared, medium });
	return context.canvas as unknown as Canvas;
}

async function preparePictures(
	display: DisplayList,
	pixelsPerMm: number,
	medium: Medium,
	pictures: PictureSource,
): Promise<CanvasPictures> {
	const entries = imageUses(display, medium).map(async (use) => {
		const { node, width, height } = use;
		const wanted = { width: Math.ceil(width * pixelsPerMm), height: Math.ceil(height * pixelsPerMm) };
		const shown = { ...photoLook(node), wanted };
		const derivative = await derivePixels(await pictures(node.pictureId, neededPixels([shown])), shown);
		return [node, canvasPicture(derivative)] as const;
	});
	return new Map<ImageNode, CanvasPicture>(await Promise.all(entries));
}

function canvasPicture(derivative: Derivative): CanvasPicture {
	const { pixels, width, height } = derivative;
	const canvas = createCanvas(width, height);
	canvas.getContext("2d").putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
	return { canvas: canvas as unknown as OffscreenCanvas, derivative };
}

function canvasPixels(canvas: Canvas): Buffer {
	const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
	return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
}

/** Through sharp: the canvas's own PNG encoder takes three times as long. Efforts that halve the time for a few per cent. */
function encoded(image: Sharp, format: PictureFormat, quality = 85): Sharp {
	switch (format) {
		case "png":
			return image.png({ compressionLevel: 6 });
		case "jpeg":
			return image.jpeg({ quality, chromaSubsampling: "4:4:4", optimiseCoding: false });
		case "webp":
			return image.webp({ quality, effort: 2 });
		case "avif":
			return image.avif({ quality: Math.round(quality * 0.7), effort: 3 });
	}
}
