import { balloons } from "../pictures.ts";
import { art, ornament, placed } from "./art.ts";
import { background, type Field, photo } from "./drawing.ts";
import { scalloped } from "./frames.ts";
import { twinkle } from "./motifs/animals.ts";
import { sunrise } from "./motifs/places.ts";
import { balloon, cake } from "./motifs/things.ts";
import {
	BLUSH,
	BRICK,
	COCOA,
	CORAL,
	CREAM,
	DUSK,
	FOREST,
	HONEY,
	INK,
	PAPER,
	PINK,
	PLUM,
	SAGE,
	TEAL,
} from "./palette.ts";
import { type Drawing, fill, flow, open, oval, polygon, type Spot, star, stroke } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { spot, stageIn, words } from "./stage.ts";

const BUNCH: readonly (readonly [number, number, number, number, string])[] = [
	[-0.22, 0.1, 0.4, -14, TEAL],
	[0.23, 0.08, 0.4, 14, CORAL],
	[-0.1, -0.08, 0.38, -6, HONEY],
	[0.11, -0.1, 0.38, 7, PINK],
	[-0.33, 0.24, 0.34, -24, BRICK],
	[0.33, 0.24, 0.34, 24, SAGE],
	[0, 0.13, 0.52, 0, BRICK],
];

/** Balloons in a bunch, the age on the nearest one. */
export const balloonBunch: Sketch = {
	ground: () => [background(CREAM)],
	draw(field) {
		const stage = stageIn(field, 0.09);
		const unit = stage.unit * 1.14;
		const [x, y] = spot(stage, 0.5, 0.31);
		const knot: Spot = [x, y + unit * 0.47];
		const strings = BUNCH.map(([dx, dy]) =>
			flow([[x + dx * unit, y + (dy + 0.02) * unit], [x + dx * unit * 0.5, y + unit * 0.31], knot]),
		);
		return [
			art("balloons", [
				stroke(COCOA, unit * 0.004, ...strings),
				...BUNCH.flatMap(([dx, dy, size, turn, color]) =>
					placed(balloon(color, PAPER), { x: x + dx * unit, y: y + dy * unit, size: size * unit, turn }),
				),
			]),
			words({ ...stage, y: 0, height: 1 }, "30", y + unit * 0.035, {
				font: "bebas-neue",
				size: 0.17,
				color: CREAM,
				width: 0.22,
			}),
			words(stage, "Marie", 0.9, { font: "pacifico", size: 0.15, color: COCOA }),
		];
	},
	other: (field) => [ornament("balloon", balloon(TEAL, PAPER, COCOA), field, 0.8)],
};

/** A cake of cut paper before a pale sun. */
export const paperCake: Sketch = {
	ground: () => [background(PINK)],
	draw(field) {
		const stage = stageIn(field, 0.09);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.39);
		const sparks = [
			[-0.4, -0.26, 0.07],
			[0.41, -0.2, 0.09],
			[-0.44, 0.06, 0.05],
			[0.3, -0.36, 0.05],
			[-0.27, -0.37, 0.05],
			[0.45, 0.1, 0.05],
		] as const;
		return [
			art("cake", [
				fill(BLUSH, oval(x, y, unit * 0.37)),
				...placed(cake([HONEY, BRICK, TEAL], PAPER, HONEY), { x, y: y + unit * 0.02, size: unit * 0.64 }),
				...sparks.flatMap(([u, v, size]) =>
					placed(twinkle(BRICK), { x: x + u * unit, y: y + v * unit, size: size * unit }),
				),
			]),
			words(stage, "Valentina", 0.9, { font: "dancing-script", size: 0.17, color: PLUM }),
		];
	},
	other: (field) => [ornament("cake", cake([HONEY, BRICK, TEAL], PAPER, HONEY), field, 0.66)],
};

/** Pennants along the upper edge, a large number beneath. */
export const bunting: Sketch = {
	ground: (side) => [background(PAPER), art("bunting", pennants(wholeSide(side)))],
	draw(field) {
		const stage = stageIn(field, 0.12);
		return [
			words(stage, "GUILLERMO", 0.36, { font: "montserrat", size: 0.062, color: INK, tracking: 0.18 }),
			words(stage, "60", 0.61, { font: "playfair-display", size: 0.46, color: BRICK }),
			words(stage, "18 · 06 · 2026", 0.89, { font: "lora", size: 0.055, color: INK }),
		];
	},
};

function pennants({ x, y, width, height }: Field): Drawing {
	const swag = Math.min(width, height) * 0.72;
	const count = Math.max(2, Math.round(width / swag));
	const [span, drop] = [width / count, Math.min(swag * 0.2, height * 0.14)];
	const hung = (across: number, from: number, deep: number): Spot => {
		const part = ((((across - x) / span) % 1) + 1) % 1;
		return [across, from + deep * 4 * part * (1 - part)];
	};
	const rows = [{ from: y + drop * 0.9, deep: drop, colors: [BRICK, HONEY, TEAL, PINK, FOREST] }];
	return rows.flatMap(({ from, deep, colors }) => {
		const step = span / 7;
		const ropes = Array.from({ length: count }, (_, swag) =>
			flow(
				Array.from({ length: 9 }, (_, index) =>
					hung(Math.min(x + (swag + index / 8) * span, x + width - 0.001), from, deep),
				),
			),
		);
		const flags = Array.from({ length: count * 7 }, (_, index) => {
			const [left, right] = [hung(x + (index + 0.12) * step, from, deep), hung(x + (index + 0.88) * step, from, deep)];
			const tip: Spot = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + step * 1.05];
			return fill(colors[index % colors.length]!, polygon(left, right, tip));
		});
		return [...flags, stroke(COCOA, step * 0.05, ...ropes)];
	});
}

/** A year under rays, as on an old label. */
export const goodYear: Sketch = {
	ground: () => [background(DUSK)],
	edged: [],
	draw(field, garment) {
		const gold = garment ? "#d1932f" : HONEY;
		const stage = stageIn(field, 0.1, 1.1);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.4);
		return [
			art("rays", placed(sunrise(gold, 15), { x, y, size: unit * 0.84 })),
			words(stage, "1976", 0.605, { font: "bebas-neue", size: 0.42, color: garment ? BRICK : CREAM }),
			art("rules", [
				stroke(gold, unit * 0.006, ...[0.42, 0.79].map((v) => open(spot(stage, 0.1, v), spot(stage, 0.9, v)))),
			]),
			words(stage, "ROBERTO", 0.88, { font: "montserrat", size: 0.075, color: garment ? DUSK : HONEY, tracking: 0.22 }),
		];
	},
	other: (field) => [ornament("rays", sunrise(HONEY, 15), field, 0.8)],
};

/** A photo in a scalloped frame, confetti falling round it. */
export const scallopedPhoto: Sketch = {
	ground: () => [background(TEAL)],
	draw(field) {
		const stage = stageIn(field, 0.08);
		const unit = stage.unit;
		const size = unit * 0.66;
		const [x, y] = spot(stage, 0.5, 0.39);
		const bits = [
			[0.06, 0.1],
			[0.1, 0.34],
			[0.05, 0.58],
			[0.93, 0.14],
			[0.9, 0.4],
			[0.95, 0.62],
			[0.2, 0.02],
			[0.8, 0.02],
			[0.16, 0.7],
			[0.84, 0.72],
		] as const;
		return [
			art(
				"confetti",
				bits.map(([u, v], index) =>
					fill(
						[HONEY, PINK, CREAM][index % 3]!,
						index % 2
							? oval(...spot(stage, u, v), unit * 0.016)
							: star(...spot(stage, u, v), unit * 0.03, unit * 0.013),
					),
				),
			),
			art("frame", [fill(CREAM, oval(x, y, size * 0.53))]),
			photo(
				balloons,
				{ x: x - size / 2, y: y - size / 2, width: size, height: size },
				{ mask: { form: "path", d: scalloped(16) }, focus: [0.1, 0.5] },
			),
			words(stage, "Sofía 8", 0.9, { font: "pacifico", size: 0.15, color: HONEY }),
		];
	},
};
