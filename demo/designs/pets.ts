import type { DesignElement } from "#design/document.ts";
import { cushion } from "../articles/cushion.ts";
import { mug } from "../articles/mug.ts";
import { poster } from "../articles/poster.ts";
import { tshirt } from "../articles/tshirt.ts";
import { TAG } from "../tags.ts";
import type { Collection } from "./collection.ts";
import { background, shape, text } from "./drawing.ts";
import { BRICK, CREAM, DUSK, FOREST, HONEY, PAPER, ROSE, SAGE, SLATE } from "./palette.ts";
import { firstPrize, morningRound, pawOfPhotos, seesEverything } from "./pets-company.ts";
import { catPortrait, dogPortrait, longFriend, rabbitPortrait } from "./pets-portraits.ts";
import { nameTag } from "./pets-tag.ts";
import { inset, type Sketch, square } from "./sketch.ts";
import { bordered, rimmed } from "./sticker.ts";

/** A paw on a round badge, with a name and a year. */
const goodDog: Sketch = {
	ground: () => [background(SAGE)],
	draw(field, garment) {
		const area = square(field, garment ? 0.94 : 0.84);
		const unit = area.width;
		const centre = area.x + unit / 2;
		const badge = unit * 0.6;
		const disc = shape("ellipse", { x: centre - badge / 2, y: area.y, width: badge, height: badge }, { fill: FOREST });
		const name = text(
			"BRUNO",
			{ x: area.x, y: area.y + unit * 0.61, width: unit },
			{ font: "amatic-sc", size: unit * 0.27, color: garment ? "#7f9a8d" : DUSK, leading: 1.1 },
		);
		const year = text(
			"2019",
			{ x: area.x, y: area.y + unit * 0.9, width: unit },
			{ font: "montserrat", size: unit * 0.05, color: garment ? "#7f9a8d" : DUSK },
		);
		return [
			garment ? bordered(disc, unit * 0.012) : disc,
			shape(
				"ellipse",
				{ x: centre - badge * 0.46, y: area.y + badge * 0.04, width: badge * 0.92, height: badge * 0.92 },
				{ stroke: { color: CREAM, width: unit * 0.004 } },
			),
			...paw(centre, area.y + badge * 0.53, badge * 0.5),
			...(garment ? [rimmed(name, 0.04), rimmed(year)] : [name, year]),
		];
	},
	other: (field) => paw(field.x + field.width / 2, field.y + field.height / 2, field.height * 0.42),
};

function paw(x: number, y: number, size: number): DesignElement[] {
	const toe = (dx: number, dy: number, turn: number) =>
		shape(
			"ellipse",
			{ x: x + dx * size - size * 0.115, y: y + dy * size - size * 0.16, width: size * 0.23, height: size * 0.32 },
			{ fill: CREAM, rotation: turn },
		);
	return [
		toe(-0.4, -0.08, -22),
		toe(-0.15, -0.36, -8),
		toe(0.15, -0.36, 8),
		toe(0.4, -0.08, 22),
		shape(
			"ellipse",
			{ x: x - size * 0.3, y: y + size * 0.02, width: size * 0.6, height: size * 0.46 },
			{ fill: CREAM },
		),
		shape(
			"ellipse",
			{ x: x - size * 0.36, y: y + size * 0.2, width: size * 0.34, height: size * 0.3 },
			{ fill: CREAM },
		),
		shape(
			"ellipse",
			{ x: x + size * 0.02, y: y + size * 0.2, width: size * 0.34, height: size * 0.3 },
			{ fill: CREAM },
		),
	];
}

const SHADES = [BRICK, ROSE, HONEY, SLATE] as const;

/** A name four times over: nobody else is meant. */
const nameFourTimes: Sketch = {
	ground: () => [background(PAPER)],
	draw(field) {
		const area = inset(field, 0.12);
		const line = Math.min(area.height / 4, area.width * 0.46);
		const top = area.y + (area.height - line * 4) / 2;
		return SHADES.map((color, index) =>
			text(
				"LUNA",
				{ x: area.x, y: top + index * line, width: area.width },
				{ font: "bebas-neue", size: line * 1.1, color, leading: 0.91 },
			),
		);
	},
	other: (field) => [
		text(
			"🐾",
			{ x: field.x, y: field.y + field.height * 0.33, width: field.width },
			{ font: "caveat", size: field.height * 0.26, color: SLATE, fixed: true },
		),
	],
};

export const pets: Collection = [
	{
		id: 9010,
		popularity: 319,
		createdOn: "2026-06-01",
		modifiedOn: "2026-09-27",
		tags: [TAG.pets],
		sketch: goodDog,
		first: [mug, cushion, tshirt],
		shapes: ["cloth", "even"],
	},
	{
		id: 9013,
		popularity: 198,
		createdOn: "2026-07-22",
		modifiedOn: "2026-08-14",
		tags: [TAG.birthday],
		sketch: nameFourTimes,
		first: [mug, poster, cushion],
		shapes: ["upright", "wide"],
	},
	{
		id: 9040,
		popularity: 182,
		createdOn: "2026-02-12",
		modifiedOn: "2026-10-09",
		tags: [TAG.pets],
		sketch: dogPortrait,
		shapes: ["handled", "even", "upright", "cloth", "wrapped"],
	},
	{
		id: 9041,
		popularity: 180,
		createdOn: "2026-02-13",
		modifiedOn: "2026-10-08",
		tags: [TAG.pets],
		sketch: catPortrait,
		shapes: ["handled", "even", "upright", "cloth", "wrapped"],
	},
	{
		id: 9042,
		popularity: 97,
		createdOn: "2026-03-24",
		modifiedOn: "2026-08-13",
		tags: [TAG.pets, TAG.baby],
		sketch: rabbitPortrait,
		shapes: ["even", "handled", "upright"],
	},
	{
		id: 9043,
		popularity: 146,
		createdOn: "2026-05-06",
		modifiedOn: "2026-09-03",
		tags: [TAG.pets],
		sketch: longFriend,
		shapes: ["handled", "even", "wide", "cloth"],
	},
	{
		id: 9044,
		popularity: 104,
		createdOn: "2026-06-11",
		modifiedOn: "2026-08-20",
		tags: [TAG.pets],
		sketch: nameTag,
		shapes: ["even", "handled", "wide"],
	},
	{
		id: 9241,
		popularity: 176,
		createdOn: "2026-06-16",
		modifiedOn: "2026-10-24",
		tags: [TAG.pets],
		sketch: pawOfPhotos,
		shapes: ["even", "upright", "cloth", "handled"],
	},
	{
		id: 9242,
		popularity: 169,
		createdOn: "2026-06-17",
		modifiedOn: "2026-10-11",
		tags: [TAG.pets],
		sketch: seesEverything,
		shapes: ["upright", "cloth", "wrapped", "handled", "even", "wide"],
	},
	{
		id: 9243,
		popularity: 145,
		createdOn: "2026-06-18",
		modifiedOn: "2026-09-19",
		tags: [TAG.pets],
		sketch: morningRound,
		shapes: ["upright", "cloth", "even", "wide", "handled"],
	},
	{
		id: 9244,
		popularity: 127,
		createdOn: "2026-06-22",
		modifiedOn: "2026-09-30",
		tags: [TAG.pets, TAG.team],
		sketch: firstPrize,
		shapes: ["even", "cloth", "upright", "handled", "folded"],
	},
];
