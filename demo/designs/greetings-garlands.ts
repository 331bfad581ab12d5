import { art, placed } from "./art.ts";
import { background, type Field, text } from "./drawing.ts";
import { gift } from "./motifs/party.ts";
import { balloon } from "./motifs/things.ts";
import { BRICK, COCOA, CORAL, CREAM, DUSK, HONEY, PAPER, PINK, SKY, TEAL } from "./palette.ts";
import { around, type Drawing, disc, fill, flow, open, oval, polygon, type Spot, star, stroke } from "./pen.ts";
import { onBack, roomIn, said, signed, viewsOf } from "./said.ts";
import type { Sketch } from "./sketch.ts";
import { arts } from "./spread.ts";

const CONFETTI = [BRICK, HONEY, TEAL, PINK, CORAL];

/** Pennants above, presents and balloons below, the words between them. */
export const garland: Sketch = {
	ground: (side) => [
		background(CREAM),
		art("bunting", viewsOf(side).flatMap(pennants)),
		...onBack(side, "presents", gift(0, BRICK, CORAL, HONEY), 0.2),
	],
	draw(field) {
		const area = roomIn(field, 0.085);
		const { x, y, width, height } = area;
		const wide = width > height * 1.2;
		const unit = Math.min(width, height);
		const top = y + (wide ? height * 0.2 : Math.min(height * 0.16, unit * 0.22));
		const words = wide
			? { x, y: top, width: width * 0.62, height: height * 0.5 }
			: { x, y: top, width, height: Math.min(height * 0.33, width * 0.62) };
		const name = unit * 0.1;
		const party = wide
			? { x: x + width * 0.64, y: y + height * 0.16, width: width * 0.36, height: height * 0.84 }
			: { x, y: words.y + words.height + name * 1.7, width, height: y + height - words.y - words.height - name * 1.7 };
		return [
			said("happyBirthday", words, { font: "pacifico", color: BRICK, em: 3.6, leading: 1.2 }),
			text(
				"Emilia",
				{ x: words.x, y: words.y + words.height + name * 0.15, width: words.width },
				{ font: "caveat", size: name, color: TEAL },
			),
			...table(party),
		];
	},
	inside: (field) =>
		signed(field, "Mia & Jonas", "presents", gift(1, TEAL, SKY, HONEY), { font: "caveat", color: TEAL }),
};

/** Two swags across the upper edge. */
function pennants({ x, y, width, height }: Field): Drawing {
	const unit = Math.min(width, height);
	const swags = Math.max(2, Math.round(width / (unit * 0.6)));
	const [span, deep, top] = [width / swags, unit * 0.07, y + unit * 0.055];
	const hung = (across: number): Spot => {
		const part = ((across % span) + span) % span;
		return [x + across, top + (deep * 4 * part * (span - part)) / (span * span)];
	};
	const each = 5;
	const step = span / each;
	const flags = Array.from({ length: swags * each }, (_, index) => {
		const [left, right] = [hung((index + 0.1) * step), hung((index + 0.9) * step)];
		const tip: Spot = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + step * 1.15];
		return fill(CONFETTI[index % CONFETTI.length]!, polygon(left, right, tip));
	});
	const ropes = Array.from({ length: swags }, (_, swag) =>
		flow(Array.from({ length: 9 }, (_, index) => hung(Math.min((swag + index / 8) * span, (swag + 0.9999) * span)))),
	);
	return [...flags, stroke(COCOA, unit * 0.006, ...ropes)];
}

/** Presents in a row on the ground, balloons tied to the outer ones. */
function table({ x, y, width, height }: Field) {
	const size = Math.min(height * 0.62, width * 0.3);
	const floor = y + height;
	const middle = x + width / 2;
	const kinds = [
		[-1.08, 0.92, 1, TEAL, SKY, HONEY],
		[1.06, 0.98, 2, HONEY, CREAM, BRICK],
		[0, 1.12, 0, BRICK, CORAL, HONEY],
	] as const;
	const float = Math.min(height * 0.5, width * 0.24);
	const flying = [
		[-0.26, 0, -10, CORAL],
		[-0.41, 0.1, -18, HONEY],
		[0.26, -0.02, 10, TEAL],
		[0.41, 0.08, 18, PINK],
	] as const;
	const strings = flying.map(([across, down], index) =>
		flow([
			[x + width * (0.5 + across), y + height * down + float * 0.24],
			[middle + (index < 2 ? -1 : 1) * size * 1.07, floor - size * 0.94],
		]),
	);
	return [
		art("balloons", [
			stroke(COCOA, float * 0.02, ...strings),
			...flying.flatMap(([across, down, turn, color]) =>
				placed(balloon(color, PAPER), {
					x: x + width * (0.5 + across),
					y: y + height * down + float * 0.12,
					size: float,
					turn,
				}),
			),
		]),
		art(
			"presents",
			kinds.flatMap(([across, scale, kind, paper, pattern, ribbon]) =>
				placed(gift(kind, paper, pattern, ribbon), {
					x: middle + across * size,
					y: floor - (size * scale) / 2,
					size: size * scale,
				}),
			),
		),
	];
}

/** Streamers and stars burst from below. */
export const streamers: Sketch = {
	ground: (side) => [background(TEAL), ...bursts(viewsOf(side))],
	draw(field) {
		const { x, y, width, height } = roomIn(field, 0.07);
		const wide = width > height * 1.2;
		const high = Math.min(height * (wide ? 0.4 : 0.26), width * 0.44);
		const words = { x, y: y + height * (wide ? 0.22 : 0.3), width, height: high };
		const name = Math.min(width, height) * 0.1;
		return [
			said("congratulations", words, { font: "playfair-display", color: CREAM, em: 7.6, leading: 1.12 }),
			text(
				"Noah",
				{ x, y: words.y + high + name * 0.2, width },
				{ font: "dancing-script", size: name * 1.1, color: HONEY },
			),
		];
	},
	inside: (field) =>
		signed(field, "Lena & Tom", "stars", [fill(HONEY, star(0, 0, 50, 21))], { font: "dancing-script", color: TEAL }),
};

function bursts(views: readonly Field[]) {
	const each = views.map(burst);
	const ribbons = each.flatMap((one) => one.ribbons.map((ribbon) => [ribbon]));
	return [
		...arts("ribbon", ribbons),
		art(
			"stars",
			each.flatMap(({ pieces }) => pieces),
		),
	];
}

/** Nothing where the words stand: across the middle. */
function burst({ x, y, width, height }: Field) {
	const from: Spot = [x + width / 2, y + height * 1.02];
	const unit = Math.min(width, height);
	const deep = height > width * 1.15 ? 0.2 : 0.14;
	const ribbons = [-62, -38, -14, 12, 36, 60].map((turn, index) => {
		const length = height * deep * (1.7 + 0.25 * (index % 3));
		return wavy(from, turn, length, unit * 0.03, CONFETTI[index % CONFETTI.length]!, unit * 0.014);
	});
	const falling = [0.1, 0.27, 0.44, 0.62, 0.78, 0.92].map((across, index) =>
		wavy(
			[x + across * width, y - unit * 0.02],
			180 + (index % 2 ? 9 : -9),
			height * deep * (0.55 + 0.25 * ((index * 7) % 3)),
			unit * 0.022,
			CONFETTI[(index + 2) % CONFETTI.length]!,
			unit * 0.011,
		),
	);
	const pieces = Array.from({ length: 26 }, (_, index) => {
		const across = (index * 0.618) % 1;
		const above = index % 2 === 0;
		const down = above ? 0.03 + deep * ((index * 0.37) % 1) : 0.99 - deep * 1.2 * ((index * 0.53) % 1);
		const [u, v] = [x + (0.05 + 0.9 * across) * width, y + down * height];
		const color = CONFETTI[index % CONFETTI.length]!;
		return index % 3 === 0
			? fill(color, star(u, v, unit * 0.026, unit * 0.011, 5, index * 23))
			: fill(color, disc(u, v, unit * (0.008 + 0.004 * (index % 3))));
	});
	return { ribbons: [...ribbons, ...falling], pieces };
}

function wavy([x, y]: Spot, turn: number, length: number, deep: number, color: string, wide: number) {
	const [sin, cos] = [Math.sin((turn * Math.PI) / 180), -Math.cos((turn * Math.PI) / 180)];
	const spots = Array.from({ length: 25 }, (_, index): Spot => {
		const along = (length * index) / 24;
		const aside = deep * Math.sin((index * Math.PI) / 3) * Math.min(1, index / 6);
		return [x + sin * along - cos * aside, y + cos * along + sin * aside];
	});
	return stroke(color, wide, flow(spots));
}

const SEAL = "#16243a";

/** A seal with rays, as for a prize at the fair. */
export const bestOfAll: Sketch = {
	ground: (side) => [background(HONEY), ...onBack(side, "rosette", seal(0, 0, 50), 0.34)],
	edged: [],
	draw(field, garment) {
		const { x, y, width, height } = roomIn(field, garment ? 0.03 : 0.05);
		const tall = height > width * 1.15;
		const unit = Math.min(width, height);
		const radius = unit * (tall ? 0.5 : 0.43);
		const middle: Spot = [x + width / 2, tall ? y + height * 0.45 : y + unit * 0.44];
		const words = {
			x: middle[0] - radius * 0.63,
			y: middle[1] - radius * 0.36,
			width: radius * 1.26,
			height: radius * 0.66,
		};
		const name = unit * (tall ? 0.11 : 0.085);
		const size = radius * 0.09;
		const starsAt = (down: number) =>
			[-1, 0, 1].map((way) =>
				star(
					middle[0] + way * size * 2.6,
					down + Math.abs(way) * size * 0.5 * Math.sign(middle[1] - down),
					size * (way ? 0.75 : 1),
					size * (way ? 0.32 : 0.42),
				),
			);
		return [
			art("rosette", placed(seal(0, 0, 50), { x: middle[0], y: middle[1], size: radius * 2 })),
			art("stars", [fill(HONEY, ...starsAt(middle[1] - radius * 0.52), ...starsAt(middle[1] + radius * 0.52))]),
			said("bestDad", words, { font: "bebas-neue", color: CREAM, em: 4.25, leading: 1.02 }),
			text(
				"GUSTAV",
				{ x: x + width * 0.04, y: tall ? y + height * 0.87 : y + height - name * 1.15, width: width * 0.92 },
				{ font: "bebas-neue", size: name, color: BRICK, tracking: 0.12, leading: 1 },
			),
		];
	},
	inside: (field) => signed(field, "Ida & Leon", "rosette", seal(0, 0, 50), { font: "caveat", color: SEAL }),
};

/** Two wreaths of rays about a dark disc with a thin ring. */
function seal(x: number, y: number, radius: number): Drawing {
	return [
		fill(BRICK, star(x, y, radius, radius * 0.84, 36)),
		fill(CREAM, oval(x, y, radius * 0.82)),
		fill(SEAL, oval(x, y, radius * 0.78)),
		stroke(HONEY, radius * 0.016, oval(x, y, radius * 0.72)),
	];
}

/** Rockets over a night sky, the year below. */
export const midnight: Sketch = {
	ground: (side) => [background("#18263c"), art("sparks", viewsOf(side).flatMap(fireworks))],
	draw(field) {
		const { x, y, width, height } = roomIn(field, 0.07);
		const wide = width > height * 1.2;
		const high = Math.min(height * (wide ? 0.36 : 0.24), width * 0.44);
		const year = Math.min(height * (wide ? 0.3 : 0.22), width * 0.4);
		const top = y + height - high - year * 1.1;
		return [
			said(
				"happyNewYear",
				{ x, y: top, width, height: high },
				{ font: "playfair-display", color: CREAM, em: 4.25, leading: 1.1 },
			),
			text(
				"2027",
				{ x, y: top + high + year * 0.02, width },
				{ font: "bebas-neue", size: year, color: HONEY, leading: 1 },
			),
		];
	},
	inside: (field) =>
		signed(field, "Anna & Piet", "sparks", rocket(HONEY, CORAL), { font: "dancing-script", color: DUSK }),
};

const ROCKETS = [
	[0.3, 0.2, 0.42, HONEY, CREAM],
	[0.74, 0.15, 0.3, CORAL, PINK],
	[0.8, 0.4, 0.24, SKY, CREAM],
	[0.14, 0.44, 0.2, PINK, HONEY],
	[0.52, 0.42, 0.18, SKY, CREAM],
] as const;

function fireworks({ x, y, width, height }: Field): Drawing {
	const unit = Math.min(width, height) * (width > height * 1.2 ? 0.7 : 1);
	return ROCKETS.flatMap(([across, down, size, one, other]) =>
		placed(rocket(one, other), { x: x + across * width, y: y + down * height * 0.95, size: unit * size }),
	);
}

/** Sparks that fly apart, in a square of 100. */
function rocket(color: string, other: string): Drawing {
	const out = (radius: number, count: number, turn: number) => around(0, 0, radius, count, turn);
	const from = out(13, 16, 0);
	const lines = out(40, 16, 0).map((end, index) =>
		open(from[index]!, index % 2 ? end : [end[0] * 0.78, end[1] * 0.78]),
	);
	return [
		stroke(color, 2.4, ...lines),
		fill(other, ...out(48, 8, 22.5).map(([u, v]) => disc(u, v, 2.4)), ...out(6, 6, 0).map(([u, v]) => disc(u, v, 1.4))),
	];
}
