import type { DesignElement } from "#design/document.ts";
import { art, ornament, placed } from "./art.ts";
import { background, type Field } from "./drawing.ts";
import { cat, dachshund, dog, rabbit } from "./motifs/animals.ts";
import { BLUSH, BRICK, COCOA, CORAL, DUSK, HONEY, INK, PAPER, PINK, ROSE, SKY } from "./palette.ts";
import { type Drawing, fill, open, oval, stroke } from "./pen.ts";
import type { Sketch } from "./sketch.ts";
import { spot, stageIn, words } from "./stage.ts";

/** A dog that looks up from its name. */
export const dogPortrait: Sketch = {
	ground: () => [background(SKY)],
	edged: [],
	draw: (field, garment) =>
		portrait(field, "dog", dog(HONEY, COCOA, PAPER, INK, BRICK), "Charlie", garment ? SKY : PAPER),
	other: (field) => [ornament("dog", dog(HONEY, COCOA, PAPER, INK, BRICK), field, 0.72)],
};

/** A cat that was here first. */
export const catPortrait: Sketch = {
	ground: () => [background(ROSE)],
	edged: [],
	draw: (field, garment) =>
		portrait(field, "cat", cat("#5f6b76", "#454f59", HONEY, PINK, INK), "Misha", garment ? "#e6b3a3" : BLUSH),
	other: (field) => [ornament("cat", cat("#5f6b76", "#454f59", HONEY, PINK, INK), field, 0.72)],
};

/** A rabbit, dressed for the occasion. */
export const rabbitPortrait: Sketch = {
	ground: () => [background("#cfd8bd")],
	draw: (field) => portrait(field, "rabbit", rabbit("#ffffff", PINK, INK, BRICK), "Flocke", "#e4ead8"),
	other: (field) => [ornament("rabbit", rabbit("#ffffff", PINK, INK, BRICK), field, 0.76)],
};

function portrait(field: Field, name: string, animal: Drawing, called: string, disc: string): DesignElement[] {
	const stage = stageIn(field, 0.09);
	const unit = stage.unit;
	const [x, y] = spot(stage, 0.5, 0.38);
	const radius = unit * 0.36;
	return [
		art(name, [fill(disc, oval(x, y, radius)), ...placed(animal, { x, y: y + radius - unit * 0.3, size: unit * 0.6 })]),
		words(stage, called, 0.89, { font: "pacifico", size: 0.17, color: DUSK }),
	];
}

/** A dachshund whose back is just long enough. */
export const longFriend: Sketch = {
	ground: () => [background(HONEY)],
	edged: ["FRITZ"],
	draw(field) {
		const stage = stageIn(field, 0.07);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.5);
		const back = { ...stage, y: 0, height: 1 };
		return [
			art("dachshund", [
				...placed(dachshund(COCOA, "#4a2f1f", INK, CORAL), { x, y, size: unit * 0.98 }),
				stroke(COCOA, unit * 0.008, open([x - unit * 0.48, y + unit * 0.245], [x + unit * 0.48, y + unit * 0.245])),
			]),
			words(back, "FRITZ", y - unit * 0.008, { font: "bebas-neue", size: 0.15, color: HONEY, width: 0.46 }, 0.41),
			words(stage, "10 kg · 2021", 0.86, { font: "montserrat", size: 0.06, color: COCOA, tracking: 0.1 }),
		];
	},
	other: (field) => [ornament("dachshund", dachshund(COCOA, "#4a2f1f", INK, CORAL), field, 0.92)],
};
