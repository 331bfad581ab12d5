import { TAG } from "../tags.ts";
import { art, ornament, placed } from "./art.ts";
import type { Collection } from "./collection.ts";
import { background } from "./drawing.ts";
import { cutCitrus, pastaChart } from "./home-kitchen.ts";
import { openHouse } from "./home-rooms.ts";
import { alongTheCanal, fourViews, houseNumber, plantShelves } from "./home-street.ts";
import { fir, house } from "./motifs/places.ts";
import { eucalyptus, firBranch, laurel, lemons, sprig } from "./motifs/plants.ts";
import { key } from "./motifs/things.ts";
import { BRICK, COCOA, CREAM, DUSK, FOREST, HONEY, INK, OLIVE, PAPER, SAGE, TEAL } from "./palette.ts";
import { open, stroke } from "./pen.ts";
import type { Sketch } from "./sketch.ts";
import { spot, stageIn, words } from "./stage.ts";

/** A house with its number on the door, for those who have just moved in. */
const ownFrontDoor: Sketch = {
	ground: () => [background("#cfdfe0")],
	draw(field) {
		const stage = stageIn(field, 0.09);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.38);
		return [
			art("house", [
				...placed(fir(SAGE, "#8fa285", COCOA), { x: x - unit * 0.34, y: y + unit * 0.1, size: unit * 0.4 }),
				...placed(fir(SAGE, "#8fa285", COCOA), { x: x + unit * 0.35, y: y + unit * 0.14, size: unit * 0.32 }),
				...placed(house(PAPER, BRICK, TEAL, HONEY), { x, y, size: unit * 0.66 }),
				stroke(DUSK, unit * 0.008, open([x - unit * 0.48, y + unit * 0.305], [x + unit * 0.48, y + unit * 0.305])),
			]),
			words(stage, "Prinsengracht 84", 0.83, { font: "playfair-display", size: 0.105, color: DUSK }),
			words(stage, "Noor, Bas & Pip", 0.945, { font: "lora", size: 0.055, color: DUSK }),
		];
	},
	other: (field) => [ornament("house", house(PAPER, BRICK, TEAL, HONEY), field, 0.7)],
};

/** Three sprigs from a herbarium, with their Latin names. */
const herbarium: Sketch = {
	ground: () => [background(PAPER)],
	draw(field) {
		const stage = stageIn(field, 0.1);
		const unit = stage.unit;
		const plants = [
			["Salvia", "sage", sprig(FOREST, OLIVE), 0.18],
			["Eucalyptus", "eucalyptus", eucalyptus("#7d9477", FOREST), 0.5],
			["Rosmarinus", "rosemary", firBranch("#5e7f70"), 0.82],
		] as const;
		return [
			...plants.map(([, motif, drawing, across]) => {
				const [x, y] = spot(stage, across, 0.38);
				return art(motif, placed(drawing, { x, y, size: unit * 0.6 }));
			}),
			...plants.map(([name, , , across]) =>
				words(stage, name, 0.75, { font: "lora", size: 0.05, color: INK, width: 0.3 }, across),
			),
			words(stage, "MAS BLANC · 2026", 0.92, { font: "montserrat", size: 0.045, color: OLIVE, tracking: 0.22 }),
		];
	},
};

/** Lemons under their leaves, and the kitchen that they belong to. */
const lemonKitchen: Sketch = {
	ground: () => [background("#e3ecec")],
	edged: [],
	draw(field) {
		const stage = stageIn(field, 0.08);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.38);
		return [
			art("lemons", placed(lemons(HONEY, "#d4982f", "#7fa07e", FOREST), { x, y, size: unit * 0.84 })),
			words(stage, "Amalfi", 0.885, { font: "dancing-script", size: 0.2, color: FOREST, width: 0.97 }),
		];
	},
	other: (field) => [ornament("lemons", lemons(HONEY, "#d4982f", "#7fa07e", FOREST), field, 0.8)],
};

/** A key on its way to whom it belongs. */
const firstKey: Sketch = {
	ground: () => [background(BRICK)],
	draw(field) {
		const stage = stageIn(field, 0.1);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.37);
		return [
			art("key", [
				...placed(laurel("#d98a6c", HONEY), { x, y, size: unit * 0.76 }),
				...placed(key(HONEY, BRICK), { x: x - unit * 0.015, y, size: unit * 0.44 }),
			]),
			words(stage, "Klara & Emil", 0.83, { font: "dancing-script", size: 0.155, color: CREAM }),
			words(stage, "01 · 10 · 2026", 0.95, { font: "lora", size: 0.05, color: HONEY }),
		];
	},
	other: (field) => [ornament("key", key(HONEY, BRICK), field, 0.74)],
};

export const home: Collection = [
	{
		id: 9059,
		popularity: 148,
		createdOn: "2026-02-25",
		modifiedOn: "2026-09-22",
		tags: [TAG.home],
		sketch: ownFrontDoor,
		shapes: ["even", "upright", "handled", "folded", "wide"],
	},
	{
		id: 9060,
		popularity: 124,
		createdOn: "2026-03-18",
		modifiedOn: "2026-09-08",
		tags: [TAG.home],
		sketch: herbarium,
		shapes: ["upright", "even", "wide"],
	},
	{
		id: 9061,
		popularity: 143,
		createdOn: "2026-04-22",
		modifiedOn: "2026-09-29",
		tags: [TAG.home],
		sketch: lemonKitchen,
		shapes: ["handled", "upright", "even", "wide", "cloth"],
	},
	{
		id: 9062,
		popularity: 111,
		createdOn: "2026-05-27",
		modifiedOn: "2026-08-12",
		tags: [TAG.home],
		sketch: firstKey,
		shapes: ["folded", "handled", "even"],
	},
	{
		id: 9251,
		popularity: 157,
		createdOn: "2026-06-01",
		modifiedOn: "2026-10-18",
		tags: [TAG.home, TAG.travel],
		sketch: alongTheCanal,
		shapes: ["upright", "wrapped", "handled", "wide", "even", "cloth", "folded"],
	},
	{
		id: 9252,
		popularity: 142,
		createdOn: "2026-06-02",
		modifiedOn: "2026-10-09",
		tags: [TAG.home],
		sketch: plantShelves,
		shapes: ["upright", "cloth", "even", "handled", "wide", "wrapped"],
	},
	{
		id: 9253,
		popularity: 116,
		createdOn: "2026-06-04",
		modifiedOn: "2026-09-11",
		tags: [TAG.home],
		sketch: houseNumber,
		shapes: ["even", "wide", "handled", "upright", "folded", "cloth"],
	},
	{
		id: 9254,
		popularity: 134,
		createdOn: "2026-06-05",
		modifiedOn: "2026-10-03",
		tags: [TAG.home],
		sketch: fourViews,
		shapes: ["upright", "even", "wide", "handled"],
	},
	{
		id: 9255,
		popularity: 128,
		createdOn: "2026-06-08",
		modifiedOn: "2026-09-26",
		tags: [TAG.home],
		sketch: pastaChart,
		shapes: ["cloth", "upright", "even"],
	},
	{
		id: 9256,
		popularity: 119,
		createdOn: "2026-06-11",
		modifiedOn: "2026-09-18",
		tags: [TAG.home],
		sketch: cutCitrus,
		shapes: ["wrapped", "cloth", "handled", "even", "upright", "wide"],
	},
	{
		id: 9257,
		popularity: 150,
		createdOn: "2026-06-12",
		modifiedOn: "2026-10-21",
		tags: [TAG.home],
		sketch: openHouse,
		shapes: ["upright", "even", "wide", "handled", "cloth", "wrapped", "folded"],
	},
];
