import { TAG } from "../tags.ts";
import { art, ornament, placed } from "./art.ts";
import type { Collection } from "./collection.ts";
import { background, type Field } from "./drawing.ts";
import { contactSheet } from "./fathers-film.ts";
import { centreOfAll } from "./fathers-orbit.ts";
import { ridgeLine } from "./fathers-ridges.ts";
import { atTheGrill, firstCar, mixtapes, toolWall } from "./fathers-workshop.ts";
import { fish } from "./motifs/animals.ts";
import { bicycle, record } from "./motifs/things.ts";
import { BRICK, CORAL, DUSK, FOREST, HONEY, INK, PAPER, TEAL } from "./palette.ts";
import { type Drawing, fill, flow, open, oval, type Spot, stroke } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { spot, stageIn, words } from "./stage.ts";

/** A record whose label says who it is for. */
const onRecord: Sketch = {
	ground: () => [background(CORAL)],
	edged: ["STEFAN", "33"],
	draw(field, garment) {
		const stage = stageIn(field, 0.09);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.42);
		const middle = { ...stage, y: 0, height: 1 };
		return [
			art("record", placed(record(INK, "#5a5047", HONEY), { x, y, size: unit * 0.8 })),
			words(middle, "STEFAN", y - unit * 0.06, { font: "bebas-neue", size: 0.075, color: INK, width: 0.22 }),
			art("hole", [fill(CORAL, oval(x, y, unit * 0.014))]),
			words(middle, "33", y + unit * 0.07, { font: "lora", size: 0.05, color: INK, width: 0.16 }),
			words(stage, "1978", 0.95, { font: "bebas-neue", size: 0.11, color: garment ? BRICK : INK, tracking: 0.2 }),
		];
	},
	other: (field) => [ornament("record", record(INK, "#5a5047", HONEY), field, 0.8)],
};

/** A fish over its reflection, weight and day beneath: proof at last. */
const bigFish: Sketch = {
	ground: (side) => [background("#dfe9e4"), art("lake", ripples(wholeSide(side)))],
	draw(field) {
		const stage = stageIn(field, 0.1);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.36);
		return [
			words(stage, "HENRIK", 0.07, { font: "bebas-neue", size: 0.13, color: TEAL, tracking: 0.12 }),
			art("fish", placed(fish(TEAL, FOREST, CORAL, PAPER, DUSK), { x, y: y + unit * 0.03, size: unit * 0.8 })),
			words(stage, "11 kg", 0.76, { font: "playfair-display", size: 0.13, color: DUSK }),
			words(stage, "INARI · 12.07.2026", 0.92, { font: "montserrat", size: 0.045, color: DUSK, tracking: 0.14 }),
		];
	},
	other: (field) => [ornament("fish", fish(TEAL, FOREST, CORAL, PAPER, DUSK), field, 0.8)],
};

function ripples({ x, y, width, height }: Field): Drawing {
	const unit = Math.min(width, height);
	return [
		stroke(
			"#bfd3cc",
			unit * 0.006,
			...Array.from({ length: 7 }, (_, row) => {
				const down = y + height * (0.66 + row * 0.05);
				const steps = Math.ceil(width / (unit * 0.12));
				return flow(
					Array.from(
						{ length: steps + 1 },
						(_, index): Spot => [x + (index * width) / steps, down + (index % 2 ? 1 : -1) * unit * 0.006],
					),
				);
			}),
		),
	];
}

/** A road bicycle in one line, with a name and the kilometres. */
const longRide: Sketch = {
	ground: () => [background(PAPER)],
	edged: [],
	draw(field) {
		const stage = stageIn(field, 0.1);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.34);
		return [
			art("bicycle", [
				...[BRICK, HONEY, TEAL].map((color, index) =>
					stroke(
						color,
						unit * 0.02,
						open(
							[x - unit * 0.48, y + unit * (0.28 + index * 0.032)],
							[x + unit * 0.48, y + unit * (0.28 + index * 0.032)],
						),
					),
				),
				...placed(bicycle(INK, BRICK), { x, y: y + unit * 0.02, size: unit * 0.78 }),
			]),
			words(stage, "JOAQUIM", 0.82, { font: "bebas-neue", size: 0.17, color: INK, tracking: 0.1 }),
			words(stage, "4 812 km · 2026", 0.95, { font: "montserrat", size: 0.05, color: BRICK, tracking: 0.08 }),
		];
	},
	other: (field) => [ornament("bicycle", bicycle(INK, BRICK), field, 0.84)],
};

export const fathersDay: Collection = [
	{
		id: 9036,
		popularity: 174,
		createdOn: "2026-02-23",
		modifiedOn: "2026-10-07",
		tags: [TAG.fathersDay],
		sketch: onRecord,
		shapes: ["handled", "even", "cloth", "upright"],
	},
	{
		id: 9037,
		popularity: 109,
		createdOn: "2026-03-05",
		modifiedOn: "2026-08-26",
		tags: [TAG.fathersDay],
		sketch: bigFish,
		shapes: ["handled", "wide", "even", "wrapped"],
	},
	{
		id: 9038,
		popularity: 153,
		createdOn: "2026-03-12",
		modifiedOn: "2026-09-11",
		tags: [TAG.fathersDay, TAG.travel],
		sketch: ridgeLine,
		shapes: ["upright", "handled", "wide", "cloth", "wrapped"],
	},
	{
		id: 9039,
		popularity: 133,
		createdOn: "2026-03-19",
		modifiedOn: "2026-08-28",
		tags: [TAG.fathersDay, TAG.team],
		sketch: longRide,
		shapes: ["handled", "upright", "cloth", "wrapped"],
	},
	{
		id: 9201,
		popularity: 137,
		createdOn: "2026-03-23",
		modifiedOn: "2026-10-12",
		tags: [TAG.fathersDay, TAG.home],
		sketch: toolWall,
		shapes: ["upright", "wrapped", "handled", "cloth", "wide", "even"],
	},
	{
		id: 9202,
		popularity: 162,
		createdOn: "2026-03-24",
		modifiedOn: "2026-10-19",
		tags: [TAG.fathersDay],
		sketch: atTheGrill,
		shapes: ["cloth", "even", "handled", "upright"],
	},
	{
		id: 9203,
		popularity: 118,
		createdOn: "2026-03-26",
		modifiedOn: "2026-09-07",
		tags: [TAG.fathersDay, TAG.birthday],
		sketch: mixtapes,
		shapes: ["upright", "handled", "cloth", "even"],
	},
	{
		id: 9204,
		popularity: 141,
		createdOn: "2026-03-30",
		modifiedOn: "2026-10-21",
		tags: [TAG.fathersDay, TAG.birthday],
		sketch: firstCar,
		shapes: ["upright", "cloth", "even", "wide", "handled", "folded"],
	},
	{
		id: 9205,
		popularity: 114,
		createdOn: "2026-04-01",
		modifiedOn: "2026-09-14",
		tags: [TAG.fathersDay, TAG.travel],
		sketch: contactSheet,
		shapes: ["wide", "upright", "handled", "even"],
	},
	{
		id: 9206,
		popularity: 145,
		createdOn: "2026-04-02",
		modifiedOn: "2026-10-17",
		tags: [TAG.fathersDay, TAG.birthday],
		sketch: centreOfAll,
		shapes: ["upright", "even", "handled", "wide", "cloth", "wrapped"],
	},
];
