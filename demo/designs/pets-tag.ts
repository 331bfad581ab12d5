import type { DesignElement } from "#design/document.ts";
import { art, placed } from "./art.ts";
import { background, type Field } from "./drawing.ts";
import { BRICK, CREAM, DUSK, HONEY, TEAL } from "./palette.ts";
import { box, type Drawing, fill, flow, oval, type Path, type Spot, stroke } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { arts, halfDrop } from "./spread.ts";
import { type Stage, spot, stageIn, words } from "./stage.ts";

/** What hangs from a collar: a name and a telephone number. */
export const nameTag: Sketch = {
	ground: (side) => [background(TEAL), ...pawPrints(wholeSide(side))],
	draw(field) {
		const stage = stageIn(field, 0.08, 1);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.6);
		const lettering = { ...stage, y: 0, height: 1 };
		return [
			art("bone", [...collar(stage, x, y - unit * 0.36), ...tag(x, y, unit)]),
			words(lettering, "Pepper", y - unit * 0.045, { font: "pacifico", size: 0.135, color: BRICK, width: 0.62 }),
			words(lettering, "600 123 456", y + unit * 0.1, {
				font: "montserrat",
				size: 0.052,
				color: DUSK,
				width: 0.6,
				tracking: 0.1,
			}),
		];
	},
};

function collar({ unit }: Stage, x: number, y: number): Drawing {
	const at = (u: number, v: number): Spot => [x + u * unit, y + v * unit];
	const band = (lift: number) =>
		flow([at(-0.5, -0.1 + lift), at(-0.25, -0.02 + lift), at(0, lift), at(0.25, -0.02 + lift), at(0.5, -0.1 + lift)]);
	return [
		stroke(BRICK, unit * 0.075, band(0)),
		stroke("#e9a58f", unit * 0.005, band(-0.024), band(0.024)),
		fill(HONEY, box(x - unit * 0.05, y - unit * 0.055, unit * 0.1, unit * 0.11, unit * 0.02)),
		fill(BRICK, box(x - unit * 0.03, y - unit * 0.035, unit * 0.06, unit * 0.07, unit * 0.01)),
		stroke(HONEY, unit * 0.016, oval(x, y + unit * 0.11, unit * 0.06)),
	];
}

function tag(x: number, y: number, unit: number): Drawing {
	return [
		fill("#225a63", bone(x, y + unit * 0.018, unit)),
		fill(CREAM, bone(x, y, unit)),
		stroke(HONEY, unit * 0.006, bone(x, y, unit * 0.93)),
		fill(TEAL, oval(x, y - unit * 0.135, unit * 0.018)),
		stroke(
			HONEY,
			unit * 0.016,
			`M${x - unit * 0.03} ${y - unit * 0.22}C${x - unit * 0.02} ${y - unit * 0.18} ${x - unit * 0.006} ${y - unit * 0.16} ${x} ${y - unit * 0.138}`,
		),
	];
}

function bone(x: number, y: number, unit: number): Path {
	const at = (u: number, v: number) => `${x + u * unit} ${y + v * unit}`;
	const end = (way: 1 | -1) =>
		[
			`C${at(way * 0.29, way * -0.34)} ${at(way * 0.52, way * -0.32)} ${at(way * 0.49, way * -0.13)}`,
			`C${at(way * 0.485, way * -0.07)} ${at(way * 0.46, way * -0.03)} ${at(way * 0.43, 0)}`,
			`C${at(way * 0.46, way * 0.03)} ${at(way * 0.485, way * 0.07)} ${at(way * 0.49, way * 0.13)}`,
			`C${at(way * 0.52, way * 0.32)} ${at(way * 0.29, way * 0.34)} ${at(way * 0.27, way * 0.17)}`,
		].join("");
	return `M${at(-0.27, -0.17)}L${at(0.27, -0.17)}${end(1)}L${at(-0.27, 0.17)}${end(-1)}Z`;
}

function pawPrints(whole: Field): DesignElement[] {
	const unit = Math.min(whole.width, whole.height);
	const paw: Drawing = [
		fill(
			"#367a86",
			"M0 -4C16 -4 30 12 26 28C23 40 10 36 0 36C-10 36 -23 40 -26 28C-30 12 -16 -4 0 -4Z",
			oval(-32, -2, 9, 13, -24),
			oval(-13, -26, 9.5, 14, -8),
			oval(13, -26, 9.5, 14, 8),
			oval(32, -2, 9, 13, 24),
		),
	];
	return arts(
		"rim",
		halfDrop(whole, unit * 0.24).map(([x, y], index) =>
			placed(paw, { x, y, size: unit * 0.1, turn: index % 2 ? 24 : -18 }),
		),
	);
}
