import sharp, { type Sharp } from "sharp";
import type { ImagePixels } from "#core/units.ts";

type Raster = { readonly width: ImagePixels; readonly height: ImagePixels; readonly channels: 1 | 2 | 3 | 4 };

/** So many pixels a standard deviation are enough: what is blurred more is made smaller before and larger after. */
const ENOUGH = 6;
/** libvips takes no less. */
const LEAST = 0.3;

/** Colours blurred by a standard deviation in pixels, as painters/svg-filters.tsx does it: the outline stays. */
export async function softened(pixels: Buffer, raster: Raster, deviation: number): Promise<Buffer> {
	if (deviation < LEAST) return pixels;
	const blurred = await blurredPixels(pixels, raster, deviation);
	const { channels } = raster;
	if (channels !== 4) return blurred;
	for (let at = 3; at < blurred.length; at += channels) {
		blurred[at] = pixels[at]!;
	}
	return blurred;
}

/** The edges count as going on beyond. */
export async function blurredPixels(pixels: Buffer, raster: Raster, deviation: number): Promise<Buffer> {
	if (deviation < LEAST) return pixels;
	const { width, height, channels } = raster;
	const by = Math.max(1, deviation / ENOUGH);
	const small = { width: Math.max(1, Math.round(width / by)), height: Math.max(1, Math.round(height / by)) };
	const shrunk =
		by > 1
			? await asRead(sharp(pixels, { raw: raster }).resize(small.width, small.height, { fit: "fill" }), channels)
			: pixels;
	const sigma = (deviation * small.width) / width;
	const soft = sharp(shrunk, { raw: { ...small, channels } }).blur({ sigma, minAmplitude: 0.01 });
	const same = await asRead(soft, channels);
	if (by === 1) return same;
	const whole = sharp(same, { raw: { ...small, channels } }).resize(width, height, { fit: "fill", kernel: "cubic" });
	return asRead(whole, channels);
}

/** With as many channels as it was read with: left to itself, sharp makes three of one. */
function asRead(image: Sharp, channels: Raster["channels"]): Promise<Buffer> {
	return image
		.toColourspace(channels < 3 ? "b-w" : "srgb")
		.raw()
		.toBuffer();
}
