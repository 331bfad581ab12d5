import type { RgbaPicture } from "#painters/mockup/mockup-scene.ts";

/** Neighbours further apart than this lie on different surfaces. */
export const SEAM = 0.05;
export const NOT_PRINTED = -1;

/** u, v pairs for every pixel of the picture; NOT_PRINTED where no print is seen. Full and half size maps alike. */
export function decodeUvMap(map: RgbaPicture, width: number, height: number): Float32Array {
	const stored = decodeTexels(map);
	if (map.width === width) return stored;
	const uv = new Float32Array(width * height * 2).fill(NOT_PRINTED);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) interpolate(stored, map.width, map.height, x, y, uv, (y * width + x) * 2);
	}
	return uv;
}

/** Coordinates cannot be averaged across edges. */
export function everySecondPixel({ width, height, rgba }: RgbaPicture): RgbaPicture {
	const columns = width >> 1;
	const rows = height >> 1;
	const kept = new Uint8Array(columns * rows * 4);
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			const from = (row * 2 * width + column * 2) * 4;
			kept.set(rgba.subarray(from, from + 4), (row * columns + column) * 4);
		}
	}
	return { width: columns, height: rows, rgba: kept };
}

function decodeTexels(map: RgbaPicture): Float32Array {
	const uv = new Float32Array(map.width * map.height * 2).fill(NOT_PRINTED);
	for (let texel = 0, byte = 0; texel < uv.length; texel += 2, byte += 4) {
		const low = map.rgba[byte + 2]!;
		const u = (map.rgba[byte]! << 4) | (low >> 4);
		const v = (map.rgba[byte + 1]! << 4) | (low & 15);
		if (u === 0 && v === 0) continue;
		uv[texel] = u / 4095;
		uv[texel + 1] = v / 4095;
	}
	return uv;
}

/** Texel (x, y) of the half map is pixel (2x, 2y) exactly; pixels between mix only neighbours of one surface. */
function interpolate(
	map: Float32Array,
	columns: number,
	rows: number,
	x: number,
	y: number,
	out: Float32Array,
	at: number,
) {
	const home = (Math.min(y >> 1, rows - 1) * columns + Math.min(x >> 1, columns - 1)) * 2;
	const homeU = map[home]!;
	const homeV = map[home + 1]!;
	let u = 0;
	let v = 0;
	let found = 0;
	for (let down = 0; down <= (y & 1); down++) {
		for (let right = 0; right <= (x & 1); right++) {
			const column = Math.min((x >> 1) + right, columns - 1);
			const row = Math.min((y >> 1) + down, rows - 1);
			const texel = (row * columns + column) * 2;
			if (map[texel] === NOT_PRINTED) continue;
			if (homeU !== NOT_PRINTED && Math.abs(map[texel]! - homeU) + Math.abs(map[texel + 1]! - homeV) > SEAM) continue;
			u += map[texel]!;
			v += map[texel + 1]!;
			found++;
		}
	}
	if (found === 0) return;
	out[at] = u / found;
	out[at + 1] = v / found;
}
