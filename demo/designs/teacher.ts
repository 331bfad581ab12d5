import { TAG } from "../tags.ts";
import { art, ornament, placed } from "./art.ts";
import type { Collection } from "./collection.ts";
import { background, type Field } from "./drawing.ts";
import { apple, pencil } from "./motifs/things.ts";
import { BLUSH, BRICK, COCOA, CORAL, CREAM, DUSK, FOREST, HONEY, INK, PAPER, PLUM, TEAL } from "./palette.ts";
import { box, type Drawing, fill, flow, open, oval, stroke } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { spot, stageIn, words } from "./stage.ts";
import { blackboard } from "./teacher-board.ts";
import { classPortrait, exerciseBook, growingYears, pencilBox } from "./teacher-class.ts";
import { circleNumber, fourElements, onTheStave, wiseOwl, worldBadge } from "./teacher-desk.ts";

/** An apple for the desk. */
const goldenApple: Sketch = {
	ground: () => [background(HONEY)],
	draw(field) {
		const stage = stageIn(field, 0.1);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.36);
		return [
			art("apple", [
				fill("#f3cf86", oval(x, y, unit * 0.38)),
				...placed(apple(BRICK, "#97361a", FOREST, COCOA), { x, y: y - unit * 0.01, size: unit * 0.6 }),
			]),
			words(stage, "Carmen Romero", 0.83, { font: "playfair-display", size: 0.125, color: COCOA }),
			words(stage, "3 B · 2026", 0.95, { font: "montserrat", size: 0.05, color: COCOA, tracking: 0.14 }),
		];
	},
	other: (field) => [ornament("apple", apple(BRICK, "#97361a", FOREST, COCOA), field, 0.66)],
};

const SPINES = [
	["Amélie", TEAL, 0.74, 0],
	["Jonas", BRICK, 0.66, 0.03],
	["Lotte", FOREST, 0.78, -0.02],
	["Mateo", PLUM, 0.62, 0.01],
	["Sara", COCOA, 0.7, -0.03],
] as const;

/** A pile of books with the pupils' names on their spines. */
const pileOfBooks: Sketch = {
	ground: () => [background(CREAM)],
	edged: SPINES.map(([name]) => name),
	draw(field) {
		const stage = stageIn(field, 0.09);
		const unit = stage.unit;
		const thick = unit * 0.118;
		const foot = stage.y + (stage.height + unit) / 2 - unit * 0.17;
		const books = SPINES.map(([name, color, wide, shift], index) => ({
			name,
			color,
			width: wide * unit,
			x: stage.x + unit * (0.5 + shift) - (wide * unit) / 2,
			y: foot - thick * (5 - index),
		}));
		return [
			art("books", [
				...placed(apple(BRICK, "#97361a", FOREST, COCOA), {
					x: stage.x + unit * 0.53,
					y: foot - thick * 5 - unit * 0.088,
					size: unit * 0.19,
				}),
				...books.flatMap(({ x, y, width, color }) => [
					fill(color, box(x, y, width, thick * 0.94, unit * 0.012)),
					stroke(
						HONEY,
						unit * 0.006,
						...[0.06, 0.085, 0.915, 0.94].map((part) =>
							open([x + width * part, y + thick * 0.06], [x + width * part, y + thick * 0.88]),
						),
					),
				]),
				stroke(COCOA, unit * 0.008, open([stage.x + unit * 0.04, foot], [stage.x + unit * 0.96, foot])),
			]),
			...books.map(({ name, x, y, width }) =>
				words(
					{ ...stage, y: 0, height: 1 },
					name,
					y + thick * 0.47,
					{ font: "lora", size: 0.06, color: PAPER, width: (width * 0.76) / unit },
					(x + width / 2 - stage.x) / unit,
				),
			),
			words({ ...stage, y: 0, height: 1 }, "2026", foot + unit * 0.09, {
				font: "montserrat",
				size: 0.055,
				color: COCOA,
				tracking: 0.2,
			}),
		];
	},
};

/** A pencil as long as the name above it. */
const sharpPencil: Sketch = {
	ground: (side) => [background("#eef0ea"), art("paper", squared(wholeSide(side)))],
	draw(field) {
		const stage = stageIn(field, 0.1);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.56);
		return [
			words(stage, "Julia Keller", 0.3, { font: "caveat", size: 0.23, color: DUSK }),
			art("pencil", [
				...placed(pencil(HONEY, CORAL, BLUSH, INK), { x, y, size: unit * 0.88 }),
				stroke(
					INK,
					unit * 0.006,
					flow([
						[x - unit * 0.44, y + unit * 0.14],
						[x - unit * 0.2, y + unit * 0.12],
						[x, y + unit * 0.15],
						[x + unit * 0.22, y + unit * 0.12],
						[x + unit * 0.44, y + unit * 0.14],
					]),
				),
			]),
			words(stage, "4 A · 2022 – 2026", 0.82, { font: "montserrat", size: 0.06, color: BRICK, tracking: 0.1 }),
		];
	},
	other: (field) => [ornament("apple", apple(BRICK, "#97361a", FOREST, COCOA), field, 0.6)],
};

function squared({ x, y, width, height }: Field): Drawing {
	const step = Math.min(width, height) / 18;
	const [across, down] = [Math.floor(width / step), Math.floor(height / step)];
	const columns = Array.from({ length: across }, (_, index) =>
		open([x + (index + 0.5) * step, y], [x + (index + 0.5) * step, y + height]),
	);
	const rows = Array.from({ length: down }, (_, index) =>
		open([x, y + (index + 0.5) * step], [x + width, y + (index + 0.5) * step]),
	);
	return [stroke("#d5dde2", step * 0.05, ...columns, ...rows)];
}

export const teacher: Collection = [
	{
		id: 9052,
		popularity: 141,
		createdOn: "2026-05-20",
		modifiedOn: "2026-08-31",
		tags: [TAG.teacher],
		sketch: goldenApple,
		shapes: ["handled", "even", "folded", "wrapped"],
	},
	{
		id: 9053,
		popularity: 157,
		createdOn: "2026-05-21",
		modifiedOn: "2026-09-04",
		tags: [TAG.teacher],
		sketch: pileOfBooks,
		shapes: ["even", "handled", "upright", "cloth"],
	},
	{
		id: 9054,
		popularity: 115,
		createdOn: "2026-05-25",
		modifiedOn: "2026-08-25",
		tags: [TAG.teacher],
		sketch: sharpPencil,
		shapes: ["handled", "even", "upright", "folded"],
	},
	{
		id: 9110,
		popularity: 124,
		createdOn: "2026-06-01",
		modifiedOn: "2026-09-11",
		tags: [TAG.teacher],
		sketch: blackboard,
		shapes: ["handled", "wide", "even", "upright", "wrapped"],
	},
	{
		id: 9111,
		popularity: 108,
		createdOn: "2026-06-03",
		modifiedOn: "2026-09-15",
		tags: [TAG.teacher],
		sketch: fourElements,
		shapes: ["cloth", "even", "handled", "wide"],
	},
	{
		id: 9112,
		popularity: 132,
		createdOn: "2026-06-09",
		modifiedOn: "2026-10-02",
		tags: [TAG.teacher],
		sketch: classPortrait,
		shapes: ["upright", "cloth", "handled", "even", "wide"],
	},
	{
		id: 9113,
		popularity: 139,
		createdOn: "2026-06-11",
		modifiedOn: "2026-09-22",
		tags: [TAG.teacher],
		sketch: pencilBox,
		shapes: ["handled", "upright", "wrapped", "wide", "even"],
	},
	{
		id: 9114,
		popularity: 86,
		createdOn: "2026-06-16",
		modifiedOn: "2026-09-25",
		tags: [TAG.teacher],
		sketch: worldBadge,
		shapes: ["cloth", "even", "handled", "upright"],
	},
	{
		id: 9115,
		popularity: 91,
		createdOn: "2026-06-18",
		modifiedOn: "2026-10-06",
		tags: [TAG.teacher],
		sketch: onTheStave,
		shapes: ["wrapped", "handled", "wide", "upright", "even"],
	},
	{
		id: 9116,
		popularity: 77,
		createdOn: "2026-06-23",
		modifiedOn: "2026-10-13",
		tags: [TAG.teacher],
		sketch: circleNumber,
		shapes: ["cloth", "upright", "even", "handled"],
	},
	{
		id: 9117,
		popularity: 101,
		createdOn: "2026-06-25",
		modifiedOn: "2026-09-29",
		tags: [TAG.teacher],
		sketch: growingYears,
		shapes: ["even", "handled", "wide", "cloth", "folded"],
	},
	{
		id: 9118,
		popularity: 95,
		createdOn: "2026-06-30",
		modifiedOn: "2026-10-09",
		tags: [TAG.teacher],
		sketch: wiseOwl,
		shapes: ["cloth", "handled", "even", "folded"],
	},
	{
		id: 9119,
		popularity: 69,
		createdOn: "2026-07-02",
		modifiedOn: "2026-10-15",
		tags: [TAG.teacher],
		sketch: exerciseBook,
		shapes: ["upright", "folded", "even", "wide", "wrapped"],
	},
];
