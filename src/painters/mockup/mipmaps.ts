import type { RgbaPicture } from "#painters/mockup/mockup-scene.ts";
import { LINEAR } from "#painters/mockup/tone-curve.ts";

/** A picture in linear light, three floats a pixel. */
export type MipLevel = { readonly width: number; readonly height: number; readonly light: Float32Array };
export type Mipmaps = { readonly levels: readonly MipLevel[]; readonly mean: readonly [number, number, number] };

/** The design laid on its ground colour, then halved until one pixel is left. */
export function buildMipmaps(design: RgbaPicture, ground: readonly [number, number, number]): Mipmaps {
	let level = layOnGround(design, ground);
	const levels = [level];
	while (level.width > 1 || level.height > 1) {
		level = halve(level);
		levels.push(level);
	}
	return { levels, mean: [level.light[0]!, level.light[1]!, level.light[2]!] };
}

function layOnGround({ width, height, rgba }: RgbaPicture, ground: readonly [number, number, number]): MipLevel {
	const light = new Float32Array(width * height * 3);
	for (let from = 0, to = 0; from < width * height * 4; from += 4, to += 3) {
		const alpha = rgba[from + 3]!;
		if (alpha === 0) {
			light[to] = ground[0];
			light[to + 1] = ground[1];
			light[to + 2] = ground[2];
			continue;
		}
		const cover = alpha / 255;
		for (let channel = 0; channel < 3; channel++) {
			light[to + channel] = LINEAR[rgba[from + channel]!]! * cover + ground[channel]! * (1 - cover);
		}
	}
	return { width, height, light };
}

function halve(from: MipLevel): MipLevel {
	const width = Math.max(1, from.width >> 1);
	const height = Math.max(1, from.height >> 1);
	const light = new Float32Array(width * height * 3);
	const right = from.width > 1 ? 3 : 0;
	const down = from.height > 1 ? from.width * 3 : 0;
	for (let y = 0, to = 0; y < height; y++) {
		let at = Math.min(2 * y, from.height - 1) * from.width * 3;
		for (let x = 0; x < width; x++, at += 3 + right) {
			for (let channel = 0; channel < 3; channel++, to++) {
				const a = at + channel;
				light[to] =
					(from.light[a]! + from.light[a + right]! + from.light[a + down]! + from.light[a + right + down]!) / 4;
			}
		}
	}
	return { width, height, light };
}
