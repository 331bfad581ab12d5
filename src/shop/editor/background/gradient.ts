import type { Degrees } from "#core/units.ts";
import type { LinearPaint } from "#design/display-list.ts";
import type { Area } from "#design/geometry/side-area.ts";

/** Colours from one end to the other: two or three. */
export type GradientColors = readonly [string, string] | readonly [string, string, string];

export const GRADIENTS: readonly { readonly name: string; readonly colors: GradientColors; readonly angle: Degrees }[] =
	[
		{ name: "dawn", colors: ["#fde8d0", "#e8a0ab"], angle: 0 },
		{ name: "sky", colors: ["#8fc1e3", "#ffffff"], angle: 0 },
		{ name: "meadow", colors: ["#f3e6d3", "#2f6b4f"], angle: 0 },
		{ name: "sunset", colors: ["#f2c14e", "#d9692a", "#6d4c8f"], angle: 0 },
		{ name: "sea", colors: ["#1f4e8c", "#8fc1e3"], angle: 45 },
		{ name: "night", colors: ["#1f1b16", "#1f4e8c", "#6d4c8f"], angle: 0 },
	];

/** 0 runs downwards, 90 to the right; from one corner's height to the opposite one's, as CSS has it. */
export function linearGradient(colors: GradientColors, angle: Degrees, { width, height }: Area): LinearPaint {
	const [across, down] = direction(angle);
	const half = (Math.abs(width * across) + Math.abs(height * down)) / 2;
	const end = (sign: 1 | -1) =>
		[0.5 + (sign * across * half) / width, 0.5 + (sign * down * half) / height].map(rounded) as [number, number];
	const last = colors.length - 1;
	const stops = colors.map((color, index) => ({ offset: index / last, color }));
	return { type: "linear", from: end(-1), to: end(1), stops };
}

export function angleOf({ from, to }: LinearPaint, { width, height }: Area): Degrees {
	const angle = Math.atan2((to[0] - from[0]) * width, (to[1] - from[1]) * height) * (180 / Math.PI);
	return (Math.round(angle) + 360) % 360;
}

/** However many stops another hand gave it: its ends, and what stands between them. */
export function colorsOf({ stops }: LinearPaint): GradientColors {
	const sorted = stops.toSorted((one, other) => one.offset - other.offset);
	const [first, last] = [sorted[0]?.color ?? "#ffffff", sorted.at(-1)?.color ?? "#ffffff"];
	const middle = sorted[Math.floor(sorted.length / 2)]?.color;
	return sorted.length > 2 && middle ? [first, middle, last] : [first, last];
}

function direction(angle: Degrees): readonly [number, number] {
	const radians = (angle * Math.PI) / 180;
	return [Math.sin(radians), Math.cos(radians)];
}

/** Within what a document may hold, even on the narrowest band. */
function rounded(value: number): number {
	return Math.min(10, Math.max(-10, Math.round(value * 1e4) / 1e4 || 0));
}
