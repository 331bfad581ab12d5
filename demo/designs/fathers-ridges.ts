import type { DesignElement, SideFormat } from "#design/document.ts";
import { art } from "./art.ts";
import { sky } from "./drawing.ts";
import { BRICK, CORAL, DUSK } from "./palette.ts";
import { type Drawing, fill, flow, oval, type Path, polygon, type Spot, stroke } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { stageIn, stageOf, words } from "./stage.ts";
import { treeline } from "./treeline.ts";

const FAR_TO_NEAR = ["#e3b594", "#c4917f", "#957280", "#5f5b78", "#394763"] as const;

/** Ridge behind ridge, a sun, and a name that knows the way. */
export const ridgeLine: Sketch = {
	ground: (side) => [sky("#f8e9cf", "#f3c59c", 0.6), ...ridges(side)],
	draw(field, garment) {
		const stage = garment ? stageOf(field, 0.03, 1.2) : stageIn(field, 0.09, 2.3);
		const unit = stage.unit;
		const down = (share: number) => (share * unit) / stage.height;
		if (!garment) {
			return [
				words(stage, "ANDREAS", down(0.115), { font: "bebas-neue", size: 0.2, color: DUSK, tracking: 0.1 }),
				words(stage, "3 798 m", down(0.245), { font: "montserrat", size: 0.05, color: BRICK, tracking: 0.22 }),
			];
		}
		return [
			art("ridges", roundView(stage.x + unit / 2, stage.y + unit * 0.43, unit * 0.42)),
			words(stage, "ANDREAS", down(1), { font: "bebas-neue", size: 0.19, color: CORAL, tracking: 0.1 }),
			words(stage, "3 798 m", down(1.13), { font: "montserrat", size: 0.058, color: CORAL, tracking: 0.2 }),
		];
	},
};

function ridges(side: SideFormat): DesignElement[] {
	const { x, y, width, height } = wholeSide(side);
	const unit = Math.min(width, height);
	const [right, bottom] = [x + width, y + height];
	const around = width > height * 2;
	const top = y + height * (height > width * 1.8 ? 0.62 : height > width * 1.15 ? 0.44 : 0.54);
	const step = (bottom - top) / (FAR_TO_NEAR.length + 0.6);
	const suns = around ? [0.2, 0.8] : [0.5];
	return [
		art("sun", [fill(BRICK, ...suns.map((u) => oval(x + width * u, top - unit * 0.03, unit * 0.15)))]),
		art("birds", gulls(x + width * suns[0]! + unit * 0.22, top - unit * 0.13, unit * 0.045)),
		art(
			"ridges",
			FAR_TO_NEAR.map((color, row) => {
				const crest = skyline(x, right, top + row * step, unit, row);
				return fill(color, `${polygon(...crest, [right, bottom], [x, bottom])}`);
			}),
		),
		art("firs", [
			fill(DUSK, treeline([x, bottom - unit * 0.06], [right, bottom - unit * 0.1], bottom, unit * 0.13, 3)),
		]),
	];
}

/** All of it in a circle, for cloth of any colour. */
function roundView(x: number, y: number, radius: number): Drawing {
	const rim = (u: number) => Math.sqrt(Math.max(0, radius ** 2 - (u - x) ** 2));
	const within = (top: number, row: number): Path => {
		const crest = skyline(x - radius, x + radius, top, radius * 1.5, row).map(
			([u, v]): Spot => [u, Math.min(y + rim(u), Math.max(y - rim(u), v))],
		);
		const under = Array.from({ length: 25 }, (_, index): Spot => {
			const u = x + radius * (1 - index / 12);
			return [u, y + rim(u)];
		});
		return polygon(...crest, ...under);
	};
	return [
		fill("#f6dcb4", oval(x, y, radius)),
		fill(BRICK, oval(x + radius * 0.12, y - radius * 0.2, radius * 0.3)),
		...gulls(x - radius * 0.42, y - radius * 0.42, radius * 0.12),
		...FAR_TO_NEAR.map((color, row) => fill(color, within(y - radius * 0.12 + row * radius * 0.22, row))),
	];
}

function gulls(x: number, y: number, size: number): Drawing {
	const gull = (u: number, v: number, wing: number): Path =>
		flow([
			[u - wing, v - wing * 0.3],
			[u - wing * 0.45, v - wing * 0.42],
			[u, v],
			[u + wing * 0.45, v - wing * 0.42],
			[u + wing, v - wing * 0.3],
		]);
	return [stroke("#5f5b78", size * 0.13, gull(x, y, size), gull(x + size * 1.9, y - size * 0.8, size * 0.75))];
}

/** Jagged at every scale, other with each row. */
function skyline(left: number, right: number, top: number, unit: number, row: number): readonly Spot[] {
	const steps = Math.min(160, Math.ceil((right - left) / (unit * 0.022)));
	return Array.from({ length: steps + 1 }, (_, index): Spot => {
		const u = left + (index * (right - left)) / steps;
		const far = (u - left) / unit;
		const rough = [1.5, 3.4, 7.1, 15].reduce(
			(sum, frequency, octave) => sum + slanted(far * frequency * (1 + row * 0.06), row * 7 + octave) / 1.9 ** octave,
			0,
		);
		return [u, top + unit * (0.04 - rough * (row < 2 ? 0.2 : 0.13))];
	});
}

/** Between two heights that hashing gives to the whole numbers beside `at`. */
function slanted(at: number, seed: number): number {
	const [whole, part] = [Math.floor(at), at - Math.floor(at)];
	return hashed(whole, seed) * (1 - part) + hashed(whole + 1, seed) * part - 0.5;
}

function hashed(place: number, seed: number): number {
	const wave = Math.sin(place * 127.1 + seed * 311.7) * 43_758.5453;
	return wave - Math.floor(wave);
}
