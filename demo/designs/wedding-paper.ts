import { branches } from "../pictures.ts";
import { art, ornament, placed } from "./art.ts";
import { background, photo, shape } from "./drawing.ts";
import { arched } from "./frames.ts";
import { bird } from "./motifs/animals.ts";
import { eucalyptus, laurel, sprig } from "./motifs/plants.ts";
import { BRICK, COCOA, CORAL, CREAM, DUSK, FOREST, HONEY, INK, OLIVE, PAPER, SAGE, SLATE } from "./palette.ts";
import { arc, type Drawing, fill, flow, heart, leaf, stroke, turned } from "./pen.ts";
import { inset, type Sketch } from "./sketch.ts";
import { type Stage, spot, stageIn, words } from "./stage.ts";

/** Initials in a laurel wreath, the place beneath. */
export const laurelInitials: Sketch = {
	ground: () => [background(PAPER)],
	edged: [],
	draw(field) {
		const stage = stageIn(field, 0.1);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.42);
		const middle = { ...stage, y: 0, height: 1 };
		return [
			art("laurel", placed(laurel(FOREST, HONEY), { x, y, size: unit * 0.82 })),
			words(middle, "M & L", y - unit * 0.03, { font: "playfair-display", size: 0.155, color: FOREST, width: 0.56 }),
			words(middle, "20 · 06 · 2026", y + unit * 0.105, { font: "lora", size: 0.042, color: COCOA, width: 0.5 }),
			words(stage, "SINTRA", 0.94, { font: "montserrat", size: 0.05, color: COCOA, tracking: 0.3 }),
		];
	},
	inside: (field) => [ornament("laurel", laurel(FOREST, HONEY), field, 0.5)],
	other: (field) => [ornament("laurel", laurel(FOREST, HONEY), field, 0.7)],
};

/** Eucalyptus in two corners of a fine frame. */
export const eucalyptusCorners: Sketch = {
	ground: () => [background(CREAM)],
	draw(field) {
		const frame = inset(field, 0.075);
		const unit = Math.min(frame.width, frame.height);
		const stage = stageIn(field, 0.14);
		const twigs = (x: number, y: number, around: number) =>
			[98, 135, 172].flatMap((turn, index) =>
				placed(eucalyptus(SAGE, FOREST), {
					...turnedAbout(x, y, unit * 0.17, turn + around),
					size: unit * (index === 1 ? 0.4 : 0.36),
					turn: turn + around,
				}),
			);
		return [
			shape("rectangle", frame, { stroke: { color: HONEY, width: unit * 0.005 }, locked: true }),
			art("eucalyptus", twigs(frame.x, frame.y, 0)),
			art("eucalyptus", twigs(frame.x + frame.width, frame.y + frame.height, 180)),
			words(stage, "Clara", 0.34, { font: "dancing-script", size: 0.2, color: FOREST }),
			words(stage, "&", 0.5, { font: "playfair-display", size: 0.09, color: HONEY }),
			words(stage, "Henrik", 0.64, { font: "dancing-script", size: 0.2, color: FOREST }),
			words(stage, "5 · IX · 2026", 0.8, { font: "lora", size: 0.048, color: COCOA, width: 0.6 }),
		];
	},
};

/** Where a motif stands whose foot is at a place. */
function turnedAbout(x: number, y: number, reach: number, degrees: number) {
	const [across, down] = turned([x, y - reach], [x, y], degrees);
	return { x: across, y: down };
}

/** A photo behind a round arch, a sprig on either side. */
export const archway: Sketch = {
	ground: () => [background("#e9ded1")],
	draw(field) {
		const stage = stageIn(field, 0.09);
		const unit = stage.unit;
		const [width, high] = [unit * 0.46, stage.height * 0.62];
		const [x, top] = [stage.x + unit / 2, stage.y + stage.height * 0.03];
		const gap = unit * 0.025;
		const [left, right, radius] = [x - width / 2 - gap, x + width / 2 + gap, width / 2 + gap];
		return [
			art("arch", [
				stroke(
					BRICK,
					unit * 0.004,
					`M${left} ${top + high}L${left} ${top + width / 2}${arc(x, top + width / 2, radius, -90, 90).replace(/^M[^C]*/, "")}L${right} ${top + high}`,
				),
				...[-1, 1].flatMap((way) =>
					placed(sprig(OLIVE), {
						x: x + way * unit * 0.37,
						y: top + high - unit * 0.19,
						size: unit * 0.38,
						turn: way * 9,
						flip: way < 0,
					}),
				),
			]),
			photo(
				branches,
				{ x: x - width / 2, y: top, width, height: high },
				{ mask: { form: "path", d: arched(high / width) }, focus: [0.5, 0.3] },
			),
			words(stage, "Ines & Paolo", 0.78, { font: "playfair-display", size: 0.12, color: INK }),
			words(stage, "LAGO DI COMO · 2026", 0.92, { font: "montserrat", size: 0.042, color: BRICK, tracking: 0.16 }),
		];
	},
};

/** Two birds on a branch, a heart between them. */
export const songbirds: Sketch = {
	ground: () => [background(SAGE)],
	edged: [],
	draw(field) {
		const stage = stageIn(field, 0.09);
		return [
			art("birds", birds(stage, 0.4)),
			words(stage, "Emma & Noah", 0.8, { font: "amatic-sc", size: 0.2, color: DUSK }),
			words(stage, "2026", 0.95, { font: "montserrat", size: 0.05, color: DUSK, tracking: 0.2 }),
		];
	},
	other: (field) => [art("birds", birds(stageIn(field, 0.12, 1), 0.5))],
};

function birds(stage: Stage, down: number): Drawing {
	const unit = stage.unit;
	const [x, y] = spot(stage, 0.5, down);
	const twig = y + unit * 0.14;
	const leaves = [
		[-0.44, -30, 1],
		[-0.36, 150, 1],
		[0.44, 30, -1],
		[0.36, -150, -1],
		[-0.02, 160, 0],
		[0.06, 20, 0],
	] as const;
	return [
		stroke(
			COCOA,
			unit * 0.012,
			flow([
				[x - unit * 0.48, twig + unit * 0.03],
				[x - unit * 0.2, twig],
				[x + unit * 0.15, twig + unit * 0.01],
				[x + unit * 0.48, twig - unit * 0.03],
			]),
		),
		fill(FOREST, ...leaves.map(([dx, turn]) => leaf(x + dx * unit, twig, unit * 0.13, unit * 0.06, turn))),
		...placed(bird(CORAL, BRICK, HONEY, DUSK), { x: x - unit * 0.21, y, size: unit * 0.36 }),
		...placed(bird(PAPER, SLATE, HONEY, DUSK), { x: x + unit * 0.21, y, size: unit * 0.36, flip: true }),
		fill(BRICK, heart(x, y - unit * 0.22, unit * 0.11)),
	];
}
