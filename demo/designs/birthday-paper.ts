import { art } from "./art.ts";
import { background, shape, text } from "./drawing.ts";
import { BRICK, CORAL, CREAM, DUSK, HONEY, INK, PAPER, PINK, PLUM, SAGE, TEAL } from "./palette.ts";
import { box, disc, fill, open, polygon, star, stroke } from "./pen.ts";
import { sample } from "./photo-rows.ts";
import { inset, type Sketch, wholeSide } from "./sketch.ts";
import { arts, cells } from "./spread.ts";
import { cellsOf, middleOf } from "./strip.ts";

/** A ticket for the best seat: its row and number are the age. */
export const admitted: Sketch = {
	ground(side) {
		const whole = wholeSide(side);
		const unit = Math.min(whole.width, whole.height);
		const stars = cellsOf(whole, unit * 0.15).map((cell, index) => {
			const { x, y } = middleOf(cell);
			return [fill("#7d4a60", index % 2 ? star(x, y, unit * 0.022, unit * 0.009) : disc(x, y, unit * 0.006))];
		});
		return [background(PLUM), ...arts("stars", stars)];
	},
	draw(field, garment) {
		const wide = Math.min(field.width * (garment ? 0.96 : 0.84), field.height * 1.5);
		const tall = field.height > field.width * 1.15 && !garment;
		const high = wide * (tall ? 0.86 : 0.56);
		const x = field.x + (field.width - wide) / 2;
		const y = garment ? field.y + field.height * 0.08 : field.y + (field.height - high) / 2;
		const bite = high * 0.055;
		const bites = Math.floor(high / (bite * 2.6));
		const stub = x + wide * 0.73;
		const holes = Array.from({ length: bites }, (_, index) => y + ((index + 0.5) * high) / bites);
		const body = [
			fill(HONEY, box(x, y, wide, high, high * 0.03)),
			stroke(BRICK, wide * 0.006, box(x + wide * 0.045, y + wide * 0.03, wide * 0.645, high - wide * 0.06)),
			stroke(BRICK, wide * 0.004, ...holes.map((v) => open([stub, v - bite * 0.5], [stub, v + bite * 0.5]))),
			fill(
				BRICK,
				star(x + wide * 0.367, y + high * 0.19, wide * 0.035, wide * 0.014),
				star(x + wide * 0.27, y + high * 0.2, wide * 0.02, wide * 0.008),
				star(x + wide * 0.464, y + high * 0.2, wide * 0.02, wide * 0.008),
			),
		];
		const notches = garment
			? []
			: [
					art("perforation", [
						fill(PLUM, ...holes.flatMap((v) => [disc(x, v, bite * 0.62), disc(x + wide, v, bite * 0.62)])),
					]),
				];
		const em = wide * 0.13;
		return [
			art("ticket", garment ? [stroke(PAPER, wide * 0.02, box(x, y, wide, high, high * 0.03)), ...body] : body),
			...notches,
			text(
				"Florentine",
				{ x: x + wide * 0.07, y: y + high * 0.5 - em * 0.66, width: wide * 0.595 },
				{ font: "pacifico", size: em, color: BRICK },
			),
			text(
				"14 · 03 · 2026 · 19:00",
				{ x: x + wide * 0.08, y: y + high * 0.77, width: wide * 0.575 },
				{ font: "montserrat", size: wide * 0.037, color: INK, tracking: 0.06 },
			),
			text(
				"70",
				{ x: stub + wide * 0.02, y: y + high * 0.5 - wide * 0.1, width: wide * 0.2 },
				{ font: "bebas-neue", size: wide * 0.2, color: BRICK, leading: 1 },
			),
			text(
				"A 70",
				{ x: stub + wide * 0.03, y: y + high * 0.8, width: wide * 0.18 },
				{ font: "montserrat", size: wide * 0.04, color: INK, tracking: 0.1 },
			),
		];
	},
	other: ({ x, y, width, height }) => [
		text(
			"70",
			{ x, y: y + height * 0.18, width },
			{ font: "bebas-neue", size: height * 0.56, color: HONEY, leading: 1 },
		),
	],
};

const FIELDS = [PINK, TEAL, BRICK, SAGE] as const;

/** Photos and fields of colour edge to edge: a number, a name, a year. */
export const yearsInSquares: Sketch = {
	ground: () => [background(CREAM)],
	draw(field) {
		const wide = field.width > field.height * 1.15;
		const tall = field.height > field.width * 1.15;
		const [across, down] = wide ? [4, 2] : tall ? [2, 4] : [3, 3];
		const area = inset(field, 0.05);
		const gap = Math.min(area.width, area.height) * 0.012;
		const special = wide ? [1, 4, 7] : tall ? [1, 2, 7] : [1, 4, 6];
		let pictures = 0;
		let fields = 0;
		return cells(area, across, down).flatMap((cell, index) => {
			const tile = { x: cell.x + gap, y: cell.y + gap, width: cell.width - 2 * gap, height: cell.height - 2 * gap };
			if (!special.includes(index)) return [sample(pictures++, tile)];
			const kind = fields++;
			const size = Math.min(tile.width, tile.height);
			const middle = tile.y + tile.height / 2;
			const line = { x: tile.x + tile.width * 0.06, width: tile.width * 0.88 };
			return [
				shape("rectangle", tile, { fill: FIELDS[kind]!, locked: true }),
				[
					text(
						"18",
						{ ...line, y: middle - size * 0.42 },
						{ font: "bebas-neue", size: size * 0.8, color: BRICK, leading: 1 },
					),
					text("Johanna", { ...line, y: middle - size * 0.17 }, { font: "pacifico", size: size * 0.19, color: CREAM }),
					text(
						"2008",
						{ ...line, y: middle - size * 0.17 },
						{ font: "bebas-neue", size: size * 0.34, color: HONEY, leading: 1 },
					),
				][kind]!,
			];
		});
	},
	other: (field) => {
		const { x, y } = middleOf(field);
		const size = field.height * 0.34;
		return [
			art(
				"squares",
				[CORAL, HONEY, TEAL, DUSK].map((color, index) =>
					fill(
						color,
						polygon(
							...(
								[
									[0, 0],
									[1, 0],
									[1, 1],
									[0, 1],
								] as const
							).map(
								([u, v]) =>
									[x + ((index % 2) - 1 + u * 0.96) * size, y + (Math.floor(index / 2) - 1 + v * 0.96) * size] as const,
							),
						),
					),
				),
			),
		];
	},
};
