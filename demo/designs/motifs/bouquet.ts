import { placed } from "../art.ts";
import {
	around,
	box,
	type Drawing,
	disc,
	fill,
	flow,
	leaf,
	open,
	oval,
	polygon,
	rosette,
	stroke,
	turned,
} from "../pen.ts";
import { sprig, tulip } from "./plants.ts";
import { standingPencil } from "./school.ts";

export type Bouquet = {
	readonly pencils: readonly (readonly [string, string])[];
	readonly wood: string;
	readonly green: string;
	readonly dark: string;
	readonly petal: string;
	readonly shade: string;
	readonly sun: string;
	readonly seed: string;
	readonly paper: string;
	readonly line: string;
	readonly ribbon: string;
	readonly knot: string;
};

const FOOT = 36;

/** A motif whose foot is in the bouquet's knot and whose top is so far from there. */
function fanned(drawing: Drawing, turn: number, reach: number, size: number): Drawing {
	const [x, y] = turned([0, FOOT - reach + size / 2], [0, FOOT], turn);
	return placed(drawing, { x, y, size, turn });
}

/** Pencils, a ruler and a brush among flowers, in squared paper: as large as the square, its knot in the lower third. */
export function bouquet(tones: Bouquet): Drawing {
	const { pencils, wood, green, dark, petal, shade, sun, seed, paper, line, ribbon, knot } = tones;
	const pencil = (index: number, turn: number, reach: number) =>
		fanned(placed(standingPencil(13, 100, pencils[index]!, wood), { x: 0, y: -50, size: 100 }), turn, reach, 64);
	return [
		...fanned(sprig(green, dark), -44, 70, 44),
		...fanned(sprig(green, dark), 45, 69, 44),
		...fanned(sprig(dark), -17, 84, 46),
		...fanned(sprig(dark), 18, 84, 46),
		...fanned(ruler(sun, seed), 9, 85, 70),
		...pencil(0, -26, 83),
		...fanned(brush(wood, shade, dark), -8, 87, 74),
		...pencil(1, 27, 82),
		...fanned(tulip(petal, shade, green), -38, 66, 52),
		...fanned(tulip(petal, shade, green), 39, 64, 52),
		...pencil(2, 0.5, 73),
		...fanned(bloom(sun, "#c98a2b", seed), -15, 62, 27),
		...fanned(bloom(sun, "#c98a2b", seed), 17, 57, 26),
		...fanned(daisy(petal, paper), 35, 45, 18),
		...fanned(daisy(paper, sun), -35, 47, 20),
		...fanned(daisy(paper, sun), 1, 46, 21),
		fill(
			paper,
			"M-27 5C-20 -3 -10 8 0 2C10 8 20 -3 27 5C22 20 12 32 4.5 37C11 42 15 46 18 50L-18 50C-15 46 -11 42 -4.5 37C-12 32 -22 20 -27 5Z",
		),
		stroke(
			line,
			0.5,
			...[-20, -13, -6.5, 0, 6.5, 13, 20].map((x) => open([x, 5.5], [x * 0.2, 35])),
			flow([
				[-24, 12],
				[-10, 13.5],
				[0, 12],
				[10, 13.5],
				[24, 12],
			]),
			flow([
				[-19.5, 20],
				[-8, 21.5],
				[8, 21.5],
				[19.5, 20],
			]),
			flow([
				[-13, 28],
				[0, 29.5],
				[13, 28],
			]),
		),
		fill(ribbon, box(-7, 33.5, 14, 6.5, 2.5)),
		fill(ribbon, "M0 36C-8 26 -22 24 -23 32C-23 40 -9 42 0 36Z", "M0 36C8 26 22 24 23 32C23 40 9 42 0 36Z"),
		fill(
			knot,
			"M0 36C-7 31 -15 29 -17 32C-16 36 -8 38 0 36Z",
			"M0 36C7 31 15 29 17 32C16 36 8 38 0 36Z",
			oval(0, 36.5, 4, 3.6),
		),
	];
}

function bloom(petal: string, shade: string, heart: string): Drawing {
	const petals = (turn: number, long: number) =>
		Array.from({ length: 12 }, (_, index) =>
			leaf(...around(0, 0, 18, 1, index * 30 + turn)[0]!, long, 15, index * 30 + turn),
		);
	return [
		fill(shade, ...petals(15, 30)),
		fill(petal, ...petals(0, 28)),
		fill(heart, disc(0, 0, 22)),
		fill(shade, ...around(0, 0, 13, 9).map(([x, y]) => disc(x, y, 1.8))),
	];
}

function daisy(petal: string, heart: string): Drawing {
	return [fill(petal, rosette(0, 0, 48, 8)), fill(heart, disc(0, 0, 15))];
}

function ruler(wood: string, mark: string): Drawing {
	return [
		fill(wood, box(-9, -50, 18, 100, 2)),
		stroke(
			mark,
			1.5,
			...Array.from({ length: 12 }, (_, index) => open([9, -45 + index * 6], [index % 3 ? 4.5 : 0, -45 + index * 6])),
		),
	];
}

function brush(wood: string, hair: string, metal: string): Drawing {
	return [
		fill(wood, polygon([-3.5, -22], [3.5, -22], [2, 50], [-2, 50])),
		fill(metal, polygon([-5, -32], [5, -32], [3.8, -16], [-3.8, -16])),
		fill(hair, leaf(0, -30, 20, 11, 0), box(-4.6, -36, 9.2, 5, 1)),
	];
}
