import { art, placed } from "./art.ts";
import { background, type Field, text } from "./drawing.ts";
import { firBranch } from "./motifs/plants.ts";
import { holly, orangeSlice } from "./motifs/winter.ts";
import { BRICK, CREAM, FOREST, HONEY, SAGE, TEAL } from "./palette.ts";
import { around, box, type Drawing, disc, fill, polygon, type Spot, star } from "./pen.ts";
import { onBack, roomIn, said, signed } from "./said.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { arts } from "./spread.ts";
import { sticker } from "./sticker.ts";

const DEEP = "#1d3f36";

/** A wreath of fir, oranges and berries round the words. */
export const wreathOfWords: Sketch = {
	ground: (side) => [background(DEEP), ...onBack(side, "orange", orangeSlice("#d9822b", CREAM, "#eba347"), 0.18)],
	edged: [],
	draw(field, garment) {
		const { x, y, width, height } = roomIn(field, garment ? 0.02 : 0.04);
		const unit = Math.min(width, height);
		const tall = height > width * 1.15;
		const name = unit * 0.1;
		const [u, v]: Spot = [x + width / 2, y + (tall ? height * 0.45 : height / 2)];
		const room = unit * 0.52;
		const words = { x: u - room / 2, y: v - unit * (tall ? 0.17 : 0.2), width: room, height: unit * 0.3 };
		const under = tall ? v + unit * 0.56 : words.y + words.height + name * 0.05;
		return [
			...wreath([u, v], unit * 0.4, unit, garment),
			said("merryChristmas", words, {
				font: "dancing-script",
				color: garment ? FOREST : CREAM,
				em: 3.8,
				leading: 1.02,
			}),
			text(
				"Lindqvist",
				{ x: u - (tall ? width * 0.46 : room / 2), y: under, width: tall ? width * 0.92 : room },
				{ font: tall ? "playfair-display" : "lora", size: tall ? name : name * 0.62, color: garment ? BRICK : HONEY },
			),
		];
	},
	inside: (field) =>
		signed(field, "Elsa & Anton", "berries", holly(FOREST, SAGE, BRICK), { font: "dancing-script", color: FOREST }),
};

function wreath([x, y]: Spot, radius: number, unit: number, garment: boolean) {
	const on = (turn: number): Spot => around(x, y, radius, 1, turn)[0]!;
	const edged = (drawing: Drawing) => (garment ? sticker(drawing, unit * 0.007) : drawing);
	const set = (motif: Drawing, turn: number, size: number, more = 0) =>
		edged(placed(motif, { x: on(turn)[0], y: on(turn)[1], size: size * unit, turn: turn + more }));
	const greens = ["#5f8f7a", FOREST, "#7fa58f"];
	return [
		...arts(
			"twigs",
			Array.from({ length: 26 }, (_, index) =>
				set(firBranch(greens[index % 3]!), index * (360 / 26), 0.31, index % 2 ? 60 : 114),
			),
		),
		...arts(
			"orange",
			[30, 150, 270].map((turn) => set(orangeSlice("#d9822b", CREAM, "#eba347"), turn, 0.16)),
		),
		...arts(
			"berries",
			[0, 90, 210].map((turn) => set(holly("#7fa58f", CREAM, BRICK), turn, 0.19)),
		),
	];
}

const RED = "#a83a22";

/** Trees of flat shapes in a row, stars above, letters as on an old poster. */
export const paperForest: Sketch = {
	ground: (side) => [background(RED), ...snowGround(wholeSide(side))],
	draw(field) {
		const { x, y, width, height } = roomIn(field, 0.07);
		const wide = width > height * 1.2;
		const high = Math.min(height * (wide ? 0.38 : 0.34), width * 0.62);
		const year = Math.min(width, height) * 0.085;
		const top = y + height * (wide ? 0.04 : 0.05);
		return [
			said(
				"merryChristmas",
				{ x, y: top, width, height: high },
				{ font: "bebas-neue", color: CREAM, em: 3.5, leading: 1 },
			),
			text(
				"2026",
				{ x, y: top + high + year * 0.25, width },
				{ font: "montserrat", size: year, color: HONEY, tracking: 0.3 },
			),
			...trees({ x, y: top + high + year * 1.6, width, height: y + height - top - high - year * 1.6 }),
		];
	},
	inside: (field) => signed(field, "Marie & Finn", "firs", cone(FOREST, HONEY, 0), { font: "caveat", color: RED }),
};

function trees({ x, y, width, height }: Field) {
	const floor = y + height;
	const row = [
		[0.12, 0.62, TEAL, CREAM, 1],
		[0.88, 0.68, SAGE, FOREST, 0],
		[0.31, 0.86, HONEY, RED, 2],
		[0.7, 0.84, CREAM, TEAL, 1],
		[0.5, 1, FOREST, HONEY, 0],
	] as const;
	return [
		art(
			"firs",
			row.flatMap(([across, tall, color, mark, kind]) => {
				const size = Math.min(height * tall, width * 0.74 * tall);
				return placed(cone(color, mark, kind), { x: x + across * width, y: floor - size / 2, size });
			}),
		),
	];
}

/** A tree in a square of 100, with bands, dots or stars. */
function cone(color: string, mark: string, kind: number): Drawing {
	const half = (down: number) => ((down + 44) / 80) * 27;
	const marks = [
		() =>
			[-14, 6, 24].map((down) =>
				polygon([-half(down), down], [half(down), down], [half(down + 6), down + 6], [-half(down + 6), down + 6]),
			),
		() =>
			[
				[0, -16],
				[-7, 4],
				[8, 8],
				[-14, 24],
				[2, 25],
				[17, 27],
			].map(([u, v]) => disc(u!, v!, 3.2)),
		() =>
			[
				[0, -8],
				[-9, 14],
				[10, 20],
			].map(([u, v]) => star(u!, v!, 6, 2.5)),
	];
	return [
		fill("#5a3a2c", box(-3.5, 34, 7, 15)),
		fill(color, polygon([0, -44], [27, 36], [-27, 36])),
		fill(mark, ...marks[kind]!()),
		fill(HONEY, star(0, -44, 6.5, 2.8)),
	];
}

function snowGround({ x, y, width, height }: Field) {
	const unit = Math.min(width, height);
	const count = Math.round((width / unit) * 26);
	const flakes = Array.from({ length: count }, (_, index) =>
		disc(
			x + ((index + 0.5) / count) * width,
			y + ((index * 0.618) % 1) * height * 0.74,
			unit * (0.004 + 0.003 * (index % 3)),
		),
	);
	return [art("snow", [fill("#bf5f4a", ...flakes), fill(CREAM, box(x, y + height * 0.93, width, height * 0.08))])];
}
