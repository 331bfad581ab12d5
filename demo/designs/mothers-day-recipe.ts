import type { DesignElement } from "#design/document.ts";
import { art, placed } from "./art.ts";
import { type Field, line, shape, text } from "./drawing.ts";
import { fingers, mixingBowl, mokaPot, steam } from "./motifs/baking.ts";
import { egg, whisk } from "./motifs/garden.ts";
import { BRICK, COCOA, CORAL, CREAM, FOREST, HONEY, INK, PAPER, SAGE } from "./palette.ts";
import { box, type Drawing, fill, heart, stroke } from "./pen.ts";
import { inset, type Sketch } from "./sketch.ts";

/** Goods that are called so everywhere. */
const INGREDIENTS = [
	["500 g", "Mascarpone"],
	["300 g", "Savoiardi"],
	["30 cl", "Espresso"],
	["4 cl", "Amaretto"],
] as const;

/** A recipe on a checked cloth. */
export const recipeCard: Sketch = {
	ground: ({ height, width }) => [
		{
			kind: "background",
			id: "",
			opacity: 1,
			fill: { type: "solid", color: PAPER },
			pattern: { form: "checks", color: "#df8a72", size: Math.round(Math.min(width, height) * 4) / 100 },
		},
	],
	draw(field) {
		const card = inset(field, 0.085);
		const page = [...paper(card)];
		if (card.width > card.height * 1.2) return [...page, ...spread(card)];
		return card.height > card.width * 1.15 ? [...page, ...upright(card)] : [...page, ...even(card)];
	},
	other: (field) => {
		const card = inset(field, 0.17);
		const size = card.width * 0.8;
		return [...paper(card), art("kitchen", stillLife(card.x + card.width / 2, card.y + card.height * 0.74, size))];
	},
};

function paper(card: Field): DesignElement[] {
	const unit = Math.min(card.width, card.height);
	const rim = inset(card, 0.035);
	return [
		shape("rectangle", card, { fill: PAPER, radius: unit * 0.045, locked: true }),
		art("frame", [
			stroke(CORAL, unit * 0.005, box(rim.x, rim.y, rim.width, rim.height, unit * 0.028)),
			fill(PAPER, box(card.x + card.width / 2 - unit * 0.06, rim.y - unit * 0.02, unit * 0.12, unit * 0.04)),
			fill(BRICK, heart(card.x + card.width / 2, rim.y, unit * 0.05)),
		]),
	];
}

function even(card: Field): DesignElement[] {
	const unit = card.width;
	const column = { x: card.x + unit * 0.15, width: unit * 0.7 };
	return [
		title({ ...column, y: card.y + unit * 0.07 }, unit * 0.14, "center"),
		...rows({ ...column, y: card.y + unit * 0.305 }, unit * 0.066, unit * 0.079),
		art("kitchen", stillLife(card.x + unit / 2, card.y + card.height - unit * 0.08, unit * 0.5)),
	];
}

function upright(card: Field): DesignElement[] {
	const unit = Math.min(card.width, card.height / 1.28);
	const left = card.x + (card.width - unit) / 2;
	const spare = card.height - unit * 1.28;
	const column = { x: left + unit * 0.13, width: unit * 0.74 };
	const top = card.y + spare * 0.28;
	return [
		art("kitchen", stillLife(card.x + card.width / 2, top + unit * 0.46, unit * 0.8)),
		title({ ...column, y: top + unit * 0.52 + spare * 0.1 }, unit * 0.165, "center"),
		...rows({ ...column, y: top + unit * 0.79 + spare * 0.15 }, unit * 0.075, unit * 0.1 + spare * 0.1),
	];
}

function spread(card: Field): DesignElement[] {
	const unit = card.height;
	const column = { x: card.x + unit * 0.14, width: card.width * 0.46 };
	return [
		title({ ...column, y: card.y + unit * 0.13 }, Math.min(unit * 0.2, column.width * 0.21), "left"),
		...rows({ ...column, y: card.y + unit * 0.45 }, Math.min(unit * 0.088, column.width * 0.13), unit * 0.115),
		art(
			"kitchen",
			stillLife(card.x + card.width * 0.75, card.y + unit * 0.74, Math.min(card.width * 0.4, unit * 0.95)),
		),
	];
}

type Column = { readonly x: number; readonly y: number; readonly width: number };

function title(column: Column, size: number, align: "left" | "center"): DesignElement {
	return text("Tiramisù", column, { font: "pacifico", size, color: BRICK, align });
}

function rows({ x, y, width }: Column, size: number, pitch: number): DesignElement[] {
	return [
		line({ x, y: y - pitch * 0.2, width }, CORAL, size * 0.1),
		...INGREDIENTS.flatMap(([amount, name], row) => {
			const top = y + row * pitch;
			const said = { font: "caveat", size } as const;
			return [
				text(amount, { x, y: top, width: width * 0.29 }, { ...said, align: "right", color: BRICK }),
				text(name, { x: x + width * 0.36, y: top, width: width * 0.64 }, { ...said, align: "left", color: INK }),
				...(row < INGREDIENTS.length - 1 ? [line({ x, y: top + pitch * 0.98, width }, "#e6d9c6", size * 0.04)] : []),
			];
		}),
	];
}

/** Stands on the height `foot`, about the middle `x`. */
function stillLife(x: number, foot: number, wide: number): Drawing {
	const at = (across: number, size: number, sunk = 0.48) => ({
		x: x + across * wide,
		y: foot - size * wide * sunk,
		size: size * wide,
	});
	return [
		...placed(steam("#d8cbb8"), { x: x - wide * 0.37, y: foot - wide * 0.47, size: wide * 0.13 }),
		...placed(mokaPot("#8fa1a8", "#6d808a", "#b3c1c5", COCOA), at(-0.3, 0.4)),
		...placed(whisk(COCOA, HONEY), { x: x + wide * 0.17, y: foot - wide * 0.38, size: wide * 0.32, turn: 205 }),
		...placed(mixingBowl(SAGE, FOREST, CREAM), at(0.06, 0.36)),
		...placed(fingers("#dcae73", "#b98748", PAPER), at(0.36, 0.24)),
		...placed(egg("#ecd0b2", "#d3ad88"), { ...at(-0.1, 0.105, 0.44), turn: -12 }),
		stroke(CORAL, wide * 0.008, `M${x - wide * 0.5} ${foot}L${x + wide * 0.5} ${foot}`),
	];
}
