import type { DesignElement, SideFormat } from "#design/document.ts";
import { art, placed } from "./art.ts";
import { type Field, sky } from "./drawing.ts";
import { openPoppy, poppy, poppyBud, seedHead } from "./motifs/poppies.ts";
import { BRICK, CORAL, FOREST, INK, OLIVE, PLUM, SAGE, TEAL } from "./palette.ts";
import { type Drawing, disc, fill, flow, leaf, oval, type Path, rosette, type Spot, stroke } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { stageIn, words } from "./stage.ts";

/** A field of poppies as a beetle sees it, up to the edges. */
export const poppyField: Sketch = {
	ground: (side) => [sky("#f4cdb8", "#fbeedb", 0.6), ...meadow(side)],
	draw(field) {
		const stage = stageIn(field, 0.1, 2.3);
		const down = (share: number) => (share * stage.unit) / stage.height;
		return [
			words(stage, "Helena", down(0.12), { font: "dancing-script", size: 0.26, color: BRICK }),
			words(stage, "10 · 05 · 2026", down(0.305), { font: "montserrat", size: 0.046, color: PLUM, tracking: 0.2 }),
		];
	},
};

type Bloom = "side" | "open" | "bud" | "seed";
/** Across the cell, up from the lower edge, size and lean, all but the lean as shares of the unit. */
type Planted = readonly [bloom: Bloom, across: number, up: number, size: number, turn: number];

const BACK: readonly Planted[] = [
	["side", 0.08, 0.4, 0.12, -8],
	["seed", 0.2, 0.43, 0.06, 4],
	["side", 0.33, 0.37, 0.13, 10],
	["bud", 0.46, 0.42, 0.09, 0],
	["side", 0.6, 0.41, 0.125, -5],
	["side", 0.74, 0.36, 0.12, 8],
	["seed", 0.84, 0.44, 0.065, -6],
	["side", 0.95, 0.4, 0.115, 4],
];
const FRONT: readonly Planted[] = [
	["side", 0.15, 0.25, 0.25, -10],
	["bud", 0.34, 0.29, 0.12, 6],
	["open", 0.5, 0.2, 0.27, 12],
	["seed", 0.68, 0.31, 0.085, 5],
	["side", 0.83, 0.24, 0.27, 9],
	["open", 0.02, 0.1, 0.22, 40],
	["side", 0.32, 0.08, 0.2, 6],
	["side", 0.68, 0.09, 0.19, -12],
	["open", 0.99, 0.09, 0.21, -20],
];

function meadow(side: SideFormat): DesignElement[] {
	const whole = wholeSide(side);
	const { x, y, width, height } = whole;
	const unit = Math.min(side.width, side.height);
	const bottom = y + height;
	const tall = height > width * 1.8;
	/** High sheets let the flowers grow higher, wide ones repeat them. */
	const grown = tall ? 1.4 : Math.min(1.34, Math.max(1, (height / width) * 0.9));
	const count = Math.max(1, Math.round(width / (unit * 1.12)));
	const cell = width / count;
	const hill = (up: number, phase: number) => ridge(whole, bottom - up * unit * grown, unit, phase);
	const far = Array.from({ length: 34 * count }, (_, index) =>
		disc(
			x + ((index * 0.618) % 1) * width,
			bottom - unit * grown * (0.41 - 0.11 * ((index * 0.7549) % 1)),
			unit * (0.006 + 0.006 * ((index * 0.7549) % 1)),
		),
	);
	const row = (planted: readonly Planted[], stem: string, thick: number) =>
		Array.from({ length: count }, (_, index) =>
			planted.flatMap((each) => flower(each, { x: x + index * cell, bottom, cell, unit, grown }, stem, thick)),
		);
	return [
		art("sun", [fill("#f9dfae", oval(x + width * 0.72, bottom - unit * grown * 0.5, unit * 0.2))]),
		art("hills", [fill("#cdd3b2", hill(0.47, 0.4)), fill("#a9b88c", hill(0.4, 2.6)), fill(CORAL, ...far)]),
		art("meadow", [fill("#8ba57f", blades(whole, unit, 0.34 * grown, 0.06)), fill("#6f9075", hill(0.26, 4))]),
		...row(BACK, "#5f8371", 0.007).map((each) => art("poppies", each)),
		art("meadow", [
			fill(FOREST, blades(whole, unit, 0.25 * grown, 0.075), hill(0.1, 1.2)),
			...cornflowers(whole, unit, count, grown),
		]),
		...row(FRONT, "#24493f", 0.011).map((each) => art("poppies", each)),
	];
}

type Ground = {
	readonly x: number;
	readonly bottom: number;
	readonly cell: number;
	readonly unit: number;
	readonly grown: number;
};

function flower([bloom, across, up, share, turn]: Planted, ground: Ground, stem: string, thick: number): Drawing {
	const { unit, grown, bottom } = ground;
	const [u, v, size] = [ground.x + across * ground.cell, bottom - up * unit * grown, share * unit];
	const foot = u - turn * unit * 0.006;
	const neck: Spot = [u + (bloom === "bud" ? size * 0.28 : 0), v + (bloom === "open" ? 0 : size * 0.3)];
	const stalk = flow([neck, [u - turn * unit * 0.001, v + (bottom - v) * 0.55], [foot, bottom]]);
	return [
		stroke(stem, unit * thick, stalk),
		fill(stem, leaf(foot, bottom, unit * up * grown * 0.8, unit * 0.045, turn * 1.4 + 22)),
		...placed(bloomOf(bloom), { x: u, y: v, size, turn }),
	];
}

function bloomOf(bloom: Bloom): Drawing {
	if (bloom === "open") return openPoppy("#b93a1c", "#dd6245", INK, OLIVE);
	if (bloom === "bud") return poppyBud("#6d8f5c", BRICK);
	if (bloom === "seed") return seedHead("#93a86f", "#5d7a4d");
	return poppy("#c4421f", "#dd6a4c", "#8f2b16");
}

function ridge({ x, y, width, height }: Field, crest: number, unit: number, phase: number): Path {
	const steps = Math.ceil(width / (unit * 0.15));
	const line = Array.from({ length: steps + 1 }, (_, index): Spot => {
		const u = x + (index * width) / steps;
		return [u, crest + Math.sin(((u - x) / unit) * 3.6 + phase) * unit * 0.026];
	});
	return `${flow(line)}L${x + width} ${y + height}L${x} ${y + height}Z`;
}

function blades({ x, y, width, height }: Field, unit: number, up: number, step: number): Path {
	const count = Math.ceil(width / (unit * step));
	return Array.from({ length: count }, (_, index) => {
		const long = unit * up * (0.72 + 0.42 * ((index * 0.618) % 1));
		return leaf(x + (index + 0.5) * unit * step, y + height, long, unit * 0.024, ((index * 5) % 7) * 4 - 12);
	}).join("");
}

function cornflowers({ x, y, width, height }: Field, unit: number, count: number, grown: number): Drawing {
	const spots = Array.from(
		{ length: count * 5 },
		(_, index): Spot => [
			x + ((index + 0.4) * width) / (count * 5),
			y + height - unit * grown * (0.16 + 0.17 * ((index * 0.618) % 1)),
		],
	);
	return [
		stroke(SAGE, unit * 0.004, ...spots.map(([u, v]) => `M${u} ${v}L${u - unit * 0.012} ${v + unit * 0.2}`)),
		fill(TEAL, ...spots.map(([u, v], index) => rosette(u, v, unit * 0.023, 7, index * 20))),
		fill("#8fc0c4", ...spots.map(([u, v]) => disc(u, v, unit * 0.007))),
	];
}
