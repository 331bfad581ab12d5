import { babyBody } from "../articles/baby-body.ts";
import { cushion } from "../articles/cushion.ts";
import { mug } from "../articles/mug.ts";
import { photoAlbum } from "../articles/photo-album.ts";
import { poster } from "../articles/poster.ts";
import { TAG } from "../tags.ts";
import { foxAsleep, greatBear } from "./baby-night.ts";
import { firstYear, letterHouse, smallWorld, storkPost } from "./baby-room.ts";
import { littleElephant, rainbowName, upAndAway, whaleSong } from "./baby-sky.ts";
import { washingLine } from "./baby-washing.ts";
import type { Collection } from "./collection.ts";
import { background, dot, line, shape, text } from "./drawing.ts";
import { BLUSH, BRICK, DUSK, HONEY, INK, PAPER, ROSE } from "./palette.ts";
import { inset, type Sketch, square } from "./sketch.ts";

/** The facts of a birth, set like a title page. */
const firstFacts: Sketch = {
	ground: () => [background(BLUSH)],
	draw(field) {
		const area = inset(field, 0.1);
		const unit = Math.min(area.width, area.height / 1.05);
		const { x, width } = area;
		const top = area.y + (area.height - unit * 0.98) / 2;
		const half = width * 0.38;
		const left = x + width / 2 - half;
		const size = unit * 0.06;
		const fact = (column: number, y: number, value: string) =>
			text(value, { x: left + column * half, y: top + y * unit, width: half }, { font: "lora", size, color: INK });
		const rule = (y: number) => line({ x: left, y: top + y * unit, width: half * 2 }, ROSE, unit * 0.003);
		return [
			dot(x + width / 2, top + unit * 0.07, unit * 0.1, BRICK, "heart"),
			text("Alma", { x, y: top + unit * 0.15, width }, { font: "playfair-display", size: unit * 0.29, color: INK }),
			rule(0.58),
			fact(0, 0.622, "21 · 03 · 2026"),
			fact(1, 0.622, "06:42"),
			rule(0.735),
			fact(0, 0.777, "51 cm"),
			fact(1, 0.777, "3420 g"),
			rule(0.89),
		];
	},
	other: (field) => [dot(field.x + field.width / 2, field.y + field.height / 2, field.height * 0.3, BRICK, "heart")],
};

const STARS: readonly (readonly [number, number, number])[] = [
	[0.16, 0.18, 0.05],
	[0.3, 0.08, 0.025],
	[0.84, 0.24, 0.035],
	[0.72, 0.09, 0.02],
	[0.12, 0.5, 0.02],
	[0.9, 0.52, 0.05],
	[0.22, 0.37, 0.02],
	[0.8, 0.4, 0.02],
];

/** A moon over a sleeping name. */
const littleMoon: Sketch = {
	ground: () => [background(DUSK)],
	draw(field) {
		const area = square(field, 0.84);
		const unit = area.width;
		const moon = unit * 0.44;
		const x = area.x + (unit - moon) / 2;
		const y = area.y + unit * 0.1;
		return [
			...STARS.map(([u, v, size]) => dot(area.x + u * unit, area.y + v * unit, size * unit, HONEY, "star")),
			shape("ellipse", { x, y, width: moon, height: moon }, { fill: "#f6e7c4" }),
			shape(
				"ellipse",
				{ x: x + moon * 0.3, y: y - moon * 0.09, width: moon * 0.88, height: moon * 0.88 },
				{ fill: DUSK },
			),
			text(
				"Nora",
				{ x: area.x, y: area.y + unit * 0.6, width: unit },
				{ font: "quicksand", size: unit * 0.2, color: PAPER },
			),
			text(
				"14 · 02 · 2026",
				{ x: area.x, y: area.y + unit * 0.86, width: unit },
				{ font: "quicksand", size: unit * 0.06, color: BLUSH },
			),
		];
	},
	other: (field) =>
		STARS.map(([u, v, size]) =>
			dot(field.x + u * field.width, field.y + (v * 0.9 + 0.2) * field.height, size * 1.4 * field.width, HONEY, "star"),
		),
};

export const baby: Collection = [
	{
		id: 9004,
		popularity: 498,
		createdOn: "2026-02-14",
		modifiedOn: "2026-10-21",
		tags: [TAG.baby],
		sketch: firstFacts,
		first: [photoAlbum, poster, cushion],
		shapes: ["even", "upright"],
	},
	{
		id: 9005,
		popularity: 331,
		createdOn: "2026-04-08",
		modifiedOn: "2026-09-05",
		tags: [TAG.baby],
		sketch: littleMoon,
		first: [cushion, mug, poster, photoAlbum],
		shapes: ["even", "upright"],
	},
	{
		id: 9023,
		popularity: 183,
		createdOn: "2026-01-26",
		modifiedOn: "2026-09-07",
		tags: [TAG.baby],
		sketch: rainbowName,
		shapes: ["even", "handled", "upright"],
	},
	{
		id: 9024,
		popularity: 155,
		createdOn: "2026-03-23",
		modifiedOn: "2026-08-03",
		tags: [TAG.baby],
		sketch: upAndAway,
		shapes: ["upright", "even", "handled", "wide"],
	},
	{
		id: 9025,
		popularity: 149,
		createdOn: "2026-04-27",
		modifiedOn: "2026-09-28",
		tags: [TAG.baby],
		sketch: littleElephant,
		shapes: ["even", "handled", "upright", "cloth"],
	},
	{
		id: 9026,
		popularity: 126,
		createdOn: "2026-06-08",
		modifiedOn: "2026-10-12",
		tags: [TAG.baby],
		sketch: whaleSong,
		shapes: ["handled", "even", "wide", "wrapped"],
	},
	{
		id: 9127,
		popularity: 128,
		createdOn: "2026-06-10",
		modifiedOn: "2026-10-17",
		tags: [TAG.baby],
		sketch: greatBear,
		shapes: ["upright", "cloth", "even", "handled", "wrapped", "wide"],
	},
	{
		id: 9128,
		popularity: 107,
		createdOn: "2026-06-12",
		modifiedOn: "2026-09-12",
		tags: [TAG.baby],
		sketch: letterHouse,
		first: [babyBody],
		shapes: ["cloth", "even", "upright", "handled"],
	},
	{
		id: 9129,
		popularity: 118,
		createdOn: "2026-06-15",
		modifiedOn: "2026-10-10",
		tags: [TAG.baby],
		sketch: smallWorld,
		shapes: ["even", "handled", "wrapped", "upright", "wide"],
	},
	{
		id: 9130,
		popularity: 135,
		createdOn: "2026-06-17",
		modifiedOn: "2026-10-24",
		tags: [TAG.baby],
		sketch: firstYear,
		shapes: ["upright", "even", "wide"],
	},
	{
		id: 9131,
		popularity: 115,
		createdOn: "2026-06-19",
		modifiedOn: "2026-11-01",
		tags: [TAG.baby],
		sketch: foxAsleep,
		shapes: ["upright", "handled", "wrapped", "wide", "even", "folded"],
	},
	{
		id: 9132,
		popularity: 121,
		createdOn: "2026-06-22",
		modifiedOn: "2026-10-03",
		tags: [TAG.baby],
		sketch: washingLine,
		shapes: ["wide", "handled", "cloth", "even", "folded"],
	},
	{
		id: 9133,
		popularity: 98,
		createdOn: "2026-06-24",
		modifiedOn: "2026-09-26",
		tags: [TAG.baby],
		sketch: storkPost,
		first: [babyBody],
		shapes: ["cloth", "folded", "even", "handled"],
	},
];
