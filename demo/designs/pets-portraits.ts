import type { DesignElement } from "#design/document.ts";
import { art, ornament, placed } from "./art.ts";
import { background, type Field } from "./drawing.ts";
import { cat, dachshund, dog, rabbit } from "./motifs/animals.ts";
import { BLUSH, BRICK, COCOA, CORAL, CREAM, DUSK, HONEY, INK, PAPER, PINK, ROSE, SKY, TEAL } from "./palette.ts";
import { arc, type Drawing, fill, open, oval, stroke } from "./pen.ts";
import type { Sketch } from "./sketch.ts";
import { spot, stageIn, words } from "./stage.ts";

/** A dog that looks up from its name. */
export const dogPortrait: Sketch = {
	ground: () => [background(SKY)],
	panel: SKY,
	draw: (field) => portrait(field, "dog", dog(HONEY, COCOA, PAPER, INK, BRICK), "Charlie", PAPER),
	other: (field) => [ornament("dog", dog(HONEY, COCOA, PAPER, INK, BRICK), field, 0.72)],
};

/** A cat that was here first. */
export const catPortrait: Sketch = {
	ground: () => [background(ROSE)],
	panel: ROSE,
	draw: (field) => portrait(field, "cat", cat("#5f6b76", "#454f59", HONEY, PINK, INK), "Misha", BLUSH),
	other: (field) => [ornament("cat", cat("#5f6b76", "#454f59", HONEY, PINK, INK), field, 0.72)],
};

/** A rabbit, dressed for the occasion. */
export const rabbitPortrait: Sketch = {
	ground: () => [background("#cfd8bd")],
	panel: "#cfd8bd",
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
	panel: HONEY,
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

/** What hangs from a collar: a name and a telephone number. */
export const nameTag: Sketch = {
	ground: () => [background(TEAL)],
	panel: TEAL,
	draw(field) {
		const stage = stageIn(field, 0.1, 1);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.55);
		const bone = `M${x - unit * 0.27} ${y - unit * 0.16}L${x + unit * 0.27} ${y - unit * 0.16}L${x + unit * 0.27} ${y + unit * 0.16}L${x - unit * 0.27} ${y + unit * 0.16}Z`;
		const ends = [
			[-0.33, -0.14],
			[-0.33, 0.14],
			[0.33, -0.14],
			[0.33, 0.14],
		] as const;
		return [
			art("bone", [
				stroke(
					HONEY,
					unit * 0.014,
					oval(x, y - unit * 0.25, unit * 0.075),
					arc(x, y - unit * 0.55, unit * 0.6, 155, 205),
				),
				fill(CREAM, bone),
				fill(CREAM, ...ends.map(([u, v]) => oval(x + u * unit, y + v * unit, unit * 0.15))),
			]),
			words({ ...stage, y: 0, height: 1 }, "Pepper", y - unit * 0.045, {
				font: "pacifico",
				size: 0.115,
				color: BRICK,
				width: 0.56,
			}),
			words({ ...stage, y: 0, height: 1 }, "600 123 456", y + unit * 0.115, {
				font: "montserrat",
				size: 0.055,
				color: DUSK,
				width: 0.56,
				tracking: 0.08,
			}),
		];
	},
};
