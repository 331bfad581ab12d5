import { sea } from "../pictures.ts";
import { TAG } from "../tags.ts";
import { art, ornament, placed } from "./art.ts";
import type { Collection } from "./collection.ts";
import { background, photo, shape } from "./drawing.ts";
import { twinkle } from "./motifs/animals.ts";
import { cup, envelope } from "./motifs/things.ts";
import { BLUSH, BRICK, COCOA, CORAL, CREAM, DUSK, HONEY, OLIVE, PAPER } from "./palette.ts";
import { around, type Drawing, fill, flow, heart, oval, polygon, type Spot, stroke } from "./pen.ts";
import type { Sketch } from "./sketch.ts";
import { spot, stageIn, words } from "./stage.ts";
import { fourPartHeart, soundOfIt, twoLines } from "./valentine-lines.ts";
import { cherryPair, matchbox, playingCard, tiledHearts } from "./valentine-prints.ts";
import { twoSails } from "./valentine-sails.ts";

/** The rings of a tree, with two initials carved into it. */
const carved: Sketch = {
	ground: () => [background(CREAM)],
	edged: ["A + M"],
	draw(field) {
		const stage = stageIn(field, 0.09);
		const [x, y] = spot(stage, 0.5, 0.43);
		const middle = { ...stage, y: 0, height: 1 };
		return [
			art("tree rings", trunk(x, y, stage.unit)),
			words(middle, "A + M", y - stage.unit * 0.015, { font: "caveat", size: 0.15, color: COCOA, width: 0.38 }),
			words(stage, "2014 – 2026", 0.955, { font: "montserrat", size: 0.05, color: COCOA, tracking: 0.18 }),
		];
	},
	other: (field) => [
		art("tree rings", trunk(field.x + field.width / 2, field.y + field.height / 2, field.height * 0.86)),
	],
};

function trunk(x: number, y: number, unit: number): Drawing {
	const ring = (radius: number, shift: number) =>
		flow(
			around(x, y, 1, 18).map(([u, v], index): Spot => {
				const r = radius * unit * (1 + 0.025 * Math.sin(index * 1.7 + shift) + 0.02 * Math.sin(index * 0.9 + 2));
				return [x + (u - x) * r, y + (v - y) * r];
			}),
			true,
		);
	return [
		fill(COCOA, ring(0.43, 0)),
		fill("#d9b88f", ring(0.405, 0)),
		stroke(
			"#b58b5f",
			unit * 0.0045,
			...[0.375, 0.35, 0.33, 0.3, 0.28].map((radius, index) => ring(radius, index * 0.3)),
		),
		stroke(COCOA, unit * 0.014, heart(x, y + unit * 0.02, unit * 0.46)),
	];
}

const HEART: readonly Spot[] = [
	[0, 0.36],
	[-0.17, 0.2],
	[-0.33, 0.02],
	[-0.35, -0.16],
	[-0.23, -0.28],
	[-0.09, -0.25],
	[0, -0.12],
	[0.1, -0.26],
	[0.24, -0.27],
	[0.35, -0.14],
	[0.31, 0.04],
	[0.16, 0.21],
];

/** A constellation that no atlas has, over a place and a night. */
const thatNight: Sketch = {
	ground: () => [background(DUSK)],
	edged: [],
	draw(field, garment) {
		const stage = stageIn(field, 0.1);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.38);
		return [
			art("night sky", night(x, y, unit * 0.74)),
			words(stage, "VERONA", 0.86, { font: "montserrat", size: 0.065, color: garment ? DUSK : CREAM, tracking: 0.3 }),
			words(stage, "45° 26′ N · 10° 59′ E · 14.02.2026", 0.95, {
				font: "lora",
				size: 0.042,
				color: garment ? BRICK : HONEY,
			}),
		];
	},
	other: (field) => [
		art("night sky", night(field.x + field.width / 2, field.y + field.height / 2, field.height * 0.8)),
	],
};

function night(x: number, y: number, size: number): Drawing {
	const at = ([u, v]: Spot): Spot => [x + u * size, y + v * size];
	const specks = Array.from({ length: 46 }, (_, index) => {
		const angle = index * 137.5;
		return around(x, y, size * 0.47 * Math.sqrt((index + 0.5) / 46), 1, angle)[0]!;
	});
	return [
		fill("#27405f", oval(x, y, size / 2)),
		stroke(HONEY, size * 0.005, oval(x, y, size / 2)),
		fill("#8fa3ba", ...specks.map((place, index) => oval(...place, size * (index % 4 ? 0.0035 : 0.006)))),
		stroke("#c9b78d", size * 0.005, polygon(...HEART.map(([u, v]) => at([u, v - 0.02])))),
		...HEART.flatMap(([u, v], index) => {
			const [across, down] = at([u, v - 0.02]);
			return placed(twinkle(CREAM), { x: across, y: down, size: size * (index % 3 ? 0.05 : 0.085) });
		}),
	];
}

/** A letter, and what flies out of it. */
const loveLetter: Sketch = {
	ground: () => [background(BLUSH)],
	draw(field) {
		const stage = stageIn(field, 0.1);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.5);
		const flying = [
			[-0.02, -0.33, 0.13, 6],
			[-0.2, -0.25, 0.08, -18],
			[0.17, -0.27, 0.09, 20],
			[0.32, -0.36, 0.06, 12],
			[-0.34, -0.38, 0.06, -10],
			[0.06, -0.45, 0.05, -6],
		] as const;
		return [
			art("letter", [
				...flying.map(([u, v, size, turn], index) =>
					fill(index % 2 ? CORAL : BRICK, heart(x + u * unit, y + v * unit, size * unit, turn)),
				),
				...placed(envelope(PAPER, "#e9d3c4", BRICK), { x, y: y + unit * 0.06, size: unit * 0.62 }),
			]),
			words(stage, "Chloé & Hugo", 0.9, { font: "dancing-script", size: 0.15, color: BRICK }),
		];
	},
	other: (field) => [ornament("letter", envelope(PAPER, "#e9d3c4", BRICK), field, 0.66)],
};

/** A photo cut to a heart, with a row of stitches. */
const stitchedHeart: Sketch = {
	ground: () => [background(BRICK)],
	draw(field) {
		const stage = stageIn(field, 0.08);
		const unit = stage.unit;
		const size = unit * 0.6;
		const [x, y] = spot(stage, 0.5, 0.4);
		const box = { x: x - size / 2, y: y - size / 2, width: size, height: size };
		const seam = { x: x - size * 0.6, y: y - size * 0.59, width: size * 1.2, height: size * 1.2 };
		return [
			{
				...shape("heart", seam, { stroke: { color: CREAM, width: unit * 0.007 }, locked: true }),
				dash: "dashed",
				roundEnds: true,
			},
			photo(sea, box, { mask: { form: "heart" }, focus: [0.62, 0.6] }),
			words(stage, "Lea & Ben", 0.88, { font: "pacifico", size: 0.135, color: CREAM }),
		];
	},
};

/** Two cups whose steam meets. */
const twoCups: Sketch = {
	ground: () => [background(OLIVE)],
	edged: [],
	draw(field, garment) {
		const light = garment ? OLIVE : CREAM;
		const stage = stageIn(field, 0.1);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.52);
		const left = placed(cup(light, garment ? CREAM : BRICK, OLIVE), {
			x: x - unit * 0.21,
			y,
			size: unit * 0.42,
			flip: true,
		});
		const right = placed(cup(garment ? BRICK : light, garment ? CREAM : HONEY, OLIVE), {
			x: x + unit * 0.21,
			y,
			size: unit * 0.42,
		});
		return [
			art("cups", [
				...left,
				...right,
				stroke(garment ? BRICK : light, unit * 0.012, heart(x, y - unit * 0.3, unit * 0.22)),
				stroke(
					light,
					unit * 0.012,
					flow([
						[x - unit * 0.2, y - unit * 0.1],
						[x - unit * 0.17, y - unit * 0.15],
						[x - unit * 0.21, y - unit * 0.2],
					]),
					flow([
						[x + unit * 0.2, y - unit * 0.1],
						[x + unit * 0.17, y - unit * 0.15],
						[x + unit * 0.21, y - unit * 0.2],
					]),
				),
			]),
			words(stage, "Julie", 0.87, { font: "caveat", size: 0.16, color: garment ? BRICK : light, width: 0.47 }, 0.26),
			words(stage, "Marc", 0.87, { font: "caveat", size: 0.16, color: garment ? BRICK : light, width: 0.47 }, 0.74),
		];
	},
};

export const valentine: Collection = [
	{
		id: 9027,
		popularity: 168,
		createdOn: "2026-01-05",
		modifiedOn: "2026-09-16",
		tags: [TAG.valentine, TAG.wedding],
		sketch: carved,
		shapes: ["even", "handled", "upright", "cloth"],
	},
	{
		id: 9028,
		popularity: 193,
		createdOn: "2026-01-08",
		modifiedOn: "2026-10-20",
		tags: [TAG.valentine, TAG.wedding],
		sketch: thatNight,
		shapes: ["upright", "even", "handled", "cloth", "wrapped"],
	},
	{
		id: 9029,
		popularity: 131,
		createdOn: "2026-01-15",
		modifiedOn: "2026-08-10",
		tags: [TAG.valentine],
		sketch: loveLetter,
		shapes: ["folded", "handled", "even"],
	},
	{
		id: 9030,
		popularity: 159,
		createdOn: "2026-01-19",
		modifiedOn: "2026-09-09",
		tags: [TAG.valentine],
		sketch: stitchedHeart,
		shapes: ["even", "handled", "wide", "folded"],
	},
	{
		id: 9031,
		popularity: 112,
		createdOn: "2026-01-22",
		modifiedOn: "2026-07-15",
		tags: [TAG.valentine, TAG.home],
		sketch: twoCups,
		shapes: ["handled", "even", "cloth"],
	},
	{
		id: 9134,
		popularity: 106,
		createdOn: "2026-02-02",
		modifiedOn: "2026-09-21",
		tags: [TAG.valentine, TAG.home],
		sketch: tiledHearts,
		shapes: ["upright", "wrapped", "handled", "wide", "even", "folded"],
	},
	{
		id: 9135,
		popularity: 125,
		createdOn: "2026-02-03",
		modifiedOn: "2026-10-12",
		tags: [TAG.valentine, TAG.travel],
		sketch: twoLines,
		shapes: ["upright", "even", "wide", "handled", "folded"],
	},
	{
		id: 9136,
		popularity: 92,
		createdOn: "2026-02-04",
		modifiedOn: "2026-08-27",
		tags: [TAG.valentine],
		sketch: playingCard,
		shapes: ["folded", "cloth", "upright", "even", "handled"],
	},
	{
		id: 9137,
		popularity: 144,
		createdOn: "2026-02-09",
		modifiedOn: "2026-10-23",
		tags: [TAG.valentine, TAG.wedding],
		sketch: fourPartHeart,
		shapes: ["even", "upright", "wide", "handled"],
	},
	{
		id: 9138,
		popularity: 89,
		createdOn: "2026-02-10",
		modifiedOn: "2026-09-02",
		tags: [TAG.valentine],
		sketch: matchbox,
		shapes: ["cloth", "upright", "folded", "even", "handled"],
	},
	{
		id: 9139,
		popularity: 110,
		createdOn: "2026-02-11",
		modifiedOn: "2026-09-29",
		tags: [TAG.valentine, TAG.wedding],
		sketch: twoSails,
		shapes: ["upright", "wide", "handled", "wrapped", "even"],
	},
	{
		id: 9140,
		popularity: 84,
		createdOn: "2026-02-12",
		modifiedOn: "2026-08-18",
		tags: [TAG.valentine],
		sketch: cherryPair,
		shapes: ["cloth", "even", "handled", "wrapped", "folded"],
	},
	{
		id: 9141,
		popularity: 151,
		createdOn: "2026-02-16",
		modifiedOn: "2026-10-28",
		tags: [TAG.valentine, TAG.wedding],
		sketch: soundOfIt,
		shapes: ["wide", "cloth", "handled", "upright", "even"],
	},
];
