import { canvas } from "../articles/canvas.ts";
import { cushion } from "../articles/cushion.ts";
import { mug } from "../articles/mug.ts";
import { photoAlbum } from "../articles/photo-album.ts";
import { poster } from "../articles/poster.ts";
import { tshirt } from "../articles/tshirt.ts";
import { lake, sea } from "../pictures.ts";
import { TAG } from "../tags.ts";
import type { Collection } from "./collection.ts";
import { background, line, photo, shape, text } from "./drawing.ts";
import { BRICK, CREAM, DUSK, INK, PAPER, SLATE } from "./palette.ts";
import { inset, type Sketch, square, wholeSide } from "./sketch.ts";
import { rimmed } from "./sticker.ts";
import { departures, fourStamps } from "./travel-finds.ts";
import { alpPoster } from "./travel-mountain.ts";
import { sunAndPalms } from "./travel-palms.ts";
import { fromTo, harbourLight, openRoad } from "./travel-posters.ts";
import { windingRoad } from "./travel-road.ts";

/** A photo to the edge, and a paper label with the place and the year. */
const morningView: Sketch = {
	ground: (side) => [photo(lake, wholeSide(side), { focus: [0.8, 0.5] })],
	draw(field) {
		const unit = Math.min(field.width, field.height);
		const width = unit * 0.62;
		const x = field.x + (field.width - width) / 2;
		const y = field.y + field.height - unit * 0.36;
		return [
			shape("rectangle", { x, y, width, height: unit * 0.22 }, { fill: PAPER }),
			text("LAGO ALTO", { x, y: y + unit * 0.05, width }, { font: "montserrat", size: unit * 0.048, color: INK }),
			line({ x: x + width * 0.42, y: y + unit * 0.125, width: width * 0.16 }, BRICK, unit * 0.004),
			text("2026", { x, y: y + unit * 0.142, width }, { font: "lora", size: unit * 0.04, color: INK }),
		];
	},
};

/** A print with a white border, a little askew, and a line written by hand. */
const postcard: Sketch = {
	ground: () => [background(CREAM)],
	draw(field, garment) {
		const card = square(field, garment ? 0.86 : 0.74);
		const unit = card.width;
		const border = unit * 0.05;
		const turn = -3;
		const frame = { x: card.x, y: card.y, width: unit, height: unit };
		return [
			shape(
				"rectangle",
				{ ...frame, x: frame.x + unit * 0.012, y: frame.y + unit * 0.018 },
				{ fill: garment ? "#b0946c" : "#d9c7ae", rotation: turn },
			),
			shape("rectangle", frame, { fill: "#ffffff", rotation: turn }),
			photo(
				sea,
				{
					x: card.x + border + unit * 0.006,
					y: card.y + border - unit * 0.004,
					width: unit - 2 * border,
					height: unit * 0.72,
				},
				{ rotation: turn, focus: [0.62, 0.6] },
			),
			text(
				"Cabo de Gata, 2026",
				{ x: card.x + unit * 0.02, y: card.y + unit * 0.805, width: unit },
				{ font: "caveat", size: unit * 0.105, color: DUSK, rotation: turn },
			),
		];
	},
	other: (field) => [
		text(
			"36° 43′ N\n2° 11′ W",
			{ x: field.x, y: field.y + field.height * 0.36, width: field.width },
			{ font: "caveat", size: field.height * 0.14, color: SLATE },
		),
	],
};

/** The map reference of a place, in large type. */
const coordinates: Sketch = {
	ground: () => [background(PAPER)],
	draw(field, garment) {
		const area = inset(field, garment ? 0.05 : 0.1);
		const unit = Math.min(area.width, area.height * 0.95);
		const x = area.x;
		const width = area.width;
		const top = area.y + (area.height - unit * 0.98) / 2;
		const ink = garment ? SLATE : INK;
		const sun = unit * 0.36;
		const place = text(
			"LISBOA",
			{ x, y: top + unit * 0.44, width },
			{ font: "bebas-neue", size: unit * 0.33, color: BRICK, leading: 1 },
		);
		const small = { font: "montserrat", size: unit * 0.052, color: ink } as const;
		const reference = text("38° 43′ N · 9° 08′ W", { x, y: top + unit * 0.8, width }, small);
		const year = text("2026", { x, y: top + unit * 0.89, width }, small);
		return [
			shape("ellipse", { x: x + (width - sun) / 2, y: top, width: sun, height: sun }, { fill: "#e8b04b" }),
			line(
				{ x: x + (width - unit * 0.62) / 2, y: top + sun * 0.66, width: unit * 0.62 },
				garment ? SLATE : PAPER,
				unit * 0.012,
			),
			line(
				{ x: x + (width - unit * 0.5) / 2, y: top + sun * 0.78, width: unit * 0.5 },
				garment ? SLATE : PAPER,
				unit * 0.012,
			),
			line(
				{ x: x + (width - unit * 0.38) / 2, y: top + sun * 0.9, width: unit * 0.38 },
				garment ? SLATE : PAPER,
				unit * 0.012,
			),
			...(garment ? [rimmed(place, 0.06), rimmed(reference), rimmed(year)] : [place, reference, year]),
		];
	},
};

export const travel: Collection = [
	{
		id: 9001,
		popularity: 412,
		createdOn: "2026-03-02",
		modifiedOn: "2026-09-18",
		tags: [TAG.travel, TAG.home],
		sketch: morningView,
		first: [poster, canvas, mug, photoAlbum, cushion],
		shapes: ["upright", "wide", "even"],
	},
	{
		id: 9002,
		popularity: 287,
		createdOn: "2026-05-11",
		modifiedOn: "2026-08-30",
		tags: [TAG.travel],
		sketch: postcard,
		first: [cushion, mug, tshirt],
		shapes: ["cloth", "even"],
	},
	{
		id: 9003,
		popularity: 356,
		createdOn: "2026-06-20",
		modifiedOn: "2026-10-02",
		tags: [TAG.travel, TAG.home],
		sketch: coordinates,
		first: [tshirt, poster, mug, cushion],
		shapes: ["cloth", "upright"],
	},
	{
		id: 9045,
		popularity: 169,
		createdOn: "2026-04-15",
		modifiedOn: "2026-09-25",
		tags: [TAG.travel],
		sketch: openRoad,
		shapes: ["handled", "even", "upright", "cloth", "wrapped"],
	},
	{
		id: 9046,
		popularity: 138,
		createdOn: "2026-05-13",
		modifiedOn: "2026-09-17",
		tags: [TAG.travel, TAG.home],
		sketch: harbourLight,
		shapes: ["upright", "handled", "even", "wrapped"],
	},
	{
		id: 9047,
		popularity: 151,
		createdOn: "2026-06-03",
		modifiedOn: "2026-10-14",
		tags: [TAG.travel],
		sketch: fromTo,
		shapes: ["even", "handled", "wide", "cloth"],
	},
	{
		id: 9231,
		popularity: 167,
		createdOn: "2026-06-08",
		modifiedOn: "2026-10-15",
		tags: [TAG.travel, TAG.home],
		sketch: alpPoster,
		shapes: ["upright", "wide", "wrapped", "even", "handled", "folded"],
	},
	{
		id: 9232,
		popularity: 132,
		createdOn: "2026-06-09",
		modifiedOn: "2026-09-23",
		tags: [TAG.travel],
		sketch: windingRoad,
		shapes: ["upright", "wide", "even", "handled"],
	},
	{
		id: 9233,
		popularity: 140,
		createdOn: "2026-06-10",
		modifiedOn: "2026-10-05",
		tags: [TAG.travel, TAG.home],
		sketch: fourStamps,
		first: [poster, cushion, photoAlbum],
		shapes: ["even"],
	},
	{
		id: 9234,
		popularity: 154,
		createdOn: "2026-06-12",
		modifiedOn: "2026-10-27",
		tags: [TAG.travel],
		sketch: sunAndPalms,
		shapes: ["cloth", "upright", "wrapped", "handled", "wide", "even"],
	},
	{
		id: 9235,
		popularity: 121,
		createdOn: "2026-06-15",
		modifiedOn: "2026-09-16",
		tags: [TAG.travel],
		sketch: departures,
		shapes: ["upright", "handled", "wide", "cloth", "even"],
	},
];
