import type { DesignElement, SideFormat } from "#design/document.ts";
import { art, ornament, placed } from "./art.ts";
import { type Field, sky } from "./drawing.ts";
import { hairpins, rider, summit } from "./motifs/cycling.ts";
import { BRICK, CORAL, DUSK, FOREST, HONEY, INK, PAPER, TEAL } from "./palette.ts";
import { box, type Drawing, disc, fill, flow, open, type Spot, stroke } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { arts } from "./spread.ts";
import { type Stage, stageIn, words } from "./stage.ts";
import { rimmed, sticker } from "./sticker.ts";

const ROCK = { light: "#4f7684", shade: "#34566a", snow: PAPER, blue: "#bccfd4" };
const ROAD = "#f6e7c6";
const BENDS = 9;
const RIDERS = [
	[BRICK, PAPER, "#e0a987"],
	[HONEY, DUSK, "#8d5b40"],
	[TEAL, PAPER, "#f0c6a4"],
] as const;

/** A road that climbs in bends, and three who take it together. */
export const overThePass: Sketch = {
	ground: (side) => [sky("#efb45f", "#fbeacb", 0.7), ...climb(side)],
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.03 : 0.08, garment ? 1.15 : 2.3);
		const unit = stage.unit;
		if (garment) return onCloth(stage);
		const top = { ...stage, y: stage.y + unit * 0.03, height: unit };
		return [
			words(top, "GAVIA", 0.115, { font: "bebas-neue", size: 0.25, color: DUSK, tracking: 0.08 }),
			words(top, "VC AURORA · 2 621 m", 0.255, { font: "montserrat", size: 0.055, color: BRICK, tracking: 0.12 }),
		];
	},
	other: (field) => [ornament("bicycle", rider(BRICK, PAPER, "#e0a987", INK), field, 0.8)],
};

function onCloth(stage: Stage): readonly DesignElement[] {
	const unit = stage.unit;
	const peak = { x: stage.x + unit / 2, foot: stage.y + unit * 0.58, half: unit * 0.47, high: unit * 0.52 };
	const drawn = [
		fill(CORAL, disc(peak.x + unit * 0.22, stage.y + unit * 0.17, unit * 0.15)),
		...summit(peak, ROCK),
		fill(ROAD, box(stage.x + unit * 0.02, stage.y + unit * 0.575, unit * 0.96, unit * 0.03, unit * 0.015)),
	];
	const middle = { ...stage, height: unit };
	return [
		art("mountain", sticker(drawn, unit * 0.011)),
		art("road", hairpins(peak, ROAD, BENDS)),
		...arts(
			"bicycle",
			riders(peak.x, stage.y + unit * 0.59, unit * 0.2).map((each) => sticker(each, unit * 0.008)),
		),
		rimmed(
			words(middle, "GAVIA", 0.76, { font: "bebas-neue", size: 0.26, color: BRICK, tracking: 0.08, width: 0.94 }),
			0.12,
		),
		rimmed(
			words(middle, "VC AURORA · 2 621 m", 0.915, {
				font: "montserrat",
				size: 0.058,
				color: DUSK,
				tracking: 0.12,
				width: 0.94,
			}),
		),
	];
}

function riders(x: number, road: number, size: number): Drawing[] {
	return RIDERS.map(([jersey, helmet, skin], index) =>
		placed(rider(jersey, helmet, skin, INK), { x: x + (index - 1) * size * 1.16, y: road - size * 0.33, size }),
	);
}

function climb(side: SideFormat): DesignElement[] {
	const { x, y, width, height } = wholeSide(side);
	const unit = Math.min(width, height);
	const round = side.width > side.height * 2;
	const [peakAt, footAt] = height > width * 1.8 ? [0.6, 0.87] : height > width * 1.15 ? [0.37, 0.84] : [0.45, 0.84];
	const foot = y + height * footAt;
	const peaks = (round ? [0.185, 0.815] : [0.5]).map((across) => ({
		x: x + width * across,
		foot: foot + unit * 0.01,
		half: unit * 0.62,
		high: height * (footAt - peakAt),
	}));
	const groups = Math.max(1, Math.round(width / (unit * 1.5)));
	const size = unit * 0.165;
	const road = { y: foot + unit * 0.06, high: unit * 0.055 };
	return [
		art(
			"sun",
			peaks.map((peak) => fill(CORAL, disc(peak.x + unit * 0.26, foot - peak.high * 0.78, unit * 0.17))),
		),
		art("ridges", [
			fill("#e2a57e", ridge({ x, y, width, height }, foot - unit * 0.22, unit, 1.7)),
			fill("#b98277", ridge({ x, y, width, height }, foot - unit * 0.12, unit, 0.4)),
		]),
		...peaks.flatMap((peak) => [art("mountain", summit(peak, ROCK)), art("road", hairpins(peak, ROAD, BENDS))]),
		art("meadow", [fill("#93a878", box(x, foot, width, y + height - foot))]),
		art("road", [
			fill(ROAD, box(x, road.y, width, road.high)),
			fill(FOREST, box(x, road.y + road.high, width, y + height - road.y - road.high)),
			stroke(
				"#cdb98d",
				unit * 0.005,
				...Array.from({ length: Math.floor(width / (unit * 0.1)) }, (_, index) => {
					const from = x + (index + 0.3) * unit * 0.1;
					return open([from, road.y + road.high * 0.72], [from + unit * 0.045, road.y + road.high * 0.72]);
				}),
			),
		]),
		...arts(
			"bicycle",
			Array.from({ length: groups }, (_, index) =>
				riders(x + ((index + 0.5) * width) / groups, road.y + road.high * 0.5, size),
			).flat(),
		),
	];
}

function ridge({ x, y, width, height }: Field, top: number, unit: number, phase: number): string {
	const steps = Math.ceil(width / (unit * 0.16));
	const crest = Array.from(
		{ length: steps + 1 },
		(_, index): Spot => [
			x + (index * width) / steps,
			top - unit * (0.05 * Math.sin(index * 2.2 + phase) + 0.06 * Math.sin(index * 0.9 + phase * 2)),
		],
	);
	return `${flow(crest)}L${x + width} ${y + height}L${x} ${y + height}Z`;
}
