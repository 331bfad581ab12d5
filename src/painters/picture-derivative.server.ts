import sharp, { type OutputInfo, type Sharp, type SharpOptions } from "sharp";
import type { ImagePixels } from "#core/units.ts";
import type { Crop } from "#design/document.ts";
import { type ColorMatrix, recolor } from "#design/elements/photo/color-matrix.ts";
import { withPictureSlot } from "#painters/picture-slots.server.ts";
import { softened } from "#painters/soften.server.ts";

/** A smaller copy may stand for the original where it has the pixels that are `needed` of the whole. */
export type PictureSource = (pictureId: string, needed: PixelSize) => Promise<Original>;
/** Its bytes or its path on disk; an EXIF orientation is applied here, crops refer to the upright picture. */
export type Original = Buffer | string | PlainPicture;
/** A file that is opaque and upright: nothing has to be looked up in it before it is decoded. */
export type PlainPicture = { readonly path: string; readonly size: PixelSize; readonly sampling: ColorSampling };
/** Of a JPEG: "4:2:0" has half as many colours as brightnesses, across and down. */
export type ColorSampling = "4:4:4" | "4:2:0";

/** `crop` is what the pixels really show: the wanted crop widened to whole pixels. */
export type Derivative = {
	readonly width: ImagePixels;
	readonly height: ImagePixels;
	readonly crop: Crop;
	/** sRGB, four channels. */
	readonly pixels: Buffer;
};
/** `alpha` has one byte a pixel; absent where everything is opaque. */
type JpegBytes = { readonly jpeg: Buffer; readonly alpha?: Buffer };
export type PrintJpeg = Omit<Derivative, "pixels"> & JpegBytes;

/** One place where a picture is used: what is shown of it, on how many pixels. */
export type PhotoUse = { readonly crop: Crop; readonly wanted: PixelSize } & PhotoLook;
/** `blur`: standard deviation as a fraction of the width of what is shown. */
type PhotoLook = { readonly colors?: ColorMatrix; readonly blur?: number };

export type PixelSize = { readonly width: ImagePixels; readonly height: ImagePixels };
/** To resize the upright picture to `whole` and to take `width` x `height` pixels of that, which show `crop`. */
type Cut = PixelSize & {
	readonly whole: PixelSize;
	readonly left: ImagePixels;
	readonly top: ImagePixels;
	readonly crop: Crop;
};

type Coding = { readonly profilePath: string | undefined; readonly sampling: ColorSampling };

const FULL: ColorSampling = "4:4:4";
/** Of a copy's width: what is printed smaller has edges where the copy shows none. */
const OWN_SIZE = 0.7;
const STRICT: SharpOptions = { failOn: "error" };
/** A photo of 24 megapixels, decoded: 72 MB, and 96 MB with transparency. */
const MOST_SHARED_PIXELS = 24_000_000;

/** The pixels that the whole of a picture must have for all its uses. */
export function neededPixels(uses: readonly Pick<PhotoUse, "crop" | "wanted">[]): PixelSize {
	return {
		width: Math.max(...uses.map(({ crop, wanted }) => wanted.width / crop.width)),
		height: Math.max(...uses.map(({ crop, wanted }) => wanted.height / crop.height)),
	};
}

export async function derivePixels(original: Original, { crop, wanted, ...look }: PhotoUse): Promise<Derivative> {
	return withPictureSlot(async () => {
		const { image, size } = await opened(original);
		const cut = cutFor(size, crop, wanted);
		const { data, info } = await cutOut(image, cut).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
		return { width: info.width, height: info.height, crop: cut.crop, pixels: await withLook(data, info, look) };
	});
}

/**
 * For print: little loss, and all colours but where a copy that is printed at about its own size has half of them. Takes all
 * uses of a picture, so as to decode it only once; in their order.
 */
export async function printJpegs(
	original: Original,
	uses: readonly PhotoUse[],
	profilePath?: string,
): Promise<readonly PrintJpeg[]> {
	const { image, size, hasAlpha, sampling } = await opened(original);
	const encode = hasAlpha ? jpegWithAlpha : opaqueJpeg;
	const part = commonCut(size, uses);
	if (uses.length === 1 || part.width * part.height > MOST_SHARED_PIXELS) {
		const each = uses.map(async (use) => {
			const cut = cutFor(size, use.crop, use.wanted);
			const isOwnSize = cut.whole.width >= size.width * OWN_SIZE;
			const coding = { profilePath, sampling: isOwnSize ? sampling : FULL };
			const bytes = await withPictureSlot(() => encode(cutOut(upright(original), cut), use, coding));
			return { width: cut.width, height: cut.height, crop: cut.crop, ...bytes };
		});
		return Promise.all(each);
	}
	return withPictureSlot(async () => {
		const { data, info } = await cutOut(image, part).raw().toBuffer({ resolveWithObject: true });
		const encoded = uses.map((use) => async (): Promise<PrintJpeg> => {
			const cut = cutFor(part, cropWithin(part.crop, use.crop), use.wanted);
			const bytes = await encode(cutOut(sharp(data, { raw: info }), cut), use, { profilePath, sampling: FULL });
			return { width: cut.width, height: cut.height, crop: cropOf(part.crop, cut.crop), ...bytes };
		});
		return hasAlpha ? inTurn(encoded) : Promise.all(encoded.map((start) => start()));
	});
}

async function opaqueJpeg(image: Sharp, look: PhotoLook, coding: Coding): Promise<JpegBytes> {
	if (!look.colors && !look.blur) return { jpeg: await printJpeg(image, coding).toBuffer() };
	const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
	const seen = sharp(await withLook(data, info, look), { raw: info });
	return { jpeg: await printJpeg(seen, { ...coding, sampling: FULL }).toBuffer() };
}

async function jpegWithAlpha(image: Sharp, look: PhotoLook, coding: Coding): Promise<JpegBytes> {
	const { data: plain, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	const data = await withLook(plain, info, look);
	const { width, height } = info;
	const alpha = Buffer.alloc(width * height);
	for (let pixel = 0; pixel < alpha.length; pixel++) alpha[pixel] = data[pixel * 4 + 3]!;
	const opaque = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
	const jpeg = await printJpeg(opaque, coding).toBuffer();
	return { jpeg, ...(alpha.some((value) => value < 255) && { alpha }) };
}

async function withLook(pixels: Buffer, info: OutputInfo, { colors, blur }: PhotoLook): Promise<Buffer> {
	if (colors) recolor(pixels, info.channels, colors);
	return blur ? softened(pixels, info, blur * info.width) : pixels;
}

/** Each holds its pixels whole while their transparency is taken out: one after the other. */
async function inTurn(starts: readonly (() => Promise<PrintJpeg>)[]): Promise<PrintJpeg[]> {
	const done: PrintJpeg[] = [];
	for (const start of starts) done.push(await start());
	return done;
}

async function opened(original: Original) {
	const image = upright(original);
	if (isPlain(original)) return { image, hasAlpha: false, ...original };
	const { autoOrient: size, hasAlpha } = await image.metadata();
	return { image, size, hasAlpha, sampling: FULL };
}

/** One for each use: a clone would copy the original. */
function upright(original: Original): Sharp {
	return isPlain(original) ? sharp(original.path, STRICT) : sharp(original, STRICT).autoOrient();
}

function isPlain(original: Original): original is PlainPicture {
	return typeof original === "object" && "path" in original;
}

/** Never enlarged: where the original has fewer pixels than wanted, all it has. */
function cutFor(size: PixelSize, crop: Crop, wanted: PixelSize): Cut {
	const scaleX = Math.min(1, wanted.width / (crop.width * size.width));
	const scaleY = Math.min(1, wanted.height / (crop.height * size.height));
	const width = Math.max(1, Math.round(size.width * scaleX));
	const height = Math.max(1, Math.round(size.height * scaleY));
	const across = wholePixels(crop.x, crop.width, width);
	const down = wholePixels(crop.y, crop.height, height);
	return {
		whole: { width, height },
		left: across.start,
		top: down.start,
		width: across.length,
		height: down.length,
		crop: {
			x: across.start / width,
			y: down.start / height,
			width: across.length / width,
			height: down.length / height,
		},
	};
}

/** What all uses show, at the least of 1, 1/2, 1/4 ... that is enough for the largest: decoders shrink by those. */
function commonCut(size: PixelSize, uses: readonly PhotoUse[]): Cut {
	const left = Math.min(...uses.map(({ crop }) => crop.x));
	const top = Math.min(...uses.map(({ crop }) => crop.y));
	const width = Math.max(...uses.map(({ crop }) => crop.x + crop.width)) - left;
	const height = Math.max(...uses.map(({ crop }) => crop.y + crop.height)) - top;
	const scales = uses.flatMap(({ crop, wanted }) => [
		wanted.width / (crop.width * size.width),
		wanted.height / (crop.height * size.height),
	]);
	const scale = Math.min(1, 2 ** Math.ceil(Math.log2(Math.max(...scales))));
	const wanted = { width: width * size.width * scale, height: height * size.height * scale };
	return cutFor(size, { x: left, y: top, width, height }, wanted);
}

/** A crop of the whole picture, seen from a part of it; `cropOf` is the way back. */
function cropWithin(part: Crop, crop: Crop): Crop {
	return {
		x: (crop.x - part.x) / part.width,
		y: (crop.y - part.y) / part.height,
		width: crop.width / part.width,
		height: crop.height / part.height,
	};
}

function cropOf(part: Crop, crop: Crop): Crop {
	return {
		x: part.x + crop.x * part.width,
		y: part.y + crop.y * part.height,
		width: crop.width * part.width,
		height: crop.height * part.height,
	};
}

/** Resized first, then cut: libvips computes only what is cut out, and JPEGs are shrunk while they are decoded. */
function cutOut(image: Sharp, { whole, left, top, width, height }: Cut): Sharp {
	return image
		.resize(whole.width, whole.height, { fit: "fill" })
		.extract({ left, top, width, height })
		.toColourspace("srgb");
}

function wholePixels(start: number, length: number, size: ImagePixels): { start: number; length: number } {
	const first = Math.min(size - 1, Math.max(0, Math.floor(start * size + 1e-6)));
	const last = Math.min(size, Math.max(first + 1, Math.ceil((start + length) * size - 1e-6)));
	return { start: first, length: last - first };
}

/** With a profile in the inks of a press, which are never halved. Asking for the space "cmyk" as well would convert twice. */
function printJpeg(image: Sharp, { profilePath, sampling }: Coding): Sharp {
	const separated = profilePath ? image.withIccProfile(profilePath, { attach: false }) : image;
	const chromaSubsampling = profilePath ? FULL : sampling;
	// Optimised coding would save a few per cent of the file and double the time.
	return separated.jpeg({ quality: 92, chromaSubsampling, optimiseCoding: false });
}
