import type { DesignElement, SideFormat } from "#design/document.ts";
import { art, placed } from "./art.ts";
import { background, type Field, shape } from "./drawing.ts";
import { anemone, peony, primrose, sunflower } from "./motifs/garden.ts";
import { sprig } from "./motifs/plants.ts";
import { BRICK, COCOA, CORAL, CREAM, DUSK, FOREST, HONEY, PAPER, PINK, PLUM, SAGE, TEAL } from "./palette.ts";
import { around, type Drawing, disc, fill, flow, leaf, oval, rosette, type Spot, stroke } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { arts, halfDrop } from "./spread.ts";
import { spot, stageIn, words } from "./stage.ts";
import { LEAST_RIM, rimmed, sticker } from "./sticker.ts";

/** One letter, overgrown. */
export const letterInBloom: Sketch = {
	ground: () => [background(CREAM)],
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.05 : 0.1);
		const unit = stage.unit;
		const edge = garment ? undefined : CREAM;
		const [x, y] = spot(stage, 0.5, 0.42);
		const middle = { ...stage, y: 0, height: 1 };
		const stem = (spots: readonly Spot[]) => flow(spots.map(([u, v]): Spot => [x + u * unit, y + v * unit]));
		const vine: readonly Spot[] = [
			[-0.4, 0.36],
			[-0.24, 0.22],
			[-0.36, 0.02],
			[-0.2, -0.12],
			[-0.3, -0.32],
			[-0.14, -0.42],
		];
		const other: readonly Spot[] = [
			[0.42, -0.34],
			[0.26, -0.2],
			[0.36, 0],
			[0.22, 0.16],
			[0.34, 0.34],
		];
		const leaves = [...vine, ...other].flatMap(([u, v], index) => {
			const [across, down] = [x + u * unit, y + v * unit];
			return [
				leaf(across, down, unit * 0.12, unit * 0.05, 50 + index * 61),
				leaf(across, down, unit * 0.1, unit * 0.045, 190 + index * 61),
			];
		});
		const flowers = [
			[-0.34, 0.3, 0.24, CORAL, HONEY],
			[-0.34, 0.02, 0.15, PINK, BRICK],
			[-0.17, -0.4, 0.19, HONEY, BRICK],
			[0.38, -0.31, 0.21, PINK, BRICK],
			[0.23, 0.15, 0.16, CORAL, HONEY],
			[0.35, 0.33, 0.14, HONEY, BRICK],
		] as const;
		return [
			rimmed(
				words(middle, "M", y, { font: "playfair-display", size: 0.9, color: FOREST, width: 0.96 }),
				garment ? LEAST_RIM : 0.02,
			),
			...[
				art(
					"vine",
					sticker([stroke(SAGE, unit * 0.012, stem(vine), stem(other)), fill(SAGE, ...leaves)], unit * 0.009, edge),
				),
				...arts(
					"flowers",
					flowers.map(([u, v, size, petal, eye]) =>
						sticker(
							placed(primrose(petal, eye, CREAM), {
								x: x + u * unit,
								y: y + v * unit,
								size: size * unit,
								turn: u * 120,
							}),
							unit * 0.009,
							edge,
						),
					),
				),
			].map((each) => ({ ...each, locks: ["place" as const] })),
			rimmed(words(stage, "Margot", 0.93, { font: "dancing-script", size: 0.14, color: BRICK, width: 0.9 })),
		];
	},
	other: (field) => [
		art(
			"blossom",
			placed(primrose(CORAL, HONEY, CREAM), {
				x: field.x + field.width / 2,
				y: field.y + field.height / 2,
				size: field.height * 0.5,
			}),
		),
	],
};

/** Peonies and anemones grow in from every edge. */
export const midnightGarden: Sketch = {
	ground: (side) => [background("#22303a"), ...garland(side)],
	draw(field) {
		const stage = stageIn(field, 0.21, 1.4);
		return [
			words(stage, "Giulia", 0.44, { font: "dancing-script", size: 0.3, color: CREAM }),
			words(stage, "1962 · 2026", 0.7, { font: "lora", size: 0.075, color: HONEY, tracking: 0.12 }),
		];
	},
};

function garland({ width, height }: SideFormat): DesignElement[] {
	const unit = Math.min(width, height);
	const [edge, step] = [unit * 0.035, unit * 0.23];
	const [across, down] = [width, height].map((length) => Math.max(3, Math.round((length - 2 * edge) / step)));
	const [right, bottom] = [width - edge, height - edge];
	const row = (count: number, from: Spot, to: Spot) =>
		Array.from({ length: count }, (_, index): Spot => {
			const part = index / count;
			return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
		});
	const edges = [
		{ turn: 180, spots: row(across!, [edge, edge], [right, edge]) },
		{ turn: 270, spots: row(down!, [right, edge], [right, bottom]) },
		{ turn: 0, spots: row(across!, [right, bottom], [edge, bottom]) },
		{ turn: 90, spots: row(down!, [edge, bottom], [edge, edge]) },
	];
	const kinds = [
		peony([BRICK, CORAL, PINK, HONEY]),
		anemone(PAPER, "#d9d3c6", DUSK),
		primrose(HONEY, BRICK, CREAM),
		peony([PLUM, "#8d4f66", "#c98a9a", CREAM]),
		primrose(PINK, BRICK, PAPER),
	];
	const spots = edges.flatMap(({ turn, spots }) => spots.map((spot, index) => ({ spot, turn, index })));
	const grown = spots.map(({ spot: [x, y], turn, index }, count) => {
		const lean = turn + (index % 2 ? 24 : -18);
		const [u, v] = around(x, y, unit * 0.15, 1, lean)[0]!;
		const green = index % 3 ? "#5d7f6c" : "#7f9a7a";
		return [
			...(index > 0
				? placed(sprig(green), { x: u, y: v, size: unit * (index % 2 ? 0.26 : 0.21), turn: lean })
				: [fill(green), stroke(green, 1)]),
			...placed(kinds[(count * 3 + Math.floor(count / 5)) % kinds.length]!, {
				x,
				y,
				size: unit * (index % 2 ? 0.17 : 0.24),
				turn: count * 40,
			}),
		];
	});
	return arts("flowers", grown);
}
/** Small flowers all over, the name on a band around them. */
export const ditsyBand: Sketch = {
	ground(side) {
		const whole = wholeSide(side);
		const unit = Math.min(whole.width, whole.height);
		const band = unit * 0.26;
		return [
			background(TEAL),
			...arts(
				"flowers",
				halfDrop(whole, unit * 0.18).map((place, index) => ditsy(place, unit * 0.21, index)),
			),
			shape(
				"rectangle",
				{ x: whole.x, y: side.height / 2 - band / 2, width: whole.width, height: band },
				{ fill: CREAM, locked: true },
			),
			shape(
				"rectangle",
				{ x: whole.x, y: side.height / 2 - band * 0.42, width: whole.width, height: band * 0.84 },
				{ stroke: { color: CORAL, width: unit * 0.005 }, locked: true },
			),
		];
	},
	draw(field, garment) {
		const stage = stageIn(field, 0.08, garment ? 1 : 1.4);
		const unit = stage.unit;
		if (!garment)
			return [words(stage, "Rosalind", 0.5, { font: "dancing-script", size: 0.17, color: TEAL, width: 0.86 })];
		const [x, y] = spot(stage, 0.5, 0.46);
		const step = unit * 0.102;
		const inHeart = halfDrop({ ...stage }, step).filter(([u, v]) =>
			isInHeart((u - x) / (unit * 0.5), (y - v) / (unit * 0.5)),
		);
		return [
			...arts(
				"flowers",
				inHeart.map((place, index) => sticker(ditsy(place, step * 1.2, index, PETALS.slice(1)), unit * 0.006)),
			),
			rimmed(words(stage, "Rosalind", 0.95, { font: "dancing-script", size: 0.16, color: CORAL, width: 0.93 })),
		];
	},
};

const PETALS = [
	[PAPER, HONEY],
	[CORAL, HONEY],
	[HONEY, BRICK],
	[PINK, BRICK],
] as const;

function ditsy(
	[x, y]: Spot,
	size: number,
	index: number,
	petals: readonly (readonly [string, string])[] = PETALS,
): Drawing {
	const [petal, eye] = petals[(index * 5 + Math.floor(index / 3)) % petals.length]!;
	const turn = index * 47;
	const leaves = [leaf(x, y, size * 0.55, size * 0.18, turn + 36), leaf(x, y, size * 0.55, size * 0.18, turn + 180)];
	return [fill(SAGE, ...leaves), fill(petal, rosette(x, y, size * 0.35, 5, turn)), fill(eye, disc(x, y, size * 0.09))];
}

/** The curve (u² + v² − 1)³ = u² v³. */
function isInHeart(u: number, v: number): boolean {
	const [across, up] = [u * 1.25, v * 1.22 + 0.1];
	return (across ** 2 + up ** 2 - 1) ** 3 - across ** 2 * up ** 3 < 0;
}

/** A sunflower larger than the sheet. */
export const sunflowerGiant: Sketch = {
	ground: (side) => [background(TEAL), ...overTheEdge(wholeSide(side))],
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.04 : 0.09, garment ? 1.5 : 2.3);
		const unit = stage.unit;
		if (!garment && field.width > field.height * 1.15) {
			const left = stageIn({ ...field, width: field.width * 0.48 }, 0.12);
			return [
				words(left, "Ottilie", 0.36, { font: "amatic-sc", size: 0.42, color: HONEY }),
				words(left, "2026", 0.64, { font: "montserrat", size: 0.07, color: CREAM, tracking: 0.3 }),
			];
		}
		if (!garment) {
			return [
				words(stage, "Ottilie", 0.13, { font: "amatic-sc", size: 0.32, color: HONEY }),
				words(stage, "2026", 0.31, { font: "montserrat", size: 0.05, color: CREAM, tracking: 0.3 }),
			];
		}
		const [x, y] = spot(stage, 0.5, 0.36);
		const stem = flow([
			[x, y + unit * 0.2],
			[x + unit * 0.02, y + unit * 0.45],
			[x - unit * 0.01, y + unit * 0.58],
		]);
		return [
			art(
				"sunflower",
				sticker(
					[
						stroke(FOREST, unit * 0.022, stem),
						fill(
							FOREST,
							leaf(x + unit * 0.01, y + unit * 0.56, unit * 0.3, unit * 0.14, 56),
							leaf(x, y + unit * 0.57, unit * 0.26, unit * 0.12, -58),
						),
						...placed(sunflower(HONEY, "#c98a2b", COCOA, "#a37a4e"), { x, y, size: unit * 0.76 }),
					],
					unit * 0.01,
				),
			),
			rimmed(words(stage, "Ottilie", 0.88, { font: "amatic-sc", size: 0.19, color: BRICK, width: 0.93 })),
		];
	},
};

function overTheEdge({ x, y, width, height }: Field): DesignElement[] {
	const unit = Math.min(width, height);
	const count = Math.max(1, Math.round(width / (unit * 1.15)));
	const wide = width > height * 1.15;
	const size = unit * (wide && count > 1 ? 0.86 : 1.12);
	return Array.from({ length: count }, (_, index) => {
		const u = wide && count === 1 ? x + width * 0.72 : x + ((index + 0.5) * width) / count + unit * 0.1;
		const v = y + height - unit * (count > 1 ? 0.06 : 0.16);
		return art("sunflower", [
			fill("#245963", oval(u, v, size * 0.57)),
			...placed(sunflower(HONEY, "#c98a2b", COCOA, "#a37a4e"), { x: u, y: v, size, turn: index * 9 }),
		]);
	});
}
