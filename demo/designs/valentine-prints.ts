import type { DesignElement } from "#design/document.ts";
import { art, placed } from "./art.ts";
import { background, type Field, shape, text } from "./drawing.ts";
import { cherries, match } from "./motifs/together.ts";
import { BLUSH, BRICK, CORAL, CREAM, DUSK, FOREST, HONEY, INK, PAPER, PINK, PLUM, TEAL } from "./palette.ts";
import { type Drawing, fill, heart, type Path, polygon, type Spot, stroke } from "./pen.ts";
import { inset, type Sketch, wholeSide } from "./sketch.ts";
import { arts, cells, halfDrop } from "./spread.ts";
import { spot, stageIn, words } from "./stage.ts";
import { rimmed, sticker } from "./sticker.ts";

/** Hearts and leaves out of simple tiles, up to the edge. */
export const tiledHearts: Sketch = {
	ground(side) {
		const whole = wholeSide(side);
		const unit = Math.min(whole.width, whole.height);
		const step = unit * (whole.width > whole.height * 1.5 ? 0.5 : 0.34);
		const [across, down] = [whole.width, whole.height].map((length) => 2 * Math.max(2, Math.round(length / step)));
		const places = cells(whole, across!, down!);
		return [
			background(CREAM),
			...arts(
				"tiles",
				places.map((cell, index) => tile(cell, index % across!, Math.floor(index / across!))),
			),
		];
	},
	draw(field) {
		const size = Math.min(field.width * 0.11, field.height * 0.15);
		const plate = {
			x: field.x + field.width * 0.1,
			y: field.y + field.height / 2 - size * 0.95,
			width: field.width * 0.8,
			height: size * 1.9,
		};
		return [
			shape("rectangle", plate, { fill: PAPER, radius: size * 0.95, locked: true }),
			text(
				"Mia + Samuel",
				{ x: plate.x + size * 0.6, y: plate.y + size * 0.3, width: plate.width - size * 1.2 },
				{ font: "quicksand", size: size * 0.82, color: PLUM },
			),
			text(
				"14 · 02",
				{ x: plate.x + size * 0.6, y: plate.y + size * 1.3, width: plate.width - size * 1.2 },
				{ font: "montserrat", size: size * 0.27, color: BRICK, tracking: 0.2 },
			),
		];
	},
};

const TILE_TONES = [
	[BRICK, BLUSH],
	[PLUM, PINK],
	[CORAL, CREAM],
	[TEAL, BLUSH],
	[HONEY, PLUM],
] as const;

/** Two bows above, two wedges below: four tiles are a heart, the next four a flower of leaves. */
function tile({ x, y, width, height }: Field, column: number, row: number): Drawing {
	const [left, top] = [column % 2, row % 2];
	const [major, minor] = [Math.floor(column / 2), Math.floor(row / 2)];
	const [ink, ground] = TILE_TONES[(major * 2 + minor * 3) % TILE_TONES.length]!;
	const at = (u: number, v: number) =>
		`${Math.round((x + u * width) * 100) / 100} ${Math.round((y + v * height) * 100) / 100}`;
	const k = 0.5523;
	const foot = left
		? `M${at(1, 0)}C${at(1, 0.4)} ${at(0.5, 0.75)} ${at(0, 1)}L${at(0, 0)}Z`
		: `M${at(0, 0)}C${at(0, 0.4)} ${at(0.5, 0.75)} ${at(1, 1)}L${at(1, 0)}Z`;
	const bow = `M${at(0, 1)}L${at(0, 0.5)}C${at(0, 0.5 - k / 2)} ${at(0.5 - k / 2, 0)} ${at(0.5, 0)}C${at(0.5 + k / 2, 0)} ${at(1, 0.5 - k / 2)} ${at(1, 0.5)}L${at(1, 1)}Z`;
	const petal =
		left === top
			? `M${at(0, 0)}C${at(k, 0)} ${at(1, 1 - k)} ${at(1, 1)}C${at(1 - k, 1)} ${at(0, k)} ${at(0, 0)}Z`
			: `M${at(1, 0)}C${at(1, k)} ${at(k, 1)} ${at(0, 1)}C${at(0, 1 - k)} ${at(1 - k, 0)} ${at(1, 0)}Z`;
	const hearted = (major + minor) % 2 === 0;
	const form = hearted ? (top ? foot : bow) : petal;
	return [fill(ground, `M${at(0, 0)}L${at(1.01, 0)}L${at(1.01, 1.01)}L${at(0, 1.01)}Z`), fill(ink, form)];
}

/** A playing card with two hearts' halves and two names, one for each side of the table. */
export const playingCard: Sketch = {
	ground: () => [background(PAPER)],
	draw(field, garment) {
		const high = Math.min(field.height * (garment ? 0.9 : 0.88), field.width * (garment ? 1.12 : 1.3));
		const wide = Math.min(field.width * (garment ? 0.8 : 0.86), high * 0.86);
		const card = {
			x: field.x + (field.width - wide) / 2,
			y: field.y + (field.height - high) * (garment ? 0.2 : 0.5),
			width: wide,
			height: high,
		};
		const [x, y] = [card.x + wide / 2, card.y + high / 2];
		const across = wide * 0.58;
		const corner = wide * 0.15;
		const initials: DesignElement[] = [
			text(
				"L",
				{ x: card.x + wide * 0.06, y: card.y + wide * 0.05, width: corner },
				{ font: "playfair-display", size: corner * 0.8, color: BRICK },
			),
			text(
				"J",
				{ x: card.x + wide * 0.94 - corner, y: card.y + high - wide * 0.05 - corner * 0.96, width: corner },
				{ font: "playfair-display", size: corner * 0.8, color: INK, rotation: 180 },
			),
		];
		const name = { font: "playfair-display", size: wide * 0.085, color: CREAM } as const;
		return [
			shape("rectangle", card, {
				fill: PAPER,
				stroke: { color: garment ? BRICK : "#d9cdb8", width: wide * 0.008 },
				radius: wide * 0.06,
				locked: true,
			}),
			art("card", [
				stroke(
					BRICK,
					wide * 0.006,
					frame(
						inset({ x: card.x + wide * 0.2, y: card.y + wide * 0.1, width: wide * 0.6, height: high - wide * 0.2 }, 0),
					),
				),
				fill(
					BRICK,
					heart(card.x + wide * 0.06 + corner / 2, card.y + wide * 0.06 + corner * 1.3, corner * 0.52),
					heart(x, y - high * 0.2, across),
				),
				fill(
					INK,
					heart(card.x + wide * 0.94 - corner / 2, card.y + high - wide * 0.06 - corner * 1.3, corner * 0.52, 180),
					heart(x, y + high * 0.2, across, 180),
				),
				fill(
					HONEY,
					...[-0.09, 0, 0.09].map((u) =>
						heart(x + u * wide, y - high * 0.335 + Math.abs(u) * wide * 0.12, wide * 0.05),
					),
					...[-0.09, 0, 0.09].map((u) =>
						heart(x + u * wide, y + high * 0.335 - Math.abs(u) * wide * 0.12, wide * 0.05, 180),
					),
				),
				stroke(PAPER, wide * 0.024, `M${x - wide * 0.3} ${y}L${x + wide * 0.3} ${y}`),
			]),
			...initials,
			text("Lena", { x: x - across * 0.4, y: y - high * 0.21 - name.size * 0.6, width: across * 0.8 }, name),
			text(
				"Jonas",
				{ x: x - across * 0.4, y: y + high * 0.21 - name.size * 0.6, width: across * 0.8 },
				{ ...name, rotation: 180 },
			),
		];
	},
	other: (field) => [
		art("hearts", [
			fill(BRICK, heart(field.x + field.width * 0.36, field.y + field.height / 2, field.width * 0.3)),
			fill(INK, heart(field.x + field.width * 0.66, field.y + field.height / 2, field.width * 0.3, 180)),
		]),
	],
};

function frame({ x, y, width, height }: Field): Path {
	return `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`;
}

/** The label of a matchbox: two matches, one flame. */
export const matchbox: Sketch = {
	ground: () => [background(TEAL)],
	draw(field, garment) {
		const box = garment
			? {
					x: field.x + field.width * 0.13,
					y: field.y + field.height * 0.02,
					width: field.width * 0.74,
					height: field.width * 0.92,
				}
			: inset(field, 0.07);
		const unit = Math.min(box.width, box.height);
		const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.42];
		const inner = inset(box, 0.035);
		const rays = Array.from({ length: 24 }, (_, index) =>
			polygon([x, y], toEdge(inner, [x, y], index * 15), toEdge(inner, [x, y], index * 15 + 7.5)),
		);
		const high = Math.min(box.height * 0.5, unit * 0.62);
		const label = { font: "montserrat", color: DUSK, tracking: 0.16 } as const;
		return [
			shape("rectangle", box, { fill: garment ? TEAL : CREAM, radius: unit * 0.03, locked: true }),
			shape("rectangle", inner, {
				fill: CREAM,
				stroke: { color: BRICK, width: unit * 0.008 },
				radius: unit * 0.02,
				locked: true,
			}),
			art("rays", [fill("#f3d8a5", ...rays)]),
			art("matches", [
				...[-1, 1].flatMap((way) =>
					placed(match("#c79a68", DUSK), { x: x + way * high * 0.16, y: y + high * 0.24, size: high, turn: way * -19 }),
				),
				fill(BRICK, heart(x, y - high * 0.4, high * 0.62)),
				fill(HONEY, heart(x, y - high * 0.35, high * 0.3)),
			]),
			text(
				"Nº 14",
				{ x: inner.x + unit * 0.05, y: inner.y + unit * 0.04, width: unit * 0.22 },
				{ ...label, size: unit * 0.05, align: "left" },
			),
			text(
				"2026",
				{ x: inner.x + inner.width - unit * 0.27, y: inner.y + unit * 0.04, width: unit * 0.22 },
				{ ...label, size: unit * 0.05, align: "right" },
			),
			shape(
				"rectangle",
				{ x: inner.x, y: inner.y + inner.height - unit * 0.2, width: inner.width, height: unit * 0.2 },
				{ fill: BRICK, radius: unit * 0.02, locked: true },
			),
			text(
				"Nina & Lukas",
				{ x: inner.x + unit * 0.05, y: inner.y + inner.height - unit * 0.165, width: inner.width - unit * 0.1 },
				{ font: "bebas-neue", size: unit * 0.125, color: CREAM, leading: 1.05, tracking: 0.04 },
			),
		];
	},
};

function toEdge({ x, y, width, height }: Field, [u, v]: Spot, angle: number): Spot {
	const [sin, cos] = [Math.sin((angle * Math.PI) / 180), -Math.cos((angle * Math.PI) / 180)];
	const reach = Math.min(
		sin > 0 ? (x + width - u) / sin : sin < 0 ? (x - u) / sin : Infinity,
		cos > 0 ? (y + height - v) / cos : cos < 0 ? (y - v) / cos : Infinity,
	);
	return [u + sin * reach, v + cos * reach];
}

/** Two cherries with two initials, and small ones all around. */
export const cherryPair: Sketch = {
	ground(side) {
		const whole = wholeSide(side);
		const step = Math.min(whole.width, whole.height) * 0.22;
		const small = halfDrop(whole, step).map(([x, y], index) =>
			placed(cherries("#e7998a", "#f1b9ab", "#b8bfa0", "#c3cbad").slice(0, 3), {
				x,
				y,
				size: step * 0.6,
				turn: (index % 3) * 16 - 16,
				flip: index % 2 === 1,
			}),
		);
		return [background(BLUSH), ...arts("cherries", small)];
	},
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.03 : 0.09, garment ? 1.1 : 1);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.4);
		const size = unit * (garment ? 0.8 : 0.6);
		const middle = { ...stage, y: 0, height: 1 };
		const fruit = placed(cherries(BRICK, CORAL, FOREST, "#4d7a55"), { x, y, size });
		const letter = {
			font: "playfair-display",
			size: (size / unit) * 0.24,
			color: CREAM,
			width: (size / unit) * 0.34,
		} as const;
		const name = words(stage, "Ella + Léo", garment ? 0.93 : 0.845, {
			font: "pacifico",
			size: garment ? 0.13 : 0.095,
			color: garment ? BRICK : PLUM,
			width: garment ? 0.92 : 0.5,
		});
		return [
			...(garment
				? []
				: [
						shape(
							"ellipse",
							{ x: stage.x, y: stage.y + (stage.height - unit) / 2, width: unit, height: unit },
							{ fill: PAPER, stroke: { color: BRICK, width: unit * 0.008 }, locked: true },
						),
					]),
			art("cherries", garment ? sticker(fruit, unit * 0.012) : fruit),
			words(middle, "E", y + size * 0.22, letter, (x - size * 0.24 - stage.x) / unit),
			words(middle, "L", y + size * 0.26, letter, (x + size * 0.26 - stage.x) / unit),
			garment ? rimmed(name) : name,
		];
	},
};
