import type { PhotoAdjustments } from "#design/document.ts";
import { LUMA, WARMEST } from "#design/elements/photo/adjustments.ts";

/** Rows of red, green, blue and alpha, 0 to 255. */
type Pixels = { readonly data: ArrayLike<number> };

/** Of all tones, this part may become plain black, and as much plain white. */
const LOST = 0.005;
const [DARKEST, LIGHTEST] = [0.02, 0.98];
const STRONGEST_LEVELS = 1.5;
const STRONGEST_OFFSET = 0.25;
/** A sunset is meant to be warm: half of a cast is taken away, and never all of a strong one. */
const CAST_TAKEN = 0.5;
const STRONGEST_WARMTH = 0.5;

/** Levels by the picture's own histogram and white balance by the mean of its pale colours; undefined where all is well. */
export function enhancing(pixels: Pixels): PhotoAdjustments | undefined {
	const found = { ...levels(pixels), warmth: balance(pixels) };
	const set = Object.entries(found)
		.map(([name, value]) => [name, Math.round(value * 100) / 100] as const)
		.filter(([, value]) => Math.abs(value) >= 0.02);
	return set.length > 0 ? Object.fromEntries(set) : undefined;
}

/** Solved for brightness and contrast: the darkest and lightest tones reach theirs as far as is gentle; none is lifted. */
function levels(pixels: Pixels): Required<Pick<PhotoAdjustments, "brightness" | "contrast">> {
	const tones = colorsOf(pixels)
		.map(([red, green, blue]) => (LUMA[0] * red + LUMA[1] * green + LUMA[2] * blue) / 255)
		.sort((one, other) => one - other);
	const dark = tones[Math.floor(tones.length * LOST)] ?? 0;
	const light = tones[Math.ceil(tones.length * (1 - LOST)) - 1] ?? 1;
	const wanted = (LIGHTEST - DARKEST) / Math.max(0.01, light - dark);
	if (wanted <= 1) return { brightness: 0, contrast: 0 };
	const steep = Math.min(STRONGEST_LEVELS, wanted);
	const middle = (DARKEST + LIGHTEST) / 2 - (steep * (dark + light)) / 2;
	const offset = Math.min(0, Math.max(-STRONGEST_OFFSET, middle));
	const slope = Math.min(steep, (LIGHTEST - offset) / light);
	const contrast = -2 * offset;
	return { contrast, brightness: slope / (1 + contrast) - 1 };
}

function balance(pixels: Pixels): number {
	let [reds, blues, count] = [0, 0, 0];
	for (const [red, green, blue] of colorsOf(pixels)) {
		const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
		if (most < 40 || least > 245 || most - least > 0.3 * most) continue;
		reds += red;
		blues += blue;
		count++;
	}
	if (count === 0 || reds === 0 || blues === 0) return 0;
	const cast = reds / blues;
	const warmth = ((1 / cast - 1) / (1 / cast + 1)) * (2 / WARMEST) * CAST_TAKEN;
	return Math.min(STRONGEST_WARMTH, Math.max(-STRONGEST_WARMTH, warmth));
}

function colorsOf({ data }: Pixels): (readonly [number, number, number])[] {
	const colors: (readonly [number, number, number])[] = [];
	for (let at = 0; at < data.length; at += 4)
		if (data[at + 3]! > 127) colors.push([data[at]!, data[at + 1]!, data[at + 2]!]);
	return colors;
}
