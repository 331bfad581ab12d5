import { type Drawing, fill, flow, open, oval, polygon, type Spot, stroke } from "../pen.ts";
import { bicycle } from "./things.ts";

/** Rides to the right, bent over the bars; the wheels stand at 33. */
export function rider(jersey: string, helmet: string, skin: string, dark: string): Drawing {
	return [
		...bicycle(dark, jersey),
		stroke(skin, 5, open([-15, -24], [6, -9], [0, 20])),
		stroke(dark, 8, open([-15, -25], [-1, -14])),
		stroke(
			jersey,
			13,
			flow([
				[-13, -29],
				[-4, -39],
				[8, -42],
			]),
		),
		stroke(skin, 4.6, open([9, -40], [14, -28], [22, -25])),
		fill(skin, oval(20, -47, 7)),
		fill(helmet, "M9 -49C10 -60 28 -60 30 -47Z"),
	];
}

type Peak = { readonly x: number; readonly foot: number; readonly half: number; readonly high: number };
type Rock = { readonly light: string; readonly shade: string; readonly snow: string; readonly blue: string };

/** A mountain on its foot, half of it in the shade. */
export function summit({ x, foot, half, high }: Peak, { light, shade, snow, blue }: Rock): Drawing {
	const at = (across: number, up: number): Spot => [x + across * half, foot - up * high];
	const left = [at(-1, 0), at(-0.8, 0.16), at(-0.66, 0.24), at(-0.47, 0.5), at(-0.36, 0.56), at(-0.17, 0.84)];
	const right = [at(0.09, 0.93), at(0.24, 0.72), at(0.36, 0.64), at(0.56, 0.38), at(0.7, 0.3), at(1, 0)];
	const top = at(0, 1);
	return [
		fill(light, polygon(...left, top, ...right)),
		fill(shade, polygon(top, ...right, at(0.4, 0), at(0.3, 0.2), at(0.38, 0.34), at(0.18, 0.52), at(0.2, 0.66))),
		fill(
			snow,
			polygon(
				at(-0.23, 0.75),
				at(-0.17, 0.84),
				top,
				at(0.09, 0.93),
				at(0.2, 0.775),
				at(0.11, 0.71),
				at(0.05, 0.78),
				at(-0.03, 0.68),
				at(-0.1, 0.78),
			),
		),
		fill(blue, polygon(top, at(0.09, 0.93), at(0.2, 0.775), at(0.11, 0.71), at(0.08, 0.75), at(0.075, 0.86))),
	];
}

/** Up it in so many bends, narrower with every one of them. */
export function hairpins({ x, foot, half, high }: Peak, color: string, bends: number): Drawing {
	const at = (part: number): Spot => {
		const up = 0.7 * (1 - (1 - part) ** 1.6);
		return [x - half * 0.06 + half * 0.56 * (1 - up * 1.12) * Math.sin(part * bends * Math.PI), foot - up * high];
	};
	const steps = bends * 4;
	return Array.from({ length: steps }, (_, index) => {
		const spots = [0, 0.34, 0.67, 1].map((shift) => at((index + shift) / steps));
		return stroke(color, half * (0.012 + 0.052 * (1 - (index + 0.5) / steps) ** 1.3), flow(spots));
	});
}
