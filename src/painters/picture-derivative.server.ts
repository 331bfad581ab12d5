import { availableParallelism } from "node:os";
import sharp, { type Sharp } from "sharp";
import type { ImagePixels } from "#core/units.ts";
import type { Crop } from "#design/document.ts";

/** The original's bytes or its path on disk; an EXIF orientation is applied here, crops refer to the upright picture. */
export type PictureSource = (pictureId: string) => Promise<Buffer | string>;

/** `crop` is what the pixels really show: the wanted crop widened to whole pixels. */
export type Derivative = {
	readonly width: ImagePixels;
	readonly height: ImagePixels;
	readonly crop: Crop;
	/** sRGB, four channels. */
	readonly pixels: Buffer;
};
/** Known at once: only `jpeg` waits until the picture is decoded. */
export type PlannedJpeg = Omit<Derivative, "pixels"> & { readonly jpeg: Promise<JpegBytes> };
/** `alpha` has one byte a pixel; absent where everything is opaque. */
export type JpegBytes = { readonly jpeg: Buffer; readonly alpha?: Buffer };

type Size = { readonly width: ImagePixels; readonly height: ImagePixels };

export async function derivePixels(original: Buffer | string, crop: Crop, wanted: Size): Promise<Derivative> {
	return withPictureSlot(async () => {
		const { image, cut } = await cropped(original, crop, wanted);
		const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
		return { width: info.width, height: info.height, crop: cut, pixels: data };
	});
}

/** For print: little loss, full colour resolution. */
export async function planJpeg(original: Buffer | string, crop: Crop, wanted: Size): Promise<PlannedJpeg> {
	const { image, cut, size, hasAlpha } = await cropped(original, crop, wanted);
	const jpeg = withPictureSlot(() => (hasAlpha ? jpegWithAlpha(image) : opaqueJpeg(image)));
	// Whoever draws meanwhile must not meet an unhandled rejection; the one who awaits it gets the error.
	jpeg.catch(() => undefined);
	return { ...size, crop: cut, jpeg };
}

async function opaqueJpeg(image: Sharp): Promise<JpegBytes> {
	return { jpeg: await printJpeg(image).toBuffer() };
}

async function jpegWithAlpha(image: Sharp): Promise<JpegBytes> {
	const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	const { width, height } = info;
	const alpha = Buffer.alloc(width * height);
	for (let pixel = 0; pixel < alpha.length; pixel++) alpha[pixel] = data[pixel * 4 + 3]!;
	const jpeg = await printJpeg(sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()).toBuffer();
	return { jpeg, ...(alpha.some((value) => value < 255) && { alpha }) };
}

/** Never enlarged: where the original has fewer pixels than wanted, all it has. */
async function cropped(original: Buffer | string, crop: Crop, wanted: Size) {
	const input = sharp(original, { failOn: "error" }).autoOrient();
	const { autoOrient: upright, hasAlpha } = await input.metadata();
	const scaleX = Math.min(1, wanted.width / (crop.width * upright.width));
	const scaleY = Math.min(1, wanted.height / (crop.height * upright.height));
	const width = Math.max(1, Math.round(upright.width * scaleX));
	const height = Math.max(1, Math.round(upright.height * scaleY));
	const across = wholePixels(crop.x, crop.width, width);
	const down = wholePixels(crop.y, crop.height, height);
	// Resized first, then cut: libvips computes only what is cut out, and JPEGs are shrunk while they are decoded.
	const image = input
		.resize(width, height, { fit: "fill" })
		.extract({ left: across.start, top: down.start, width: across.length, height: down.length })
		.toColourspace("srgb");
	const cut: Crop = {
		x: across.start / width,
		y: down.start / height,
		width: across.length / width,
		height: down.length / height,
	};
	const size: Size = { width: across.length, height: down.length };
	return { image, cut, size, hasAlpha: hasAlpha ?? false };
}

function wholePixels(start: number, length: number, size: ImagePixels): { start: number; length: number } {
	const first = Math.min(size - 1, Math.max(0, Math.floor(start * size + 1e-6)));
	const last = Math.min(size, Math.max(first + 1, Math.ceil((start + length) * size - 1e-6)));
	return { start: first, length: last - first };
}

function printJpeg(image: Sharp): Sharp {
	// Optimised coding would save a few per cent of the file and double the time.
	return image.jpeg({ quality: 92, chromaSubsampling: "4:4:4", optimiseCoding: false });
}

const waiting: (() => void)[] = [];
let busy = 0;

/** Bounds how many pictures are held decoded at the same time, whoever asks. */
export async function withPictureSlot<T>(work: () => Promise<T>): Promise<T> {
	if (busy >= availableParallelism()) await new Promise<void>((resolve) => waiting.push(resolve));
	else busy++;
	try {
		return await work();
	} finally {
		const next = waiting.shift();
		if (next) next();
		else busy--;
	}
}
