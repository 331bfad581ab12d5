import type { DesignElement } from "#design/document.ts";
import { art, ornament, placed } from "./art.ts";
import { background, type Field, shape, text } from "./drawing.ts";
import { cassette, flame, grillFork, oldCar, spatula, type Tones, tool } from "./motifs/workshop.ts";
import {
	BRICK,
	COCOA,
	CORAL,
	CREAM,
	DUSK,
	FOREST,
	HONEY,
	INK,
	PAPER,
	PLUM,
	SAGE,
	SKY,
	SLATE,
	TEAL,
} from "./palette.ts";
import { box, type Drawing, disc, fill, open, star, stroke } from "./pen.ts";
import { inset, type Sketch, wholeSide } from "./sketch.ts";
import { arts, cells } from "./spread.ts";
import { spot, stageIn, words } from "./stage.ts";
import { rimmed, sticker } from "./sticker.ts";
import { aboutStrip, cellsOf, middleOf } from "./strip.ts";

const TONES: readonly Tones[] = [
	{ wood: "#d9a15c", steel: "#c9d3d3", grip: BRICK, dark: INK },
	{ wood: "#c98a4b", steel: "#b7c4c6", grip: HONEY, dark: INK },
];
const BOARD = "#2c5a63";
const PAINTED = "#3f737c";

/** Tools on their pegs, and their outlines painted behind them; one is out on loan. */
export const toolWall: Sketch = {
	ground(side) {
		const [above, , below] = aboutStrip(side, side.width > side.height * 2 ? 0.3 : 0.26);
		const unit = Math.min(side.width, side.height);
		const holes = cellsOf(wholeSide(side), unit * 0.105).map((cell) => {
			const { x, y } = middleOf(cell);
			return [fill("#234a52", disc(x, y, unit * 0.007))];
		});
		return [
			background(BOARD),
			...arts("holes", holes),
			...arts("tools", [...hung(above, unit, 0), ...hung(below, unit, 5)]),
		];
	},
	draw(field, garment) {
		const unit = Math.min(field.width, field.height);
		if (garment) return onCloth(field);
		const high = unit * 0.2;
		const plate = {
			x: field.x + (field.width - unit * 0.86) / 2,
			y: field.y + field.height / 2 - high / 2,
			width: unit * 0.86,
			height: high,
		};
		return [
			shape("rectangle", plate, { fill: HONEY, radius: unit * 0.02, locked: true }),
			art("screws", [
				fill(
					COCOA,
					disc(plate.x + unit * 0.035, field.y + field.height / 2, unit * 0.011),
					disc(plate.x + plate.width - unit * 0.035, field.y + field.height / 2, unit * 0.011),
				),
			]),
			text(
				"HENRI",
				{ x: plate.x + unit * 0.07, y: plate.y + high * 0.16, width: plate.width - unit * 0.14 },
				{ font: "bebas-neue", size: high * 0.7, color: INK, leading: 1, tracking: 0.1 },
			),
		];
	},
	other: ({ x, y, width, height }) => [
		shape(
			"rectangle",
			{ x: x + width * 0.16, y: y + height * 0.4, width: width * 0.68, height: height * 0.2 },
			{ fill: HONEY, radius: height * 0.02, locked: true },
		),
		text(
			"1976",
			{ x: x + width * 0.2, y: y + height * 0.43, width: width * 0.6 },
			{ font: "bebas-neue", size: height * 0.14, color: INK, leading: 1, tracking: 0.2 },
		),
	],
};

function hung(area: Field, unit: number, from: number): Drawing[] {
	return cellsOf(area, unit * 0.36).map((cell, index) => {
		const { x, y } = middleOf(cell);
		const size = Math.min(cell.width, cell.height) * 0.82;
		const kind = index + from + Math.floor(index / 8) * 3;
		const drawing = placed(tool(kind, TONES[index % 2]!), { x, y, size, turn: index % 3 === 1 ? 8 : 0 });
		const lent = (index + from) % 7 === 5;
		const painted = sticker(drawing, size * 0.05, PAINTED);
		return lent
			? painted
					.slice(0, painted.length - drawing.length)
					.concat([fill(PAINTED, ...drawing.filter(({ stroke: own }) => !own).map(({ d }) => d))])
			: painted;
	});
}

function onCloth(field: Field): DesignElement[] {
	const stage = stageIn(field, 0.03, 1.1);
	const unit = stage.unit;
	const tools = Array.from({ length: 8 }, (_, index) => {
		const [x, y] = spot(stage, 0.125 + (index % 4) * 0.25, index < 4 ? 0.16 : 0.78);
		return sticker(placed(tool(index, TONES[1]!), { x, y, size: unit * 0.27, turn: index % 2 ? 7 : -7 }), unit * 0.009);
	});
	return [
		...arts("tools", tools),
		rimmed(
			words(stage, "HENRI", 0.47, { font: "bebas-neue", size: 0.23, color: BRICK, tracking: 0.04, width: 0.94 }),
			0.12,
		),
	];
}

/** Fire, and what one stands before it with. */
export const atTheGrill: Sketch = {
	ground: (side) => [background("#241d1a"), ...sparks(wholeSide(side))],
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.03 : 0.08);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.36);
		const steel = garment ? SLATE : "#c9d3d3";
		const drawing = [
			...placed(spatula(steel, "#b9803f", garment ? PAPER : "#241d1a"), {
				x: x - unit * 0.01,
				y,
				size: unit * 0.86,
				turn: 40,
			}),
			...placed(grillFork(steel, "#b9803f"), { x: x + unit * 0.01, y, size: unit * 0.86, turn: -40 }),
			...placed(flame(BRICK, HONEY), { x, y: y - unit * 0.02, size: unit * 0.56 }),
		];
		const lettering = [
			words(stage, "OSKAR", 0.82, {
				font: "bebas-neue",
				size: 0.25,
				color: garment ? BRICK : CREAM,
				tracking: 0.08,
				width: 0.94,
			}),
			words(stage, "220 °C · 1979", 0.965, {
				font: "montserrat",
				size: 0.058,
				color: garment ? COCOA : HONEY,
				tracking: 0.2,
				width: 0.92,
			}),
		];
		return [
			art("fire", garment ? sticker(drawing, unit * 0.011) : drawing),
			...(garment ? lettering.map((each) => rimmed(each)) : lettering),
		];
	},
	other: (field) => [ornament("flame", flame(BRICK, HONEY), field, 0.66)],
};

function sparks(field: Field): DesignElement[] {
	const unit = Math.min(field.width, field.height);
	const places = cellsOf(field, unit * 0.16);
	return arts(
		"sparks",
		places.map(({ x, y, width, height }, index) => [
			fill(
				["#5c2a1a", "#7a3a1e", "#6b4a22"][index % 3]!,
				star(
					x + width * (0.15 + 0.7 * ((index * 0.618) % 1)),
					y + height * (0.15 + 0.7 * ((index * 0.382) % 1)),
					unit * (0.008 + 0.01 * ((index * 0.27) % 1)),
					unit * 0.004,
					4,
				),
			),
		]),
	);
}

const TAPES = [
	{ said: "Jürgen 1984", shell: "#3a3f4a", stripes: [BRICK, CORAL, HONEY] },
	{ said: "Jürgen 1997", shell: PLUM, stripes: [TEAL, "#6d9aa0", SKY] },
	{ said: "Jürgen 2026", shell: FOREST, stripes: [HONEY, "#efcf8a", SAGE] },
] as const;

/** Cassettes that he has recorded himself, labelled by hand. */
export const mixtapes: Sketch = {
	ground(side) {
		const { x, y, width, height } = wholeSide(side);
		const unit = Math.min(width, height);
		return [
			background("#efd9b4"),
			art("stripes", [
				...[BRICK, CORAL, HONEY].map((color, index) =>
					fill(color, box(x, y + height / 2 + (index - 1.5) * unit * 0.09, width, unit * 0.09)),
				),
			]),
		];
	},
	draw(field, garment) {
		const area = inset(field, garment ? 0.03 : 0.08);
		const wide = field.width > field.height * 1.15;
		const count = wide || garment || field.height < field.width * 1.15 ? 2 : 3;
		const [across, down] = wide ? [count, 1] : [1, count];
		const top = garment ? { ...area, height: area.height * 0.9 } : area;
		return cells(top, across, down).flatMap((cell, index) => {
			const size = Math.min(cell.width * (wide ? 0.94 : 1), cell.height / 0.7);
			const { x, y } = middleOf(cell);
			const { said, shell, stripes } = TAPES[index]!;
			const turn = [-3, 2.5, -1.5][index]!;
			const drawing = placed(cassette(shell, PAPER, stripes, INK), { x, y, size, turn });
			const label = text(
				said,
				{ x: x - size * 0.4, y: y - size * 0.266, width: size * 0.8 },
				{ font: "caveat", size: size * 0.14, color: DUSK },
			);
			const shift = Math.sin((turn * Math.PI) / 180) * size * 0.18;
			return [
				art("cassette", garment ? sticker(drawing, size * 0.012) : drawing),
				label.kind === "text" ? { ...label, x: label.x + shift, rotation: turn } : label,
			];
		});
	},
	other: (field) => [ornament("cassette", cassette(FOREST, PAPER, [HONEY, "#efcf8a", SAGE], INK), field, 0.9)],
};

/** His first car from the front, as large as the sheet, with his own number plate. */
export const firstCar: Sketch = {
	ground(side) {
		const { x, y, width, height } = wholeSide(side);
		const unit = Math.min(width, height);
		const road = y + height * 0.8;
		return [
			background(HONEY),
			art("road", [
				fill("#f0c672", ...Array.from({ length: 9 }, (_, index) => ray(x + width / 2, road, width + height, index))),
				fill("#5a5047", box(x, road, width, y + height - road)),
				stroke(
					CREAM,
					unit * 0.012,
					...Array.from({ length: Math.ceil(width / (unit * 0.3)) }, (_, index) =>
						open(
							[x + (index + 0.2) * unit * 0.3, road + unit * 0.11],
							[x + (index + 0.6) * unit * 0.3, road + unit * 0.11],
						),
					),
				),
			]),
		];
	},
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.03 : 0.03, garment ? 1 : 1.5);
		const size = Math.min(stage.unit * 0.94, field.height * 0.86);
		const x = field.x + field.width / 2;
		const y = garment
			? stage.y + size * 0.5
			: field.y + field.height * (field.height > field.width * 1.15 ? 0.56 : 0.5);
		const car = placed(oldCar(TEAL, "#245962", SKY, "#e8ecea", INK, "#fdf6df"), { x, y, size });
		const plate = { x: x - size * 0.27, y: y + size * 0.235, width: size * 0.54, height: size * 0.15 };
		return [
			art("car", garment ? sticker(car, size * 0.011) : car),
			shape("rectangle", plate, {
				fill: PAPER,
				stroke: { color: INK, width: size * 0.008 },
				radius: size * 0.02,
				locked: true,
			}),
			text(
				"JO 1964",
				{ x: plate.x + size * 0.02, y: plate.y + size * 0.02, width: plate.width - size * 0.04 },
				{ font: "bebas-neue", size: size * 0.115, color: INK, leading: 1, tracking: 0.06 },
			),
		];
	},
	other: ({ x, y, width, height }) => [
		shape(
			"rectangle",
			{ x: x + width * 0.1, y: y + height * 0.34, width: width * 0.8, height: height * 0.24 },
			{ fill: PAPER, stroke: { color: INK, width: height * 0.012 }, radius: height * 0.03, locked: true },
		),
		text(
			"JO 1964",
			{ x: x + width * 0.14, y: y + height * 0.37, width: width * 0.72 },
			{ font: "bebas-neue", size: height * 0.18, color: INK, leading: 1, tracking: 0.06 },
		),
	],
};

function ray(x: number, y: number, reach: number, index: number): string {
	const at = (turn: number) =>
		`${Math.round((x + Math.sin(turn) * reach) * 10) / 10} ${Math.round((y - Math.cos(turn) * reach) * 10) / 10}`;
	const from = -1.5 + index * 0.345;
	return `M${x} ${y}L${at(from)}L${at(from + 0.17)}Z`;
}
