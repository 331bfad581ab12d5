import { art, ornament, placed } from "./art.ts";
import { background, type Field } from "./drawing.ts";
import { reindeer } from "./motifs/animals.ts";
import { atomicStar } from "./motifs/places.ts";
import { firBranch } from "./motifs/plants.ts";
import { bauble } from "./motifs/things.ts";
import { BLUSH, BRICK, COCOA, CORAL, CREAM, FOREST, HONEY, INK, PAPER, TEAL } from "./palette.ts";
import { type Drawing, fill, open, oval, stroke } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { spot, stageIn, words } from "./stage.ts";

/** A reindeer in a wreath of fir. */
export const redNose: Sketch = {
	ground: () => [background("#e6ded0")],
	edged: [],
	draw(field) {
		const stage = stageIn(field, 0.09);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.38);
		return [
			art("reindeer", [
				...[-62, -38, 38, 62].flatMap((turn) =>
					placed(firBranch(FOREST), {
						x: x + Math.sin((turn * Math.PI) / 180) * unit * 0.2,
						y: y + unit * 0.24 - Math.cos((turn * Math.PI) / 180) * unit * 0.12,
						size: unit * 0.42,
						turn,
					}),
				),
				...placed(reindeer(COCOA, BLUSH, "#8a6a4e", BRICK, INK), { x, y: y - unit * 0.03, size: unit * 0.66 }),
				fill(
					BRICK,
					oval(x - unit * 0.13, y + unit * 0.27, unit * 0.022),
					oval(x + unit * 0.13, y + unit * 0.27, unit * 0.022),
					oval(x, y + unit * 0.315, unit * 0.026),
				),
			]),
			words(stage, "Matilda", 0.88, { font: "pacifico", size: 0.16, color: BRICK }),
		];
	},
	other: (field) => [ornament("reindeer", reindeer(COCOA, BLUSH, "#8a6a4e", BRICK, INK), field, 0.76)],
};

/** One bauble for each of the family. */
export const fourBaubles: Sketch = {
	ground: () => [background(FOREST)],
	draw(field) {
		const stage = stageIn(field, 0.09);
		const unit = stage.unit;
		const hung = [
			["A", 0.13, 0.4, BRICK, 0.24],
			["L", 0.38, 0.56, HONEY, 0.28],
			["M", 0.63, 0.36, CORAL, 0.24],
			["T", 0.87, 0.52, CREAM, 0.26],
		] as const;
		return [
			art(
				"baubles",
				hung.flatMap(([, u, v, color, size]) => {
					const [x, y] = spot(stage, u, v);
					return [
						stroke(HONEY, unit * 0.004, open([x, stage.y], [x, y - size * unit * 0.44])),
						...placed(bauble(color, color === CREAM ? BRICK : CREAM, HONEY).slice(0, 3), { x, y, size: size * unit }),
					];
				}),
			),
			...hung.map(([letter, u, v, color, size]) =>
				words(
					stage,
					letter,
					v + (size * 0.09 * unit) / stage.height,
					{
						font: "playfair-display",
						size: 0.095,
						color: color === CREAM || color === HONEY ? BRICK : PAPER,
						width: 0.16,
					},
					u,
				),
			),
			words(stage, "Moretti", 0.87, { font: "dancing-script", size: 0.16, color: CREAM }),
		];
	},
	other: (field) => [ornament("bauble", bauble(BRICK, CREAM, HONEY), field, 0.7)],
};

/** Stars as they were drawn when the radio was new. */
export const atomicStars: Sketch = {
	ground: (side) => [background(TEAL), art("stars", starField(wholeSide(side)))],
	draw(field) {
		const stage = stageIn(field, 0.12);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.5);
		return [
			art("label", [
				fill(CREAM, oval(x, y, unit * 0.44, unit * 0.3)),
				stroke(HONEY, unit * 0.006, oval(x, y, unit * 0.415, unit * 0.275)),
			]),
			words(stage, "Hansen", 0.47, { font: "pacifico", size: 0.15, color: BRICK, width: 0.62 }),
			words({ ...stage, y: 0, height: 1 }, "2026", y + unit * 0.12, {
				font: "montserrat",
				size: 0.055,
				color: TEAL,
				width: 0.4,
				tracking: 0.2,
			}),
		];
	},
};

function starField({ x, y, width, height }: Field): Drawing {
	const unit = Math.min(width, height);
	const [across, down] = [Math.round(width / (unit * 0.3)), Math.round(height / (unit * 0.3))];
	return Array.from({ length: Math.min(24, across * down) }, (_, index) => {
		const column = index % across;
		const row = Math.floor(index / across);
		const colors = [
			[HONEY, CREAM],
			[CREAM, HONEY],
			[CORAL, CREAM],
		][(index * 2 + row) % 3]!;
		return placed(atomicStar(colors[0]!, colors[1]!), {
			x: x + ((column + (row % 2 ? 0.66 : 0.34)) * width) / across,
			y: y + ((row + 0.5) * height) / down,
			size: unit * (index % 2 ? 0.18 : 0.25),
		});
	}).flat();
}
