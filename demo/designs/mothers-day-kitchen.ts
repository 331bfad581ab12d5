import type { DesignElement } from "#design/document.ts";
import { boots, cake, lake } from "../pictures.ts";
import { art, placed } from "./art.ts";
import { background, type Field, photo, shape, text } from "./drawing.ts";
import { chick, hen, primrose, sunflower } from "./motifs/garden.ts";
import { tulip } from "./motifs/plants.ts";
import { poppy } from "./motifs/poppies.ts";
import { BRICK, COCOA, CORAL, CREAM, FOREST, HONEY, INK, PAPER, PINK, PLUM, SAGE, SKY } from "./palette.ts";
import { type Drawing, fill, flow, leaf, type Spot, stroke } from "./pen.ts";
import { inset, type Sketch, wholeSide } from "./sketch.ts";
import { arts } from "./spread.ts";
import { spot, stageIn, words } from "./stage.ts";
import { rimmed, sticker } from "./sticker.ts";

/** Millimetres of figures that are still read on a key ring. */
const SMALLEST_READ = 1.5;

const ROW = [
	["Ida", CORAL],
	["Wilma", HONEY],
	["Theo", PINK],
	["Carl", BRICK],
] as const;

/** For each child a flower in one bed. */
export const familyBed: Sketch = {
	ground: (side) => {
		const { x, y, width, height } = wholeSide(side);
		const [top, unit] = [y + height * 0.77, Math.min(width, height)];
		const count = Math.max(3, Math.round(width / (unit * 0.3)));
		const hills = Array.from(
			{ length: count + 1 },
			(_, index): Spot => [x + (index * width) / count, top - (index % 2 ? unit * 0.02 : 0)],
		);
		return [
			background(SKY),
			art("bed", [fill(FOREST, `${flow(hills)}L${x + width} ${y + height}L${x} ${y + height}Z`)]),
		];
	},
	draw(field, garment) {
		const wide = field.width > field.height * 1.2;
		const area = inset(field, wide ? 0.08 : 0.06);
		const top = field.y + field.height * 0.75;
		const step = area.width / ROW.length;
		const high = Math.min(step * (garment ? 3 : 2.1), (top - area.y) * 0.98);
		const flowers = ROW.map(([, color], index) => {
			const x = area.x + (index + 0.5) * step;
			const tall = high * (0.72 + 0.28 * ((index * 2) % 3 === 0 ? 0.3 : 1));
			return grown(x, top + (garment ? 0 : high * 0.05), tall, step, index, color);
		});
		return [
			...arts("flowers", garment ? flowers.map((each) => sticker(each, area.width * 0.008)) : flowers),
			...ROW.map(([name], index) => {
				const said = text(
					name,
					{
						x: area.x + (index + 0.04) * step,
						y: field.y + field.height * (garment ? 0.84 : 0.805),
						width: step * 0.92,
					},
					{
						font: "caveat",
						size: Math.min(step * (garment ? 0.42 : 0.34), field.height * 0.1),
						color: garment ? FOREST : CREAM,
					},
				);
				return garment ? rimmed(said) : said;
			}),
		];
	},
	other({ x, y, width, height }) {
		const step = width * 0.27;
		const flowers = ROW.slice(1).map(([, color], index) =>
			grown(
				x + width / 2 + (index - 1) * step,
				y + height * 0.83,
				height * (0.6 - 0.06 * (index % 2)),
				step,
				index + 1,
				color,
			),
		);
		return [art("flowers", flowers.flat())];
	},
};

function grown(x: number, foot: number, tall: number, step: number, index: number, color: string): Drawing {
	const head = { x, y: foot - tall + step * 0.35, size: step * 0.92 };
	const heads = [
		() => placed(tulip(color, BRICK, "#4d7a55"), { ...head, y: head.y + step * 0.02, size: step * 1.12 }),
		() => placed(sunflower(color, "#c98a2b", COCOA, "#a37a4e"), head),
		() => placed(primrose(color, BRICK, PAPER), head),
		() => placed(poppy(color, "#c9543f", "#7c2815"), head),
	];
	return [
		stroke(
			"#4d7a55",
			step * 0.035,
			flow([
				[x, head.y],
				[x + step * 0.03, (head.y + foot) / 2],
				[x, foot],
			]),
		),
		fill("#4d7a55", leaf(x, foot, step * 0.6, step * 0.2, -34), leaf(x, foot, step * 0.52, step * 0.18, 38)),
		...heads[index % heads.length]!(),
	];
}

/** Three photos and one field of colour, edge to edge. */
export const mosaic: Sketch = {
	ground(side) {
		const { x, y, width, height } = wholeSide(side);
		const wide = width > height * 1.15;
		const gap = Math.min(width, height) * 0.014;
		const across = x + width * (wide ? 0.5 : 0.42);
		const down = y + height * (wide ? 0.54 : 0.575);
		const at = (left: number, top: number, right: number, bottom: number): Field => ({
			x: left,
			y: top,
			width: right - left,
			height: bottom - top,
		});
		const [right, bottom] = [x + width, y + height];
		const label = wide
			? at(across + gap, down + gap, x + width * 0.78, bottom)
			: at(x, down + gap, across - gap, bottom);
		const frames = wide
			? [
					at(x, y, across - gap, bottom),
					at(across + gap, y, right, down - gap),
					at(x + width * 0.78 + gap * 2, down + gap, right, bottom),
				]
			: [
					at(x, y, x + width * 0.58 - gap, down - gap),
					at(x + width * 0.58 + gap, y, right, down - gap),
					at(across + gap, down + gap, right, bottom),
				];
		const inside = {
			...label,
			x: Math.max(label.x, side.safe),
			y: label.y,
			width: Math.min(label.x + label.width, side.width - side.safe) - Math.max(label.x, side.safe),
			height: Math.min(label.y + label.height, side.height - side.safe) - label.y,
		};
		const unit = Math.min(inside.width, inside.height * 1.3);
		const margin = unit * 0.17;
		return [
			background(PAPER),
			photo(lake, frames[0]!, { focus: [0.9, 0.5] }),
			photo(wide ? boots : cake, frames[1]!, { focus: [0.5, wide ? 0.5 : 0.3] }),
			photo(wide ? cake : boots, frames[2]!, { focus: [0.5, wide ? 0.3 : 0.5] }),
			shape("rectangle", label, { fill: CORAL, locked: true }),
			text(
				"Amélie",
				{ x: inside.x + margin, y: inside.y + inside.height / 2 - unit * 0.17, width: inside.width - 2 * margin },
				{ font: "playfair-display", size: unit * 0.19, color: PAPER },
			),
			text(
				"2026",
				{ x: inside.x + margin, y: inside.y + inside.height / 2 + unit * 0.12, width: inside.width - 2 * margin },
				{ font: "montserrat", size: Math.max(unit * 0.065, SMALLEST_READ), color: PAPER, tracking: 0.2 },
			),
		];
	},
	draw: (): DesignElement[] => [],
};

/** A hen and her three, free on the cloth. */
export const henAndChicks: Sketch = {
	ground: (side) => [background("#f0dfc0"), art("meadow", meadow(wholeSide(side)))],
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.03 : 0.1);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, garment ? 0.38 : 0.36);
		const drawing = [
			...placed(hen(PLUM, "#8d4f66", BRICK, HONEY, PAPER), {
				x: x - unit * 0.14,
				y: y - unit * 0.06,
				size: unit * 0.66,
			}),
			...[0.08, 0.25, 0.41].flatMap((u, index) =>
				placed(chick(HONEY, "#c98a2b", BRICK, INK), {
					x: x + u * unit,
					y: y + unit * (0.17 + 0.008 * index),
					size: unit * (0.19 - index * 0.012),
				}),
			),
		];
		const lettering = [
			words(stage, "Brigitte", garment ? 0.76 : 0.74, {
				font: "pacifico",
				size: 0.155,
				color: garment ? BRICK : PLUM,
				width: 0.92,
			}),
			words(stage, "Ella · Mats · Lou", 0.93, { font: "quicksand", size: 0.075, color: garment ? PLUM : BRICK }),
		];
		return [
			art("hen", garment ? sticker(drawing, unit * 0.01) : drawing),
			...(garment ? lettering.map((each) => rimmed(each)) : lettering),
		];
	},
	other: (field) => [
		art(
			"chicks",
			[-0.28, 0, 0.28].flatMap((u) =>
				placed(chick(HONEY, "#c98a2b", BRICK, INK), {
					x: field.x + field.width * (0.5 + u),
					y: field.y + field.height * 0.52,
					size: field.height * 0.26,
				}),
			),
		),
	],
};

function meadow({ x, y, width, height }: Field): Drawing {
	const unit = Math.min(width, height);
	const count = Math.round(width / (unit * 0.05));
	const blades = Array.from({ length: count }, (_, index) =>
		leaf(
			x + ((index + 0.5) * width) / count,
			y + height,
			unit * (0.05 + 0.03 * ((index * 5) % 3)),
			unit * 0.022,
			((index * 7) % 5) * 6 - 12,
		),
	);
	return [fill(SAGE, ...blades)];
}
