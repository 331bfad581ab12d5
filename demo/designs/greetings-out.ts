import type { DesignElement, SideFormat } from "#design/document.ts";
import { art, ornament, placed } from "./art.ts";
import { background, type Field, text } from "./drawing.ts";
import { greetingIn, onBack, signed } from "./greeting-parts.ts";
import { partsOf, roomIn, viewsOf } from "./greeting-places.ts";
import { grandRosette } from "./motifs/award.ts";
import { type Bouquet, bouquet } from "./motifs/bouquet.ts";
import { sailboat } from "./motifs/sailboat.ts";
import { BRICK, COCOA, CORAL, CREAM, DUSK, FOREST, HONEY, OLIVE, PAPER, PINK, SAGE, SKY, TEAL } from "./palette.ts";
import { around, box, type Drawing, disc, fill, flow, type Path, polygon, type Spot, stroke } from "./pen.ts";
import { inset, type Sketch, wholeSide } from "./sketch.ts";
import { arts } from "./spread.ts";

const BUNCH: Bouquet = {
	pencils: [
		[BRICK, "#8f3216"],
		[TEAL, "#1f4f58"],
		["#d98a2b", "#b56f1e"],
	],
	wood: "#e9cfa4",
	green: "#5f9a7a",
	dark: FOREST,
	petal: CORAL,
	shade: BRICK,
	sun: HONEY,
	seed: COCOA,
	paper: PAPER,
	line: "#9dbcc9",
	ribbon: BRICK,
	knot: "#8f3216",
};

/** Pencils, a ruler and flowers in squared paper. */
export const pencilBouquet: Sketch = {
	ground: (side) => [background(SKY), ...onBack(side, "bouquet", [bouquet(BUNCH)], 0.4)],
	edged: [],
	draw(field, garment) {
		const { words, picture } = partsOf(field, garment ? 0.03 : 0.095, 0.295);
		const wide = picture.width < field.width * 0.6;
		const name = Math.min(words.width * 0.1, field.height * 0.085);
		const room = wide ? 0 : name * 1.38;
		const size = Math.min(picture.width, picture.height - room);
		return [
			greetingIn("forTheYear", words, { font: "caveat", color: DUSK, overhang: 0, size: 0.227, leading: 0.92 }),
			art(
				"bouquet",
				placed(bouquet(BUNCH), {
					x: picture.x + picture.width / 2,
					y: picture.y + (picture.height - room) / 2,
					size: size * 1.04,
				}),
			),
			text(
				"Ingrid Novak",
				{
					x: words.x,
					y: wide ? words.y + words.height + name * 0.4 : picture.y + picture.height - name * 1.32,
					width: words.width,
				},
				{ font: "quicksand", size: name * 0.86, color: BRICK },
			),
		];
	},
	inside: (field) => signed(field, "Leo, Mia & Noor", "bouquet", bouquet(BUNCH), { font: "caveat", color: DUSK }),
	other: (field) => [ornament("bouquet", bouquet(BUNCH), field, 0.94)],
};

const RAY = "#f8dfa8";

/** A sun between hills over the sea; the place in the letters of an old poster. */
export const largeLetters: Sketch = {
	ground: (side) => [background("#f6eccf"), ...coasts(side)],
	draw(field) {
		const area = roomIn(field, 0.075);
		const { x, y, width, height } = area;
		const wide = width > height * 1.2;
		const line = { x, y, width, height: Math.min(height * 0.22, width * 0.3) };
		const size = Math.min(width * 0.4, height * (wide ? 0.3 : 0.27));
		const place = text(
			"LISBOA",
			{ x, y: y + line.height + height * 0.015, width },
			{ font: "bebas-neue", size, color: BRICK, leading: 1.02, tracking: 0.02 },
		);
		return [
			greetingIn("greetingsFrom", line, { font: "pacifico", color: TEAL, overhang: 0, size: 0.246, leading: 1.16 }),
			{ ...place, shadow: { x: size * 0.03, y: size * 0.03, color: HONEY, opacity: 1 } },
		];
	},
	inside: (field) => signed(field, "Chiara & Tom", "boats", boat(), { font: "pacifico", color: TEAL }),
};

function boat(): Drawing {
	return sailboat({ hull: BRICK, stripe: CREAM, main: PAPER, jib: HONEY, seam: "#e0d2b4", mast: COCOA });
}

/** A card's back is the same coast without a sun; a mug has one on either side of its handle. */
function coasts(side: SideFormat): DesignElement[] {
	const whole = wholeSide(side);
	if (side.code === "outside") return coast(whole, 0.75, whole.width / 2);
	if (side.code !== "wrap" || side.width < side.height * 2) return coast(whole, 0.5);
	const half = whole.width / 2;
	return [...coast({ ...whole, width: half }, 0.37), ...coast({ ...whole, x: whole.x + half, width: half }, 0.63)];
}

function coast({ x, y, width, height }: Field, across: number, seen = width): DesignElement[] {
	const unit = Math.min(seen, height);
	const at = (u: number, v: number): Spot => [x + u * width, y + v * height];
	const sun = at(across, 0.69);
	const radius = Math.min(unit * 0.22, height * 0.155);
	const middle = (u: number) => across + (u * unit) / width;
	const reach = Math.hypot(width, height);
	const rays = Array.from({ length: 18 }, (_, index) => {
		const [from, to] = [index * 20 - 5, index * 20 + 5].map((turn) => around(...sun, reach, 1, turn)[0]!);
		return within({ x, y, width, height: height * 0.75 }, sun, from!, to!);
	});
	const land = (...spots: readonly (readonly [number, number])[]): Path =>
		`${flow(spots.map(([u, v]) => at(u, v)))}L${x + width} ${y + height * 0.8}L${x} ${y + height * 0.8}Z`;
	const ridge = (base: number, high: number, phase: number) =>
		land(
			...Array.from({ length: 9 }, (_, index): readonly [number, number] => {
				const part = index / 8;
				const away = Math.min(1, Math.abs(part - across) / 0.42);
				return [part, base - high * away * (0.62 + 0.38 * Math.cos(part * 2 * Math.PI * 3 + phase))];
			}),
		);
	const wave = (v: number, from: number, long: number) =>
		flow(
			Array.from({ length: 9 }, (_, index) => at(middle(from + (long * index) / 8), v + (index % 2 ? 0.006 : -0.004))),
		);
	const glints = [0.79, 0.812, 0.834].map((v, index) => {
		const half = 0.11 - index * 0.028;
		return polygon(
			at(middle(-half), v),
			at(middle(half), v),
			at(middle(half * 0.86), v + 0.007),
			at(middle(-half * 0.86), v + 0.007),
		);
	});
	return [
		art("rays", [fill(RAY, ...rays)]),
		art("sun", [fill(CORAL, disc(...sun, radius)), fill("#e98a68", disc(...sun, radius * 0.78))]),
		art("hills", [
			fill(SAGE, ridge(0.725, 0.12, 0.4)),
			fill("#6f9a86", ridge(0.755, 0.085, 2.6)),
			fill(FOREST, ridge(0.78, 0.05, 4.4)),
		]),
		art("sea", [
			fill(
				TEAL,
				`M${x} ${y + height * 0.77}L${x + width} ${y + height * 0.77}L${x + width} ${y + height}L${x} ${y + height}Z`,
			),
			fill("#e98a68", ...glints),
			stroke(
				"#7fb0b3",
				unit * 0.006,
				wave(0.84, -0.44, 0.24),
				wave(0.87, 0.14, 0.28),
				wave(0.91, -0.3, 0.3),
				wave(0.94, 0.18, 0.24),
				wave(0.965, -0.42, 0.2),
			),
		]),
		art("boats", placed(boat(), { x: at(middle(-0.25), 0)[0], y: y + height * 0.79, size: unit * 0.17 })),
	];
}

/** A ray from the sun, cut at the field's edges. */
function within({ x, y, width, height }: Field, from: Spot, one: Spot, other: Spot): Path {
	const cut = ([u, v]: Spot): Spot => {
		const [across, down] = [u - from[0], v - from[1]];
		const part = Math.min(
			1,
			across > 0 ? (x + width - from[0]) / across : across < 0 ? (x - from[0]) / across : 1,
			down > 0 ? (y + height - from[1]) / down : down < 0 ? (y - from[1]) / down : 1,
		);
		return [from[0] + across * part, from[1] + down * part];
	};
	return polygon(from, cut(one), cut(other));
}

/** A rosette with the team's number under bunting. */
export const rosetteDay: Sketch = {
	ground(side) {
		const whole = wholeSide(side);
		return [
			background(BRICK),
			art("rays", viewsOf(side).flatMap(shine)),
			...arts("bunting", flags(whole)),
			...onBack(side, "rosette", [award()], 0.26),
		];
	},
	edged: ["7", "Blue Foxes"],
	draw(field, garment) {
		const area = garment ? inset(field, 0.05) : roomIn(field, 0.075);
		const { x, y, width, height } = area;
		const wide = width > height * 1.2;
		const top = garment ? 0 : Math.min(height * 0.14, width * 0.2);
		const high = Math.min((height - top) * 0.38, width * 0.54);
		const words = wide
			? { x, y: y + height * 0.26, width: width * 0.54, height: height * 0.44 }
			: { x, y: y + top, width, height: high };
		const below = words.y + words.height + height * 0.02;
		const size = wide ? Math.min(height * 0.84, width * 0.44) : Math.min(width, y + height - below);
		const band = { width: wide ? size : Math.min(width, size * 1.2), height: size * 0.17 };
		const middle = wide
			? { x: x + width - size * 0.5, y: y + height * 0.56 }
			: { x: x + width / 2, y: y + height - size / 2 };
		return [
			greetingIn("wellDone", words, {
				font: "bebas-neue",
				color: garment ? BRICK : CREAM,
				overhang: 0,
				size: 0.277,
				leading: 0.96,
			}),
			art("rosette", placed(award(), { ...middle, size })),
			text(
				"7",
				{ x: middle.x - size * 0.2, y: middle.y - size * 0.14 - size * 0.19, width: size * 0.4 },
				{ font: "bebas-neue", size: size * 0.38, color: DUSK, leading: 1 },
			),
			art("ribbon", banner(middle.x, middle.y + size * 0.27, band)),
			text(
				"Blue Foxes",
				{ x: middle.x - band.width * 0.36, y: middle.y + size * 0.27 - band.height * 0.45, width: band.width * 0.72 },
				{ font: "montserrat", size: band.height * 0.62, color: BRICK, leading: 1.4 },
			),
		];
	},
	inside: (field) => signed(field, "Coach Ava", "rosette", award(), { font: "caveat", color: BRICK }),
	other: (field) => [ornament("rosette", award(), field, 0.8)],
};

/** Its ends folded behind. */
function banner(x: number, y: number, { width, height }: { readonly width: number; readonly height: number }): Drawing {
	const [half, high] = [width / 2, height / 2];
	const end = (way: number) =>
		polygon(
			[x + way * half * 0.7, y - high * 0.5],
			[x + way * half, y - high * 0.5],
			[x + way * half * 0.9, y + high * 0.5],
			[x + way * half, y + high * 1.5],
			[x + way * half * 0.7, y + high * 1.5],
		);
	const fold = (way: number) =>
		polygon([x + way * half * 0.8, y + high], [x + way * half * 0.7, y + high], [x + way * half * 0.7, y + high * 1.5]);
	return [
		fill("#e3cfa8", end(-1), end(1)),
		fill("#c9b183", fold(-1), fold(1)),
		fill(CREAM, box(x - half * 0.8, y - high, width * 0.8, height)),
	];
}

function award(): Drawing {
	return grandRosette({ outer: TEAL, pleat: "#1f4f58", inner: HONEY, fold: "#c98a2b", ring: CREAM, line: "#c98a2b" });
}

function shine(view: Field): Drawing {
	const middle: Spot = [view.x + view.width / 2, view.y + view.height * 0.62];
	const reach = Math.hypot(view.width, view.height);
	const rays = Array.from({ length: 16 }, (_, index) => {
		const [from, to] = [-5.6, 5.6].map((aside) => around(...middle, reach, 1, index * 22.5 + aside)[0]!);
		return within(view, middle, from!, to!);
	});
	return [fill("#bc4c27", ...rays)];
}

function flags({ x, y, width, height }: Field): Drawing[] {
	const swag = Math.min(width, height) * 0.66;
	const count = Math.max(1, Math.round(width / swag));
	const span = width / count;
	const drop = Math.min(span * 0.16, height * 0.07);
	const each = 6;
	const step = span / each;
	const hung = (part: number, swagAt: number): Spot => [
		x + (swagAt + part) * span,
		y + drop * 4 * part * (1 - part) + height * 0.012,
	];
	return Array.from({ length: count }, (_, at) => [
		...Array.from({ length: each }, (_, index) => {
			const [left, right] = [hung((index + 0.1) / each, at), hung((index + 0.9) / each, at)];
			const tip: Spot = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + step * 0.95];
			return fill([CREAM, HONEY, TEAL, PINK, SKY, OLIVE][(index + at) % 6]!, polygon(left, right, tip));
		}),
		stroke(DUSK, step * 0.05, flow(Array.from({ length: 9 }, (_, index) => hung(index / 8, at)))),
	]);
}
