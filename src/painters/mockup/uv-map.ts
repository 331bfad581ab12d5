import type { RgbaPicture } from "#painters/mockup/mockup-scene.ts";

/** Neighbours further apart than this lie on different surfaces. */
export const SEAM = 0.05;
export const NOT_PRINTED = -1;

/**
 * u, v pairs for every pixel of the picture; NOT_PRINTED where no print is seen. Full and half size maps alike.
 * `step` 2: of the picture at half its size, whose pixels have their middle between those of the map.
 */
export function decodeUvMap(map: RgbaPicture, width: number, height: number, step: 1 | 2 = 1): Float32Array {
	const stored = decodeTexels(map);
	const mapStep = Math.round((width * step) / map.width);
	const place = { scale: step / mapStep, offset: (step - 1) / 2 / mapStep };
	if (place.scale === 1 && place.offset === 0) return stored;
	const uv = new Float32Array(width * height * 2).fill(NOT_PRINTED);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const across = x * place.scale + place.offset;
			const down = y * place.scale + place.offset;
			interpolate(stored, map.width, map.height, across, down, uv, (y * width + x) * 2);
		}
	}
	return uv;
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

/** Texel (x, y) of a half map is pixel (2x, 2y) exactly; what lies between mixes only neighbours of one surface. */
function interpolate(
	map: Float32Array,
	columns: number,
	rows: number,
	x: number,
	y: number,
	out: Float32Array,
	at: number,
) {
	const left = Math.min(Math.floor(x), columns - 1);
	const top = Math.min(Math.floor(y), rows - 1);
	const fx = x - left;
	const fy = y - top;
	const homeU = map[(top * columns + left) * 2]!;
	const homeV = map[(top * columns + left) * 2 + 1]!;
	let u = 0;
	let v = 0;
	let found = 0;
	for (let down = 0; down <= (fy > 0 ? 1 : 0); down++) {
		for (let right = 0; right <= (fx > 0 ? 1 : 0); right++) {
			const texel = (Math.min(top + down, rows - 1) * columns + Math.min(left + right, columns - 1)) * 2;
			if (map[texel] === NOT_PRINTED) continue;
			if (homeU !== NOT_PRINTED && Math.abs(map[texel]! - homeU) + Math.abs(map[texel + 1]! - homeV) > SEAM) continue;
			const weight = (right ? fx : 1 - fx) * (down ? fy : 1 - fy);
			u += map[texel]! * weight;
			v += map[texel + 1]! * weight;
			found += weight;
		}
	}
	if (found === 0) return;
	out[at] = u / found;
	out[at + 1] = v / found;
}
