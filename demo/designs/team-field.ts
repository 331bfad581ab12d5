import type { DesignElement } from "#design/document.ts";
import { art, ornament, placed } from "./art.ts";
import { background, type Field, shape, text } from "./drawing.ts";
import { basketball, pitch, safetyPin, shoe } from "./motifs/sports.ts";
import { BRICK, CREAM, DUSK, HONEY, INK, PAPER, TEAL } from "./palette.ts";
import { box, disc, fill, open, stroke } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { stageIn, words } from "./stage.ts";
import { rimmed, sticker } from "./sticker.ts";

const GRASS = "#3f7a58";
/** Eleven of them, from the goal to the front: how far across, how far up. */
const ELEVEN = [
	["1", "Ida", 0.5, 0.91],
	["2", "Noa", 0.13, 0.72],
	["4", "Jon", 0.345, 0.76],
	["5", "Eva", 0.655, 0.76],
	["3", "Max", 0.87, 0.72],
	["8", "Lia", 0.2, 0.52],
	["6", "Tom", 0.5, 0.575],
	["10", "Ana", 0.8, 0.52],
	["7", "Kai", 0.15, 0.27],
	["9", "Zoe", 0.5, 0.2],
	["11", "Ben", 0.85, 0.27],
] as const;

/** The field from above, each where she or he plays. */
export const lineUp: Sketch = {
	ground(side) {
		const { x, y, width, height } = wholeSide(side);
		const band = Math.min(width, height) * 0.14;
		const count = Math.ceil(Math.max(width, height) / band);
		const mown = Array.from({ length: Math.floor(count / 2) }, (_, index) =>
			width > height
				? box(x + (index * 2 + 1) * band, y, band, height)
				: box(x, y + (index * 2 + 1) * band, width, Math.min(band, y + height - (y + (index * 2 + 1) * band))),
		);
		return [background(GRASS), art("grass", [fill("#468460", ...mown)])];
	},
	draw(field) {
		const wide = field.width > field.height * 1.15;
		const turned = wide;
		const [long, short] = turned ? [field.width, field.height] : [field.height, field.width];
		const scale = Math.min((long * 0.9) / 105, (short * 0.86) / 68);
		const title = turned ? 0 : Math.max(0, long - 105 * scale) * 0;
		const [x, y] = [field.x + field.width / 2, field.y + field.height / 2 + title];
		const size = scale * 100;
		const player = scale * 9.6;
		const at = (across: number, up: number) =>
			turned
				? { u: x + (up - 0.5) * 105 * scale, v: y + (across - 0.5) * 64 * scale }
				: { u: x + (across - 0.5) * 64 * scale, v: y + (up - 0.5) * 105 * scale };
		const discs = ELEVEN.map(([, , across, up]) => at(across, up));
		return [
			art("pitch", placed(pitch("#7fae93"), { x, y, size, turn: turned ? 90 : 0 })),
			art("shirts", [
				fill(INK, disc(discs[0]!.u, discs[0]!.v - player * 0.35, player * 0.56)),
				fill(BRICK, ...discs.slice(1).map(({ u, v }) => disc(u, v - player * 0.35, player * 0.56))),
			]),
			...ELEVEN.flatMap(([number, name, across, up]) => {
				const { u, v } = at(across, up);
				return [
					text(
						number,
						{ x: u - player * 0.5, y: v - player * 0.7, width: player },
						{ font: "bebas-neue", size: player * 0.66, color: PAPER, leading: 1 },
					),
					text(
						name,
						{ x: u - player * 0.95, y: v + player * 0.28, width: player * 1.9 },
						{ font: "montserrat", size: player * 0.38, color: PAPER },
					),
				];
			}),
		];
	},
};

/** A bib with its four pins, for the race that one had sworn never to run. */
export const raceBib: Sketch = {
	ground(side) {
		const { x, y, width, height } = wholeSide(side);
		const lane = Math.min(width, height) * 0.16;
		const count = Math.ceil((width + height) / lane);
		return [
			background(BRICK),
			art("lanes", [
				stroke(
					"#cf6d4c",
					lane * 0.06,
					...Array.from({ length: count }, (_, index) =>
						open([x + index * lane - height * 0.5, y + height], [x + index * lane + height * 0.1, y]),
					),
				),
			]),
		];
	},
	draw(field, garment) {
		const unit = Math.min(field.width, field.height * (garment ? 1 : 1.25)) * (garment ? 0.96 : 0.86);
		const high = unit * 0.78;
		const x = field.x + (field.width - unit) / 2;
		const y = garment ? field.y + field.height * 0.06 : field.y + (field.height - high) / 2;
		const pins = [0.075, 0.925].flatMap((u) =>
			[0.1, 0.9].map((v) =>
				placed(safetyPin("#8d979b"), { x: x + u * unit, y: y + v * high, size: unit * 0.1, turn: u < 0.5 ? -24 : 24 }),
			),
		);
		return [
			shape(
				"rectangle",
				{ x, y, width: unit, height: high },
				{
					fill: garment ? "#ffffff" : PAPER,
					stroke: { color: garment ? "#cfd5d8" : PAPER, width: unit * 0.005 },
					radius: unit * 0.02,
					locked: true,
				},
			),
			art("bands", [
				fill(TEAL, box(x + unit * 0.004, y + high * 0.19, unit * 0.992, high * 0.06)),
				fill(HONEY, box(x + unit * 0.004, y + high * 0.25, unit * 0.992, high * 0.025)),
				fill(TEAL, box(x + unit * 0.004, y + high * 0.78, unit * 0.992, high * 0.025)),
			]),
			art("safety pins", pins.flat()),
			text(
				"BERLIN",
				{ x: x + unit * 0.16, y: y + high * 0.055, width: unit * 0.68 },
				{ font: "montserrat", size: unit * 0.075, color: TEAL, tracking: 0.2 },
			),
			text(
				"2704",
				{ x: x + unit * 0.05, y: y + high * 0.295, width: unit * 0.9 },
				{ font: "bebas-neue", size: unit * 0.36, color: INK, leading: 1, tracking: 0.02 },
			),
			text(
				"Camille · 42 km",
				{ x: x + unit * 0.16, y: y + high * 0.83, width: unit * 0.68 },
				{ font: "montserrat", size: unit * 0.055, color: DUSK },
			),
		];
	},
	other: (field) => [ornament("shoe", shoe(TEAL, PAPER, HONEY), field, 0.72)],
};

/** A basketball that is larger than the sheet. */
export const fullCourt: Sketch = {
	ground(side) {
		const whole = wholeSide(side);
		return [background(DUSK), ...overEdge(whole)];
	},
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.03 : 0.09, garment ? 1.1 : 2.3);
		const unit = stage.unit;
		if (garment) {
			const [x, y] = [stage.x + unit / 2, stage.y + unit * 0.4];
			return [
				art("ball", sticker(placed(basketball("#d9783f", INK), { x, y, size: unit * 0.78 }), unit * 0.012)),
				rimmed(
					words(stage, "LAKEVIEW 23", 0.87, {
						font: "bebas-neue",
						size: 0.2,
						color: BRICK,
						tracking: 0.02,
						width: 0.94,
					}),
					0.12,
				),
			];
		}
		const wide = field.width > field.height * 1.15;
		const left = stageIn({ ...field, width: field.width * 0.46 }, 0.12);
		return wide
			? [
					words(left, "23", 0.36, { font: "bebas-neue", size: 0.62, color: CREAM }),
					words(left, "LAKEVIEW", 0.78, { font: "bebas-neue", size: 0.2, color: HONEY, tracking: 0.08 }),
				]
			: [
					words(stage, "23", 0.17, { font: "bebas-neue", size: 0.4, color: CREAM }),
					words(stage, "LAKEVIEW", 0.34, { font: "bebas-neue", size: 0.12, color: HONEY, tracking: 0.14 }),
				];
	},
};

function overEdge({ x, y, width, height }: Field): DesignElement[] {
	const unit = Math.min(width, height);
	const wide = width > height * 1.15;
	const round = width > height * 2;
	const balls: readonly (readonly [number, number, number])[] = round
		? [[x + width * 0.5, y + height * 1.0, height * 1.5]]
		: wide
			? [[x + width * 0.88, y + height * 0.66, unit * 1.28]]
			: [[x + width * 0.62, y + height - unit * 0.2, unit * 1.24]];
	return balls.map(([u, v, size]) =>
		art("ball", [
			fill("#2a3d58", disc(u, v, size * 0.56)),
			...placed(basketball("#d9783f", INK), { x: u, y: v, size, turn: 24 }),
		]),
	);
}
