import type { DesignElement } from "#design/document.ts";
import { art, ornament, placed } from "./art.ts";
import { background, type Field, shape, text } from "./drawing.ts";
import { globe, owl, quaver, trebleClef } from "./motifs/school.ts";
import { apple } from "./motifs/things.ts";
import { BRICK, COCOA, CORAL, CREAM, DUSK, FOREST, HONEY, INK, PAPER, PLUM, SAGE, TEAL } from "./palette.ts";
import { around, box, type Drawing, fill, flow, open, oval, polygon, type Spot, stroke } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { arts, cells } from "./spread.ts";
import { type Stage, spot, stageIn, words } from "./stage.ts";
import { rimmed, sticker } from "./sticker.ts";

const ELEMENTS = [
	["B", "5", BRICK],
	["Ru", "44", TEAL],
	["N", "7", PLUM],
	["O", "8", FOREST],
] as const;

/** A name in four chemical elements. */
export const fourElements: Sketch = {
	ground: (side) => [background("#efe2c6"), art("orbits", orbits(wholeSide(side)))],
	draw(field, garment) {
		const wide = field.width > field.height * 1.2;
		const [across, down] = wide ? [4, 1] : [2, 2];
		const size = Math.min((field.width * 0.82) / across, (field.height * (garment ? 0.94 : 0.82)) / down);
		const area = {
			x: field.x + (field.width - size * across) / 2,
			y: field.y + (field.height - size * down) / (garment ? 8 : 2),
			width: size * across,
			height: size * down,
		};
		return cells(area, across, down).flatMap((cell, index) => elementTile(cell, index));
	},
	other: (field) => [art("atom", atom(field.x + field.width / 2, field.y + field.height / 2, field.height * 0.42))],
};

function elementTile({ x, y, width: size }: Field, index: number): DesignElement[] {
	const [symbol, number, color] = ELEMENTS[index]!;
	const tile = { x: x + size * 0.035, y: y + size * 0.035, width: size * 0.93, height: size * 0.93 };
	const rim = { x: x + size * 0.075, y: y + size * 0.075, width: size * 0.85, height: size * 0.85 };
	return [
		shape("rectangle", tile, { fill: color, radius: size * 0.09, locked: true }),
		shape("rectangle", rim, { stroke: { color: HONEY, width: size * 0.012 }, radius: size * 0.06, locked: true }),
		text(
			number,
			{ x: x + size * 0.13, y: y + size * 0.12, width: size * 0.4 },
			{ font: "montserrat", size: size * 0.13, color: HONEY, align: "left" },
		),
		text(
			symbol,
			{ x: x + size * 0.11, y: y + size * 0.26, width: size * 0.78 },
			{ font: "montserrat", size: size * 0.46, color: PAPER },
		),
	];
}

function orbits({ x, y, width, height }: Field): Drawing {
	const unit = Math.min(width, height);
	const count = Math.max(1, Math.round(width / (unit * 1.1)));
	const middles = Array.from(
		{ length: count },
		(_, index): Spot => [x + ((index + 0.5) * width) / count, y + height / 2],
	);
	return [
		stroke(
			"#dcc79c",
			unit * 0.006,
			...middles.flatMap((at) =>
				[0, 60, 120].map((turn) => oval(...at, unit * 0.2, Math.max(width / count, height) * 0.56, turn)),
			),
		),
		fill(
			"#dcc79c",
			...middles.flatMap((at) => around(...at, unit * 0.62, 3, 25).map((each) => oval(...each, unit * 0.02))),
		),
	];
}

function atom(x: number, y: number, radius: number): Drawing {
	return [
		stroke(TEAL, radius * 0.035, ...[0, 60, 120].map((turn) => oval(x, y, radius * 0.38, radius, turn))),
		fill(BRICK, oval(x, y, radius * 0.14)),
		fill(HONEY, ...around(x, y, radius * 0.94, 3, 8).map((at) => oval(...at, radius * 0.07))),
	];
}

/** A round badge with a globe and a ribbon across it. */
export const worldBadge: Sketch = {
	ground: () => [background(HONEY)],
	draw(field) {
		const { x, y, width: size } = squareIn(field);
		const [u, v, radius] = [x + size / 2, y + size / 2, size * 0.46];
		const ribbon = { x, y: v + radius * 0.52, width: size, height: radius * 0.42 };
		const notch = (left: number, way: number) =>
			polygon(
				[left, ribbon.y + ribbon.height * 0.2],
				[left + way * size * 0.14, ribbon.y + ribbon.height * 0.2],
				[left + way * size * 0.14, ribbon.y + ribbon.height * 1.2],
				[left, ribbon.y + ribbon.height * 1.2],
				[left + way * size * 0.05, ribbon.y + ribbon.height * 0.7],
			);
		const ticks = around(u, v, radius * 0.9, 60).map((from, index) =>
			open(from, around(u, v, radius * (index % 5 ? 0.86 : 0.81), 60)[index]!),
		);
		return [
			art(
				"badge",
				sticker(
					[
						fill(TEAL, oval(u, v, radius)),
						stroke(CREAM, size * 0.006, oval(u, v, radius * 0.94), ...ticks),
						fill("#cfe0dd", oval(u, v, radius * 0.74)),
						...placed(globe("#7fb0b5", FOREST, PAPER, COCOA), { x: u, y: v - radius * 0.05, size: radius * 1.24 }),
						fill("#96361a", notch(x, 1), notch(x + size, -1)),
						fill(BRICK, box(x + size * 0.08, ribbon.y, size * 0.84, ribbon.height)),
						stroke(
							HONEY,
							size * 0.005,
							open(
								[x + size * 0.08, ribbon.y + ribbon.height * 0.09],
								[x + size * 0.92, ribbon.y + ribbon.height * 0.09],
							),
							open(
								[x + size * 0.08, ribbon.y + ribbon.height * 0.91],
								[x + size * 0.92, ribbon.y + ribbon.height * 0.91],
							),
						),
					],
					size * 0.012,
				),
			),
			text(
				"Giulia Conti",
				{ x: x + size * 0.11, y: ribbon.y + ribbon.height * 0.22, width: size * 0.78 },
				{ font: "playfair-display", size: ribbon.height * 0.5, color: CREAM, leading: 1.2 },
			),
		];
	},
	other: (field) => [ornament("globe", globe(TEAL, FOREST, PAPER, COCOA), field, 0.74)],
};

function squareIn({ x, y, width, height }: Field): Field {
	const size = Math.min(width, height) * 0.84;
	return {
		x: x + (width - size) / 2,
		y: y + (height - size) * (height > width * 1.1 ? 0.36 : 0.5),
		width: size,
		height: size,
	};
}

/** Five lines that sway across the whole sheet, notes on them. */
export const onTheStave: Sketch = {
	ground(side) {
		const tall = side.height / side.width;
		const rows = tall > 1.8 ? [0.76] : tall > 1.15 ? [0.48, 0.79] : [0.64];
		return [background(PLUM), ...rows.flatMap((down) => stave(wholeSide(side), down))];
	},
	draw(field) {
		const stage = stageIn(field, 0.1, 1.4);
		return [
			words(stage, "Clara Vogel", 0.13, { font: "dancing-script", size: 0.2, color: CREAM }),
			words(stage, "2019 – 2026", 0.29, { font: "lora", size: 0.055, color: HONEY, tracking: 0.1 }),
		];
	},
};

const MELODY = [2, 3, 4, 2, 5, 4, 1, 0, 2, 4, 6, 5, 3, 4, 2, 1];

function stave({ x, y, width, height }: Field, down: number): DesignElement[] {
	const unit = Math.min(width, height);
	const gap = unit * 0.062;
	const middle = y + height * down;
	const sway = (u: number) =>
		Math.sin(((u - x) / unit) * 3.4 + 0.8) * unit * 0.05 + Math.sin(((u - x) / unit) * 1.3) * unit * 0.04;
	const steps = Math.ceil(width / (unit * 0.16));
	const lines = [-2, -1, 0, 1, 2].map((row) =>
		flow(
			Array.from({ length: steps + 1 }, (_, index): Spot => {
				const u = x + (index * width) / steps;
				return [u, middle + sway(u) + row * gap];
			}),
		),
	);
	const count = Math.max(4, Math.floor(width / (unit * 0.2)));
	const notes = Array.from({ length: count }, (_, index) => {
		const u = x + ((index + 0.6) * width) / count;
		const v = middle + sway(u) + (3 - MELODY[index % MELODY.length]!) * gap * 0.5;
		if (index % 6 === 0) return placed(trebleClef(HONEY), { x: u, y: middle + sway(u), size: gap * 5.4 });
		return placed(quaver(index % 4 === 1 ? CORAL : CREAM, index % 3 === 2), { x: u, y: v, size: gap * 3.6 });
	});
	return [art("stave", [stroke("#a98796", unit * 0.006, ...lines)]), ...arts("notes", notes)];
}

const PI =
	"31415926535897932384626433832795028841971693993751058209749445923078164062862089986280348253421170679821480865132823066470938446095505822317253594081284811174502841027019385211055596446229489549303819";

/** Two hundred digits, and what they are the digits of. */
export const circleNumber: Sketch = {
	ground: () => [background(FOREST)],
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.03 : 0.1, 1.3);
		const unit = stage.unit;
		const rows = Math.floor((stage.height * 0.78) / (unit * 0.082));
		const [x, y] = [stage.x + unit / 2, stage.y + rows * unit * 0.041];
		const sign = [
			stroke(
				HONEY,
				unit * 0.105,
				flow([
					[x - unit * 0.36, y - unit * 0.14],
					[x - unit * 0.26, y - unit * 0.235],
					[x, y - unit * 0.24],
					[x + unit * 0.36, y - unit * 0.26],
				]),
			),
			stroke(
				HONEY,
				unit * 0.105,
				flow([
					[x - unit * 0.13, y - unit * 0.23],
					[x - unit * 0.15, y + unit * 0.06],
					[x - unit * 0.25, y + unit * 0.28],
				]),
			),
			stroke(
				HONEY,
				unit * 0.105,
				flow([
					[x + unit * 0.15, y - unit * 0.24],
					[x + unit * 0.13, y + unit * 0.1],
					[x + unit * 0.19, y + unit * 0.27],
					[x + unit * 0.32, y + unit * 0.22],
				]),
			),
		];
		const name = words(stage, "Hanna Sommer", 0.88, {
			font: "caveat",
			size: 0.135,
			color: garment ? CORAL : CREAM,
			width: 0.93,
		});
		return [
			...digits(stage, rows, garment ? SLATE_GREEN : "#6d9a8b"),
			art("pi", sticker(sign, unit * 0.014, garment ? undefined : FOREST)),
			garment ? rimmed(name) : name,
		];
	},
	other: (field) => digits(stageIn(field, 0.1), 11, "#6d9a8b"),
};

/** Seen on white and on navy alike. */
const SLATE_GREEN = "#7d9b8f";

function digits({ x, y, unit }: Stage, rows: number, color: string): DesignElement[] {
	const style = { font: "montserrat", size: unit * 0.062, color, tracking: 0.22, fixed: true, leading: 1 } as const;
	return Array.from({ length: rows }, (_, row) => {
		const part = PI.slice(row * 17, row * 17 + 17);
		return text(row === 0 ? part.replace("3", "3 ") : part, { x, y: y + row * unit * 0.082, width: unit }, style);
	});
}

/** An owl on a book, with her spectacles. */
export const wiseOwl: Sketch = {
	ground: () => [background(SAGE)],
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.03 : 0.09);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.37);
		const drawing = placed(owl(COCOA, "#8a6248", CREAM, HONEY, INK, BRICK), { x, y, size: unit * 0.78 });
		const lettering = [
			words(stage, "Eva de Wit", 0.85, {
				font: "amatic-sc",
				size: 0.18,
				color: garment ? BRICK : DUSK,
				width: 0.93,
			}),
			words(stage, "5 C · 2026", 0.96, { font: "quicksand", size: 0.06, color: garment ? COCOA : DUSK, width: 0.9 }),
		];
		return [
			art("owl", garment ? sticker(drawing, unit * 0.011) : drawing),
			...(garment ? lettering.map((each) => rimmed(each)) : lettering),
		];
	},
	other: (field) => [ornament("apple", apple(BRICK, "#97361a", FOREST, COCOA), field, 0.5)],
};
