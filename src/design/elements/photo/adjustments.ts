import type { PhotoAdjustments } from "#design/document.ts";
import { type ColorMatrix, multiplyColors } from "#design/elements/photo/color-matrix.ts";

/** From nothing to the strongest; 0 leaves the photo as it is. */
export const ADJUSTMENT_RANGES = {
	brightness: [-1, 1],
	contrast: [-1, 1],
	saturation: [-1, 1],
	warmth: [-1, 1],
	blackAndWhite: [0, 1],
	sepia: [0, 1],
} as const satisfies Readonly<Record<keyof PhotoAdjustments, readonly [number, number]>>;
export type Adjustment = keyof typeof ADJUSTMENT_RANGES;
export const ADJUSTMENTS = Object.keys(ADJUSTMENT_RANGES) as readonly Adjustment[];

/** Rec. 709, as in Filter Effects Level 1, grayscale(). */
export const LUMA = [0.2126, 0.7152, 0.0722] as const;
const [LUMA_RED, LUMA_GREEN, LUMA_BLUE] = LUMA;
/** How far the strongest warmth takes red and blue apart. */
export const WARMEST = 0.3;

/** Light first, then colour, then tone: each works on what the ones before it made. */
const ORDER: readonly (readonly [Adjustment, (amount: number) => ColorMatrix])[] = [
	["warmth", warmth],
	["brightness", (amount) => gains(1 + amount, 1 + amount, 1 + amount)],
	["contrast", (amount) => gains(1 + amount, 1 + amount, 1 + amount, -amount / 2)],
	["saturation", (amount) => towardsLuma(1 + amount)],
	["blackAndWhite", (amount) => towardsLuma(1 - amount)],
	["sepia", sepia],
];

/** undefined: the photo is shown as it is. */
export function adjustmentMatrix(adjustments: PhotoAdjustments): ColorMatrix | undefined {
	const steps = ORDER.flatMap(([name, matrix]) => (adjustments[name] ? [matrix(adjustments[name])] : []));
	if (steps.length === 0) return undefined;
	return steps.reduce((before, step) => multiplyColors(step, before)).map(rounded);
}

/** Filter Effects Level 1, brightness() and contrast(): linear transfer functions of slope and intercept. */
function gains(red: number, green: number, blue: number, offset = 0): ColorMatrix {
	return [red, 0, 0, 0, offset, 0, green, 0, 0, offset, 0, 0, blue, 0, offset, 0, 0, 0, 1, 0];
}

/** Von Kries: gains of red and blue, such that a grey keeps its luma. */
function warmth(amount: number): ColorMatrix {
	const red = 1 + (WARMEST / 2) * amount;
	const blue = 1 - (WARMEST / 2) * amount;
	const luma = LUMA_RED * red + LUMA_GREEN + LUMA_BLUE * blue;
	return gains(red / luma, 1 / luma, blue / luma);
}

/** Filter Effects Level 1, saturate() and grayscale(): 0 is grey, 1 unchanged. */
function towardsLuma(s: number): ColorMatrix {
	const [r, g, b] = [LUMA_RED * (1 - s), LUMA_GREEN * (1 - s), LUMA_BLUE * (1 - s)];
	return [r + s, g, b, 0, 0, r, g + s, b, 0, 0, r, g, b + s, 0, 0, 0, 0, 0, 1, 0];
}

/** Filter Effects Level 1, sepia(). */
function sepia(amount: number): ColorMatrix {
	const full = [0.393, 0.769, 0.189, 0, 0, 0.349, 0.686, 0.168, 0, 0, 0.272, 0.534, 0.131, 0, 0, 0, 0, 0, 1, 0];
	return full.map((value, index) => value * amount + (index % 6 === 0 ? 1 - amount : 0));
}

/** A display list is the same text in browser and server. */
function rounded(value: number): number {
	return Math.round(value * 1e5) / 1e5 || 0;
}
