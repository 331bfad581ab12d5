import { box, type Drawing, disc, fill, flow, heart, open, oval, type Path, polygon, star, stroke } from "../pen.ts";

type House = { readonly wall: string; readonly roof: string; readonly door: string };

const LIGHT = "#ffdf95";
const SNOW = "#fbf8f3";

function pane(x: number, y: number, width: number, height: number): readonly [glass: Path, bars: readonly Path[]] {
	const [u, v] = [x + width / 2, y + height / 2];
	return [box(x, y, width, height, 1), [open([u, y], [u, y + height]), open([x, v], [x + width, v])]];
}

function windows(
	bars: string,
	places: readonly (readonly [x: number, y: number, width: number, height: number])[],
): Drawing {
	const panes = places.map((each) => pane(...each));
	return [
		fill(LIGHT, ...panes.map(([glass]) => glass)),
		stroke(bars, 1.3, ...panes.flatMap(([, crossing]) => crossing)),
	];
}

/** Narrow and steep, snow on its gable; stands on the lower edge. */
export function townhouse({ wall, roof, door }: House): Drawing {
	return [
		fill(roof, box(9, -44, 9, 24)),
		fill(SNOW, box(7, -47, 13, 5, 2.5)),
		fill(wall, polygon([-27, 50], [-27, -6], [0, -38], [27, -6], [27, 50])),
		stroke(roof, 6, open([-32, -1], [0, -38], [32, -1])),
		stroke(SNOW, 6, open([-32, -5.5], [0, -43], [32, -5.5])),
		...windows(wall, [
			[-18, -2, 13, 17],
			[5, -2, 13, 17],
			[-18, 24, 13, 15],
		]),
		fill(LIGHT, oval(0, -19, 5)),
		fill(door, "M4 50L4 30C4 21 19 21 19 30L19 50Z"),
		fill(LIGHT, disc(7.5, 38, 1.4)),
	];
}

/** Wide and low, under a thick roof. */
export function cottage({ wall, roof, door }: House): Drawing {
	return [
		fill(roof, box(-28, -30, 10, 20)),
		fill(SNOW, box(-30, -33, 14, 5, 2.5)),
		fill(wall, box(-41, 6, 82, 44)),
		fill(roof, polygon([-49, 12], [-36, -18], [36, -18], [49, 12])),
		fill(
			SNOW,
			"M-50 5L-38 -19C-37 -22 37 -22 38 -19L50 5C50 11 43 12 40 6C36 0 30 2 28 7C25 13 17 12 15 6C12 0 4 1 1 6C-2 11 -10 10 -13 5C-17 0 -24 2 -26 7C-29 13 -36 10 -38 6C-42 11 -50 11 -50 5Z",
		),
		...windows(wall, [
			[-34, 20, 16, 16],
			[18, 20, 16, 16],
		]),
		fill(door, "M-9 50L-9 26C-9 16 9 16 9 26L9 50Z"),
		stroke("#5f8a6d", 3, oval(0, 30, 4.4)),
		fill(SNOW, heart(0, 35.5, 3)),
	];
}

/** Its spire ends above the square. */
export function church({ wall, roof, door }: House): Drawing {
	return [
		fill(wall, box(-46, 12, 60, 38)),
		fill(roof, polygon([-52, 14], [-42, -12], [14, -12], [14, 14])),
		fill(
			SNOW,
			"M-53 8L-43 -13C-42 -15 12 -15 14 -14L14 6C9 12 3 10 0 6C-4 0 -11 2 -13 7C-16 12 -23 11 -25 6C-28 1 -35 2 -38 7C-42 12 -53 13 -53 8Z",
		),
		fill(wall, box(8, -18, 28, 68)),
		fill(roof, polygon([4, -17], [22, -52], [40, -17])),
		stroke(SNOW, 4.4, open([6, -20], [22, -51], [38, -20])),
		fill(LIGHT, star(22, -60, 7, 3), ...[-36, -20, -4].map(arched), "M16 6L16 -4C16 -12 28 -12 28 -4L28 6Z"),
		fill(door, "M14 50L14 32C14 22 30 22 30 32L30 50Z"),
	];
}

function arched(x: number): Path {
	return `M${x - 5} 42L${x - 5} 28C${x - 5} 20 ${x + 5} 20 ${x + 5} 28L${x + 5} 42Z`;
}

/** A fir that bends under what has fallen. */
export function snowyFir(needles: string, shade: string): Drawing {
	const tier = (top: number, foot: number, half: number): Path =>
		`M0 ${top}C${half * 0.3} ${foot - (foot - top) * 0.4} ${half * 0.7} ${foot - 8} ${half} ${foot}C${half * 0.5} ${foot + 5} ${-half * 0.5} ${foot + 5} ${-half} ${foot}C${-half * 0.7} ${foot - 8} ${-half * 0.3} ${foot - (foot - top) * 0.4} 0 ${top}Z`;
	const cap = (top: number, foot: number, half: number): Path =>
		`M0 ${top}C${half * 0.3} ${foot - (foot - top) * 0.4} ${half * 0.7} ${foot - 8} ${half} ${foot}C${half * 0.6} ${foot - 3} ${half * 0.5} ${foot - 9} ${half * 0.3} ${foot - 7}C${half * 0.1} ${foot - 6} ${half * 0.1} ${foot - 14} ${-half * 0.1} ${foot - 13}C${-half * 0.35} ${foot - 12} ${-half * 0.2} ${top + 9} 0 ${top}Z`;
	return [
		fill(shade, box(-4, 38, 8, 12)),
		fill(needles, tier(6, 42, 33)),
		fill(SNOW, cap(6, 42, 33)),
		fill(needles, tier(-22, 18, 26)),
		fill(SNOW, cap(-22, 18, 26)),
		fill(needles, tier(-49, -8, 19)),
		fill(SNOW, cap(-49, -8, 19)),
	];
}

export function smoke(color: string): Drawing {
	return [
		stroke(
			color,
			7,
			flow([
				[0, 48],
				[-10, 24],
				[8, 0],
				[-4, -24],
				[10, -46],
			]),
		),
	];
}
