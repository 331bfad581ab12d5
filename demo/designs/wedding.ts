import type { DesignElement } from "#design/document.ts";
import { canvas } from "../articles/canvas.ts";
import { cushion } from "../articles/cushion.ts";
import { greetingCard } from "../articles/greeting-card.ts";
import { mug } from "../articles/mug.ts";
import { photoAlbum } from "../articles/photo-album.ts";
import { poster } from "../articles/poster.ts";
import { branches } from "../pictures.ts";
import { TAG } from "../tags.ts";
import type { Collection } from "./collection.ts";
import { background, dot, type Field, line, photo, shape, text } from "./drawing.ts";
import { CREAM, FOREST, HONEY, INK, PAPER, ROSE } from "./palette.ts";
import { inset, type Sketch, square } from "./sketch.ts";
import { archway, eucalyptusCorners, laurelInitials, songbirds } from "./wedding-paper.ts";
import { photoBooth, tandemRide, twoRoads, vineyard } from "./wedding-scenes.ts";
import { ampersand, ownCrest, thatMonth } from "./wedding-type.ts";

/** It stays around the page; its colour is free. */
const FRAME = ["place", "size", "presence"] as const;

/** Two names around an ampersand, inside a fine double rule; in one row where the side is wide. */
const twoNames: Sketch = {
	ground: () => [background(PAPER)],
	draw(field) {
		const frame = inset(field, 0.07);
		const inner = inset(field, 0.088);
		const within = { ...inner, x: inner.x + inner.width * 0.03, width: inner.width * 0.94 };
		const unit = Math.min(inner.width, inner.height);
		return [
			shape("rectangle", frame, { stroke: { color: ROSE, width: unit * 0.006 }, locks: FRAME }),
			shape("rectangle", inner, { stroke: { color: ROSE, width: unit * 0.002 }, locks: FRAME }),
			...(inner.width > inner.height * 1.3 ? namesInARow(inner) : namesInAColumn(within)),
		];
	},
	inside: ({ x, y, width, height }) => [
		text(
			"17:00 · Valencia",
			{ x: x + width * 0.1, y: y + height * 0.36, width: width * 0.8 },
			{ font: "playfair-display", size: width * 0.082, color: INK },
		),
		line({ x: x + width * 0.41, y: y + height * 0.475, width: width * 0.18 }, ROSE, width * 0.004),
		text(
			"12 · 09 · 2026",
			{ x: x + width * 0.1, y: y + height * 0.51, width: width * 0.8 },
			{ font: "lora", size: width * 0.058, color: INK },
		),
	],
	other: (field) => [dot(field.x + field.width / 2, field.y + field.height / 2, field.height * 0.26, ROSE, "heart")],
};

function namesInAColumn({ x, y, width, height }: Field): DesignElement[] {
	const unit = Math.min(width, height);
	const top = y + (height - unit * 0.82) / 2;
	return [
		text("Elena", { x, y: top, width }, { font: "playfair-display", size: unit * 0.21, color: INK }),
		text(
			"&",
			{ x, y: top + unit * 0.245, width },
			{ font: "dancing-script", size: unit * 0.2, color: ROSE, fixed: true },
		),
		text("Jonas", { x, y: top + unit * 0.425, width }, { font: "playfair-display", size: unit * 0.21, color: INK }),
		line({ x: x + width / 2 - unit * 0.09, y: top + unit * 0.725, width: unit * 0.18 }, ROSE, unit * 0.004),
		text("12 · 09 · 2026", { x, y: top + unit * 0.76, width }, { font: "lora", size: unit * 0.058, color: INK }),
	];
}

function namesInARow({ x, y, width, height }: Field): DesignElement[] {
	const top = y + height * 0.3;
	const size = height * 0.215;
	const half = width * 0.415;
	return [
		text("Elena", { x, y: top, width: half }, { font: "playfair-display", size, color: INK, align: "right" }),
		text(
			"&",
			{ x: x + half, y: top, width: width - 2 * half },
			{ font: "dancing-script", size, color: ROSE, fixed: true },
		),
		text(
			"Jonas",
			{ x: x + width - half, y: top, width: half },
			{ font: "playfair-display", size, color: INK, align: "left" },
		),
		line({ x: x + width / 2 - height * 0.09, y: y + height * 0.645, width: height * 0.18 }, ROSE, height * 0.005),
		text("12 · 09 · 2026", { x, y: y + height * 0.69, width }, { font: "lora", size: height * 0.068, color: INK }),
	];
}

/** A round photo on green, with a golden ring; the names beside it where the side is wide. */
const greenAndGold: Sketch = {
	ground: () => [background(FOREST)],
	draw(field) {
		if (field.width > field.height * 1.3) {
			const size = field.height * 0.7;
			return [
				...names(
					{ x: field.x + field.width * 0.04, y: field.y + field.height * 0.38, width: field.width * 0.43 },
					field.height * 0.7,
				),
				...medallion(field.x + field.width * 0.73, field.y + field.height / 2, size),
			];
		}
		const area = square(field, 0.86);
		return [
			...medallion(area.x + area.width / 2, area.y + area.width * 0.33, area.width * 0.64),
			...names({ x: area.x, y: area.y + area.width * 0.7, width: area.width }, area.width),
		];
	},
};

function medallion(x: number, y: number, size: number): DesignElement[] {
	const round = size * 0.9;
	return [
		shape(
			"ellipse",
			{ x: x - size / 2, y: y - size / 2, width: size, height: size },
			{ stroke: { color: HONEY, width: size * 0.009 } },
		),
		photo(
			branches,
			{ x: x - round / 2, y: y - round / 2, width: round, height: round },
			{ radius: round / 2, focus: [0.5, 0.28] },
		),
	];
}

function names({ x, y, width }: Omit<Field, "height">, unit: number): DesignElement[] {
	return [
		text("Marta & Iker", { x, y, width }, { font: "dancing-script", size: unit * 0.15, color: CREAM }),
		text(
			"VALENCIA · 6 · VI · 2026",
			{ x, y: y + unit * 0.205, width },
			{ font: "montserrat", size: unit * 0.042, color: HONEY },
		),
	];
}

export const wedding: Collection = [
	{
		id: 9006,
		popularity: 544,
		createdOn: "2026-01-20",
		modifiedOn: "2026-10-11",
		tags: [TAG.wedding],
		sketch: twoNames,
		first: [photoAlbum, canvas, mug, cushion, greetingCard],
		shapes: ["wide", "even", "folded"],
	},
	{
		id: 9007,
		popularity: 268,
		createdOn: "2026-03-27",
		modifiedOn: "2026-07-19",
		tags: [TAG.wedding],
		sketch: greenAndGold,
		first: [canvas, photoAlbum, poster],
		shapes: ["wide", "even", "upright"],
	},
	{
		id: 9019,
		popularity: 176,
		createdOn: "2026-02-16",
		modifiedOn: "2026-08-11",
		tags: [TAG.wedding],
		sketch: laurelInitials,
		shapes: ["even", "folded", "handled", "cloth"],
	},
	{
		id: 9020,
		popularity: 162,
		createdOn: "2026-03-09",
		modifiedOn: "2026-09-14",
		tags: [TAG.wedding],
		sketch: eucalyptusCorners,
		shapes: ["upright", "folded", "even"],
	},
	{
		id: 9021,
		popularity: 137,
		createdOn: "2026-04-13",
		modifiedOn: "2026-07-06",
		tags: [TAG.wedding],
		sketch: archway,
		shapes: ["upright", "even", "wide"],
	},
	{
		id: 9022,
		popularity: 118,
		createdOn: "2026-05-04",
		modifiedOn: "2026-08-24",
		tags: [TAG.wedding, TAG.valentine],
		sketch: songbirds,
		shapes: ["handled", "even", "folded", "cloth"],
	},
	{
		id: 9120,
		popularity: 114,
		createdOn: "2026-05-11",
		modifiedOn: "2026-09-18",
		tags: [TAG.wedding],
		sketch: ownCrest,
		shapes: ["cloth", "even", "folded", "handled"],
	},
	{
		id: 9121,
		popularity: 129,
		createdOn: "2026-05-13",
		modifiedOn: "2026-10-05",
		tags: [TAG.wedding, TAG.travel],
		sketch: twoRoads,
		shapes: ["upright", "wide", "even", "folded", "handled"],
	},
	{
		id: 9122,
		popularity: 122,
		createdOn: "2026-05-18",
		modifiedOn: "2026-09-24",
		tags: [TAG.wedding],
		sketch: ampersand,
		shapes: ["upright", "cloth", "wide", "even", "handled"],
	},
	{
		id: 9123,
		popularity: 147,
		createdOn: "2026-05-20",
		modifiedOn: "2026-10-22",
		tags: [TAG.wedding, TAG.valentine],
		sketch: photoBooth,
		shapes: ["handled", "upright", "even", "wide"],
	},
	{
		id: 9124,
		popularity: 136,
		createdOn: "2026-05-25",
		modifiedOn: "2026-10-16",
		tags: [TAG.wedding, TAG.home],
		sketch: vineyard,
		shapes: ["wide", "upright", "handled", "wrapped", "even"],
	},
	{
		id: 9125,
		popularity: 117,
		createdOn: "2026-05-27",
		modifiedOn: "2026-09-10",
		tags: [TAG.wedding],
		sketch: thatMonth,
		shapes: ["upright", "even", "wide"],
	},
	{
		id: 9126,
		popularity: 103,
		createdOn: "2026-06-03",
		modifiedOn: "2026-10-07",
		tags: [TAG.wedding],
		sketch: tandemRide,
		shapes: ["cloth", "wide", "handled", "even", "folded"],
	},
];
