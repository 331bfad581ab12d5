import type { DesignElement } from "#design/document.ts";
import { cushion } from "../articles/cushion.ts";
import { greetingCard } from "../articles/greeting-card.ts";
import { mug } from "../articles/mug.ts";
import { photoAlbum } from "../articles/photo-album.ts";
import { poster } from "../articles/poster.ts";
import { tshirt } from "../articles/tshirt.ts";
import { village } from "../pictures.ts";
import { TAG } from "../tags.ts";
import { atomicStars, fourBaubles, redNose } from "./christmas-cut.ts";
import { nightRide, orangeWreath, photoBall, winterRobin } from "./christmas-eve.ts";
import { gingerbreadFamily, knitted, treeOfNames, twentyFour } from "./christmas-kitchen.ts";
import { snowVillage } from "./christmas-village.ts";
import type { Collection } from "./collection.ts";
import { background, dot, type Field, photo, shape, text } from "./drawing.ts";
import { BLUSH, BRICK, CREAM, FOREST, HONEY, PAPER, SAGE } from "./palette.ts";
import { type Sketch, square } from "./sketch.ts";
import { bordered, rimmed } from "./sticker.ts";

/** A fir made of paper strips, a star on top. */
const paperFir: Sketch = {
	ground: () => [background("#7f2f1c")],
	draw(field, garment) {
		const area = square(field, garment ? 0.92 : 0.86);
		const unit = area.width;
		const name = text(
			"Lindqvist",
			{ x: area.x + unit * 0.015, y: area.y + unit * 0.76, width: unit * 0.97 },
			{ font: "dancing-script", size: unit * 0.14, color: garment ? BRICK : CREAM },
		);
		const year = text(
			"2026",
			{ x: area.x, y: area.y + unit * 0.935, width: unit },
			{ font: "montserrat", size: unit * 0.045, color: garment ? BRICK : HONEY },
		);
		const tree = fir({ x: area.x + unit * 0.22, y: area.y, width: unit * 0.56, height: unit * 0.74 }, garment);
		return [
			...(garment ? tree.map((each) => bordered(each, unit * 0.005)) : tree),
			...(garment ? [rimmed(name, 0.09), rimmed(year)] : [name, year]),
		];
	},
	inside: ({ x, y, width, height }) => [
		...fir({ x: x + width * 0.38, y: y + height * 0.2, width: width * 0.24, height: height * 0.24 }, true),
		text(
			"Elsa & Nils",
			{ x: x + width * 0.1, y: y + height * 0.52, width: width * 0.8 },
			{ font: "dancing-script", size: width * 0.13, color: BRICK },
		),
	],
	other: (field) =>
		fir(
			{
				x: field.x + field.width * 0.28,
				y: field.y + field.height * 0.14,
				width: field.width * 0.44,
				height: field.height * 0.66,
			},
			false,
		),
};

function fir({ x, y, width, height }: Field, garment: boolean): DesignElement[] {
	const rows = 8;
	const centre = x + width / 2;
	const crown = height * 0.14;
	const step = (height * 0.78 - crown * 0.5) / rows;
	const colors = garment ? [FOREST, SAGE] : [CREAM, BLUSH, SAGE];
	const strips = Array.from({ length: rows }, (_, row) => {
		const wide = width * (0.14 + (0.86 * (row + 0.4)) / rows);
		const box = { x: centre - wide / 2, y: y + crown + row * step, width: wide, height: step * 0.62 };
		return shape("rectangle", box, { fill: colors[row % colors.length] ?? CREAM, radius: step * 0.31 });
	});
	const trunk = { x: centre - width * 0.035, y: y + crown + rows * step, width: width * 0.07, height: height * 0.11 };
	return [
		dot(centre, y + crown * 0.4, crown * 1.05, HONEY, "star"),
		...strips,
		shape("rectangle", trunk, { fill: HONEY }),
	];
}

const FLAKES: readonly (readonly [number, number, number])[] = [
	[0.06, 0.1, 0.014],
	[0.15, 0.3, 0.02],
	[0.08, 0.55, 0.012],
	[0.16, 0.78, 0.016],
	[0.93, 0.16, 0.018],
	[0.86, 0.38, 0.012],
	[0.94, 0.6, 0.02],
	[0.85, 0.82, 0.014],
	[0.22, 0.06, 0.01],
	[0.8, 0.05, 0.012],
];

/** A photo in a rounded window, snow beside it. */
const firstSnow: Sketch = {
	ground: () => [background("#24423a")],
	draw(field) {
		const area = { ...square(field, 0.88) };
		const unit = area.width;
		const wide = unit * 0.5;
		const high = unit * 0.68;
		const centre = area.x + unit / 2;
		return [
			...FLAKES.map(([u, v, size]) => dot(area.x + u * unit, area.y + v * unit, size * unit, PAPER)),
			photo(
				village,
				{ x: centre - wide / 2, y: area.y + unit * 0.01, width: wide, height: high },
				{ radius: wide / 2, focus: [0.5, 0.45] },
			),
			text(
				"Abisko",
				{ x: area.x, y: area.y + unit * 0.71, width: unit },
				{ font: "playfair-display", size: unit * 0.15, color: PAPER },
			),
			text(
				"2026 · XII",
				{ x: area.x, y: area.y + unit * 0.915, width: unit },
				{ font: "montserrat", size: unit * 0.042, color: HONEY },
			),
		];
	},
};

export const christmas: Collection = [
	{
		id: 9011,
		popularity: 451,
		createdOn: "2026-08-24",
		modifiedOn: "2026-11-09",
		tags: [TAG.christmas],
		sketch: paperFir,
		first: [mug, cushion, tshirt, greetingCard],
		shapes: ["cloth", "folded"],
	},
	{
		id: 9012,
		popularity: 224,
		createdOn: "2026-09-15",
		modifiedOn: "2026-11-12",
		tags: [TAG.christmas, TAG.home],
		sketch: firstSnow,
		first: [poster, photoAlbum, mug],
		shapes: ["upright"],
	},
	{
		id: 9048,
		popularity: 177,
		createdOn: "2026-08-31",
		modifiedOn: "2026-11-06",
		tags: [TAG.christmas],
		sketch: snowVillage,
		shapes: ["handled", "folded", "even", "wide"],
	},
	{
		id: 9049,
		popularity: 161,
		createdOn: "2026-09-03",
		modifiedOn: "2026-11-05",
		tags: [TAG.christmas],
		sketch: redNose,
		shapes: ["handled", "even", "folded", "cloth"],
	},
	{
		id: 9050,
		popularity: 134,
		createdOn: "2026-09-08",
		modifiedOn: "2026-11-04",
		tags: [TAG.christmas],
		sketch: fourBaubles,
		shapes: ["even", "folded", "handled"],
	},
	{
		id: 9051,
		popularity: 107,
		createdOn: "2026-09-21",
		modifiedOn: "2026-11-03",
		tags: [TAG.christmas],
		sketch: atomicStars,
		shapes: ["folded", "even", "handled"],
	},
	{
		id: 9142,
		popularity: 149,
		createdOn: "2026-08-26",
		modifiedOn: "2026-11-10",
		tags: [TAG.christmas],
		sketch: knitted,
		first: [mug, poster],
		shapes: ["handled", "wrapped", "even", "folded"],
	},
	{
		id: 9143,
		popularity: 138,
		createdOn: "2026-08-28",
		modifiedOn: "2026-11-08",
		tags: [TAG.christmas, TAG.home],
		sketch: twentyFour,
		shapes: ["upright", "wide", "even"],
	},
	{
		id: 9144,
		popularity: 156,
		createdOn: "2026-09-01",
		modifiedOn: "2026-11-13",
		tags: [TAG.christmas],
		sketch: gingerbreadFamily,
		shapes: ["handled", "cloth", "wide", "even", "folded"],
	},
	{
		id: 9145,
		popularity: 130,
		createdOn: "2026-09-07",
		modifiedOn: "2026-11-07",
		tags: [TAG.christmas],
		sketch: nightRide,
		shapes: ["upright", "handled", "folded", "even", "wide", "wrapped"],
	},
	{
		id: 9146,
		popularity: 142,
		createdOn: "2026-09-10",
		modifiedOn: "2026-11-11",
		tags: [TAG.christmas],
		sketch: photoBall,
		shapes: ["folded", "upright", "even", "handled"],
	},
	{
		id: 9147,
		popularity: 127,
		createdOn: "2026-09-14",
		modifiedOn: "2026-11-02",
		tags: [TAG.christmas, TAG.home],
		sketch: orangeWreath,
		shapes: ["even", "cloth", "folded", "handled"],
	},
	{
		id: 9148,
		popularity: 119,
		createdOn: "2026-09-17",
		modifiedOn: "2026-11-06",
		tags: [TAG.christmas],
		sketch: winterRobin,
		shapes: ["folded", "cloth", "handled", "even", "upright"],
	},
	{
		id: 9149,
		popularity: 112,
		createdOn: "2026-09-22",
		modifiedOn: "2026-11-05",
		tags: [TAG.christmas],
		sketch: treeOfNames,
		shapes: ["cloth", "upright", "folded", "even"],
	},
];
