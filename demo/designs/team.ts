import { TAG } from "../tags.ts";
import { art, ornament, placed } from "./art.ts";
import type { Collection } from "./collection.ts";
import { background, type Field } from "./drawing.ts";
import { crest, sunrise } from "./motifs/places.ts";
import { laurel } from "./motifs/plants.ts";
import { football, trophy } from "./motifs/things.ts";
import { BRICK, CREAM, DUSK, FOREST, HONEY, INK, PAPER } from "./palette.ts";
import { box, type Drawing, fill, star } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { spot, stageIn, words } from "./stage.ts";
import { fullCourt, lineUp, raceBib } from "./team-field.ts";
import { overThePass } from "./team-pass.ts";
import { squadPhoto } from "./team-squad.ts";
import { oneLap } from "./team-track.ts";

/** A ball in a ring of words, a club's colours behind it. */
const matchBall: Sketch = {
	ground: () => [background(FOREST)],
	edged: [],
	draw(field, garment) {
		const stage = stageIn(field, 0.1);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.36);
		return [
			art("ball", [
				...placed(sunrise(HONEY, 17), { x, y: y + unit * 0.08, size: unit * 0.98 }),
				...placed(football(PAPER, INK), { x, y: y + unit * 0.04, size: unit * 0.44 }),
			]),
			words(stage, "FC LINDE", 0.78, { font: "bebas-neue", size: 0.2, color: garment ? BRICK : CREAM, tracking: 0.06 }),
			words(stage, "2025 / 26", 0.93, { font: "montserrat", size: 0.06, color: garment ? INK : HONEY, tracking: 0.14 }),
		];
	},
	other: (field) => [ornament("ball", football(PAPER, INK), field, 0.7)],
};

/** Name above number, as on the back of a shirt. */
const shirtNumber: Sketch = {
	ground: (side) => [background(BRICK), art("stripes", bands(wholeSide(side)))],
	edged: [],
	draw(field, garment) {
		const color = garment ? BRICK : CREAM;
		const stage = stageIn(field, 0.1, 1.1);
		return [
			words(stage, "NIELSEN", 0.1, { font: "bebas-neue", size: 0.19, color, tracking: 0.08 }),
			words(stage, "10", 0.62, { font: "bebas-neue", size: 0.8, color }),
		];
	},
	other: (field) => [ornament("ball", football(PAPER, INK), field, 0.7)],
};

function bands({ x, y, width, height }: Field): Drawing {
	const band = Math.min(width, height) * 0.1;
	return [
		fill(
			"#a33a1a",
			...Array.from({ length: Math.floor(width / band / 2) }, (_, index) =>
				box(x + (index * 2 + 0.5) * band, y, band, height),
			),
		),
	];
}

/** A shield with initials, a star for every title. */
const clubCrest: Sketch = {
	ground: () => [background("#dbe3e6")],
	edged: ["SVB"],
	draw(field) {
		const stage = stageIn(field, 0.1);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.42);
		const middle = { ...stage, y: 0, height: 1 };
		return [
			art("crest", [
				...placed(crest(HONEY, DUSK), { x, y, size: unit * 0.78 }),
				fill(
					HONEY,
					...[-0.1, 0, 0.1].map((shift) => star(x + shift * unit, y - unit * 0.245, unit * 0.04, unit * 0.017)),
				),
				...placed(football(PAPER, DUSK), { x, y: y + unit * 0.2, size: unit * 0.14 }),
			]),
			words(middle, "SVB", y - unit * 0.045, { font: "playfair-display", size: 0.19, color: CREAM, width: 0.46 }),
			words(stage, "BREMEN · 1908", 0.93, { font: "montserrat", size: 0.065, color: DUSK, tracking: 0.18 }),
		];
	},
	other: (field) => [ornament("crest", crest(HONEY, DUSK), field, 0.76)],
};

/** A cup for whoever was there at every training. */
const goldCup: Sketch = {
	ground: () => [background(DUSK)],
	edged: [],
	draw(field, garment) {
		const stage = stageIn(field, 0.09);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.37);
		return [
			art("trophy", [
				...placed(laurel("#5d7a62", HONEY), { x, y, size: unit * 0.78 }),
				...placed(trophy(HONEY, "#c98f2f", DUSK), { x, y: y + unit * 0.01, size: unit * 0.42 }),
			]),
			words(stage, "Ortega", 0.84, { font: "playfair-display", size: 0.115, color: garment ? DUSK : CREAM }),
			words(stage, "1 · 2026", 0.95, {
				font: "montserrat",
				size: 0.055,
				color: garment ? BRICK : HONEY,
				tracking: 0.2,
			}),
		];
	},
	other: (field) => [ornament("trophy", trophy(HONEY, "#c98f2f", DUSK), field, 0.7)],
};

export const team: Collection = [
	{
		id: 9055,
		popularity: 129,
		createdOn: "2026-06-15",
		modifiedOn: "2026-09-15",
		tags: [TAG.team],
		sketch: matchBall,
		shapes: ["handled", "cloth", "even", "wrapped"],
	},
	{
		id: 9056,
		popularity: 165,
		createdOn: "2026-06-16",
		modifiedOn: "2026-10-06",
		tags: [TAG.team],
		sketch: shirtNumber,
		shapes: ["even", "handled", "upright", "cloth"],
	},
	{
		id: 9057,
		popularity: 119,
		createdOn: "2026-06-22",
		modifiedOn: "2026-08-27",
		tags: [TAG.team],
		sketch: clubCrest,
		shapes: ["handled", "even", "cloth", "upright"],
	},
	{
		id: 9058,
		popularity: 93,
		createdOn: "2026-07-01",
		modifiedOn: "2026-08-18",
		tags: [TAG.team],
		sketch: goldCup,
		shapes: ["handled", "folded", "even", "cloth"],
	},
	{
		id: 9211,
		popularity: 155,
		createdOn: "2026-07-06",
		modifiedOn: "2026-10-22",
		tags: [TAG.team],
		sketch: lineUp,
		shapes: ["upright"],
	},
	{
		id: 9212,
		popularity: 147,
		createdOn: "2026-07-07",
		modifiedOn: "2026-10-13",
		tags: [TAG.team],
		sketch: raceBib,
		shapes: ["cloth", "handled", "even", "upright", "folded"],
	},
	{
		id: 9213,
		popularity: 126,
		createdOn: "2026-07-09",
		modifiedOn: "2026-09-24",
		tags: [TAG.team, TAG.birthday],
		sketch: fullCourt,
		shapes: ["upright", "wide", "cloth"],
	},
	{
		id: 9214,
		popularity: 151,
		createdOn: "2026-07-13",
		modifiedOn: "2026-10-20",
		tags: [TAG.team, TAG.fathersDay],
		sketch: overThePass,
		shapes: ["upright", "handled", "wide", "cloth", "even", "wrapped"],
	},
	{
		id: 9215,
		popularity: 122,
		createdOn: "2026-07-14",
		modifiedOn: "2026-10-05",
		tags: [TAG.team],
		sketch: oneLap,
		shapes: ["upright", "even", "handled", "cloth", "wide", "wrapped"],
	},
	{
		id: 9216,
		popularity: 138,
		createdOn: "2026-07-16",
		modifiedOn: "2026-10-15",
		tags: [TAG.team],
		sketch: squadPhoto,
		shapes: ["wide", "upright", "even", "handled", "cloth"],
	},
];
