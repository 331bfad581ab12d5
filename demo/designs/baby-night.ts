import type { DesignElement } from "#design/document.ts";
import { art, placed } from "./art.ts";
import { background, type Field, sky } from "./drawing.ts";
import { twinkle } from "./motifs/animals.ts";
import { GREAT_BEAR, sleepingFox } from "./motifs/nursery.ts";
import { BRICK, CORAL, CREAM, HONEY, INK, PAPER } from "./palette.ts";
import { type Drawing, disc, fill, flow, leaf, oval, polygon, type Spot, stroke } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { arts } from "./spread.ts";
import { spot, stageIn, words } from "./stage.ts";
import { rimmed, sticker } from "./sticker.ts";

const SKY_BLUE = "#22395c";

/** A bear among the stars, joined star by star. */
export const greatBear: Sketch = {
	ground: (side) => [sky("#16263f", "#3a4f74"), art("stars", starlight(wholeSide(side)))],
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.03 : 0.08, 1.35);
		const unit = stage.unit;
		const middle = spot(stage, 0.5, 0.35);
		const drawing = bear(middle, unit * 0.98);
		const lettering = [
			words(stage, "Emilia", 0.8, {
				font: "dancing-script",
				size: 0.19,
				color: garment ? CORAL : CREAM,
				width: 0.92,
			}),
			words(stage, "05:14 · 17.01.2026", 0.93, {
				font: "quicksand",
				size: 0.058,
				color: garment ? BRICK : HONEY,
				width: 0.92,
			}),
		];
		return [
			art("bear", garment ? sticker(drawing, unit * 0.008) : drawing),
			...(garment ? lettering.map((each) => rimmed(each)) : lettering),
		];
	},
};

function bear([x, y]: Spot, size: number): Drawing {
	const spots = GREAT_BEAR.map(([u, v]): Spot => [x + u * size, y + v * size]);
	return [
		fill(SKY_BLUE, polygon(...spots)),
		stroke("#c9b78d", size * 0.005, polygon(...spots)),
		...spots.flatMap(([u, v], index) =>
			placed(twinkle(index % 3 ? CREAM : HONEY), { x: u, y: v, size: size * (index % 3 ? 0.045 : 0.08) }),
		),
		fill(CREAM, disc(x - size * 0.37, y - size * 0.1, size * 0.009)),
	];
}

function starlight({ x, y, width, height }: Field): Drawing {
	const unit = Math.min(width, height);
	const count = Math.min(150, Math.round((width * height * 70) / unit ** 2));
	const specks = Array.from({ length: count }, (_, index) =>
		disc(
			x + ((index * 0.6180339) % 1) * width,
			y + ((index * 0.7548776) % 1) * height,
			unit * (index % 5 ? 0.0028 : 0.006),
		),
	);
	return [fill("#9fb0c8", ...specks)];
}

/** A fox asleep in the wood, trunks to the edges, the moon between them. */
export const foxAsleep: Sketch = {
	ground: (side) => [background("#35514c"), ...wood(wholeSide(side))],
	draw(field) {
		const stage = stageIn(field, 0.09, 2);
		const unit = stage.unit;
		const x = stage.x + unit / 2;
		const foot = field.y + field.height * 0.8;
		const moon = Math.min(unit * 0.34, field.height * 0.24);
		return [
			art("moon", [fill("#f3e4bd", oval(x, field.y + field.height * 0.33, moon))]),
			art("fox", placed(sleepingFox(CORAL, CREAM, INK), { x, y: foot - unit * 0.2, size: unit * 0.62 })),
			words({ ...stage, y: 0, height: 1 }, "Levi", field.y + field.height * 0.3, {
				font: "amatic-sc",
				size: Math.min(0.3, (moon * 0.85) / unit),
				color: "#27403c",
				width: (moon * 1.5) / unit,
			}),
			words({ ...stage, y: 0, height: 1 }, "30 · 10 · 2026", field.y + field.height * 0.885, {
				font: "quicksand",
				size: 0.06,
				color: CREAM,
				width: 0.8,
			}),
		];
	},
};

function wood({ x, y, width, height }: Field): DesignElement[] {
	const unit = Math.min(width, height);
	const [right, bottom] = [x + width, y + height];
	const floor = y + height * 0.78;
	const trunks = (step: number, wide: number, shift: number) => {
		const count = Math.ceil(width / (unit * step));
		return Array.from({ length: count + 1 }, (_, index) => {
			const u = x + ((index + shift) * width) / count;
			const half = unit * wide * (0.8 + 0.4 * ((index * 3) % 2));
			return polygon(
				[u - half * 0.8, y],
				[u + half * 0.8, y],
				[u + half, floor + unit * 0.04],
				[u - half, floor + unit * 0.04],
			);
		});
	};
	const swells = Math.ceil(width / (unit * 0.3));
	const mound = Array.from(
		{ length: swells + 1 },
		(_, index): Spot => [x + (index * width) / swells, floor + (index % 2 ? -1 : 1) * unit * 0.02],
	);
	const ferns = Array.from({ length: Math.ceil(width / (unit * 0.11)) }, (_, index) => {
		const u = x + index * unit * 0.11 + unit * 0.04;
		const base = bottom - unit * 0.01 * (index % 3);
		return [-44, -18, 12, 38].map((turn) => leaf(u, base, unit * (0.09 + 0.02 * (index % 3)), unit * 0.026, turn));
	});
	return [
		art("trunks", [
			fill("#4a6a60", ...trunks(0.3, 0.016, 0.2)),
			fill("#27403c", ...trunks(0.47, 0.036, 0.02)),
			fill("#1f3430", `${flow(mound)}L${right} ${bottom}L${x} ${bottom}Z`),
		]),
		...arts(
			"ferns",
			ferns.map((each): Drawing => [fill("#6f8f6a", ...each)]),
		),
		art("berries", [
			fill(
				PAPER,
				disc(x + unit * 0.2, floor + unit * 0.1, unit * 0.012),
				disc(right - unit * 0.24, floor + unit * 0.08, unit * 0.012),
			),
		]),
	];
}
