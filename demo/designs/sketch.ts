import {
	type DesignDocument,
	type DesignElement,
	type DesignSide,
	DOCUMENT_VERSION,
	type SideFormat,
} from "#design/document.ts";
import { withOwnIds } from "#design/own-ids.ts";
import { shapeOnly } from "#design/shaped-as.ts";
import { pageOfBook } from "../articles/book-pages.ts";
import { monthOfPage } from "../articles/month-pages.ts";
import type { DemoArticle, DemoSide } from "../demo-types.ts";
import type { Field } from "./drawing.ts";
import { besideAddress, sender } from "./envelope-front.ts";
import { messageSide } from "./message-side.ts";
import { shapeOf } from "./shapes.ts";
import { edged, turnedLight } from "./sticker.ts";

/** How a design is drawn on a side of any size. */
export type Sketch = {
	/** What covers the whole side, bleed included; never drawn on a garment. */
	readonly ground?: (side: SideFormat) => readonly DesignElement[];
	/** The composition. `garment`: what is left empty stays fabric. */
	readonly draw: (field: Field, garment: boolean) => readonly DesignElement[];
	/** Made for paper, it has a white edge on cloth of any colour, but for these words, which stand on a drawing. */
	readonly edged?: readonly string[];
	/** What stands in a card, on the half that faces whoever opens it. */
	readonly inside?: (field: Field) => readonly DesignElement[];
	/** A calendar's page; months count from 1. */
	readonly month?: (side: SideFormat, month: number) => readonly DesignElement[];
	/** A book's page; pages count from 1. */
	readonly page?: (side: SideFormat, page: number) => readonly DesignElement[];
	/** What the mug shows with its handle at the left. */
	readonly other?: (field: Field) => readonly DesignElement[];
};

/** Lays the sketch out for the article's first side, and for a card's inside: a garment's back stays empty. */
export function sketchDocument(article: DemoArticle, sketch: Sketch): DesignDocument {
	return withOwnIds({
		version: DOCUMENT_VERSION,
		sides: article.sides.map((side, index) => {
			const drawn = sketchSide(side, sketch, index === 0);
			return { ...drawn, elements: turnedLight(drawn.elements, usualCloth(article)) };
		}),
	});
}

/** The colour that it is shown in. */
function usualCloth({ colored, variants }: DemoArticle): string {
	return (!colored && variants[0]?.color?.value) || "#ffffff";
}

function sketchSide(side: DemoSide, sketch: Sketch, first: boolean): DesignSide {
	const { code, width, height, bleed, safe } = side;
	const elements = first ? compose(side, sketch) : behindFirst(side, sketch);
	return {
		code,
		width,
		height,
		bleed,
		safe,
		...shapeOnly(side),
		elements: elements.map((element, index) => ({ ...element, id: `${element.kind}-${index + 1}` })),
	};
}

function behindFirst(side: DemoSide, { inside, month, page }: Sketch): readonly DesignElement[] {
	const shown = monthOfPage(side.code);
	if (shown) return month?.(side, shown) ?? [];
	const leaf = pageOfBook(side.code);
	if (leaf) return page?.(side, leaf) ?? [];
	if (side.code === "message") return messageSide(side);
	return side.backOf ? (inside?.(rightOfFold(side)) ?? []) : [];
}

function compose(side: DemoSide, { ground, draw, edged: without, other }: Sketch): readonly DesignElement[] {
	if (side.technique === "direct-to-garment") return onGarment(belowCords(side), draw, without);
	if (side.scene === "envelope") return [sender(side), ...onGarment(besideAddress(side), draw, without)];
	const around = shapeOf(side) === "handled";
	return [
		...(ground?.(side) ?? []),
		...draw(around ? besideHandle(side, 1) : fieldOf(side), false),
		...(around ? (other?.(besideHandle(side, -1)) ?? []) : []),
	];
}

function onGarment(field: Field, draw: Sketch["draw"], without: Sketch["edged"]): readonly DesignElement[] {
	if (!without) return draw(field, true);
	const area = inset(field, 0.02);
	const upper = { ...area, height: Math.min(area.height, area.width * 1.16) };
	return edged(draw(upper, true), area.width * 0.0075, without);
}

/** What one sees of the mug with the handle at the right (1) or at the left (-1). */
function besideHandle({ width, height, safe }: SideFormat, direction: 1 | -1): Field {
	const size = height - safe;
	const centre = width / 2 + direction * width * 0.315;
	return { x: centre - size / 2, y: (height - size) / 2, width: size, height: size };
}

function fieldOf(side: DemoSide): Field {
	if (side.scene === "cushion") return cushionFront(side);
	if (side.scene === "notebook") return notebookFront(side);
	if (side.scene === "bauble") return insideDisc(side);
	if (side.scene === "phone-case") return belowCamera(side);
	if (side.scene === "socks") return inset(wholeFront(side), 0.04);
	if (side.code === "wrap") return seenAtOnce(side);
	return side.scene === "greeting-card" ? rightOfFold(side) : wholeFront(side);
}

/** Of what goes round a bottle. */
function seenAtOnce({ width, height }: SideFormat): Field {
	return { x: width * 0.3, y: 0, width: width * 0.4, height };
}

/** A card's front, and within it the half that is read first. */
function rightOfFold({ width, height, folds: [fold = 0] = [] }: DemoSide): Field {
	return { x: fold, y: 0, width: width - fold, height };
}

function wholeFront({ width, height }: SideFormat): Field {
	return { x: 0, y: 0, width, height };
}

/** Those of a hoodie hang into what is printed. */
function belowCords(side: DemoSide): Field {
	const front = wholeFront(side);
	const cords = side.scene === "hoodie" ? front.height * 0.13 : 0;
	return { ...front, y: cords, height: front.height - 1.2 * cords };
}

/** Between the hinge and the elastic band, which begins 19 mm before the other edge. */
function notebookFront({ width, height, folds: [hinge = 0] = [] }: DemoSide): Field {
	return { x: hinge, y: 0, width: width - hinge - 19, height };
}

/** The square in it, a little lower, as the ribbon's hole is above. */
function insideDisc({ width, height }: SideFormat): Field {
	return { x: width * 0.15, y: height * 0.17, width: width * 0.7, height: height * 0.7 };
}

/** Its opening ends 45 mm below the upper edge. */
function belowCamera({ width, height }: SideFormat): Field {
	return { x: 0, y: 48, width, height: height - 48 };
}

/** The filled cushion turns its upper edge away, and its seams take a little on every side. */
function cushionFront({ width, height }: SideFormat): Field {
	return { x: width * 0.06, y: height * 0.1, width: width * 0.88, height: height * 0.84 };
}

/** The field without a margin, given as a share of its shorter edge. */
export function inset({ x, y, width, height }: Field, share: number): Field {
	const margin = Math.min(width, height) * share;
	return { x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin };
}

/** A square in the middle of the field. */
export function square({ x, y, width, height }: Field, share = 1): Field {
	const size = Math.min(width, height) * share;
	return { x: x + (width - size) / 2, y: y + (height - size) / 2, width: size, height: size };
}

/** The whole side with its bleed. */
export function wholeSide({ width, height, bleed }: SideFormat): Field {
	return { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };
}
