import type { DesignElement, SideFormat } from "#design/document.ts";
import { photoBookLandscape } from "../articles/photo-book-landscape.ts";
import { balloons } from "../pictures.ts";
import { TAG } from "../tags.ts";
import { contactSheetBook } from "./book-contact-sheet.ts";
import { firstYear } from "./book-first-year.ts";
import { grid, margins, pair, sample } from "./book-parts.ts";
import { vows } from "./book-vows.ts";
import { own } from "./calendar-parts.ts";
import type { Collection } from "./collection.ts";
import { background, type Field, line, photo, text } from "./drawing.ts";
import { BRICK, CREAM, FOREST, HONEY, INK, PAPER } from "./palette.ts";
import { inset, type Sketch, wholeSide } from "./sketch.ts";

const PLACES = ["Lago Alto", "Visby", "Sintra", "Skagen", "Cabo de Gata", "Ravello"];
/** Below photos, with the margin under it. */
const CAPTION = 27;

/** A large photo, two, four, one in a margin with its place: in turn, from the first page to the last. */
const wholePages: Sketch = {
	ground: (side) => [background(PAPER), sample(0, { ...wholeSide(side), height: side.height * 0.66 + side.bleed })],
	draw: ({ x, y, width, height }) => {
		const room = { x: x + width * 0.12, width: width * 0.76 };
		return [
			text(
				"Lago Alto",
				{ ...room, y: y + height * 0.7 },
				{ font: "playfair-display", size: height * 0.115, color: INK },
			),
			line({ x: x + width / 2 - height * 0.06, y: y + height * 0.855, width: height * 0.12 }, BRICK, height * 0.003),
			own("2026", { ...room, y: y + height * 0.875 }, { font: "lora", size: height * 0.045, color: BRICK }),
		];
	},
	page: (side, page) => {
		const layouts = [whole, withCaption, pair, four, whole, withCaption];
		return [background(PAPER), ...layouts[(page - 1) % layouts.length]!(side, page)];
	},
};

/** One photo a page behind a wide margin, now wide, now upright, its place below it by hand. */
const roomAround: Sketch = {
	ground: () => [background(FOREST)],
	draw: (field) => {
		const frame = inset(field, 0.16);
		const picture = { ...frame, height: frame.height * 0.72 };
		const below = picture.y + picture.height;
		return [
			photo(balloons, picture, { focus: [0.3, 0.5] }),
			text(
				"Anna & Luis",
				{ x: frame.x, y: below + field.height * 0.03, width: frame.width },
				{ font: "dancing-script", size: field.height * 0.095, color: CREAM },
			),
			own(
				"2026",
				{ x: frame.x, y: below + field.height * 0.155, width: frame.width },
				{ font: "lora", size: field.height * 0.04, color: HONEY },
			),
		];
	},
	page: (side, page) => {
		const { x, y, width, height } = inset({ ...side, x: 0, y: 0 }, 0.14);
		const tall = height - CAPTION;
		const across = page % 3 === 2 ? tall * 0.78 : width;
		const picture = { x: x + (width - across) / 2, y, width: across, height: tall };
		return [
			background("#ffffff"),
			sample(page, picture),
			caption(page, { x, y: y + tall + 7, width }, { font: "dancing-script", size: 9, color: FOREST }),
		];
	},
};

function whole(side: SideFormat, page: number): DesignElement[] {
	return [sample(page, wholeSide(side))];
}

function withCaption(side: SideFormat, page: number): DesignElement[] {
	const { x, y, width, height } = margins(side);
	return [
		sample(page, { x, y, width, height: height - CAPTION }),
		caption(page, { x, y: y + height - CAPTION + 9, width }, { font: "lora", size: 7, color: INK }),
	];
}

function four(side: SideFormat, page: number): DesignElement[] {
	return grid(margins(side), 2, 2, page);
}

function caption(page: number, box: Omit<Field, "height">, style: Parameters<typeof text>[2]): DesignElement {
	return text(PLACES[page % PLACES.length]!, box, style);
}

/** Covers and all their pages. */
export const books: Collection = [
	{
		...{
			id: 9401,
			popularity: 187,
			createdOn: "2026-11-16",
			modifiedOn: "2026-11-27",
			tags: [TAG.travel],
		},
		...{ sketch: wholePages, first: [photoBookLandscape], shapes: ["book"] },
	},
	{
		...{
			id: 9402,
			popularity: 139,
			createdOn: "2026-11-16",
			modifiedOn: "2026-11-27",
			tags: [TAG.wedding, TAG.home],
		},
		...{ sketch: roomAround, shapes: ["book"] },
	},
	{
		...{ id: 9403, popularity: 163, createdOn: "2026-11-20", modifiedOn: "2026-11-28", tags: [TAG.baby] },
		...{ sketch: firstYear, shapes: ["book"] },
	},
	{
		...{ id: 9404, popularity: 118, createdOn: "2026-11-22", modifiedOn: "2026-11-28", tags: [TAG.birthday, TAG.team] },
		...{ sketch: contactSheetBook, shapes: ["book"] },
	},
	{
		...{ id: 9405, popularity: 151, createdOn: "2026-11-24", modifiedOn: "2026-11-28", tags: [TAG.wedding] },
		...{ sketch: vows, first: [photoBookLandscape], shapes: ["book"] },
	},
];
