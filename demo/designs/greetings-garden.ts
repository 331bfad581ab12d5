import { art, placed } from "./art.ts";
import { background, type Field, text } from "./drawing.ts";
import { anemone, peony, primrose, sunflower } from "./motifs/garden.ts";
import { eucalyptus, sprig } from "./motifs/plants.ts";
import { openPoppy, poppyBud } from "./motifs/poppies.ts";
import { BRICK, COCOA, CORAL, DUSK, FOREST, HONEY, OLIVE, PAPER, PINK, PLUM, ROSE, SAGE, SKY } from "./palette.ts";
import { type Drawing, fill, flow, leaf, type Spot, stroke } from "./pen.ts";
import { onBack, roomIn, said, signed, viewsOf } from "./said.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { arts } from "./spread.ts";

const HEADS: readonly (() => Drawing)[] = [
	() => anemone(PAPER, "#e2d9c8", DUSK),
	() => primrose(HONEY, "#c98a2b", "#d99f3c"),
	() => openPoppy(CORAL, "#e88a70", DUSK, HONEY),
	() => primrose(PINK, HONEY, ROSE),
	() => sunflower(HONEY, "#d1932f", COCOA, "#3e2a20"),
];

/** Flowers and herbs in two corners, the words between them. */
export const birthdayHerbs: Sketch = {
	ground: (side) => [background(PAPER), ...corners(viewsOf(side)), ...onBack(side, "blossom", HEADS[3]!(), 0.16)],
	draw(field) {
		const { x, y, width, height } = roomIn(field, 0.09);
		const wide = width > height * 1.2;
		const high = Math.min(height * (wide ? 0.46 : 0.3), width * 0.5);
		const name = Math.min(width, height) * 0.11;
		const top = y + (height - high - name * 1.5) / 2;
		return [
			said(
				"happyBirthday",
				{ x, y: top, width, height: high },
				{ font: "playfair-display", color: FOREST, em: 4.05, leading: 1.14 },
			),
			text("Clara", { x, y: top + high + name * 0.25, width }, { font: "dancing-script", size: name, color: BRICK }),
		];
	},
	inside: (field) => signed(field, "Nina & Ole", "blossom", HEADS[3]!(), { font: "dancing-script", color: FOREST }),
};

const CORNER: readonly (readonly [number, number, number, number])[] = [
	[0.13, 0.1, 0.24, 2],
	[0.36, 0.05, 0.17, 0],
	[0.05, 0.28, 0.18, 1],
	[0.25, 0.21, 0.13, 3],
	[0.52, 0.02, 0.12, 3],
	[0.02, 0.43, 0.12, 0],
];

const TWIGS = [
	[0.34, 0.16, 0.3, 62, FOREST],
	[0.18, 0.33, 0.3, 152, FOREST],
	[0.55, 0.07, 0.26, 84, SAGE],
	[0.06, 0.52, 0.26, 176, SAGE],
	[0.3, 0.3, 0.2, 118, OLIVE],
] as const;

/** The upper left one, and turned about the middle the lower right one; of all views in one, as art may not end at a fold. */
function corners(views: readonly Field[]) {
	return [
		...arts(
			"twigs",
			views.flatMap((view) =>
				TWIGS.flatMap(([u, v, size, turn, color]) =>
					both(view, u, v, ([left, top], more, unit) =>
						placed(color === OLIVE ? eucalyptus(OLIVE, "#6b7244") : sprig(color), {
							x: left,
							y: top,
							size: size * unit,
							turn: turn + more,
						}),
					),
				),
			),
		),
		...arts(
			"blossom",
			views.flatMap((view) =>
				CORNER.flatMap(([u, v, size, kind]) =>
					both(view, u, v, ([left, top], more, unit) =>
						placed(HEADS[kind]!(), { x: left, y: top, size: size * unit, turn: more + kind * 31 }),
					),
				),
			),
		),
	];
}

function both(
	{ x, y, width, height }: Field,
	u: number,
	v: number,
	draw: (at: Spot, turn: number, unit: number) => Drawing,
): readonly Drawing[] {
	const unit = Math.min(width, height) * (height > width * 1.15 ? 1 : 0.78);
	return [draw([x + u * unit, y + v * unit], 0, unit), draw([x + width - u * unit, y + height - v * unit], 180, unit)];
}

/** A meadow that grows up to the words. */
export const thankYouMeadow: Sketch = {
	ground(side) {
		return [background(SKY), ...meadow(viewsOf(side)), ...grass(side)];
	},
	draw(field) {
		const { x, y, width, height } = roomIn(field, 0.08);
		const wide = width > height * 1.2;
		const high = Math.min(height * (wide ? 0.5 : 0.36), width * 0.66);
		const name = Math.min(width, height) * 0.1;
		return [
			said("thankYou", { x, y, width, height: high }, { font: "pacifico", color: FOREST, em: 2.75, leading: 1.16 }),
			text("Amélie", { x, y: y + high + name * 0.1, width }, { font: "caveat", size: name, color: BRICK }),
		];
	},
	inside: (field) =>
		signed(field, "Freya & Nils", "poppies", openPoppy(CORAL, "#e88a70", DUSK, HONEY), {
			font: "caveat",
			color: FOREST,
		}),
};

function meadow(views: readonly Field[]) {
	const stems = views.flatMap((view) => stemsIn(view, 8));
	return [
		art("grass", [
			...stems.map(({ foot, head, bend, unit }) =>
				stroke(FOREST, unit * 0.008, flow([foot, [foot[0] - bend * 0.4, (foot[1] + head[1]) / 2], head])),
			),
			fill(
				"#4d7a5f",
				...stems.map(({ foot, bend, unit }) =>
					leaf(foot[0], foot[1] - unit * 0.07, unit * 0.16, unit * 0.03, bend > 0 ? 24 : -24),
				),
			),
		]),
		...arts(
			"poppies",
			stems.map(({ head: [x, y], kind, size }, index) =>
				index % 4 === 3
					? placed(poppyBud("#4d7a5f", CORAL), { x, y, size: size * 0.8 })
					: placed(HEADS[kind]!(), { x, y, size, turn: index * 17 }),
			),
		),
	];
}

/** Lower where the words reach further down. */
function stemsIn({ x, y, width, height }: Field, count: number) {
	const unit = Math.min(width, height) * (height > width * 1.15 ? 1 : 0.6);
	return Array.from({ length: count }, (_, index) => {
		const foot: Spot = [x + ((index + 0.5) / count) * width, y + height - unit * 0.02];
		const bend = unit * 0.03 * (index % 2 ? 1 : -1);
		const head: Spot = [foot[0] + bend, foot[1] - unit * (0.3 + 0.26 * ((index * 0.618) % 1))];
		const size = unit * (0.16 + 0.07 * ((index * 0.37) % 1));
		return { foot, head, bend, unit, size, kind: (index * 2) % HEADS.length };
	});
}

function grass(side: Parameters<typeof wholeSide>[0]) {
	const { x, y, width, height } = wholeSide(side);
	const unit = Math.min(width, height);
	const count = Math.round((width / unit) * 34);
	const blades = Array.from({ length: count }, (_, index) =>
		leaf(
			x + ((index + 0.5) / count) * width,
			y + height - unit * 0.02,
			unit * (0.09 + 0.06 * ((index * 0.618) % 1)),
			unit * 0.022,
			((index * 47) % 40) - 20,
		),
	);
	return [
		art("meadow", [
			fill(FOREST, ...blades.filter((_, index) => index % 2 === 0)),
			fill(OLIVE, ...blades.filter((_, index) => index % 2 === 1)),
		]),
	];
}

const PEONIES = [
	[0.5, 0.7, 0.46, 0],
	[0.2, 0.78, 0.34, 24],
	[0.81, 0.77, 0.36, -18],
	[0.34, 0.95, 0.28, 10],
	[0.68, 0.96, 0.3, 40],
	[0.04, 0.97, 0.26, 0],
	[0.97, 0.98, 0.24, 15],
] as const;
const TONES = [
	[ROSE, "#d9a08f", PINK, PLUM],
	[PINK, "#f3cdbf", PAPER, ROSE],
	["#b6605a", ROSE, "#dfa392", PLUM],
] as const;

/** Peonies as large as the card carries. */
export const peoniesForMum: Sketch = {
	ground: (side) => [background("#f8e7de"), ...peonies(viewsOf(side))],
	draw(field) {
		const { x, y, width, height } = roomIn(field, 0.08);
		const wide = width > height * 1.2;
		const high = Math.min(height * (wide ? 0.34 : 0.26), width * 0.4);
		const name = Math.min(width, height) * 0.09;
		return [
			said(
				"bestMum",
				{ x, y: y + height * 0.02, width, height: high },
				{ font: "playfair-display", color: PLUM, em: 5.6, leading: 1.16 },
			),
			text(
				"Emma & Luca",
				{ x, y: y + height * 0.02 + high + name * 0.25, width },
				{ font: "dancing-script", size: name, color: BRICK },
			),
		];
	},
	inside: (field) => signed(field, "Emma & Luca", "flowers", peony(TONES[0]), { font: "dancing-script", color: PLUM }),
};

const LEAVES = [
	[0.32, 0.6, -32],
	[0.68, 0.6, 34],
	[0.1, 0.66, -50],
	[0.9, 0.65, 48],
	[0.5, 0.5, 4],
	[0.02, 0.84, -70],
	[0.98, 0.83, 66],
] as const;

function peonies(views: readonly Field[]) {
	return [
		...arts(
			"twigs",
			views.flatMap((view) => LEAVES.map((each) => growing(view, each, 0.34, sprig(FOREST, "#24483e")))),
		),
		...arts(
			"flowers",
			views.flatMap((view) =>
				PEONIES.map(([u, v, size, turn], index) => growing(view, [u, v, turn], size, peony(TONES[index % 3]!))),
			),
		),
	];
}

/** From below, no higher than wide ones leave room for words. */
function growing(
	{ x, y, width, height }: Field,
	[u, v, turn]: readonly [number, number, number],
	size: number,
	motif: Drawing,
): Drawing {
	const unit = Math.min(width, height) * (height > width * 1.15 ? 1 : 0.56);
	return placed(motif, { x: x + u * width, y: y + height - (1 - v) * unit * 1.3, size: size * unit, turn });
}
