import type { DesignElement } from "#design/document.ts";
import { art } from "./art.ts";
import { background, type Field, text } from "./drawing.ts";
import { CORAL, HONEY, PAPER } from "./palette.ts";
import { box, fill, oval, stroke } from "./pen.ts";
import { sample } from "./photo-rows.ts";
import { inset, type Sketch } from "./sketch.ts";
import { cells } from "./spread.ts";

const FILM = "#3a332c";

/** A contact sheet as it came out of the darkroom, the best frame marked. */
export const contactSheet: Sketch = {
	ground(side) {
		if (side.width < side.height * 2) return [background(PAPER)];
		const strip = {
			x: side.width * 0.01,
			y: side.height * 0.1,
			width: side.width * 0.98,
			height: side.height * 0.56,
		};
		return [background(PAPER), ...film(strip, 6, 3)];
	},
	draw(field) {
		// Beside the handle, where the film runs all the way round.
		const round = field.x > field.width;
		const line = { x: field.x + field.width * 0.06, width: field.width * 0.88 };
		if (round)
			return [
				text(
					"Ove, 2026",
					{ ...line, y: field.y + field.height * 0.71 },
					{ font: "caveat", size: field.height * 0.17, color: CORAL },
				),
			];
		const area = inset(field, 0.095);
		const wide = area.width > area.height * 1.15;
		const [across, down] = wide ? [3, 2] : [2, area.height > area.width * 1.15 ? 3 : 2];
		const size = Math.min(area.height * 0.15, area.width * 0.2);
		const gap = area.height * 0.025;
		const rows = cells({ ...area, height: area.height - size * 1.25 }, 1, down);
		return [
			...rows.flatMap((row, index) =>
				film({ ...row, height: row.height - gap }, across, index * across, index === down - 1 ? across - 1 : -1),
			),
			text(
				"Ove, 2026",
				{ x: area.x, y: area.y + area.height - size * 1.18, width: area.width },
				{ font: "caveat", size, color: CORAL },
			),
		];
	},
};

function film(strip: Field, frames: number, from: number, best = 1): DesignElement[] {
	const { x, y, width, height } = strip;
	const edge = height * 0.15;
	const step = height * 0.115;
	const count = Math.floor(width / step);
	const holes = Array.from({ length: count }, (_, index) => x + ((index + 0.5) * width) / count - step * 0.26);
	const each = width / frames;
	const gap = Math.min(each, height) * 0.035;
	const boxes = Array.from({ length: frames }, (_, index) => ({
		x: x + index * each + gap,
		y: y + edge,
		width: each - 2 * gap,
		height: height - 2 * edge,
	}));
	const marked = boxes[best];
	return [
		art("film", [
			fill(FILM, box(x, y, width, height)),
			fill(
				PAPER,
				...holes.flatMap((left) => [
					box(left, y + edge * 0.42, step * 0.52, edge * 0.38),
					box(left, y + height - edge * 0.8, step * 0.52, edge * 0.38),
				]),
			),
			fill(HONEY, ...boxes.map((frame) => box(frame.x, y + edge * 0.14, edge * 0.5, edge * 0.12))),
		]),
		...boxes.map((frame, index) => sample(from + index, frame)),
		...(marked
			? [
					art("mark", [
						stroke(
							CORAL,
							height * 0.022,
							oval(
								marked.x + marked.width / 2,
								marked.y + marked.height / 2,
								marked.width * 0.53,
								marked.height * 0.58,
								-4,
							),
						),
					]),
				]
			: []),
	];
}
