import { branches } from "../pictures.ts";
import { background, dot, line, photo, shape, text } from "./drawing.ts";
import { CREAM, FOREST, HONEY, INK, PAPER, ROSE } from "./palette.ts";
import { inset, type Sketch, square } from "./sketch.ts";

/** Two names around an ampersand, inside a fine double rule. */
export const twoNames: Sketch = {
	ground: () => [background(PAPER)],
	draw(field, garment) {
		const frame = inset(field, 0.09);
		const inner = inset(field, 0.108);
		const unit = Math.min(inner.width, inner.height);
		const { x, width } = inner;
		const top = inner.y + (inner.height - unit * 0.82) / 2;
		const rules = [
			shape("rectangle", frame, { stroke: { color: ROSE, width: unit * 0.006 } }),
			shape("rectangle", inner, { stroke: { color: ROSE, width: unit * 0.002 } }),
		];
		return [
			...(garment ? [] : rules),
			text("Elena", { x, y: top, width }, { font: "playfair-display", size: unit * 0.21, color: INK }),
			text("&", { x, y: top + unit * 0.245, width }, { font: "dancing-script", size: unit * 0.2, color: ROSE }),
			text("Jonas", { x, y: top + unit * 0.425, width }, { font: "playfair-display", size: unit * 0.21, color: INK }),
			line({ x: x + width / 2 - unit * 0.09, y: top + unit * 0.725, width: unit * 0.18 }, ROSE, unit * 0.004),
			text("12 · 09 · 2026", { x, y: top + unit * 0.76, width }, { font: "lora", size: unit * 0.058, color: INK }),
		];
	},
	other: (field) => [dot(field.x + field.width / 2, field.y + field.height / 2, field.height * 0.26, ROSE, "heart")],
};

/** A round photo on green, with a golden ring. */
export const greenWreath: Sketch = {
	ground: () => [background(FOREST)],
	draw(field) {
		const area = square(field, 0.86);
		const unit = area.width;
		const centre = area.x + unit / 2;
		const ring = unit * 0.64;
		const round = unit * 0.58;
		const top = area.y + unit * 0.01;
		return [
			shape(
				"ellipse",
				{ x: centre - ring / 2, y: top, width: ring, height: ring },
				{ stroke: { color: HONEY, width: unit * 0.006 } },
			),
			photo(
				branches,
				{ x: centre - round / 2, y: top + (ring - round) / 2, width: round, height: round },
				{ radius: round / 2, focus: [0.5, 0.28] },
			),
			text(
				"Marta & Iker",
				{ x: area.x, y: area.y + unit * 0.7, width: unit },
				{ font: "dancing-script", size: unit * 0.15, color: CREAM },
			),
			text(
				"VALENCIA · 6 · VI · 2026",
				{ x: area.x, y: area.y + unit * 0.905, width: unit },
				{ font: "montserrat", size: unit * 0.042, color: HONEY },
			),
		];
	},
};
