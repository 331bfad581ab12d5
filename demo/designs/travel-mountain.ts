import type { DesignElement } from "#design/document.ts";
import { art, placed } from "./art.ts";
import { background, type Field } from "./drawing.ts";
import { cableCar } from "./motifs/journey.ts";
import { BRICK, CREAM, DUSK, INK, PAPER } from "./palette.ts";
import { type Drawing, fill, oval, polygon, type Spot, stroke } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { arts, cells } from "./spread.ts";
import { stageIn, words } from "./stage.ts";
import { treeline } from "./treeline.ts";

/** A mountain that everybody wants to have stood before, in the last light, from edge to edge. */
export const alpPoster: Sketch = {
	ground: (side) => [
		background({
			type: "linear",
			from: [0, 0],
			to: [0, 1],
			stops: [
				{ offset: 0, color: "#f2c48f" },
				{ offset: 0.34, color: "#f6dfbd" },
				{ offset: 0.62, color: "#f4e6d0" },
			],
		}),
		...landscape(wholeSide(side)),
	],
	draw(field) {
		const stage = stageIn(field, 0.09, 2.3);
		const down = (share: number) => (share * stage.unit) / stage.height;
		return [
			words(stage, "ZERMATT", down(0.1), { font: "bebas-neue", size: 0.235, color: DUSK, tracking: 0.1 }),
			words(stage, "4 478 m · 1998", down(0.245), {
				font: "montserrat",
				size: 0.047,
				color: BRICK,
				tracking: 0.2,
			}),
		];
	},
};

const SKYLINE: readonly Spot[] = [
	[0, 0.8],
	[0.09, 0.7],
	[0.15, 0.73],
	[0.23, 0.58],
	[0.28, 0.6],
	[0.36, 0.36],
	[0.4, 0.3],
	[0.44, 0.13],
	[0.475, 0.03],
	[0.5, 0],
	[0.525, 0.03],
	[0.545, 0.13],
	[0.59, 0.26],
	[0.615, 0.38],
	[0.68, 0.53],
	[0.72, 0.57],
	[0.79, 0.5],
	[0.85, 0.6],
	[0.92, 0.72],
	[1, 0.8],
];
const SHADES: readonly (readonly Spot[])[] = [
	[
		[0.5, 0],
		[0.525, 0.03],
		[0.545, 0.13],
		[0.59, 0.26],
		[0.615, 0.38],
		[0.68, 0.53],
		[0.72, 0.57],
		[0.7, 0.74],
		[0.74, 1],
		[0.47, 1],
		[0.53, 0.8],
		[0.48, 0.64],
		[0.535, 0.46],
		[0.49, 0.32],
		[0.515, 0.17],
		[0.488, 0.08],
	],
	[
		[0.79, 0.5],
		[0.85, 0.6],
		[0.92, 0.72],
		[1, 0.8],
		[1, 1],
		[0.84, 1],
		[0.87, 0.84],
		[0.81, 0.7],
	],
	[
		[0.23, 0.58],
		[0.28, 0.6],
		[0.31, 0.72],
		[0.29, 0.84],
		[0.34, 1],
		[0.18, 1],
		[0.24, 0.82],
		[0.21, 0.7],
	],
];
const LIT_SNOW: readonly (readonly Spot[])[] = [
	[
		[0.5, 0],
		[0.475, 0.03],
		[0.44, 0.13],
		[0.4, 0.3],
		[0.36, 0.36],
		[0.315, 0.5],
		[0.35, 0.46],
		[0.36, 0.57],
		[0.39, 0.42],
		[0.415, 0.62],
		[0.44, 0.38],
		[0.462, 0.5],
		[0.49, 0.32],
		[0.515, 0.17],
		[0.488, 0.08],
	],
	[
		[0.79, 0.5],
		[0.745, 0.55],
		[0.73, 0.62],
		[0.755, 0.6],
		[0.765, 0.69],
		[0.785, 0.6],
		[0.81, 0.7],
	],
	[
		[0.23, 0.58],
		[0.19, 0.66],
		[0.16, 0.78],
		[0.19, 0.73],
		[0.2, 0.82],
		[0.21, 0.7],
	],
	[
		[0.09, 0.7],
		[0.04, 0.76],
		[0, 0.8],
		[0.05, 0.8],
		[0.06, 0.86],
		[0.1, 0.78],
	],
];
const BLUE_SNOW: readonly (readonly Spot[])[] = [
	[
		[0.5, 0],
		[0.525, 0.03],
		[0.545, 0.13],
		[0.59, 0.26],
		[0.615, 0.38],
		[0.59, 0.34],
		[0.585, 0.46],
		[0.56, 0.3],
		[0.545, 0.38],
		[0.53, 0.24],
		[0.515, 0.17],
		[0.488, 0.08],
	],
	[
		[0.79, 0.5],
		[0.85, 0.6],
		[0.88, 0.66],
		[0.855, 0.65],
		[0.85, 0.74],
		[0.82, 0.64],
		[0.81, 0.7],
	],
	[
		[0.23, 0.58],
		[0.28, 0.6],
		[0.29, 0.66],
		[0.265, 0.65],
		[0.255, 0.73],
		[0.235, 0.66],
		[0.21, 0.7],
	],
];

function landscape(whole: Field): DesignElement[] {
	const { x, y, width, height } = whole;
	const unit = Math.min(width, height);
	const [right, bottom] = [x + width, y + height];
	const count = Math.max(1, Math.round(width / (unit * 1.6)));
	const tall = height > width * 1.8;
	const top = y + height * (tall ? 0.5 : height > width * 1.15 ? 0.3 : 0.42);
	const foot = y + height * 0.86;
	const massifs = cells({ x, y: top, width, height: foot - top }, count, 1);
	const line: readonly [Spot, Spot] = [
		[x, foot - (foot - top) * 0.5],
		[right, foot - (foot - top) * 0.16],
	];
	const cars = Array.from({ length: count }, (_, index) => {
		const part = (index + 0.17) / count;
		const size = unit * 0.12;
		const v = line[0][1] + (line[1][1] - line[0][1]) * part;
		return placed(cableCar(BRICK, PAPER, CREAM, INK), { x: x + width * part, y: v + size * 0.48, size });
	});
	const slope = (from: number, to: number, trees: number, seed: number, far = false) =>
		treeline([x, y + height * from], [right, y + height * to], bottom, unit * trees, seed, far);
	return [
		art("sun", [fill("#f7ecd6", oval(x + width * (count > 1 ? 0.5 : 0.74), top + (foot - top) * 0.22, unit * 0.15))]),
		...arts(
			"mountain",
			massifs.map((cell, index) => massif(cell, index % 2 === 1)),
		),
		art("rope", [stroke(INK, unit * 0.004, polygon(...line))]),
		...arts("slopes", [
			[fill("#6f8b86", slope(0.72, 0.8, 0.05, 1, true))],
			[fill("#3f6a61", slope(0.86, 0.78, 0.085, 4))],
		]),
		...arts("cars", cars),
		art("firs", [fill("#23463f", slope(0.93, 0.95, 0.15, 7))]),
	];
}

function massif({ x, y, width, height }: Field, flip: boolean): Drawing {
	const at = ([u, v]: Spot): Spot => [x + (flip ? 1 - u : u) * width, y + v * height];
	const drawn = (spots: readonly Spot[]) => polygon(...spots.map(at));
	return [
		fill(
			"#c9b3a6",
			drawn([
				[0, 1],
				[0, 0.62],
				[0.12, 0.5],
				[0.2, 0.56],
				[0.31, 0.45],
				[0.7, 0.46],
				[0.83, 0.4],
				[0.93, 0.52],
				[1, 0.62],
				[1, 1],
			]),
		),
		fill("#d99b76", drawn([[0, 1], ...SKYLINE, [1, 1]])),
		fill("#6c6f86", ...SHADES.map(drawn)),
		fill("#fff6e6", ...LIT_SNOW.map(drawn)),
		fill("#b9c3d6", ...BLUE_SNOW.map(drawn)),
	];
}
