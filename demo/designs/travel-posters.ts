import { art, ornament, placed } from "./art.ts";
import { background, type Field } from "./drawing.ts";
import { camper, lighthouse, mapPin } from "./motifs/places.ts";
import { BRICK, CORAL, CREAM, DUSK, FOREST, HONEY, OLIVE, PAPER, SAGE, SKY, SLATE, TEAL } from "./palette.ts";
import { box, type Drawing, fill, flow, open, oval, type Spot, star, stroke } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { spot, stageIn, words } from "./stage.ts";

/** A camper van before the hills it is going to. */
export const openRoad: Sketch = {
	ground: (side) => [background("#f6d9b4"), art("hills", hills(wholeSide(side)))],
	edged: [],
	draw(field, garment) {
		const stage = stageIn(field, 0.09);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.66);
		return [
			art("camper", [
				fill(CORAL, oval(x + unit * 0.12, y - unit * 0.34, unit * 0.17)),
				...placed(camper(BRICK, PAPER, SKY, DUSK, HONEY), { x, y, size: unit * 0.66 }),
			]),
			words(stage, "PORTUGAL", 0.09, { font: "bebas-neue", size: 0.19, color: DUSK, tracking: 0.06 }),
			words(stage, "2 416 km", 0.96, {
				font: "montserrat",
				size: 0.06,
				color: garment ? BRICK : CREAM,
				tracking: 0.14,
				width: 0.6,
			}),
		];
	},
	other: (field) => [ornament("camper", camper(BRICK, PAPER, SKY, DUSK, HONEY), field, 0.7)],
};

function hills({ x, y, width, height }: Field): Drawing {
	const unit = Math.min(width, height);
	return [
		[SAGE, 0.55, 0.55],
		[OLIVE, 0.65, 0.8],
		[FOREST, 0.77, 1.4],
	].map(([color, down, stretch]) => {
		const step = unit * 0.5 * Number(stretch);
		const top = y + height * Number(down);
		const count = Math.ceil(width / step) + 1;
		const line = Array.from(
			{ length: count },
			(_, index): Spot => [Math.min(x + width, x + index * step), top + (index % 2 ? -1 : 1) * unit * 0.035],
		);
		return fill(String(color), `${flow(line)}L${x + width} ${y + height}L${x} ${y + height}Z`);
	});
}

/** A lighthouse at night, and the latitude where it stands. */
export const harbourLight: Sketch = {
	ground: (side) => [background(DUSK), art("sea", seaAt(wholeSide(side)))],
	draw(field) {
		const stage = stageIn(field, 0.09);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.36);
		const stars = [
			[0.1, 0.06],
			[0.24, 0.34],
			[0.8, 0.02],
			[0.93, 0.38],
			[0.06, 0.46],
			[0.72, 0.42],
			[0.34, 0.03],
		] as const;
		return [
			art("lighthouse", [
				fill(
					CREAM,
					...stars.map(([u, v], index) =>
						star(...spot(stage, u, v), unit * (index % 2 ? 0.016 : 0.024), unit * 0.005, 4),
					),
				),
				...placed(lighthouse(PAPER, BRICK, "#f3dc9a", "#101c2c"), { x, y, size: unit * 0.78 }),
			]),
			words(stage, "SKAGEN", 0.84, { font: "bebas-neue", size: 0.19, color: CREAM, tracking: 0.1 }),
			words(stage, "57° 44′ N", 0.96, { font: "montserrat", size: 0.055, color: HONEY, tracking: 0.14 }),
		];
	},
	other: (field) => [ornament("lighthouse", lighthouse(PAPER, BRICK, "#f3dc9a", "#101c2c"), field, 0.8)],
};

function seaAt({ x, y, width, height }: Field): Drawing {
	const unit = Math.min(width, height);
	const rows = Array.from({ length: 6 }, (_, row) => y + height * (0.68 + row * 0.055));
	return [
		fill("#27405f", box(x, y + height * 0.66, width, height * 0.34)),
		stroke(
			"#3b5878",
			unit * 0.006,
			...rows.flatMap((down, row) =>
				Array.from({ length: Math.ceil(width / (unit * 0.34)) }, (_, index) => {
					const left = Math.min(x + (index + (row % 2) * 0.5) * unit * 0.34, x + width - unit * 0.16);
					return open([left, down], [left + unit * 0.14, down]);
				}),
			),
		),
	];
}

/** From one airport to another, as on a boarding card. */
export const fromTo: Sketch = {
	ground: () => [background(CREAM)],
	edged: [],
	draw(field) {
		const stage = stageIn(field, 0.1, 1.1);
		const unit = stage.unit;
		const at = (u: number, v: number) => spot(stage, u, v);
		const [left, right] = [at(0.14, 0.42), at(0.86, 0.42)];
		const way = `M${left[0]} ${left[1]}C${left[0] + unit * 0.12} ${left[1] - unit * 0.34} ${right[0] - unit * 0.12} ${right[1] - unit * 0.34} ${right[0]} ${right[1]}`;
		const [x, y] = [stage.x + unit / 2, left[1] - unit * 0.255];
		const plane =
			"M0 -48C5 -40 6 -24 6 -14L44 10L44 18L6 6L4 32L16 41L16 46L0 41L-16 46L-16 41L-4 32L-6 6L-44 18L-44 10L-6 -14C-6 -24 -5 -40 0 -48Z";
		return [
			art("route", [
				stroke(SLATE, unit * 0.006, way),
				fill(BRICK, oval(...left, unit * 0.022), oval(...right, unit * 0.022)),
				...placed([fill(TEAL, plane)], { x, y, size: unit * 0.2, turn: 90 }),
				stroke(SLATE, unit * 0.003, open(at(0.04, 0.74), at(0.96, 0.74))),
			]),
			words(stage, "BCN", 0.58, { font: "bebas-neue", size: 0.27, color: DUSK, width: 0.46 }, 0.25),
			words(stage, "JFK", 0.58, { font: "bebas-neue", size: 0.27, color: DUSK, width: 0.46 }, 0.75),
			words(stage, "Nuria & Sam", 0.82, { font: "caveat", size: 0.11, color: BRICK }),
			words(stage, "24.08.2026 · 10:35", 0.94, { font: "montserrat", size: 0.05, color: DUSK, tracking: 0.08 }),
		];
	},
	other: (field) => [ornament("pin", mapPin(BRICK, CREAM), field, 0.7)],
};
