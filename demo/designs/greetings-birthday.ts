import type { DesignElement } from "#design/document.ts";
import { placed } from "./art.ts";
import { background, type Field, text } from "./drawing.ts";
import { greetingIn, onBack, sampleIn } from "./greeting-parts.ts";
import { bays, isTall, page, part } from "./greeting-places.ts";
import { pennants } from "./motifs/celebration.ts";
import { eucalyptus, sprig } from "./motifs/plants.ts";
import { balloon } from "./motifs/things.ts";
import { buttercup, cornflower, daisy, fernLeaf, grassEar, harebell, lavender, umbel } from "./motifs/wild-flowers.ts";
import { BRICK, CORAL, CREAM, FOREST, HONEY, PAPER, PINK, SAGE, TEAL } from "./palette.ts";
import { around, box, type Drawing, disc, fill, type Spot, star } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { arts, piled } from "./spread.ts";

const FLAGS = [
	{ color: BRICK, mark: "#f0bf9f" },
	{ color: HONEY, mark: BRICK },
	{ color: PAPER, mark: TEAL },
	{ color: TEAL, mark: "#a9d0cf" },
	{ color: PINK, mark: PAPER },
] as const;

/** Two strings of flags above, balloons below, the words between. */
export const garlandParty: Sketch = {
	ground(side) {
		const whole = wholeSide(side);
		const unit = Math.min(whole.width, whole.height);
		return [
			background("#cde3e4"),
			...bays(side).flatMap((bay) => [...flags(bay, unit), ...paperBits(part(bay, 0, 0.8, 1, 0.2), unit)]),
		];
	},
	edged: [],
	draw(field, garment) {
		const area = page(field, garment ? 0.02 : 0.07, 1.3, garment ? 1.16 : 1.6);
		const unit = Math.min(area.width, area.height);
		const tall = isTall(area);
		const [top, high] = tall ? [0.24, 0.39] : [0.26, 0.45];
		const name = part(area, 0.24, top + high + 0.02, 0.52, tall ? 0.12 : 0.16);
		return [
			...(garment ? flags(part(area, 0, 0, 1, 0.72), unit) : []),
			...piled("balloons", balloons(area, unit, garment)),
			greetingIn("happyBirthday", part(area, 0, top, 1, high), {
				font: "pacifico",
				size: 0.28,
				color: BRICK,
				leading: 1.32,
			}),
			sampleIn("Louisa", name, { font: "caveat", color: "#21525b" }),
		];
	},
	inside: ({ x, y, width, height }) => [
		...arts("bunting", [
			pennants([x + width * 0.1, y + height * 0.16], [x + width * 0.9, y + height * 0.16], height * 0.05, {
				flags: FLAGS,
				count: 9,
				size: width * 0.075,
				string: "#7a6a5c",
			}),
		]),
		text(
			"Ana & Luis",
			{ x: x + width * 0.12, y: y + height * 0.56, width: width * 0.76 },
			{ font: "caveat", size: width * 0.13, color: BRICK },
		),
	],
	other: (field) => [sampleIn("Louisa", part(field, 0.1, 0.4, 0.8, 0.34), { font: "caveat", color: BRICK })],
};

function flags(bay: Field, unit: number): DesignElement[] {
	const at = (u: number, v: number): Spot => [bay.x + u * bay.width, bay.y + v * bay.height];
	const size = unit * 0.105;
	const count = Math.max(5, Math.round(bay.width / (size * 1.12)));
	const sag = Math.min(bay.height * 0.12, bay.width * 0.14);
	const style = { flags: FLAGS, size, string: "#7a6a5c" };
	return [
		...arts("bunting", [
			pennants(at(0, 0.035), at(1, 0.035), sag * 0.45, {
				...style,
				flags: FLAGS.toReversed(),
				count: count + 1,
				size: size * 0.8,
			}),
		]),
		...arts("bunting", [pennants(at(0, 0.1), at(1, 0.1), sag, { ...style, count })]),
	];
}

function balloons({ x, y, width, height }: Field, unit: number, garment: boolean): Drawing[] {
	const group = [
		[0.07, 0.8, 0.46, -10, TEAL, "#8fbcbd"],
		[0.99, 0.82, 0.44, 9, BRICK, "#e59a7c"],
		[0.31, 0.99, 0.34, 6, PINK, PAPER],
		[0.16, 0.93, 0.46, -3, BRICK, "#e59a7c"],
		[0.73, 1.0, 0.32, -8, TEAL, "#8fbcbd"],
		[0.86, 0.95, 0.45, 4, HONEY, CREAM],
	] as const;
	const low = garment ? -0.05 : 0.05;
	const inward = garment ? 0.8 : 1;
	return group.map(([u, v, size, turn, color, gloss]) =>
		placed(balloon(color, gloss, "#7a6a5c"), {
			x: x + (0.5 + (u - 0.5) * inward) * width,
			y: y + (v + low) * height + unit * 0.04,
			size: size * unit,
			turn,
		}),
	);
}

function paperBits({ x, y, width, height }: Field, unit: number): DesignElement[] {
	const colors = [PAPER, HONEY, CORAL, "#8fbcbd", PINK];
	const count = Math.round((width * height * 95) / (unit * unit));
	const bits = Array.from({ length: count }, (_, index): Drawing => {
		const [u, v] = [x + ((index * 0.618 + 0.13) % 1) * width, y + ((index * 0.755 + 0.2) % 1) * height];
		const size = unit * (0.011 + 0.004 * (index % 3));
		const color = colors[index % colors.length]!;
		if (index % 3 === 0) return [fill(color, star(u, v, size * 1.5, size * 0.65, 5, index * 31))];
		return index % 3 === 1
			? [fill(color, disc(u, v, size * 0.8))]
			: placed([fill(color, box(-50, -16, 100, 32, 16))], { x: u, y: v, size: size * 2.4, turn: index * 47 });
	});
	return arts("confetti", bits);
}

const BLUE = "#4d6ea8";

/** Wild flowers and herbs, loosely grown into a ring. */
export const wildRing: Sketch = {
	ground: (side) => [background("#fbf6ec"), ...onBack(side, "twig", posy(), 0.18)],
	edged: [],
	draw(field, garment) {
		const area = page(field, garment ? 0.02 : 0.05, 1.36, garment ? 1.12 : 1.5);
		const words = part(area, 0.06, 0.29, 0.88, 0.31);
		const name = part(area, 0.24, 0.615, 0.52, 0.09);
		return [
			...piled("wreath", ring(area)),
			greetingIn("happyBirthday", words, { font: "playfair-display", size: 0.25, color: FOREST, leading: 1.12 }),
			sampleIn("Eleonora", name, { font: "dancing-script", color: "#a4492b" }, 0.95),
		];
	},
	inside: ({ x, y, width, height }) => [
		...piled(
			"twig",
			posy().map((plant) =>
				placed(plant, { x: x + width / 2, y: y + height * 0.14 + width * 0.14, size: width * 0.28 }),
			),
		),
		text(
			"Ingrid & Paul",
			{ x: x + width * 0.1, y: y + height * 0.56, width: width * 0.8 },
			{ font: "dancing-script", size: width * 0.12, color: FOREST },
		),
	],
	other: (field) => [
		sampleIn("Eleonora", part(field, 0.08, 0.36, 0.84, 0.28), { font: "dancing-script", color: "#a4492b" }),
	],
};

function posy(): readonly Drawing[] {
	const at = (x: number, y: number, size: number, turn = 0) => ({ x, y, size, turn });
	return [
		placed(fernLeaf(SAGE), at(-26, 0, 86, -38)),
		placed(lavender("#8b7ab0", "#6d5d97", "#7d8f6a"), at(24, 0, 82, 32)),
		placed(grassEar("#9db08a"), at(0, -14, 80, 2)),
		placed(cornflower(BLUE, "#38558c", "#3b2f5e"), at(-14, 14, 36, 10)),
		placed(daisy("#fffdf6", "#e3dccb", HONEY, "#c98a2b"), at(12, 20, 42)),
	];
}

function ring({ x, y, width, height }: Field): Drawing[] {
	const unit = Math.min(width, height);
	const greens = ["#6f8f6a", "#8aa37c", "#55775c", "#9db08a"] as const;
	const plants = [
		(green: string) => fernLeaf(green),
		(green: string) => lavender("#8b7ab0", "#6d5d97", green),
		(green: string) => sprig(green),
		(green: string) => harebell("#7f93c9", "#5a70ae", green),
		(green: string) => grassEar(green),
		(green: string) => umbel("#f0e3c4", green),
		(green: string) => eucalyptus("#a9bba2", green),
	];
	const heads = [
		cornflower(BLUE, "#38558c", "#3b2f5e"),
		daisy("#fffdf6", "#e3dccb", HONEY, "#c98a2b"),
		buttercup(HONEY, "#c98a2b"),
		daisy("#fffdf6", "#e3dccb", HONEY, "#c98a2b"),
		buttercup("#d9694a", "#a4492b"),
	];
	const [a, b] = [width / 2 - unit * 0.06, height / 2 - unit * 0.1];
	const on = (angle: number, reach = 1): Spot => {
		const [u, v] = around(0, 0, 1, 1, angle)[0]!;
		return [x + width / 2 + u * a * reach, y + height / 2 + v * b * reach];
	};
	const tall = isTall({ x, y, width, height });
	const stalks = [
		{ from: 180, steps: tall ? 7 : 6, step: 9.4, large: 1.12 },
		{ from: 0, steps: 6, step: 10, large: 0.94 },
	].flatMap(({ from, steps, step, large }) =>
		[-1, 1].flatMap((way) =>
			Array.from({ length: steps * 2 }, (_, index): Drawing => {
				const share = index / (steps * 2);
				const angle = from + way * (3 + (index * step) / 2);
				const [u, v] = on(angle, index % 2 ? 1.05 : 0.97);
				const [dx, dy] = [a * Math.cos((angle * Math.PI) / 180), b * Math.sin((angle * Math.PI) / 180)];
				const turn = (Math.atan2(dy, dx) * 180) / Math.PI + (way > 0 ? 90 : -90) + way * (index % 2 ? -24 : 14);
				const size = unit * large * (0.27 - 0.1 * share + 0.03 * (index % 3));
				const plant = plants[(index + (way > 0 ? 0 : 3) + from) % plants.length]!;
				return placed(plant(greens[(index * 3) % 4]!), { x: u, y: v, size, turn });
			}),
		),
	);
	const blooms = (
		[
			[180, 0.17, 0],
			[164, 0.125, 1],
			[197, 0.13, 4],
			[211, 0.11, 1],
			[150, 0.1, 2],
			[137, 0.125, 0],
			[225, 0.095, 2],
			[239, 0.105, 0],
			[122, 0.085, 3],
			[108, 0.06, 2],
			[253, 0.07, 3],
			[2, 0.125, 1],
			[347, 0.1, 2],
			[331, 0.11, 0],
			[314, 0.08, 3],
			[18, 0.1, 4],
			[34, 0.11, 0],
			[50, 0.075, 2],
		] as const
	).map(([angle, size, kind], index) => {
		const [u, v] = on(angle, index % 2 ? 0.95 : 1.03);
		return placed(heads[kind]!, { x: u, y: v, size: size * unit * 1.08, turn: angle * 3 });
	});
	return [...stalks, ...blooms];
}
