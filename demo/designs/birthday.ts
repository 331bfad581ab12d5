import type { DesignElement } from "#design/document.ts";
import { cushion } from "../articles/cushion.ts";
import { greetingCard } from "../articles/greeting-card.ts";
import { mug } from "../articles/mug.ts";
import { poster } from "../articles/poster.ts";
import { tshirt } from "../articles/tshirt.ts";
import { TAG } from "../tags.ts";
import { admitted, yearsInSquares } from "./birthday-paper.ts";
import { balloonBunch, bunting, goodYear, paperCake, scallopedPhoto } from "./birthday-party.ts";
import { allTheCandles, dinoParty, liftOff, presentTower } from "./birthday-scenes.ts";
import type { Collection } from "./collection.ts";
import type { Field } from "./drawing.ts";
import { background, dot, shape, text } from "./drawing.ts";
import { BRICK, CREAM, FOREST, HONEY, INK, SAGE, SLATE } from "./palette.ts";
import { inset, type Sketch, square } from "./sketch.ts";
import { LEAST_RIM, rimmed } from "./sticker.ts";

/** Of a side, or of a card's half: longer names become smaller there. */
const OFF_EDGES = 0.06;

/** A number as large as the side allows, with the name across it. */
const bigNumber: Sketch = {
	ground: () => [background(HONEY)],
	draw(field, garment) {
		const area = square(field, garment ? 0.8 : 0.76);
		const unit = area.width;
		const { x, width } = inset(field, OFF_EDGES);
		const age = text(
			"40",
			{ x, y: area.y - unit * 0.16, width },
			{ font: "bebas-neue", size: unit * 1.08, color: BRICK, leading: 1 },
		);
		const name = text(
			"Carmen",
			{ ...inset(field, OFF_EDGES + 0.01), y: area.y + unit * 0.79 },
			{ font: "pacifico", size: unit * 0.22, color: garment ? "#d98a2b" : "#7a2a14" },
		);
		return garment ? [rimmed(age, LEAST_RIM), rimmed(name)] : [age, name];
	},
	inside: ({ x, y, width, height }) => [
		text(
			"Ana, Luis\n& Mateo",
			{ x: x + width * 0.1, y: y + height * 0.34, width: width * 0.8 },
			{ font: "pacifico", size: width * 0.11, color: BRICK },
		),
		dot(x + width / 2, y + height * 0.66, width * 0.06, HONEY, "star"),
	],
	other: (field) => [
		text(
			"1986",
			{ x: field.x, y: field.y + field.height * 0.3, width: field.width },
			{ font: "bebas-neue", size: field.height * 0.4, color: BRICK, leading: 1 },
		),
	],
};

const COLORS = [BRICK, HONEY, FOREST, SAGE, "#e39a7b", SLATE];

/** Paper confetti around a name. */
const confetti: Sketch = {
	ground: (side) => [
		background(CREAM),
		...scatter(
			{ x: 0, y: 0, width: side.width, height: side.height },
			Math.min(side.width, side.height),
			side.width > side.height * 2,
		),
	],
	draw(field, garment) {
		const area = square(field, 0.9);
		const unit = area.width;
		const name = text(
			"Leo",
			{ x: area.x, y: area.y + unit * 0.25, width: unit },
			{ font: "pacifico", size: unit * 0.31, color: BRICK, leading: 1.2 },
		);
		const age = text(
			"7 🎈",
			{ x: area.x, y: area.y + unit * 0.61, width: unit },
			{ font: "quicksand", size: unit * 0.13, color: garment ? SLATE : INK },
		);
		return garment ? [...scatter(area, unit, false), rimmed(name, 0.1), rimmed(age, 0.1)] : [name, age];
	},
};

/** Evenly spread pieces that leave the middle of each composition free; the same every time. */
function scatter(area: Field, unit: number, twice: boolean): DesignElement[] {
	const pieces: DesignElement[] = [];
	const step = unit * 0.175;
	const columns = Math.round(area.width / step);
	const rows = Math.round(area.height / step);
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			const seed = row * 53 + column * 29;
			const x = area.x + (column + 0.5 + 0.5 * wobble(seed)) * (area.width / columns);
			const y = area.y + (row + 0.5 + 0.5 * wobble(seed + 7)) * (area.height / rows);
			const centre = twice
				? area.width / 2 + Math.sign(x - area.width / 2) * area.width * 0.315
				: area.x + area.width / 2;
			const away = Math.hypot((x - centre) / (unit * 0.41), (y - area.y - area.height / 2) / (unit * 0.3));
			if (away < 1) continue;
			pieces.push(piece(x, y, unit * (0.038 + 0.014 * wobble(seed + 3)), seed));
		}
	}
	return pieces;
}

function piece(x: number, y: number, size: number, seed: number): DesignElement {
	const fill = COLORS[Math.floor((wobble(seed + 11) + 1) * 3) % COLORS.length] ?? BRICK;
	if (seed % 3 === 0) return dot(x, y, size, fill);
	if (seed % 3 === 1) return dot(x, y, size * 1.5, fill, "star");
	const box = { x: x - size, y: y - size * 0.3, width: size * 2, height: size * 0.6 };
	return shape("rectangle", box, {
		fill,
		locked: true,
		radius: size * 0.3,
		rotation: Math.round(wobble(seed + 5) * 90),
	});
}

/** A fixed pseudo-random number, -1..1. */
function wobble(seed: number): number {
	const value = Math.sin(seed * 12.9898) * 43758.5453;
	return (value - Math.floor(value)) * 2 - 1;
}

export const birthday: Collection = [
	{
		id: 9008,
		popularity: 402,
		createdOn: "2026-05-30",
		modifiedOn: "2026-10-28",
		tags: [TAG.birthday],
		sketch: bigNumber,
		first: [tshirt, mug, poster, greetingCard],
		shapes: ["cloth", "upright", "folded"],
	},
	{
		id: 9009,
		popularity: 375,
		createdOn: "2026-07-04",
		modifiedOn: "2026-10-15",
		tags: [TAG.birthday, TAG.baby],
		sketch: confetti,
		first: [mug, cushion, tshirt],
		shapes: ["cloth"],
	},
	{
		id: 9014,
		popularity: 186,
		createdOn: "2026-02-09",
		modifiedOn: "2026-08-17",
		tags: [TAG.birthday],
		sketch: balloonBunch,
		shapes: ["handled", "folded", "upright", "even"],
	},
	{
		id: 9015,
		popularity: 171,
		createdOn: "2026-03-16",
		modifiedOn: "2026-09-02",
		tags: [TAG.birthday],
		sketch: paperCake,
		shapes: ["folded", "even", "handled", "wide"],
	},
	{
		id: 9016,
		popularity: 122,
		createdOn: "2026-04-20",
		modifiedOn: "2026-07-30",
		tags: [TAG.birthday],
		sketch: bunting,
		shapes: ["upright", "folded", "handled"],
	},
	{
		id: 9017,
		popularity: 190,
		createdOn: "2026-01-12",
		modifiedOn: "2026-10-05",
		tags: [TAG.birthday, TAG.fathersDay],
		sketch: goodYear,
		shapes: ["cloth", "handled", "even", "wrapped"],
	},
	{
		id: 9018,
		popularity: 144,
		createdOn: "2026-05-18",
		modifiedOn: "2026-09-21",
		tags: [TAG.birthday],
		sketch: scallopedPhoto,
		shapes: ["even", "handled", "folded", "wide"],
	},
	{
		id: 9221,
		popularity: 164,
		createdOn: "2026-05-21",
		modifiedOn: "2026-10-16",
		tags: [TAG.birthday],
		sketch: allTheCandles,
		shapes: ["folded", "wrapped", "handled", "upright", "cloth", "even", "wide"],
	},
	{
		id: 9222,
		popularity: 188,
		createdOn: "2026-05-22",
		modifiedOn: "2026-10-26",
		tags: [TAG.birthday, TAG.baby],
		sketch: dinoParty,
		shapes: ["cloth", "even", "handled", "wide", "upright", "folded"],
	},
	{
		id: 9223,
		popularity: 149,
		createdOn: "2026-05-25",
		modifiedOn: "2026-09-28",
		tags: [TAG.birthday, TAG.baby],
		sketch: liftOff,
		shapes: ["upright", "cloth", "even", "handled", "folded"],
	},
	{
		id: 9224,
		popularity: 123,
		createdOn: "2026-05-26",
		modifiedOn: "2026-08-25",
		tags: [TAG.birthday, TAG.christmas],
		sketch: presentTower,
		shapes: ["folded", "upright", "handled"],
	},
	{
		id: 9225,
		popularity: 135,
		createdOn: "2026-05-27",
		modifiedOn: "2026-10-08",
		tags: [TAG.birthday],
		sketch: admitted,
		shapes: ["folded", "wide", "even", "cloth"],
	},
	{
		id: 9226,
		popularity: 158,
		createdOn: "2026-05-28",
		modifiedOn: "2026-10-20",
		tags: [TAG.birthday, TAG.home],
		sketch: yearsInSquares,
		shapes: ["even", "upright", "wide"],
	},
];
