import type { DesignElement } from "#design/document.ts";
import { art, ornament, placed } from "./art.ts";
import { background, type Field, text } from "./drawing.ts";
import { camper, fir, house, mapPin } from "./motifs/places.ts";
import { BRICK, COCOA, CORAL, DUSK, FOREST, HONEY, PAPER, SKY, TEAL } from "./palette.ts";
import { arc, box, type Drawing, disc, fill, flow, oval, polygon, type Spot, stroke } from "./pen.ts";
import { inset, type Sketch, wholeSide } from "./sketch.ts";
import { arts, cells } from "./spread.ts";

const LAND = "#f1e4c8";
/** Where one stayed: which bend, and how far along it from the left. */
const STOPS: readonly (readonly [name: string, row: 0 | 1 | 2, across: number])[] = [
	["Porto", 0, 0.04],
	["Braga", 0, 0.54],
	["Vigo", 1, 0.42],
	["Lugo", 2, 0.03],
	["Oviedo", 2, 0.45],
];

/** The road itself, in bends, with a pin wherever one stayed. */
export const windingRoad: Sketch = {
	ground: (side) => [background(LAND), ...meadows(wholeSide(side))],
	draw(field) {
		const area = inset(field, 0.08);
		const unit = Math.min(area.width, area.height * 1.1);
		const title = Math.min(area.width * 0.13, area.height * 0.16);
		const tall = Math.min(area.height, area.width * 1.5);
		const top = area.y + (area.height - tall) / 2;
		const map = { x: area.x, y: top + title * 1.5, width: area.width, height: tall - title * 1.5 };
		return [
			text(
				"Marta & Iván",
				{ x: area.x, y: top, width: area.width },
				{ font: "dancing-script", size: title, color: BRICK },
			),
			...journey(map, unit),
		];
	},
	other: (field) => [ornament("camper", camper(BRICK, PAPER, SKY, DUSK, HONEY), field, 0.74)],
};

function journey(map: Field, unit: number): DesignElement[] {
	const pitch = map.height / 3;
	const radius = pitch / 2;
	const thick = Math.min(unit * 0.08, pitch * 0.34);
	const [left, right] = [map.x + radius + thick / 2, map.x + map.width - radius - thick / 2];
	const level = (row: number) => map.y + pitch * (row + 1) - thick * 0.75;
	const way = [
		`M${map.x} ${level(0)}L${right} ${level(0)}`,
		joined(arc(right, level(0) + radius, radius, 0, 180)),
		`L${left} ${level(1)}`,
		joined(arc(left, level(1) + radius, radius, 0, -180)),
		`L${map.x + map.width} ${level(2)}`,
	].join("");
	const pin = Math.min(pitch * 0.5, unit * 0.17);
	const size = Math.min(pitch * 0.26, unit * 0.075);
	const stops = STOPS.map(([name, row, across], index) => {
		const x = map.x + pin * 0.4 + across * (map.width - pin);
		return { name, x, y: level(row), color: index === STOPS.length - 1 ? BRICK : TEAL };
	});
	const room = map.width * 0.34;
	return [
		...scenery(map, pitch, thick),
		art("road", [
			stroke("#e2cfa6", thick * 1.36, way),
			stroke("#4b4f5c", thick, way),
			stroke(HONEY, thick * 0.09, ...dashes(map, left, right, level, thick)),
		]),
		art(
			"camper",
			placed(camper(CORAL, PAPER, SKY, DUSK, HONEY), {
				x: left + (right - left) * 0.86,
				y: level(1) - thick * 0.34,
				size: thick * 2.1,
				flip: true,
			}),
		),
		...arts(
			"map pins",
			stops.map(({ x, y, color }) => [
				fill("#33363f", oval(x, y, pin * 0.14, pin * 0.06)),
				...placed(mapPin(color, PAPER), { x, y: y - pin * 0.47, size: pin }),
			]),
		),
		...stops.flatMap(({ name, x, y }) => {
			const box = { x: x + pin * 0.36, y: y - thick * 0.68 - size * 1.5, width: room, height: size * 1.5 };
			const padded = { ...box, x: box.x + size * 0.3, width: box.width - size * 0.5 };
			return [text(name, { ...padded, y: box.y }, { font: "montserrat", size, color: DUSK, align: "left" })];
		}),
	];
}

function joined(path: string): string {
	return path.replace(/^M[^C]*/, "");
}

function dashes(
	map: Field,
	left: number,
	right: number,
	level: (row: number) => number,
	thick: number,
): readonly string[] {
	const straight = (from: number, to: number, y: number) =>
		Array.from({ length: Math.floor((to - from) / (thick * 0.8)) }, (_, index) => {
			const x = from + index * thick * 0.8;
			return `M${x} ${y}L${x + thick * 0.42} ${y}`;
		});
	return [
		...straight(map.x + thick * 0.3, right, level(0)),
		...straight(left, right, level(1)),
		...straight(left, map.x + map.width - thick * 0.3, level(2)),
	];
}

/** Between the bends, where no name stands. */
function scenery(map: Field, pitch: number, thick: number): DesignElement[] {
	const size = Math.min(pitch * 0.5, map.width * 0.16);
	const at = (across: number, row: number): Spot => [
		map.x + across * map.width,
		map.y + pitch * (row + 1) - thick * 1.5,
	];
	const [lake, wood, town] = [at(0.24, 1), at(0.89, 2), at(0.93, 0)];
	return [
		art("mountain", [...peak(lake[0] - size * 0.2, lake[1], size * 0.62)]),
		art("lake", [fill("#a9cdd4", oval(lake[0] + size * 0.55, lake[1] - size * 0.03, size * 0.46, size * 0.11))]),
		...arts(
			"firs",
			[0, 0.36].map((shift, index) => {
				const high = size * (index === 0 ? 0.8 : 0.6);
				return placed(fir("#5f8a74", FOREST, COCOA), {
					x: wood[0] + shift * size,
					y: wood[1] - high * 0.48,
					size: high,
				});
			}),
		),
		art("house", placed(house(PAPER, BRICK, TEAL, HONEY), { x: town[0], y: town[1] - size * 0.36, size: size * 0.76 })),
	];
}

function peak(x: number, y: number, size: number): Drawing {
	const at = (u: number, v: number): Spot => [x + u * size, y - v * size];
	return [
		fill("#8d9aa0", polygon(at(-1, 0), at(-0.1, 0.95), at(0.26, 0.5), at(0.5, 0.72), at(1.1, 0))),
		fill("#74838b", polygon(at(-0.1, 0.95), at(0.26, 0.5), at(0.5, 0), at(0.02, 0), at(-0.06, 0.4))),
		fill(
			PAPER,
			polygon(at(-0.34, 0.7), at(-0.1, 0.95), at(0.1, 0.7), at(-0.03, 0.78), at(-0.13, 0.62), at(-0.22, 0.74)),
		),
	];
}

function meadows(whole: Field): DesignElement[] {
	const { x, y, width, height } = whole;
	const unit = Math.min(width, height);
	const [across, down] = [width, height].map((length) => Math.max(2, Math.round(length / (unit * 0.36))));
	const patches = cells({ x, y, width, height }, across!, down!).map((cell, index): Drawing => {
		const [u, v] = [
			cell.x + cell.width * (0.2 + 0.6 * ((index * 0.618) % 1)),
			cell.y + cell.height * (0.3 + 0.5 * ((index * 0.382) % 1)),
		];
		const tufts = [0, 1, 2].map((row) =>
			flow([
				[u - unit * 0.014 + row * unit * 0.022, v],
				[u - unit * 0.012 + row * unit * 0.022, v - unit * 0.016],
				[u - unit * 0.008 + row * unit * 0.022, v - unit * 0.022],
			]),
		);
		return index % 2
			? [stroke("#b9c08e", unit * 0.005, ...tufts)]
			: [
					fill("#d9dcb2", oval(u, v, unit * 0.13, unit * 0.05, -10)),
					fill(
						"#c3ca98",
						disc(u + unit * 0.03, v - unit * 0.004, unit * 0.01),
						disc(u - unit * 0.05, v + unit * 0.012, unit * 0.007),
					),
				];
	});
	return [art("meadow", [fill(LAND, box(x, y, width, height)), ...patches.flat()])];
}
