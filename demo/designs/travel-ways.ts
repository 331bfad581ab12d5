import type { DesignElement, SideFormat } from "#design/document.ts";
import { art, ornament, placed } from "./art.ts";
import { background, text } from "./drawing.ts";
import { cableCar, horn } from "./motifs/journey.ts";
import { camper, fir, mapPin } from "./motifs/places.ts";
import { BRICK, DUSK, FOREST, HONEY, INK, PAPER, SAGE, SKY, TEAL } from "./palette.ts";
import { disc, fill, flow, open, type Spot, stroke } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { arts, cells } from "./spread.ts";
import { stageIn, words } from "./stage.ts";
import { cellsOf } from "./strip.ts";

/** A mountain that everybody wants to have stood before, from edge to edge. */
export const alpPoster: Sketch = {
	ground: (side) => [
		background({
			type: "linear",
			from: [0, 0],
			to: [0, 1],
			stops: [
				{ offset: 0, color: "#8fbcc7" },
				{ offset: 0.6, color: "#f3e3c6" },
			],
		}),
		...massif(side),
	],
	draw(field) {
		const stage = stageIn(field, 0.08, 2.3);
		return [
			words(stage, "ZERMATT", 0.135, { font: "bebas-neue", size: 0.27, color: DUSK, tracking: 0.06 }),
			words(stage, "4 478 m · 1998", 0.265, { font: "montserrat", size: 0.052, color: DUSK, tracking: 0.16 }),
		];
	},
};

function massif(side: SideFormat): DesignElement[] {
	const { x, y, width, height } = wholeSide(side);
	const unit = Math.min(width, height);
	const [right, bottom] = [x + width, y + height];
	const round = width > height * 1.6;
	const count = Math.max(1, Math.round(width / (unit * 1.35)));
	const tall = height > width * 1.8 ? 0.17 : 0;
	const horns = cells({ x, y, width, height }, count, 1).map((cell, index) => {
		const size = Math.min(unit * (round ? 0.74 : 0.86), height * 0.7);
		return placed(horn("#8b94a3", "#5d6a80", PAPER, "#cfdbe3"), {
			x: cell.x + cell.width * 0.52,
			y: y + height * (0.62 + tall),
			size,
			flip: index % 2 === 1,
		});
	});
	const slope = (down: number, swell: number, phase: number) => {
		const steps = Math.ceil(width / (unit * 0.14));
		const crest = Array.from({ length: steps + 1 }, (_, index): Spot => {
			const u = x + (index * width) / steps;
			return [u, y + height * (down + tall * 0.5) + Math.sin((u - x) / (unit * swell) + phase) * unit * 0.035];
		});
		return `${flow(crest)}L${right} ${bottom}L${x} ${bottom}Z`;
	};
	const trees = Array.from({ length: Math.ceil(width / (unit * 0.1)) }, (_, index) => {
		const size = unit * (0.16 + 0.09 * ((index * 0.618) % 1));
		return placed(fir("#3e6a58", FOREST, "#3a2c20"), {
			x: x + (index + 0.5) * unit * 0.1,
			y: bottom - size * 0.34 - unit * 0.03 * ((index * 0.382) % 1),
			size,
		});
	});
	const line: readonly Spot[] = [
		[x, y + height * (0.36 + tall)],
		[right, y + height * (0.58 + tall * 0.5)],
	];
	const cars = Array.from({ length: count }, (_, index) => {
		const part = (index + 0.2) / count;
		const size = unit * 0.13;
		return placed(cableCar(BRICK, PAPER, "#cfe0e6", INK), {
			x: x + width * part,
			y: line[0]![1] + (line[1]![1] - line[0]![1]) * part + size * 0.48,
			size,
		});
	});
	return [
		...arts("mountain", horns),
		art("slopes", [
			fill("#b9c4a4", slope(0.74, 0.34, 0.4)),
			fill(SAGE, slope(0.82, 0.27, 2.4)),
			fill("#7f9a7a", slope(0.9, 0.4, 1)),
		]),
		art("rope", [stroke(INK, unit * 0.004, open(...line))]),
		...arts("cars", cars),
		...arts("firs", trees),
	];
}

const STOPS = ["Porto", "Braga", "Vigo", "Lugo", "Oviedo"] as const;

/** The road itself, in bends, with a pin wherever one stayed. */
export const windingRoad: Sketch = {
	ground(side) {
		const whole = wholeSide(side);
		const unit = Math.min(whole.width, whole.height);
		const trees = cellsOf(whole, unit * 0.17).map(({ x, y, width, height }, index) => {
			const [u, v] = [
				x + width * (0.2 + 0.6 * ((index * 0.618) % 1)),
				y + height * (0.2 + 0.6 * ((index * 0.382) % 1)),
			];
			return index % 3
				? [fill("#c3cf9f", disc(u, v, unit * 0.012), disc(u + unit * 0.02, v + unit * 0.006, unit * 0.009))]
				: [fill("#b3c48f", disc(u, v, unit * 0.022))];
		});
		return [background("#d4dcb0"), ...arts("meadow", trees)];
	},
	draw(field) {
		const { x, y, width, height } = field;
		const wide = width > height * 1.15;
		const unit = Math.min(width, height);
		const title = height * 0.15;
		const road = wide
			? { x: x + width * 0.05, y: y + height * 0.08, width: width * 0.9, height: height * 0.7 }
			: { x: x + width * 0.06, y: y + height * 0.1, width: width * 0.88, height: height * 0.7 };
		const count = STOPS.length;
		const bend = wide ? 0.17 : 0.11;
		const at = (part: number): Spot => {
			const sway = (wide ? 0.5 : 0.2) + bend * Math.cos(part * Math.PI * (count - 1));
			return wide
				? [road.x + road.width * (0.1 + 0.8 * part), road.y + road.height * sway]
				: [road.x + road.width * sway, road.y + road.height * (0.05 + 0.9 * part)];
		};
		const steps = (count - 1) * 8;
		const way = Array.from({ length: steps + 1 }, (_, index) => at(index / steps));
		const dashes = Array.from({ length: steps }, (_, index) =>
			open(at((index + 0.25) / steps), at((index + 0.75) / steps)),
		);
		const pin = unit * 0.11;
		const size = unit * (wide ? 0.048 : 0.07);
		return [
			art("road", [
				stroke("#f3ead2", unit * 0.105, flow(way)),
				stroke("#5b5a63", unit * 0.082, flow(way)),
				stroke(HONEY, unit * 0.008, ...dashes),
			]),
			...arts(
				"map pins",
				STOPS.map((_, index) => {
					const [u, v] = at(index / (count - 1));
					return placed(mapPin(index === count - 1 ? BRICK : TEAL, PAPER), { x: u, y: v - pin * 0.46, size: pin });
				}),
			),
			...STOPS.map((said, index) => {
				const [u, v] = at(index / (count - 1));
				const style = { font: "montserrat", size, color: DUSK } as const;
				if (wide) {
					const box = road.width * 0.2;
					const above = index % 2 === 1;
					return text(said, { x: u - box / 2, y: above ? v - pin - size * 1.5 : v + unit * 0.07, width: box }, style);
				}
				return text(
					said,
					{ x: road.x + road.width * 0.45, y: v - size * 0.7, width: road.width * 0.53 },
					{ ...style, align: "left" },
				);
			}),
			text(
				"Marta & Iván, 2026",
				{ x: x + width * 0.07, y: y + height - title * 1.32, width: width * 0.86 },
				{ font: "caveat", size: Math.min(title * 0.66, width * 0.1), color: BRICK },
			),
		];
	},
	other: (field) => [ornament("camper", camper(BRICK, PAPER, SKY, DUSK, HONEY), field, 0.74)],
};
