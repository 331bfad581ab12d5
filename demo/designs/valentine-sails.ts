import type { DesignElement, SideFormat } from "#design/document.ts";
import { art, placed } from "./art.ts";
import { sky } from "./drawing.ts";
import { sailboat } from "./motifs/sailboat.ts";
import { BRICK, COCOA, CORAL, CREAM, DUSK, HONEY, PAPER, TEAL } from "./palette.ts";
import { box, type Drawing, fill, flow, open, oval, type Path, type Spot, stroke } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { stageIn, words } from "./stage.ts";

/** Of the height, where sky and sea meet. */
const HORIZON = 0.58;

/** Two sails before a sun that goes down between them. */
export const twoSails: Sketch = {
	ground: (side) => [sky("#e9a07a", "#f8e2bd", HORIZON), ...evening(side)],
	draw(field) {
		const unit = Math.min(field.width, field.height);
		const x = field.x + field.width / 2;
		const level = (up: number) => field.y + field.height * HORIZON + up * unit;
		const stage = { ...stageIn(field, 0.08, 1.5), y: 0, height: 1 };
		const upright = field.height > field.width * 1.15;
		const [near, far] = upright ? [0.56, 0.4] : [0.46, 0.34];
		const sea = field.y + field.height - level(0.1);
		return [
			art("boats", [
				...afloat(x + unit * 0.27, level(0.03), far * unit, TEAL, true),
				...afloat(x - unit * 0.22, level(0.09), near * unit, BRICK, false),
			]),
			words(stage, "Hanna & Otto", level(0.1) + sea * 0.42, { font: "dancing-script", size: 0.15, color: CREAM }),
			words(stage, "28 · 07 · 2019", level(0.1) + sea * (upright ? 0.64 : 0.72), {
				font: "montserrat",
				size: 0.042,
				color: HONEY,
				tracking: 0.2,
			}),
		];
	},
};

function afloat(x: number, water: number, size: number, sail: string, flip: boolean): Drawing {
	const boat = {
		hull: DUSK,
		stripe: PAPER,
		main: sail,
		jib: PAPER,
		seam: sail === BRICK ? "#8f3319" : "#1f4f59",
		mast: COCOA,
	};
	const reflected = [0.06, 0.11, 0.16].map((down, row) => {
		const half = size * (0.4 - row * 0.1);
		return open([x - half, water + size * down], [x + half, water + size * down]);
	});
	return [
		stroke("#17303f", size * 0.022, ...reflected),
		...placed(sailboat(boat), { x, y: water - size * 0.44, size, flip }),
		stroke(PAPER, size * 0.016, open([x - size * 0.5, water + size * 0.02], [x + size * 0.46, water + size * 0.02])),
	];
}

function evening(side: SideFormat): DesignElement[] {
	const { x, y, width, height } = wholeSide(side);
	const unit = Math.min(side.width, side.height);
	const horizon = side.height * HORIZON;
	const bottom = y + height;
	const suns = width > height * 2 ? [side.width * 0.185, side.width * 0.815] : [side.width / 2];
	const wave = (up: number, swell: number, phase: number): Path => {
		const steps = Math.ceil(width / (unit * 0.06));
		const crest = Array.from({ length: steps + 1 }, (_, index): Spot => {
			const u = x + (index * width) / steps;
			return [u, horizon + up * (bottom - horizon) + Math.sin(((u - x) / unit) * swell + phase) * unit * 0.008];
		});
		return `${flow(crest)}L${x + width} ${bottom}L${x} ${bottom}Z`;
	};
	const glints = suns.flatMap((u) =>
		[0.02, 0.055, 0.09, 0.13].map((down, row) => {
			const half = unit * (0.24 - row * 0.045);
			return open([u - half, horizon + unit * down], [u + half, horizon + unit * down]);
		}),
	);
	const clouds = suns.flatMap((u) =>
		[
			[-0.36, -0.36, 0.2],
			[-0.28, -0.33, 0.14],
			[0.34, -0.44, 0.18],
			[0.42, -0.41, 0.12],
		].map(([across, up, long]) =>
			box(u + (across! - long! / 2) * unit, horizon + up! * unit, long! * unit, unit * 0.022, unit * 0.011),
		),
	);
	const gulls = suns.flatMap((u) => [
		gull(u + unit * 0.04, horizon - unit * 0.42, unit * 0.045),
		gull(u + unit * 0.13, horizon - unit * 0.47, unit * 0.032),
	]);
	return [
		art("sun", [
			fill("#f3b77f", ...suns.map((u) => oval(u, horizon - unit * 0.06, unit * 0.3))),
			fill(CORAL, ...suns.map((u) => oval(u, horizon - unit * 0.06, unit * 0.245))),
		]),
		art("birds", [stroke(DUSK, unit * 0.006, ...gulls)]),
		art("sea", [
			fill("#fbeacb", ...clouds),
			fill("#3f7383", box(x, horizon, width, bottom - horizon)),
			stroke("#f0b48a", unit * 0.011, ...glints),
			fill("#2f5f71", wave(0.3, 16, 0)),
			fill("#285163", wave(0.56, 13, 2)),
			fill("#214556", wave(0.8, 18, 4)),
		]),
	];
}

function gull(x: number, y: number, wing: number): Path {
	return flow([
		[x - wing, y - wing * 0.3],
		[x - wing * 0.45, y - wing * 0.44],
		[x, y],
		[x + wing * 0.45, y - wing * 0.44],
		[x + wing, y - wing * 0.3],
	]);
}
