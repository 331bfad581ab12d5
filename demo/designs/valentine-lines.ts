import { branches, forest, lake, sea } from "../pictures.ts";
import { art, ornament } from "./art.ts";
import { background, photo, text } from "./drawing.ts";
import { BRICK, CORAL, CREAM, HONEY, INK, PAPER, PINK, PLUM, TEAL } from "./palette.ts";
import { fill, heart, open, oval, polygon, type Spot, stroke } from "./pen.ts";
import type { Sketch } from "./sketch.ts";
import { stageIn, words } from "./stage.ts";
import { rimmed, sticker } from "./sticker.ts";

/** Two lines of an underground, and the stop where they became one. */
export const twoLines: Sketch = {
	ground: () => [background("#f4efe4")],
	draw(field) {
		const { x, y, width, height } = field;
		const unit = Math.min(width, height);
		const at = (u: number, v: number): Spot => [x + u * width, y + v * height];
		const thick = unit * 0.034;
		const one = [at(0.14, 0.22), at(0.14, 0.38), at(0.34, 0.5), at(0.5, 0.5)];
		const two = [at(0.86, 0.27), at(0.86, 0.45), at(0.74, 0.53), at(0.5, 0.53)];
		const both: readonly (readonly Spot[])[] = [
			[at(0.5, 0.5), at(0.5, 0.72), at(0.36, 0.82), at(0.36, 0.9)],
			[
				[at(0.5, 0.5)[0] + thick * 1.15, at(0.5, 0.53)[1]],
				[at(0.5, 0.5)[0] + thick * 1.15, at(0.5, 0.725)[1]],
				[at(0.36, 0.82)[0] + thick * 1.15, at(0.36, 0.828)[1]],
				[at(0.36, 0.9)[0] + thick * 1.15, at(0.36, 0.9)[1]],
			],
		];
		const stops = [
			["Lyon 2015", 0.14, 0.22, "left"],
			["Basel 2018", 0.14, 0.35, "left"],
			["Oslo 2014", 0.86, 0.27, "right"],
			["Gent 2019", 0.86, 0.42, "right"],
			["Porto 2024", 0.52, 0.67, "left"],
			["Roma 2026", 0.38, 0.9, "left"],
		] as const;
		const [middleX, middleY] = [at(0.5, 0.5)[0] + thick * 0.55, at(0.5, 0.515)[1]];
		return [
			art("metro lines", [
				stroke(BRICK, thick, open(...one)),
				stroke(TEAL, thick, open(...two)),
				stroke(BRICK, thick, open(...both[0]!)),
				stroke(TEAL, thick, open(...both[1]!)),
				fill(INK, ...stops.map(([, u, v]) => oval(...at(u, v), thick * 0.95))),
				fill(PAPER, ...stops.map(([, u, v]) => oval(...at(u, v), thick * 0.58)), oval(middleX, middleY, thick * 2.5)),
				stroke(INK, thick * 0.34, oval(middleX, middleY, thick * 2.4)),
				fill(BRICK, heart(middleX, middleY + thick * 0.15, thick * 2.8)),
			]),
			...stops.map(([said, u, v, align]) => {
				const wide = width * 0.34;
				const left = at(u, v)[0] + (align === "left" ? thick * 1.7 : -wide - thick * 1.7);
				return text(
					said,
					{ x: left, y: at(u, v)[1] - unit * 0.03, width: wide },
					{ font: "montserrat", size: unit * 0.054, color: INK, align },
				);
			}),
			text(
				"Anouk & Ivo",
				{ x: x + width * 0.11, y: y + height * 0.104 - unit * 0.045, width: width * 0.8 },
				{ font: "montserrat", size: unit * 0.085, color: PLUM, align: "left" },
			),
		];
	},
	other: ({ x, y, width, height }) => [
		art("metro lines", [
			stroke(
				BRICK,
				height * 0.028,
				open(
					[x - width * 0.6, y + height * 0.34],
					[x + width * 0.4, y + height * 0.34],
					[x + width * 0.54, y + height * 0.48],
					[x + width * 1.4, y + height * 0.48],
				),
			),
			stroke(
				TEAL,
				height * 0.028,
				open(
					[x - width * 0.6, y + height * 0.66],
					[x + width * 0.4, y + height * 0.66],
					[x + width * 0.54, y + height * 0.52],
					[x + width * 1.4, y + height * 0.52],
				),
			),
			fill(PAPER, oval(x + width * 0.62, y + height / 2, height * 0.075)),
			stroke(INK, height * 0.01, oval(x + width * 0.62, y + height / 2, height * 0.075)),
			fill(BRICK, heart(x + width * 0.62, y + height * 0.505, height * 0.085)),
		]),
	],
};

const LOUD = [0.3, 0.5, 0.22, 0.62, 0.4, 0.18, 0.46, 0.7, 0.34, 0.2, 0.54, 0.28];

/** What was said, drawn as sound, with a heart in the middle of it. */
export const soundOfIt: Sketch = {
	ground: () => [background("#2b2438")],
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.03 : 0.09, 1);
		const unit = stage.unit;
		const [x, y] = [stage.x + unit / 2, stage.y + stage.height * 0.4];
		const reach = garment ? unit * 0.49 : field.width * (field.height < 80 ? 2.6 : 1.55);
		const step = unit * 0.034;
		const count = Math.floor(reach / step);
		const bars = Array.from({ length: count * 2 + 1 }, (_, index) => bar(index - count, count, garment));
		const tones = [CORAL, HONEY, PINK];
		const drawing = tones.map((tone, kind) =>
			stroke(
				tone,
				step * 0.52,
				...bars.flatMap(({ at, up, down, tone: own }) =>
					own === kind ? [open([x + at * step, y - up * unit], [x + at * step, y + down * unit])] : [],
				),
			),
		);
		const lettering = [
			words(stage, "Maja & Elias", garment ? 0.84 : 0.83, {
				font: "dancing-script",
				size: 0.17,
				color: garment ? CORAL : CREAM,
				width: 0.92,
			}),
			words(stage, "00:14 · 02.2026", 0.965, {
				font: "montserrat",
				size: 0.045,
				color: garment ? BRICK : HONEY,
				tracking: 0.16,
				width: 0.9,
			}),
		];
		if (!garment) return [art("sound", drawing), ...lettering];
		return [art("sound", sticker(drawing, unit * 0.005)), rimmed(lettering[0]!), rimmed(lettering[1]!)];
	},
};

/** The middle seventeen bars have the outline of a heart; the others fall silent towards the ends. */
function bar(at: number, count: number, garment: boolean) {
	const u = Math.abs(at) / 9;
	if (u <= 1) {
		const up = 0.16 * (0.62 + 0.42 * Math.sin(Math.PI * Math.min(1, u * 1.08 + 0.06))) * (u > 0.82 ? 0.86 : 1);
		return { at, up: up * 1.35, down: 0.3 * (1 - u) ** 0.86, tone: 0 };
	}
	const quiet = garment ? 1 - (Math.abs(at) - 9) / (count - 6) : 1;
	const high = 0.02 + 0.11 * LOUD[(Math.abs(at) * 5 + (at < 0 ? 3 : 0)) % LOUD.length]! * quiet;
	return { at, up: high, down: high, tone: at % 3 === 0 ? 2 : 1 };
}

/** A heart of four photos. */
export const fourPartHeart: Sketch = {
	ground: () => [background("#efe0d4")],
	draw(field) {
		const stage = stageIn(field, 0.08, 1.2);
		const unit = stage.unit;
		const size = unit * (stage.height > unit * 1.1 ? 1 : 0.82);
		const gap = size * 0.012;
		const [x, y] = [stage.x + unit / 2, stage.y + size * 0.46];
		const split = -0.06;
		const parts = [
			[lake, 0.95, -0.5, -0.46, 0, split],
			[branches, 0.5, 0, -0.46, 0.5, split],
			[forest, 0.3, -0.5, split, 0, 0.46],
			[sea, 0.64, 0, split, 0.5, 0.46],
		] as const;
		const photos = parts.map(([picture, focus, left, top, right, bottom]) => {
			const outline = clipped(left, top, right, bottom);
			const [us, vs] = [outline.map(([u]) => u), outline.map(([, v]) => v)];
			const [from, to] = [[Math.min(...us), Math.min(...vs)] as const, [Math.max(...us), Math.max(...vs)] as const];
			const [wide, high] = [to[0] - from[0], to[1] - from[1]];
			const d = polygon(...outline.map(([u, v]): Spot => [(u - from[0]) / wide, (v - from[1]) / high]));
			const shift = [left < 0 ? -gap : gap, top < split ? -gap : gap] as const;
			return photo(
				picture,
				{ x: x + from[0] * size + shift[0], y: y + from[1] * size + shift[1], width: wide * size, height: high * size },
				{ mask: { form: "path", d }, focus: [focus, 0.4] },
			);
		});
		return [
			...photos,
			words(stage, "Noor & Wout", stage.height > unit * 1.1 ? 0.9 : 0.92, {
				font: "dancing-script",
				size: 0.14,
				color: PLUM,
			}),
		];
	},
	other: (field) => [
		ornament(
			"heart",
			[stroke(PLUM, 1.4, heart(0, 0, 90)), stroke(CORAL, 1.4, heart(0, 0, 66)), fill(BRICK, heart(0, 0, 40))],
			field,
			0.6,
		),
	],
};

/** What of a heart one unit wide lies in the rectangle, as spots. */
function clipped(left: number, top: number, right: number, bottom: number): readonly Spot[] {
	const numbers = heart(0, 0, 1)
		.split(/[MCZ ]+/)
		.filter(Boolean)
		.map(Number);
	const points = Array.from(
		{ length: numbers.length / 2 },
		(_, index): Spot => [numbers[index * 2]!, numbers[index * 2 + 1]!],
	);
	const round: Spot[] = [];
	for (let at = 0; at + 3 < points.length; at += 3) {
		const [p, q, r, s] = points.slice(at, at + 4) as [Spot, Spot, Spot, Spot];
		for (let part = 0; part < 12; part++) {
			const t = part / 12;
			const mix = (axis: 0 | 1) =>
				(1 - t) ** 3 * p[axis] + 3 * (1 - t) ** 2 * t * q[axis] + 3 * (1 - t) * t ** 2 * r[axis] + t ** 3 * s[axis];
			round.push([mix(0), mix(1)]);
		}
	}
	const edges: readonly (readonly [0 | 1, number, 1 | -1])[] = [
		[0, left, 1],
		[0, right, -1],
		[1, top, 1],
		[1, bottom, -1],
	];
	return edges.reduce<readonly Spot[]>(
		(spots, [axis, limit, way]) =>
			spots.flatMap((spot, index) => {
				const before = spots[(index + spots.length - 1) % spots.length]!;
				const inside = (each: Spot) => (each[axis] - limit) * way >= -1e-9;
				const part = (limit - before[axis]) / (spot[axis] - before[axis]);
				const crossing: Spot = [before[0] + (spot[0] - before[0]) * part, before[1] + (spot[1] - before[1]) * part];
				if (inside(spot)) return inside(before) ? [spot] : [crossing, spot];
				return inside(before) ? [crossing] : [];
			}),
		round,
	);
}
