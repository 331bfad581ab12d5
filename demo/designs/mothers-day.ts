import { branches } from "../pictures.ts";
import { TAG } from "../tags.ts";
import { art, ornament, placed } from "./art.ts";
import type { Collection } from "./collection.ts";
import { background, photo } from "./drawing.ts";
import { ditsyBand, letterInBloom, midnightGarden, sunflowerGiant } from "./mothers-day-garden.ts";
import { familyBed, henAndChicks, mosaic } from "./mothers-day-kitchen.ts";
import { poppyField } from "./mothers-day-poppies.ts";
import { recipeCard } from "./mothers-day-recipe.ts";
import { blossom, sprig, tulip } from "./motifs/plants.ts";
import { cup } from "./motifs/things.ts";
import { BRICK, CORAL, CREAM, DUSK, FOREST, HONEY, INK, PAPER, PINK, PLUM, SAGE, TEAL } from "./palette.ts";
import { around, type Drawing, fill, flow, leaf, open, stroke } from "./pen.ts";
import type { Sketch } from "./sketch.ts";
import { type Stage, spot, stageIn, words } from "./stage.ts";

/** Tulips in a vase, as a painter of the fifties saw them. */
const tulipVase: Sketch = {
	ground: () => [background(HONEY)],
	draw(field) {
		const stage = stageIn(field, 0.09);
		return [
			art("tulips", bunch(stage)),
			words(stage, "Margherita", 0.92, { font: "amatic-sc", size: 0.17, color: PLUM }),
		];
	},
	other: (field) => [ornament("tulip", tulip(BRICK, CORAL, FOREST), field, 0.8)],
};

function bunch(stage: Stage): Drawing {
	const unit = stage.unit;
	const [x, y] = spot(stage, 0.5, 0.44);
	const heads = [
		[-0.25, -0.12, -22, CORAL, BRICK],
		[0.26, -0.1, 23, PAPER, PINK],
		[-0.12, -0.22, -9, PAPER, PINK],
		[0.13, -0.21, 11, BRICK, PLUM],
		[0, -0.28, 0, CORAL, BRICK],
	] as const;
	const vase = `M${x - unit * 0.09} ${y + unit * 0.06}L${x + unit * 0.09} ${y + unit * 0.06}C${x + unit * 0.07} ${y + unit * 0.14} ${x + unit * 0.19} ${y + unit * 0.2} ${x + unit * 0.15} ${y + unit * 0.38}L${x - unit * 0.15} ${y + unit * 0.38}C${x - unit * 0.19} ${y + unit * 0.2} ${x - unit * 0.07} ${y + unit * 0.14} ${x - unit * 0.09} ${y + unit * 0.06}Z`;
	return [
		...heads.flatMap(([u, v, turn, petal, shade]) =>
			placed(tulip(petal, shade, FOREST), {
				x: x + u * unit * 0.72,
				y: y + v * unit * 0.72 + unit * 0.02,
				size: unit * 0.46,
				turn,
			}),
		),
		fill(TEAL, vase),
		stroke(HONEY, unit * 0.01, open([x - unit * 0.155, y + unit * 0.27], [x + unit * 0.155, y + unit * 0.27])),
		stroke(HONEY, unit * 0.006, open([x - unit * 0.16, y + unit * 0.3], [x + unit * 0.16, y + unit * 0.3])),
	];
}

const RING: readonly (readonly [number, number, string, string])[] = [
	[0, 0.24, CORAL, HONEY],
	[38, 0.16, PAPER, HONEY],
	[84, 0.2, PINK, BRICK],
	[128, 0.15, HONEY, BRICK],
	[172, 0.22, BRICK, HONEY],
	[216, 0.16, PAPER, HONEY],
	[258, 0.2, PINK, BRICK],
	[312, 0.17, HONEY, BRICK],
];

/** A wreath of cut blossoms round a name. */
const blossomWreath: Sketch = {
	ground: () => [background(SAGE)],
	edged: [],
	draw(field, garment) {
		const stage = stageIn(field, 0.06, 1);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.5);
		const leaves = Array.from({ length: 26 }, (_, index) => {
			const angle = index * (360 / 26);
			const [u, v] = around(x, y, unit * 0.365, 1, angle)[0]!;
			return leaf(u, v, unit * 0.13, unit * 0.055, angle + (index % 2 ? 52 : 128));
		});
		return [
			art("wreath", [
				fill(FOREST, ...leaves),
				...RING.flatMap(([angle, size, petal, eye]) => {
					const [u, v] = around(x, y, unit * 0.365, 1, angle)[0]!;
					const color = garment && petal === PAPER ? "#f2d38c" : petal;
					return placed(blossom(color, eye, CREAM), { x: u, y: v, size: size * unit, turn: angle });
				}),
			]),
			words(stage, "Annika", 0.47, { font: "dancing-script", size: 0.15, color: DUSK, width: 0.48 }),
			words(stage, "2026", 0.59, { font: "lora", size: 0.05, color: DUSK, width: 0.4, tracking: 0.15 }),
		];
	},
	other: (field) => [ornament("blossom", blossom(CORAL, HONEY, CREAM), field, 0.5)],
};

/** A cup in flower, the children's names beneath. */
const teaGarden: Sketch = {
	ground: () => [background("#e7d9e0")],
	edged: [],
	draw(field) {
		const stage = stageIn(field, 0.1);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.42);
		const stems = [
			[-0.16, -0.26, -12, 0.17, CORAL],
			[0.14, -0.27, 14, 0.15, HONEY],
			[-0.02, -0.36, 2, 0.19, BRICK],
		] as const;
		return [
			art("flower cup", [
				stroke(
					FOREST,
					unit * 0.008,
					...stems.map(([u, v]) =>
						flow([
							[x - unit * 0.01 + u * unit * 0.4, y],
							[x + u * unit * 0.7, y + v * unit * 0.5],
							[x + u * unit, y + v * unit],
						]),
					),
				),
				fill(
					FOREST,
					leaf(x - unit * 0.06, y, unit * 0.26, unit * 0.08, -42),
					leaf(x + unit * 0.04, y, unit * 0.26, unit * 0.08, 44),
					leaf(x, y, unit * 0.22, unit * 0.07, -14),
					leaf(x, y, unit * 0.2, unit * 0.07, 20),
				),
				...stems.flatMap(([u, v, turn, size, color]) =>
					placed(blossom(color, CREAM, PLUM), { x: x + u * unit, y: y + v * unit, size: size * unit, turn }),
				),
				...placed(cup(PLUM, PINK, "#e7d9e0").slice(0, 4), { x, y: y + unit * 0.07, size: unit * 0.56 }),
			]),
			words(stage, "Ida, Wilma & Theo", 0.9, { font: "caveat", size: 0.13, color: PLUM }),
		];
	},
};

/** A round photo that stands in flowers. */
const inBloom: Sketch = {
	ground: () => [background(CREAM)],
	draw(field) {
		const stage = stageIn(field, 0.08);
		const unit = stage.unit;
		const size = unit * 0.6;
		const [x, y] = spot(stage, 0.5, 0.38);
		const flowers = [
			[-0.3, 0.17, 0.2, PINK, BRICK],
			[-0.17, 0.28, 0.17, CORAL, HONEY],
			[-0.36, 0.03, 0.13, HONEY, BRICK],
			[0.3, -0.2, 0.15, PINK, BRICK],
			[0.36, -0.07, 0.12, HONEY, BRICK],
		] as const;
		return [
			art(
				"twigs",
				[
					[-0.33, 0.1, -52],
					[-0.1, 0.34, 100],
					[0.33, -0.16, 24],
					[0.24, -0.28, -40],
				].flatMap(([u, v, turn]) =>
					placed(sprig(FOREST), { x: x + u! * unit, y: y + v! * unit, size: unit * 0.27, turn: turn! }),
				),
			),
			photo(
				branches,
				{ x: x - size / 2, y: y - size / 2, width: size, height: size },
				{ mask: { form: "ellipse" }, focus: [0.5, 0.28] },
			),
			art(
				"flowers",
				flowers.flatMap(([u, v, across, petal, eye]) =>
					placed(blossom(petal, eye, CREAM), { x: x + u * unit, y: y + v * unit, size: across * unit, turn: u * 90 }),
				),
			),
			words(stage, "Teresa", 0.88, { font: "playfair-display", size: 0.15, color: INK }),
		];
	},
};

export const mothersDay: Collection = [
	{
		id: 9032,
		popularity: 164,
		createdOn: "2026-03-30",
		modifiedOn: "2026-09-23",
		tags: [TAG.mothersDay, TAG.home],
		sketch: tulipVase,
		shapes: ["upright", "even", "handled", "folded"],
	},
	{
		id: 9033,
		popularity: 178,
		createdOn: "2026-04-02",
		modifiedOn: "2026-10-01",
		tags: [TAG.mothersDay],
		sketch: blossomWreath,
		shapes: ["even", "handled", "folded", "cloth"],
	},
	{
		id: 9034,
		popularity: 121,
		createdOn: "2026-04-06",
		modifiedOn: "2026-08-19",
		tags: [TAG.mothersDay],
		sketch: teaGarden,
		shapes: ["handled", "folded", "even", "cloth"],
	},
	{
		id: 9035,
		popularity: 140,
		createdOn: "2026-04-09",
		modifiedOn: "2026-09-30",
		tags: [TAG.mothersDay],
		sketch: inBloom,
		shapes: ["even", "handled", "upright", "folded"],
	},
	{
		id: 9101,
		popularity: 97,
		createdOn: "2026-06-15",
		modifiedOn: "2026-10-26",
		tags: [TAG.mothersDay, TAG.home],
		sketch: poppyField,
		shapes: ["upright", "handled", "wrapped", "even", "wide"],
	},
	{
		id: 9102,
		popularity: 88,
		createdOn: "2026-06-17",
		modifiedOn: "2026-10-27",
		tags: [TAG.mothersDay],
		sketch: letterInBloom,
		shapes: ["cloth", "even", "upright", "handled", "folded"],
	},
	{
		id: 9103,
		popularity: 104,
		createdOn: "2026-06-22",
		modifiedOn: "2026-10-19",
		tags: [TAG.mothersDay, TAG.home],
		sketch: recipeCard,
		shapes: ["upright", "handled", "even", "wide"],
	},
	{
		id: 9104,
		popularity: 119,
		createdOn: "2026-06-24",
		modifiedOn: "2026-11-02",
		tags: [TAG.mothersDay],
		sketch: familyBed,
		shapes: ["wide", "cloth", "even", "handled"],
	},
	{
		id: 9105,
		popularity: 93,
		createdOn: "2026-06-29",
		modifiedOn: "2026-10-14",
		tags: [TAG.mothersDay, TAG.home],
		sketch: mosaic,
		shapes: ["upright", "even", "wide"],
	},
	{
		id: 9106,
		popularity: 111,
		createdOn: "2026-07-01",
		modifiedOn: "2026-11-04",
		tags: [TAG.mothersDay, TAG.wedding],
		sketch: midnightGarden,
		shapes: ["folded", "upright", "even", "wrapped", "handled"],
	},
	{
		id: 9107,
		popularity: 74,
		createdOn: "2026-07-06",
		modifiedOn: "2026-10-08",
		tags: [TAG.mothersDay],
		sketch: ditsyBand,
		shapes: ["wrapped", "cloth", "handled", "upright", "even"],
	},
	{
		id: 9108,
		popularity: 82,
		createdOn: "2026-07-08",
		modifiedOn: "2026-10-21",
		tags: [TAG.mothersDay],
		sketch: henAndChicks,
		shapes: ["cloth", "handled", "even", "folded"],
	},
	{
		id: 9109,
		popularity: 79,
		createdOn: "2026-07-13",
		modifiedOn: "2026-10-30",
		tags: [TAG.mothersDay, TAG.home],
		sketch: sunflowerGiant,
		shapes: ["upright", "cloth", "wide", "handled", "wrapped"],
	},
];
