import type { DesignElement } from "#design/document.ts";
import { ornament, placed } from "./art.ts";
import { background, type Field, shape, text } from "./drawing.ts";
import { pasta } from "./motifs/pasta.ts";
import { citrus } from "./motifs/rooms.ts";
import { BRICK, CREAM, FOREST, HONEY, OLIVE, PAPER, TEAL } from "./palette.ts";
import { type Drawing, fill, leaf } from "./pen.ts";
import { inset, type Sketch, wholeSide } from "./sketch.ts";
import { arts, cells, halfDrop } from "./spread.ts";
import { spot, stageIn, words } from "./stage.ts";
import { rimmed, sticker } from "./sticker.ts";
import { aboutStrip, middleOf } from "./strip.ts";

const NAMES = [
	"farfalle",
	"penne",
	"fusilli",
	"rigatoni",
	"conchiglie",
	"ravioli",
	"stelline",
	"tagliatelle",
	"orecchiette",
] as const;
const DOUGH = { light: "#efc777", dark: "#b97f2e" };

/** Nine kinds of pasta with their names, as on a chart in an Italian kitchen. */
export const pastaChart: Sketch = {
	ground: () => [background("#1f4a4d")],
	draw(field, garment) {
		const wide = field.width > field.height * 1.6;
		const area = inset(field, garment ? 0.06 : 0.095);
		const title = Math.min(area.height * 0.15, area.width * 0.17);
		const [across, down] = wide ? [4, 2] : [3, 3];
		const grid = {
			...area,
			y: area.y + title * 1.15,
			height: area.height - title * 1.15 - (garment ? area.height * 0.08 : 0),
		};
		const kinds = cells(grid, across, down);
		const sizeIn = ({ width, height }: Field) => Math.min(width * 0.9, height * 0.84);
		const drawings = kinds.map((cell, index) => {
			const { x, y } = middleOf(cell);
			const size = sizeIn(cell);
			const drawing = placed(pasta(index, DOUGH), {
				x,
				y: y - cell.height * 0.09,
				size: size * 0.86,
				turn: index % 2 ? -14 : 0,
			});
			return garment ? sticker(drawing, size * 0.03, "#3a2c20") : drawing;
		});
		const heading = text(
			"Da Nonna Pia",
			{ x: area.x, y: area.y + title * 0.05, width: area.width },
			{ font: "pacifico", size: title * 0.72, color: garment ? BRICK : CREAM },
		);
		return [
			garment ? rimmed(heading) : heading,
			...arts("pasta", drawings),
			...kinds.map((cell, index) => {
				const size = Math.min(sizeIn(cell) * 0.17, cell.width * 0.16);
				const name = text(
					NAMES[index]!,
					{ x: cell.x, y: cell.y + cell.height * 0.9 - size, width: cell.width },
					{ font: "lora", size, color: garment ? TEAL : HONEY, fixed: true },
				);
				return garment ? rimmed(name, 0.2) : name;
			}),
		];
	},
	other: (field) => [ornament("farfalla", pasta(0, DOUGH), field, 0.76)],
};

const FRUIT = [
	["#e08a2e", "#fbe9c8", "#f0a94a", "#fbd79a"],
	["#e8b93b", "#fdf3d2", "#f4d469", "#fdeeb0"],
	["#d9604a", "#fbdccb", "#ea8a74", "#f8c1b0"],
	["#8aa34a", "#f0f3d4", "#b9cc78", "#dfe9b4"],
] as const;

/** Oranges, lemons, limes and grapefruit, cut open, all over and all round. */
export const cutCitrus: Sketch = {
	ground(side) {
		const unit = Math.min(side.width, side.height);
		const whole = wholeSide(side);
		const [, strip] = aboutStrip(side, 0.27);
		return [
			background("#f7e7c4"),
			...arts(
				"fruit",
				halfDrop(whole, unit * 0.31).map(([x, y], index) => slice(x, y, unit * 0.265, index)),
			),
			shape("rectangle", strip, { fill: PAPER, locked: true }),
			shape(
				"rectangle",
				{ ...strip, y: strip.y + strip.height * 0.07, height: strip.height * 0.86 },
				{ stroke: { color: OLIVE, width: unit * 0.006 }, locked: true },
			),
		];
	},
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.03 : 0.06, 1.1);
		const unit = stage.unit;
		if (!garment)
			return [words(stage, "Valencia", 0.5, { font: "pacifico", size: 0.135, color: "#c2592a", width: 0.88 })];
		const places = [
			[0.27, 0.2, 0.36],
			[0.66, 0.18, 0.3],
			[0.5, 0.5, 0.4],
			[0.17, 0.53, 0.24],
			[0.84, 0.49, 0.28],
		] as const;
		const fruits: DesignElement[] = arts(
			"fruit",
			places.map(([u, v, size], index) => {
				const [x, y] = spot(stage, u, v);
				return sticker(slice(x, y, size * unit, index), unit * 0.01);
			}),
		);
		return [
			...fruits,
			rimmed(words(stage, "Valencia", 0.83, { font: "pacifico", size: 0.17, color: "#c2592a", width: 0.92 })),
		];
	},
};

function slice(x: number, y: number, size: number, index: number): Drawing {
	const [peel, pith, flesh, light] = FRUIT[(index * 3 + Math.floor(index / 4)) % FRUIT.length]!;
	const turn = index * 37;
	return [
		fill(FOREST, leaf(x, y, size * 0.66, size * 0.2, turn + 20)),
		fill(OLIVE, leaf(x, y, size * 0.64, size * 0.18, turn + 58)),
		...placed(citrus(peel, pith, flesh, light), { x, y, size, turn }),
	];
}
