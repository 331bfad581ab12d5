import { art, ornament, placed } from "./art.ts";
import { background, type Field } from "./drawing.ts";
import { elephant, whale } from "./motifs/animals.ts";
import { airBalloon, cloud, rainbow } from "./motifs/places.ts";
import { BRICK, COCOA, CORAL, DUSK, HONEY, INK, PAPER, SAGE, SKY, SLATE, TEAL } from "./palette.ts";
import { type Drawing, fill, flow, open, type Spot, star, stroke } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { type Stage, spot, stageIn, words } from "./stage.ts";

const BOWS = [BRICK, CORAL, HONEY, SAGE, TEAL];

/** A rainbow between two clouds. */
export const rainbowName: Sketch = {
	ground: () => [background("#f8ecdc")],
	draw(field) {
		const stage = stageIn(field, 0.1);
		return [
			art("rainbow", rainbowOver(stage, 0.36)),
			words(stage, "Mila", 0.76, { font: "quicksand", size: 0.2, color: COCOA }),
			words(stage, "08 · 05 · 2026", 0.93, { font: "quicksand", size: 0.055, color: BRICK }),
		];
	},
	other: (field) => [art("rainbow", rainbowOver(stageIn(field, 0.14, 1), 0.46))],
};

function rainbowOver(stage: Stage, down: number): Drawing {
	const unit = stage.unit;
	const [x, y] = spot(stage, 0.5, down);
	return [
		...placed(rainbow(BOWS), { x, y: y + unit * 0.02, size: unit * 0.72 }),
		...[-1, 1].flatMap((way) =>
			placed(cloud("#ffffff"), { x: x + way * unit * 0.27, y: y + unit * 0.2, size: unit * 0.36, flip: way < 0 }),
		),
	];
}

/** Three hot-air balloons among clouds. */
export const upAndAway: Sketch = {
	ground: (side) => [background(SKY), art("clouds", drifting(wholeSide(side)))],
	draw(field) {
		const stage = stageIn(field, 0.08);
		const unit = stage.unit;
		const at = (u: number, v: number, size: number, one: string, two: string) => {
			const [x, y] = spot(stage, u, v);
			return placed(airBalloon(one, two, COCOA), { x, y, size: size * unit });
		};
		return [
			art("air balloons", [
				...at(0.14, 0.3, 0.24, TEAL, PAPER),
				...at(0.88, 0.22, 0.2, HONEY, PAPER),
				...at(0.5, 0.36, 0.58, BRICK, HONEY),
			]),
			words(stage, "Emil", 0.82, { font: "quicksand", size: 0.19, color: DUSK }),
			words(stage, "03 · 02 · 2026", 0.96, { font: "quicksand", size: 0.06, color: DUSK }),
		];
	},
	other: (field) => [ornament("air balloon", airBalloon(BRICK, HONEY, COCOA), field, 0.76)],
};

function drifting({ x, y, width, height }: Field): Drawing {
	const unit = Math.min(width, height);
	const across = Math.max(2, Math.round(width / (unit * 0.62)));
	return Array.from({ length: across * 2 }, (_, index) => {
		const column = Math.floor(index / 2);
		const down = index % 2 ? 0.62 : 0.16;
		const shift = index % 2 ? 0.72 : 0.3;
		return placed(cloud("#dfecee"), {
			x: x + ((column + shift) * width) / across,
			y: y + height * (down + 0.06 * (column % 2)),
			size: unit * (index % 2 ? 0.26 : 0.2),
		});
	}).flat();
}

/** An elephant on its way, a star on its trunk. */
export const littleElephant: Sketch = {
	ground: () => [background("#e4e7df")],
	edged: [],
	draw(field) {
		const stage = stageIn(field, 0.1);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.36);
		return [
			art("elephant", [
				...placed(elephant("#7d929f", "#9fb1bb", CORAL, INK), {
					x: x + unit * 0.03,
					y: y + unit * 0.04,
					size: unit * 0.62,
				}),
				fill(HONEY, star(x - unit * 0.25, y - unit * 0.22, unit * 0.075, unit * 0.034, 5, -10)),
				stroke("#7d929f", unit * 0.006, open([x - unit * 0.44, y + unit * 0.335], [x + unit * 0.44, y + unit * 0.335])),
			]),
			words(stage, "Oskar", 0.82, { font: "amatic-sc", size: 0.19, color: DUSK }),
			words(stage, "52 cm · 3610 g", 0.96, { font: "quicksand", size: 0.055, color: DUSK }),
		];
	},
	other: (field) => [ornament("elephant", elephant("#7d929f", "#9fb1bb", CORAL, INK), field, 0.7)],
};

/** A whale in a sea of cut waves. */
export const whaleSong: Sketch = {
	ground: (side) => [background("#e6f0ef"), art("waves", swell(wholeSide(side)))],
	draw(field) {
		const stage = stageIn(field, 0.1);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.55);
		return [
			words(stage, "Finn", 0.14, { font: "pacifico", size: 0.18, color: TEAL }),
			art("whale", placed(whale(TEAL, SKY, SLATE, DUSK), { x, y, size: unit * 0.7 })),
			words(stage, "2026", 0.93, { font: "quicksand", size: 0.06, color: DUSK, tracking: 0.2 }),
		];
	},
	other: (field) => [ornament("whale", whale(TEAL, SKY, SLATE, DUSK), field, 0.7)],
};

function swell({ x, y, width, height }: Field): Drawing {
	const length = Math.min(width, height) * 0.3;
	const count = Math.ceil(width / length) + 1;
	return [
		["#c5dcde", 0.7, 0],
		["#a5c8cd", 0.79, 0.5],
		["#86b3bb", 0.88, 0.2],
	].map(([color, down, shift]) => {
		const top = y + height * Number(down);
		const crest = Array.from(
			{ length: count * 2 + 1 },
			(_, index): Spot => [
				Math.min(x + width, Math.max(x, x + (index / 2 - Number(shift)) * length)),
				top + (index % 2 ? length * 0.16 : 0),
			],
		);
		const path = flow(crest);
		return fill(String(color), `${path}L${x + width} ${y + height}L${x} ${y + height}Z`);
	});
}
