import type { DesignElement, SideFormat } from "#design/document.ts";
import { art } from "./art.ts";
import { background, type Field, shape, text } from "./drawing.ts";
import { CREAM, FOREST, HONEY, PAPER } from "./palette.ts";
import { box, fill, open, type Path, type Spot, stroke } from "./pen.ts";
import { inset, type Sketch, square } from "./sketch.ts";

const LANES = 4;
const LANE = 0.05;
/** Of what goes round a bottle. */
const SEEN = 0.4;
const TARTAN = "#c4532f";
const EDGE = 0.045;
/** What the lanes leave free, from the edge of the sheet. */
const INFIELD = EDGE + LANES * LANE;

/** A running track round the sheet; within it the four who shared one lap. */
export const oneLap: Sketch = {
	ground: (side) => [background("#efe0c2"), ...track(side)],
	draw(field, garment) {
		if (!garment) return result(inset(field, INFIELD));
		const area = inset({ ...field, height: Math.min(field.height, field.width * 1.16) }, 0.02);
		return [...oval(area, EDGE, true), ...result(inset(area, INFIELD))];
	},
	other: (field) => [
		text(
			"44″17",
			{ x: field.x + field.width * 0.29, y: field.y + field.height * 0.39, width: field.width * 0.66 },
			{ font: "bebas-neue", size: field.height * 0.22, color: CREAM, leading: 1, tracking: 0.04 },
		),
	],
};

function result(area: Field): DesignElement[] {
	const tall = area.height > area.width * 1.45;
	const wide = area.width > area.height * 1.55;
	const { x, y, width, height } = inset(tall || wide ? area : square(area), 0.03);
	const unit = Math.min(width, height);
	const title = unit * (tall ? 0.43 : wide ? 0.42 : 0.34);
	const names = tall ? "Amara\nJule\nSofia\nNele" : `Amara · Jule${wide ? " · " : "\n"}Sofia · Nele`;
	const lines = names.split("\n").length;
	const size = unit * (tall ? 0.15 : wide ? 0.125 : 0.115);
	const small = unit * (tall ? 0.085 : 0.075);
	const high = title + small * 3.9 + lines * size * 1.3;
	const top = y + (height - high) / 2;
	const column = { x, width };
	return [
		text("LG MERIDIAN", { ...column, y: top }, { font: "montserrat", size: small, color: HONEY, tracking: 0.12 }),
		text(
			"4×100",
			{ ...column, y: top + small * 1.7 },
			{ font: "bebas-neue", size: title, color: CREAM, leading: 1, tracking: 0.02 },
		),
		text(names, { ...column, y: top + small * 2 + title }, { font: "lora", size, color: CREAM, leading: 1.3 }),
		text(
			"44″17 · 2026",
			{ ...column, y: top + small * 2.7 + title + lines * size * 1.3 },
			{ font: "montserrat", size: small, color: HONEY, tracking: 0.12 },
		),
	];
}

function track(side: SideFormat): DesignElement[] {
	const whole = { x: 0, y: 0, width: side.width, height: side.height };
	const closes = side.code === "wrap" && side.width < side.height * 2;
	const edge = Math.max(EDGE, side.safe / Math.min(side.width, side.height) + (closes ? 0.02 : 0.003));
	return closes ? around(side, edge + 0.01) : oval(whole, edge, false);
}

function oval(field: Field, edge: number, garment: boolean): DesignElement[] {
	const unit = Math.min(field.width, field.height);
	const long = Math.max(field.width, field.height) / unit;
	const corner = unit * Math.min(0.5 - edge, 0.3 + (long - 1) * 0.5);
	const ring = (lane: number): Path => {
		const { x, y, width, height } = inset(field, edge + lane * LANE);
		return box(x, y, width, height, Math.max(unit * 0.06, corner - lane * LANE * unit));
	};
	const turned = field.width > field.height * 1.15;
	return [
		art("lanes", [
			...(garment ? [stroke(PAPER, unit * 0.026, ring(0))] : []),
			fill(TARTAN, ring(0)),
			fill(FOREST, ring(LANES)),
			stroke(CREAM, unit * 0.0055, ...Array.from({ length: LANES + 1 }, (_, lane) => ring(lane))),
			stroke(CREAM, unit * 0.011, finish(field, edge, turned)),
			stroke(CREAM, unit * 0.0055, ...starts(field, edge, turned)),
		]),
		...numbers(field, edge, turned),
	];
}

function finish(field: Field, edge: number, turned: boolean): Path {
	return open(onLane(field, edge, 0, turned), onLane(field, edge, LANES, turned));
}

/** Whoever runs further outside begins further ahead. */
function starts({ x, y, width, height }: Field, edge: number, turned: boolean): Path[] {
	const unit = Math.min(width, height);
	return Array.from({ length: LANES }, (_, lane) => {
		const ahead = unit * LANE * (1.3 * lane - 1.5);
		const [near, far] = [unit * (edge + lane * LANE), unit * (edge + (lane + 1) * LANE)];
		return turned
			? open([x + width / 2 + ahead, y + near], [x + width / 2 + ahead, y + far])
			: open([x + near, y + height / 2 - ahead], [x + far, y + height / 2 - ahead]);
	});
}

/** Where the finish crosses it: below in a wide sheet, else at the right. */
function onLane({ x, y, width, height }: Field, edge: number, lane: number, turned: boolean): Spot {
	const across = (edge + lane * LANE) * Math.min(width, height);
	return turned ? [x + width / 2, y + height - across] : [x + width - across, y + height / 2];
}

function numbers(field: Field, edge: number, turned: boolean): DesignElement[] {
	const unit = Math.min(field.width, field.height);
	const size = unit * LANE * 0.72;
	return Array.from({ length: LANES }, (_, index) => {
		const [u, v] = onLane(field, edge, LANES - index - 0.5, turned);
		const [x, y] = turned ? [u - unit * 0.035, v] : [u, v + unit * 0.04];
		return text(
			String(index + 1),
			{ x: x - size * 0.5, y: y - size * 0.5, width: size },
			{ font: "bebas-neue", size, color: CREAM, leading: 1, fixed: true },
		);
	});
}

function around(side: SideFormat, edge: number): DesignElement[] {
	const seen = { x: (side.width * (1 - SEEN)) / 2, y: 0, width: side.width * SEEN, height: side.height };
	const unit = Math.min(seen.width, seen.height);
	const high = unit * LANE * LANES;
	const [left, width] = [-side.bleed, side.width + 2 * side.bleed];
	const bands = [unit * edge, side.height - unit * edge - high];
	return [
		shape(
			"rectangle",
			{ x: left, y: bands[0]! + high, width, height: bands[1]! - bands[0]! - high },
			{ fill: FOREST, locked: true },
		),
		art("lanes", [
			fill(TARTAN, ...bands.map((y) => box(left, y, width, high))),
			stroke(
				CREAM,
				unit * 0.0055,
				...bands.flatMap((y) =>
					Array.from({ length: LANES + 1 }, (_, lane) => {
						const v = y + lane * LANE * unit;
						return open([left, v], [left + width, v]);
					}),
				),
			),
			stroke(CREAM, unit * 0.011, finish(seen, edge, true)),
		]),
		...numbers(seen, edge, true),
	];
}
