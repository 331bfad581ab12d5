import type { DesignElement } from "#design/document.ts";
import { art, ornament, placed } from "./art.ts";
import { background, type Field, text } from "./drawing.ts";
import { twinkle } from "./motifs/animals.ts";
import { bow, candle, dinosaur, gift, rocket } from "./motifs/party.ts";
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
	SKY,
	TEAL,
} from "./palette.ts";
import { box, type Drawing, disc, fill, flow, stroke } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { arts } from "./spread.ts";
import { spot, stageIn, words } from "./stage.ts";
import { rimmed, sticker } from "./sticker.ts";
import { cellsOf, middleOf } from "./strip.ts";

const WAX = [
	[CORAL, PAPER],
	[TEAL, SKY],
	[HONEY, PAPER],
	[PINK, BRICK],
	[SAGE, PAPER],
] as const;

/** So many candles that nobody counts any more, burning all the way round. */
export const allTheCandles: Sketch = {
	ground: (side) => [background(PLUM), ...candles(wholeSide(side), 0)],
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.03 : 0.08, garment ? 1.1 : 2.3);
		if (garment) {
			const row = { x: stage.x, y: stage.y, width: stage.width, height: stage.height * 0.68 };
			return [
				...candles(row, stage.unit * 0.009, 7),
				rimmed(words(stage, "Amélie", 0.83, { font: "pacifico", size: 0.17, color: BRICK, width: 0.94 })),
			];
		}
		return [
			words(stage, "Amélie", 0.13, { font: "pacifico", size: 0.2, color: CREAM }),
			words(stage, "50", 0.285, { font: "playfair-display", size: 0.12, color: HONEY }),
		];
	},
};

function candles({ x, y, width, height }: Field, edge: number, wanted?: number): DesignElement[] {
	const unit = Math.min(width, height);
	const count = wanted ?? Math.max(5, Math.round(width / (unit * 0.19)));
	const step = width / count;
	const scale = step * (edge ? 1.5 : 2.2);
	const low = edge ? 0.3 : height > width * 1.8 ? 0.76 : height > width * 1.15 ? 0.58 : 0.7;
	const drawings = Array.from({ length: count }, (_, index) => {
		const [wax, stripe] = WAX[index % WAX.length]!;
		const top = y + height * (low + 0.06 * Math.sin(index * 2.3) + 0.03 * Math.sin(index * 1.1));
		const long = ((y + height - top) / scale) * 100;
		const one = placed(candle(wax, stripe, CREAM, HONEY, edge ? wax : "#85506a", long), {
			x: x + (index + 0.5) * step,
			y: top,
			size: scale,
		});
		const drawing = edge ? one.slice(1) : one;
		return edge ? sticker(drawing, edge) : drawing;
	});
	return arts("candles", drawings);
}

/** A long neck in a party hat, the age on its flank. */
export const dinoParty: Sketch = {
	ground(side) {
		const whole = wholeSide(side);
		const unit = Math.min(whole.width, whole.height);
		const bits = cellsOf(whole, unit * 0.2).map(({ x, y, width, height }, index) => {
			const [u, v] = [
				x + width * (0.2 + 0.6 * ((index * 0.618) % 1)),
				y + height * (0.2 + 0.6 * ((index * 0.382) % 1)),
			];
			return index % 2
				? placed(twinkle("#f6dd9c"), { x: u, y: v, size: unit * 0.05, turn: index * 20 })
				: [fill(["#e9c277", "#f0ad8f"][(index / 2) % 2 ? 1 : 0]!, disc(u, v, unit * 0.012))];
		});
		return [
			background("#f4d28a"),
			...arts("confetti", bits),
			art("ground", [
				fill(
					SAGE,
					`${flow([
						[whole.x, whole.y + whole.height * 0.86],
						[whole.x + whole.width * 0.3, whole.y + whole.height * 0.82],
						[whole.x + whole.width * 0.7, whole.y + whole.height * 0.87],
						[whole.x + whole.width, whole.y + whole.height * 0.83],
					])}L${whole.x + whole.width} ${whole.y + whole.height}L${whole.x} ${whole.y + whole.height}Z`,
				),
			]),
		];
	},
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.03 : 0.06, 1.2);
		const unit = stage.unit;
		const [x, y] = garment ? spot(stage, 0.5, 0.56) : [stage.x + unit / 2, field.y + field.height * 0.62];
		const drawing = placed(dinosaur("#5f9a7a", FOREST, "#cfe0b4", BRICK, HONEY, INK), { x, y, size: unit * 0.94 });
		const age = text(
			"5",
			{ x: x - unit * 0.12, y: y - unit * 0.0, width: unit * 0.24 },
			{ font: "bebas-neue", size: unit * 0.24, color: PAPER, leading: 1 },
		);
		const name = { font: "pacifico", size: 0.19, color: garment ? FOREST : "#3f5f4a", width: 0.66 } as const;
		const top = { ...stage, y: 0, height: 1 };
		return [
			art("dinosaur", garment ? sticker(drawing, unit * 0.011) : drawing),
			age,
			garment
				? rimmed(words(top, "Mateo", y - unit * 0.33, name, 0.62))
				: words(top, "Mateo", y - unit * 0.33, name, 0.63),
		];
	},
	other: ({ x, y, width, height }) => [
		text(
			"5",
			{ x, y: y + height * 0.14, width },
			{ font: "bebas-neue", size: height * 0.62, color: BRICK, leading: 1 },
		),
	],
};

/** Paper that is seen on white cloth. */
const SAND = "#ecd9b4";

/** A rocket that has just left, on a cloud as large as the age. */
export const liftOff: Sketch = {
	ground: (side) => [background("#25324f"), ...space(wholeSide(side))],
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.03 : 0.07, 1.35);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.24);
		const size = Math.min(unit * 0.62, stage.height * 0.44);
		const foot = y + size * 0.5;
		const puffs = [
			[-0.34, 0.2, 0.15],
			[-0.18, 0.12, 0.16],
			[0.02, 0.14, 0.19],
			[0.2, 0.12, 0.15],
			[0.36, 0.21, 0.14],
			[-0.24, 0.3, 0.2],
			[0.24, 0.3, 0.2],
			[0, 0.31, 0.24],
		] as const;
		const drawing = [
			...placed(rocket(garment ? SAND : PAPER, BRICK, TEAL, CORAL, HONEY), { x, y, size }),
			fill(
				garment ? SKY : CREAM,
				...puffs.map(([u, v, radius]) => disc(x + u * unit, foot + (v - 0.02) * unit, radius * unit)),
			),
		];
		const middle = { ...stage, y: 0, height: 1 };
		return [
			art("rocket", garment ? sticker(drawing, unit * 0.011) : drawing),
			words(middle, "6", foot + unit * 0.19, { font: "bebas-neue", size: 0.27, color: BRICK, width: 0.4 }),
			words(middle, "EMIL", foot + unit * 0.385, {
				font: "bebas-neue",
				size: 0.12,
				color: PLUM,
				tracking: 0.2,
				width: 0.6,
			}),
		];
	},
	other: (field) => [ornament("rocket", rocket(SAND, BRICK, TEAL, CORAL, HONEY), field, 0.84)],
};

function space(field: Field): DesignElement[] {
	const unit = Math.min(field.width, field.height);
	const stars = cellsOf(field, unit * 0.16).map(({ x, y, width, height }, index) => {
		const [u, v] = [x + width * (0.1 + 0.8 * ((index * 0.618) % 1)), y + height * (0.1 + 0.8 * ((index * 0.414) % 1))];
		return index % 5 === 2
			? placed(twinkle("#8d9cc0"), { x: u, y: v, size: unit * 0.05 })
			: [fill("#6a7aa3", disc(u, v, unit * (index % 3 ? 0.004 : 0.007)))];
	});
	const planet = { x: field.x + field.width * 0.86, y: field.y + field.height * 0.15 };
	return [
		...arts("stars", stars),
		art("planet", [
			fill("#c98a78", disc(planet.x, planet.y, unit * 0.085)),
			fill(
				"#b3735f",
				disc(planet.x - unit * 0.03, planet.y + unit * 0.02, unit * 0.02),
				disc(planet.x + unit * 0.03, planet.y - unit * 0.03, unit * 0.014),
			),
			stroke(
				HONEY,
				unit * 0.01,
				`M${planet.x - unit * 0.14} ${planet.y + unit * 0.05}C${planet.x - unit * 0.02} ${planet.y + unit * 0.05} ${planet.x + unit * 0.1} ${planet.y - unit * 0.01} ${planet.x + unit * 0.14} ${planet.y - unit * 0.06}`,
			),
		]),
	];
}

const PAPERS = [
	[BRICK, CORAL, HONEY],
	[TEAL, SKY, CREAM],
	[HONEY, PAPER, BRICK],
	[BLUSH, PINK, TEAL],
	[FOREST, SAGE, CORAL],
	[PLUM, "#8d5a72", HONEY],
] as const;

/** A tower of presents from the bottom to the top; one label has a name. */
export const presentTower: Sketch = {
	ground(side) {
		const whole = wholeSide(side);
		return [background("#dfe6dc"), ...(side.width > side.height * 2 ? row(whole) : [])];
	},
	draw(field, garment) {
		const round = !garment && field.height < 80;
		const stage = stageIn(field, garment ? 0.03 : 0.05, garment ? 1.15 : 2);
		const unit = stage.unit;
		const middle = { ...stage, y: 0, height: 1 };
		if (round) return tag(field.x + field.width / 2, field.y + field.height * 0.27, field.height * 0.9, middle);
		const bottom = garment ? stage.y + stage.height : field.y + field.height * 0.95;
		const high = bottom - stage.y - unit * 0.02;
		const sizes = [0.36, 0.29, 0.22];
		const total = sizes.reduce((sum, size) => sum + size, 0.13);
		const scale = Math.min(high / total, unit / 0.62);
		const x = stage.x + unit / 2;
		let top = bottom;
		const boxes: Drawing = sizes.flatMap((size, index) => {
			const edge = size * scale;
			top -= edge;
			const [paper, pattern, ribbon] = PAPERS[index]!;
			return placed(gift(index, paper, pattern, ribbon), {
				x: x + [0, -0.02, 0.015][index]! * scale,
				y: top + edge / 2,
				size: edge * 1.035,
				turn: [0, -1.5, 2][index]!,
			});
		});
		const drawing = [
			...boxes,
			...placed(bow(BRICK, "#96361a"), { x: x + 0.015 * scale, y: top - 0.045 * scale, size: scale * 0.26 }),
		];
		return [
			art("presents", garment ? sticker(drawing, unit * 0.01) : drawing),
			...tag(x, bottom - sizes[0]! * scale * 0.5, scale * 0.42, middle),
		];
	},
};

function tag(x: number, y: number, wide: number, stage: ReturnType<typeof stageIn>): DesignElement[] {
	const high = wide * 0.3;
	return [
		art("tag", [
			fill(PAPER, box(x - wide / 2, y - high / 2, wide, high, high * 0.16)),
			stroke(COCOA, high * 0.03, box(x - wide * 0.475, y - high * 0.42, wide * 0.95, high * 0.84, high * 0.1)),
		]),
		words(
			stage,
			"Louisa",
			y,
			{ font: "caveat", size: (high * 0.68) / stage.unit, color: DUSK, width: (wide * 0.86) / stage.unit },
			(x - stage.x) / stage.unit,
		),
	];
}

function row({ x, y, width, height }: Field): DesignElement[] {
	const sizes = [0.5, 0.36, 0.44, 0.3, 0.47, 0.38, 0.5, 0.33, 0.42];
	const total = sizes.reduce((sum, size) => sum + size, 0);
	const scale = width / total;
	let left = x;
	return arts(
		"presents",
		sizes.map((size, index) => {
			const edge = size * scale;
			left += edge;
			const high = Math.min(edge, height * 0.56);
			const [paper, pattern, ribbon] = PAPERS[(index * 5) % PAPERS.length]!;
			const middle = middleOf({ x: left - edge, y: y + height - high, width: edge, height: high });
			return [
				...placed(gift(index, paper, pattern, ribbon), { ...middle, size: edge * 1.04 }),
				...placed(bow(ribbon, COCOA), { x: middle.x, y: y + height - edge - edge * 0.1, size: edge * 0.5 }),
			];
		}),
	);
}
