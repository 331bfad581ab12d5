import { layWeave } from "#painters/mockup/cloth-weave.ts";
import type { SceneMaps } from "#painters/mockup/mockup-scene.ts";
import { STORED_LIGHT, toneByte } from "#painters/mockup/tone-curve.ts";
import { decodeUvMap, NOT_PRINTED, SEAM } from "#painters/mockup/uv-map.ts";

/** A scene made ready for many compositions. */
export type PreparedScene = {
	readonly width: number;
	readonly height: number;
	/** The picture with a white print: pixels that no design changes keep these bytes. */
	readonly still: Uint8ClampedArray;
	/** Pixels that show the print, and six numbers for each: u, v and their change by one pixel right and down. */
	readonly printed: Uint32Array;
	readonly footprints: Float32Array;
	/** Pixels that only receive light from the print (or belong to the tinted garment). */
	readonly bounced: Uint32Array;
	readonly white: Uint8Array | Uint8ClampedArray;
	readonly black: Uint8Array | Uint8ClampedArray;
	/** Where the scene has no accents, the black one again. */
	readonly accent: Uint8Array | Uint8ClampedArray;
	/** By how many thousandths each pixel is lighter or darker where it shows cloth. */
	readonly weave: Int8Array;
};

export const FOOTPRINT = 6;
/** Bytes. */
const NOISE = 4;

type Pixels = SceneMaps["white"]["rgba"];

/** `step` 2: of pictures at half the scene's size; the map is as it was stored. */
export function prepareScene({ white, black, accent = black, uv: map }: SceneMaps, step: 1 | 2 = 1): PreparedScene {
	const { width, height } = white;
	const uv = decodeUvMap(map, width, height, step);
	const still = new Uint8ClampedArray(width * height * 4);
	const printed: number[] = [];
	const bounced: number[] = [];
	for (let pixel = 0; pixel < width * height; pixel++) {
		const byte = pixel * 4;
		for (let channel = 0; channel < 3; channel++) {
			still[byte + channel] = toneByte(STORED_LIGHT[white.rgba[byte + channel]!]!);
		}
		still[byte + 3] = 255;
		if (uv[pixel * 2] !== NOT_PRINTED) printed.push(pixel);
		else if (receivesLight(white.rgba, black.rgba, byte)) bounced.push(pixel);
	}
	return {
		width,
		height,
		still,
		printed: Uint32Array.from(printed),
		footprints: measureFootprints(printed, uv, width),
		bounced: Uint32Array.from(bounced),
		white: white.rgba,
		black: black.rgba,
		accent: accent === black ? black.rgba : withoutNoise(accent.rgba, white.rgba),
		weave: layWeave(width, height, step),
	};
}

/** More than the noise of lossy storage. */
function receivesLight(white: Pixels, black: Pixels, byte: number): boolean {
	for (let channel = byte; channel < byte + 3; channel++) {
		if (Math.abs(white[channel]! - black[channel]!) > 2) return true;
	}
	return false;
}

/** Where accents of a cloth differ from the white picture by no more than lossy storage does, they are made alike:
 * a light design would else be seen as speckles on cuffs that it never reaches. */
function withoutNoise(accent: Pixels, white: Pixels): Pixels {
	return accent.map((value, byte) => {
		const apart = white[byte]! - value;
		const share = Math.min(1, Math.max(0, (Math.abs(apart) - NOISE) / NOISE));
		return Math.round(white[byte]! - apart * share);
	});
}

function measureFootprints(printed: readonly number[], uv: Float32Array, width: number): Float32Array {
	const footprints = new Float32Array(printed.length * FOOTPRINT);
	printed.forEach((pixel, index) => {
		const at = index * FOOTPRINT;
		footprints[at] = uv[pixel * 2]!;
		footprints[at + 1] = uv[pixel * 2 + 1]!;
		writeChange(uv, pixel, 1, footprints, at + 2);
		writeChange(uv, pixel, width, footprints, at + 4);
	});
	return footprints;
}

/** From the next pixel, else from the one before; nothing across a seam. */
function writeChange(uv: Float32Array, pixel: number, step: number, out: Float32Array, at: number): void {
	const ahead = (uv[(pixel + step) * 2] ?? NOT_PRINTED) !== NOT_PRINTED;
	const other = ahead ? pixel + step : pixel - step;
	if ((uv[other * 2] ?? NOT_PRINTED) === NOT_PRINTED) return;
	const sign = ahead ? 1 : -1;
	const changeOfU = sign * (uv[other * 2]! - uv[pixel * 2]!);
	const changeOfV = sign * (uv[other * 2 + 1]! - uv[pixel * 2 + 1]!);
	if (Math.abs(changeOfU) + Math.abs(changeOfV) > SEAM) return;
	out[at] = changeOfU;
	out[at + 1] = changeOfV;
}
