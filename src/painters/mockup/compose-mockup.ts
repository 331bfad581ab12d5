import { buildMipmaps, type MipLevel, type Mipmaps } from "#painters/mockup/mipmaps.ts";
import type { RgbaPicture } from "#painters/mockup/mockup-scene.ts";
import { FOOTPRINT, type PreparedScene } from "#painters/mockup/prepare-scene.ts";
import { linearColor, STORED_LIGHT, toneByte } from "#painters/mockup/tone-curve.ts";

export type ComposeOptions = {
	/** `#rrggbb` of the garment; white where the scene has none. */
	readonly tint?: string;
	/** `#rrggbb` of the parts beside the print that have the variant's colour. */
	readonly accent?: string;
	/** Samples along each axis of a pixel: 1 while dragging, 2 for pictures that stay. */
	readonly taps?: 1 | 2 | 3;
};

type Light = readonly [number, number, number];
/** What is being painted. */
type Lit = { readonly scene: PreparedScene; readonly picture: Uint8ClampedArray; readonly accents: Light };
const PAPER: Light = [1, 1, 1];
const EDGE = 1e-4;
/** What of a darker cloth is seen between the threads through ink that is lighter than it. */
const SEEN_THROUGH = 0.05;
/** Light on the fibres that stand out of a cloth, whatever its colour: without it dark cloth would be smooth. */
const FUZZ = 0.05;

/**
 * Lays a design on a product: pixel = black + design(u, v) * (white - black), in linear light.
 * With accents: black + color * (accent - black) + design(u, v) * (white - accent).
 */
export function composeMockup(
	scene: PreparedScene,
	design: RgbaPicture | null,
	{ tint, accent, taps = 2 }: ComposeOptions = {},
): Uint8ClampedArray<ArrayBuffer> {
	const picture = new Uint8ClampedArray(scene.still);
	const ground = tint ? linearColor(tint) : PAPER;
	const mipmaps = design ? buildMipmaps(design, ground) : null;
	const lit = { scene, picture, accents: accent ? linearColor(accent) : PAPER };
	const around = mipmaps?.mean ?? ground;
	if (tint) for (const pixel of scene.bounced) lightCloth(lit, pixel, ground);
	else for (const pixel of scene.bounced) light(lit, pixel, around[0], around[1], around[2]);
	if (mipmaps) printDesign(lit, mipmaps, tint ? ground : null, taps);
	else if (tint) for (const pixel of scene.printed) lightCloth(lit, pixel, ground);
	else if (accent) for (const pixel of scene.printed) light(lit, pixel, ...PAPER);
	return picture;
}

/** `cloth`: a garment's colour, which it shows where the UV map was only extended past the print's edge too. */
function printDesign(lit: Lit, mipmaps: Mipmaps, cloth: Light | null, taps: number) {
	const { printed, footprints } = lit.scene;
	const finest = mipmaps.levels[0]!;
	const sample = new Float32Array(3);
	const weight = 1 / (taps * taps);
	for (let index = 0; index < printed.length; index++) {
		const at = index * FOOTPRINT;
		const u = footprints[at]!;
		const v = footprints[at + 1]!;
		const pixel = printed[index]!;
		if (cloth && (u < EDGE || v < EDGE || u > 1 - EDGE || v > 1 - EDGE)) {
			lightCloth(lit, pixel, cloth);
			continue;
		}
		const rightU = footprints[at + 2]!;
		const rightV = footprints[at + 3]!;
		const downU = footprints[at + 4]!;
		const downV = footprints[at + 5]!;
		const texels =
			Math.max(
				Math.abs(rightU) * finest.width + Math.abs(rightV) * finest.height,
				Math.abs(downU) * finest.width + Math.abs(downV) * finest.height,
			) / taps;
		const level = mipmaps.levels[levelFor(texels, mipmaps.levels.length)]!;
		sample.fill(0);
		for (let j = 0; j < taps; j++) {
			for (let i = 0; i < taps; i++) {
				const x = (i + 0.5) / taps - 0.5;
				const y = (j + 0.5) / taps - 0.5;
				addBilinear(level, u + rightU * x + downU * y, v + rightV * x + downV * y, sample);
			}
		}
		const red = sample[0]! * weight;
		const green = sample[1]! * weight;
		const blue = sample[2]! * weight;
		if (cloth) lightInk(lit, pixel, cloth, red, green, blue);
		else light(lit, pixel, red, green, blue);
	}
}

function levelFor(texels: number, levels: number): number {
	if (texels < 1.5) return 0;
	return Math.min(levels - 1, 31 - Math.clz32((texels * 1.34) | 0));
}

function addBilinear({ width, height, light }: MipLevel, u: number, v: number, sum: Float32Array): void {
	const x = Math.min(Math.max(u * width - 0.5, 0), width - 1);
	const y = Math.min(Math.max(v * height - 0.5, 0), height - 1);
	const left = x | 0;
	const top = y | 0;
	const fx = x - left;
	const fy = y - top;
	const a = (top * width + left) * 3;
	const b = left + 1 < width ? a + 3 : a;
	const down = top + 1 < height ? width * 3 : 0;
	const wa = (1 - fx) * (1 - fy);
	const wb = fx * (1 - fy);
	const wc = (1 - fx) * fy;
	const wd = fx * fy;
	const d = a + down;
	const e = b + down;
	sum[0]! += light[a]! * wa + light[b]! * wb + light[d]! * wc + light[e]! * wd;
	sum[1]! += light[a + 1]! * wa + light[b + 1]! * wb + light[d + 1]! * wc + light[e + 1]! * wd;
	sum[2]! += light[a + 2]! * wa + light[b + 2]! * wb + light[d + 2]! * wc + light[e + 2]! * wd;
}

function lightCloth(lit: Lit, pixel: number, color: Light) {
	const threads = lit.scene.weave[pixel]! / 1000;
	const fuzz = FUZZ * threads;
	const share = 1 + threads;
	light(lit, pixel, color[0] * share + fuzz, color[1] * share + fuzz, color[2] * share + fuzz);
}

/** Ink lies on the higher threads: the deeper ones show more of the cloth. */
function lightInk(lit: Lit, pixel: number, cloth: Light, red: number, green: number, blue: number) {
	const threads = lit.scene.weave[pixel]! / 1000;
	const fuzz = FUZZ * threads;
	const share = 1 + threads;
	const through = Math.max(0, SEEN_THROUGH - threads);
	light(
		lit,
		pixel,
		(red - through * Math.max(0, red - cloth[0])) * share + fuzz,
		(green - through * Math.max(0, green - cloth[1])) * share + fuzz,
		(blue - through * Math.max(0, blue - cloth[2])) * share + fuzz,
	);
}

function light({ scene, picture, accents }: Lit, pixel: number, red: number, green: number, blue: number) {
	const { white, black, accent } = scene;
	const byte = pixel * 4;
	if (accent === black) {
		picture[byte] = mix(black[byte]!, white[byte]!, red);
		picture[byte + 1] = mix(black[byte + 1]!, white[byte + 1]!, green);
		picture[byte + 2] = mix(black[byte + 2]!, white[byte + 2]!, blue);
	} else {
		picture[byte] = mixAccented(black[byte]!, accent[byte]!, white[byte]!, accents[0], red);
		picture[byte + 1] = mixAccented(black[byte + 1]!, accent[byte + 1]!, white[byte + 1]!, accents[1], green);
		picture[byte + 2] = mixAccented(black[byte + 2]!, accent[byte + 2]!, white[byte + 2]!, accents[2], blue);
	}
}

function mix(black: number, white: number, design: number): number {
	const dark = STORED_LIGHT[black]!;
	return toneByte(dark + design * (STORED_LIGHT[white]! - dark));
}

function mixAccented(black: number, accent: number, white: number, color: number, design: number): number {
	const dark = STORED_LIGHT[black]!;
	const colored = STORED_LIGHT[accent]!;
	return toneByte(dark + color * (colored - dark) + design * (STORED_LIGHT[white]! - colored));
}
