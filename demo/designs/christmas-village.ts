import type { DesignElement, SideFormat } from "#design/document.ts";
import { art, placed } from "./art.ts";
import { type Field, sky } from "./drawing.ts";
import { church, cottage, smoke, snowyFir, townhouse } from "./motifs/village.ts";
import { BRICK, COCOA, CORAL, CREAM, DUSK, FOREST, HONEY, PAPER, TEAL } from "./palette.ts";
import { type Drawing, disc, fill, flow, oval, type Path, type Spot, star } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { arts } from "./spread.ts";
import { stageIn, words } from "./stage.ts";

/** A village under snow, a light in every window. */
export const snowVillage: Sketch = {
	ground: (side) => [sky("#16243a", "#4f6c87", 0.75), ...village(side)],
	draw(field) {
		const stage = stageIn(field, 0.1, 1.5);
		const down = (share: number) => (share * stage.unit) / stage.height;
		return [
			words(stage, "Berger", down(0.12), { font: "dancing-script", size: 0.21, color: CREAM }),
			words(stage, "2026", down(0.3), { font: "montserrat", size: 0.06, color: HONEY, tracking: 0.34 }),
		];
	},
};

const HOMES = [
	{ size: 0.34, drawing: townhouse({ wall: BRICK, roof: "#5d2417", door: DUSK }) },
	{ size: 0.29, drawing: cottage({ wall: HONEY, roof: COCOA, door: BRICK }) },
	{ size: 0.33, drawing: church({ wall: "#efe3cf", roof: "#6b3a3a", door: COCOA }) },
	{ size: 0.32, drawing: townhouse({ wall: TEAL, roof: "#173d45", door: CORAL }) },
	{ size: 0.3, drawing: townhouse({ wall: CORAL, roof: "#6b2b1c", door: FOREST }) },
	{ size: 0.29, drawing: cottage({ wall: "#55806f", roof: "#2a4a40", door: "#e9c98a" }) },
] as const;

function village(side: SideFormat): DesignElement[] {
	const whole = wholeSide(side);
	const { x, y, width, height } = whole;
	const unit = Math.min(side.width, side.height);
	const foot = y + height - unit * 0.17;
	const count = Math.max(3, Math.round(width / (unit * 0.29)));
	const gap = width / count;
	const homes = Array.from({ length: count }, (_, index) => {
		const { size, drawing } = HOMES[(index + 1) % HOMES.length]!;
		const [u, tall] = [x + (index + 0.5) * gap, size * unit];
		return placed(drawing, {
			x: u,
			y: foot - tall * 0.46 - unit * (index % 2 ? 0.035 : 0),
			size: tall,
			flip: index % 4 === 3,
		});
	});
	const plumes = Array.from({ length: count }, (_, index) => index)
		.filter((index) => index % 6 === 0)
		.map((index) =>
			placed(smoke("#8fa3b5"), {
				x: x + (index + 0.5) * gap - unit * 0.067,
				y: foot - unit * 0.315,
				size: unit * 0.13,
			}),
		);
	const trees = Array.from({ length: count + 1 }, (_, index) => {
		const size = unit * (index % 2 ? 0.17 : 0.23);
		return placed(snowyFir(FOREST, COCOA), {
			x: x + index * gap,
			y: foot - size * 0.4 + unit * (index % 2 ? 0.02 : 0.05),
			size,
		});
	});
	const moons = Math.max(1, Math.round(width / (unit * 2)));
	const hill = (down: number, swell: number, phase: number) => slope(whole, foot + unit * down, unit, swell, phase);
	return [
		art("snowflakes", snowfall(whole, unit)),
		...arts(
			"moon",
			Array.from({ length: moons }, (_, index) => [
				fill("#f4dfae", oval(x + ((index + 0.72) * width) / moons, foot - unit * 0.34, unit * 0.15)),
			]),
		),
		art("hills", [fill("#3d5a77", hill(-0.22, 0.5, 0.6)), fill("#7f9ab0", hill(-0.1, 0.34, 2.2))]),
		...(plumes.length ? arts("smoke", plumes) : []),
		...homes.map((each) => art("village", each)),
		art("hills", [fill("#dbe5ea", hill(-0.02, 0.4, 1))]),
		...arts("firs", trees),
		art("hills", [fill(PAPER, hill(0.07, 0.46, 3.4))]),
	];
}

function slope({ x, y, width, height }: Field, crest: number, unit: number, swell: number, phase: number): Path {
	const steps = Math.ceil(width / (unit * 0.12));
	const line = Array.from({ length: steps + 1 }, (_, index): Spot => {
		const u = x + (index * width) / steps;
		return [u, crest + Math.sin((u - x) / (unit * swell * 0.5) + phase) * unit * 0.03];
	});
	return `${flow(line)}L${x + width} ${y + height}L${x} ${y + height}Z`;
}

function snowfall({ x, y, width, height }: Field, unit: number): Drawing {
	const count = Math.min(120, Math.round((46 * width) / unit));
	const at = (index: number): Spot => [
		x + ((index * 0.618034) % 1) * width,
		y + ((index * 0.7548777) % 1) * height * 0.66,
	];
	const flakes = Array.from({ length: count }, (_, index) => disc(...at(index), unit * (index % 3 ? 0.0035 : 0.006)));
	const stars = Array.from({ length: Math.ceil(count / 14) }, (_, index) =>
		star(...at(index * 7 + 400), unit * 0.016, unit * 0.004, 4),
	);
	return [fill("#b9c8d6", ...flakes), fill(CREAM, ...stars)];
}
