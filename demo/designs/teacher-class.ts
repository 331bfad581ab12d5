import type { DesignElement } from "#design/document.ts";
import { art, ornament, placed } from "./art.ts";
import { background, type Field, shape, text } from "./drawing.ts";
import { flowerpot } from "./motifs/garden.ts";
import { pupil, seedling, standingPencil } from "./motifs/school.ts";
import { apple } from "./motifs/things.ts";
import {
	BLUSH,
	BRICK,
	COCOA,
	CORAL,
	CREAM,
	DUSK,
	FOREST,
	HONEY,
	INK,
	OLIVE,
	PAPER,
	PINK,
	PLUM,
	SAGE,
	SKY,
	TEAL,
} from "./palette.ts";
import { box, type Drawing, fill, flow, open, stroke } from "./pen.ts";
import { inset, type Sketch, wholeSide } from "./sketch.ts";
import { arts, cells } from "./spread.ts";
import { rimmed, sticker } from "./sticker.ts";

const CLASS = ["Ada", "Bela", "Cem", "Dora", "Emil", "Fina", "Gus", "Hana", "Ian", "Juno", "Kaya", "Leo"];
const SKINS = ["#f0c9a8", "#a8714b", "#e2ae86", "#7c4f35", "#f5d7bd"];
const HAIRS = [COCOA, INK, "#c98a2b", "#8a3f22", "#4a3327"];
const SHIRTS = [CORAL, TEAL, HONEY, PLUM, OLIVE, BRICK];

/** The whole class, each with a name. */
export const classPortrait: Sketch = {
	ground: () => [background(SKY)],
	draw(field, garment) {
		const wide = field.width > field.height * 1.2;
		const tall = field.height > field.width * 1.15 && !garment;
		const area = inset(field, garment ? 0.03 : tall ? 0.1 : 0.07);
		const title = area.height * (tall ? 0.16 : 0.19);
		const [across, down] = wide ? [6, 2] : tall ? [3, 4] : [4, 3];
		const width = garment ? area.width : Math.min(area.width, (area.height - title) * (across / down) * 1.02);
		const faces = {
			x: area.x + (area.width - width) / 2,
			y: area.y + title,
			width,
			height: garment ? Math.min(area.height - title, width * 0.86) : area.height - title,
		};
		const heading = text(
			"Anna Ricci",
			{ x: area.x, y: area.y + (garment ? title * 0.25 : 0), width: area.width },
			{ font: "pacifico", size: Math.min(title * 0.6, area.width * 0.13), color: garment ? CORAL : DUSK },
		);
		return [garment ? rimmed(heading) : heading, ...portraits(faces, across!, down!, CLASS, garment)];
	},
	other: (field) => portraits(inset(field, 0.1), 3, 2, ["Mia", "Noé", "Olga", "Per", "Rosa", "Sami"], false, 12),
};

function portraits(
	field: Field,
	across: number,
	down: number,
	names: readonly string[],
	garment: boolean,
	from = 0,
): DesignElement[] {
	const places = cells(field, across, down);
	const drawings = places.map(({ x, y, width, height }, index) => {
		const kind = index + from;
		const looks = {
			skin: SKINS[(kind * 2) % 5]!,
			hair: HAIRS[(kind * 3 + 1) % 5]!,
			shirt: SHIRTS[kind % 6]!,
			cut: kind + Math.floor(kind / 6),
		};
		const size = Math.min(width * 0.86, height * 0.72);
		const drawing = placed(pupil(looks, INK), { x: x + width / 2, y: y + height * 0.4, size });
		return garment ? sticker(drawing, size * 0.03) : drawing;
	});
	const labels = places.map(({ x, y, width, height }, index) => {
		const size = Math.min(height * 0.2, width * 0.26);
		const label = text(
			names[index]!,
			{ x: x + width * 0.02, y: y + height * 0.78, width: width * 0.96 },
			{ font: "caveat", size, color: garment ? PLUM : DUSK },
		);
		return garment ? rimmed(label) : label;
	});
	return [...arts("pupils", drawings), ...labels];
}

const PENCILS = [
	[BRICK, "#96361a"],
	[HONEY, "#c98a2b"],
	[TEAL, "#215059"],
	[PINK, "#d68f7a"],
	[FOREST, "#22463c"],
	[CORAL, "#bd5236"],
	[PLUM, "#52293c"],
	[OLIVE, "#60663a"],
] as const;
const ON_PENCILS = [
	"Aino",
	"Bruno",
	"Clara",
	"David",
	"Elif",
	"Franek",
	"Greta",
	"Hugo",
	"Inès",
	"Jakub",
	"Klara",
	"Luca",
	"Maja",
	"Nils",
	"Olivia",
	"Pablo",
	"Romy",
	"Selma",
];

/** Coloured pencils side by side round everything, with a pupil's name on each. */
export const pencilBox: Sketch = {
	ground(side) {
		const { x, y, width, height } = wholeSide(side);
		const unit = Math.min(side.width, side.height);
		const count = Math.max(5, Math.min(18, Math.round(side.width / (unit * 0.165))));
		const step = width / count;
		const tops = Array.from(
			{ length: count },
			(_, index) => side.height * (0.36 + 0.05 * Math.sin(index * 2.1) + 0.03 * (index % 2)),
		);
		const drawings = tops.map((top, index) => {
			const pencil = standingPencil(step * 0.97, y + height - top, PENCILS[index % PENCILS.length]!, "#ecd2b0");
			return placed(pencil, { x: x + (index + 0.5) * step, y: top, size: 100 });
		});
		const labels = tops.flatMap((top, index) => {
			const [from, to] = [top + step * 1.25, side.height - Math.max(side.safe, unit * 0.06)];
			const [middle, length, size] = [x + (index + 0.47) * step, to - from, step * 0.46];
			if (middle - step / 2 < side.safe || middle + step / 2 > side.width - side.safe) return [];
			const color = index % PENCILS.length === 1 || index % PENCILS.length === 3 ? INK : PAPER;
			return text(
				ON_PENCILS[index]!,
				{ x: middle - length / 2, y: (from + to) / 2 - size * 0.6, width: length },
				{ font: "quicksand", size, color, rotation: -90, align: "right" },
			);
		});
		return [background(CREAM), ...arts("pencils", drawings), ...labels];
	},
	draw(field) {
		const { x, y, width, height } = field;
		const area = { x: x + width * 0.07, width: width * 0.86 };
		const size = Math.min(height * 0.15, width * 0.15);
		return [
			text(
				"Inès Laurent",
				{ ...area, y: y + height * 0.17 - size * 0.7 },
				{ font: "caveat", size: size * 1.15, color: BRICK },
			),
		];
	},
};

/** Five years on five steps, from the seed to the flower. */
export const growingYears: Sketch = {
	ground: () => [background("#efe4cf")],
	draw(field, garment) {
		const area = inset(field, garment ? 0.04 : 0.08);
		const wide = area.width > area.height * 1.2;
		const step = area.width / 5;
		const rise = Math.min(area.height * 0.085, step * 0.4);
		const foot = area.y + area.height * (garment && !wide ? 0.82 : 0.96);
		const size = Math.min(step * 1.16, area.height * 0.36);
		const stairs = [0, 1, 2, 3, 4].map((index) =>
			box(area.x + index * step, foot - rise * (index + 1), step * 1.001, rise * (index + 1)),
		);
		const plants = [0, 1, 2, 3, 4].flatMap((index) => {
			const [x, top] = [area.x + (index + 0.5) * step, foot - rise * (index + 1)];
			return [
				...placed(seedling(index, FOREST, CORAL, HONEY), { x, y: top - size * 0.98, size: size * 1.06 }),
				...placed(flowerpot(BRICK, CORAL), { x, y: top - size * 0.25, size: size * 0.52 }),
			];
		});
		const drawing = [fill(SAGE, ...stairs), ...plants];
		const heading = { x: area.x, y: area.y + area.height * (wide ? 0.06 : 0.03), width: area.width * 0.66 };
		const title = text("H. Nowak", heading, {
			font: "pacifico",
			size: Math.min(area.height * 0.13, area.width * 0.11),
			color: garment ? CORAL : BRICK,
			align: "left",
		});
		const years = [0, 1, 2, 3, 4].map((index) =>
			text(
				String(2022 + index),
				{ x: area.x + index * step, y: foot - rise * 0.82, width: step },
				{ font: "montserrat", size: Math.min(rise * 0.5, step * 0.26), color: DUSK },
			),
		);
		return [
			art("steps", garment ? sticker(drawing, step * 0.035) : drawing),
			garment ? rimmed(title) : title,
			...years,
		];
	},
	other: (field) => [ornament("apple", apple(BRICK, "#97361a", FOREST, COCOA), field, 0.5)],
};

/** A label on marbled paper, as exercise books once had. */
export const exerciseBook: Sketch = {
	ground: (side) => [background(PLUM), art("marble", marbled(wholeSide(side)))],
	draw(field) {
		const { x, y, width, height } = field;
		const wide = Math.min(width * 0.78, height * 1.05);
		const high = wide * 0.62;
		const label = {
			x: x + (width - wide) / 2,
			y: y + (height - high) * (height > width * 1.15 ? 0.36 : 0.5),
			width: wide,
			height: high,
		};
		const rule = (down: number) =>
			stroke(
				SAGE,
				wide * 0.004,
				open([label.x + wide * 0.12, label.y + high * down], [label.x + wide * 0.88, label.y + high * down]),
			);
		const said = { x: label.x + wide * 0.12, width: wide * 0.76 };
		return [
			shape("rectangle", label, { fill: CREAM, radius: wide * 0.05, locked: true }),
			shape("rectangle", inset(label, 0.05), {
				stroke: { color: PLUM, width: wide * 0.008 },
				radius: wide * 0.03,
				locked: true,
			}),
			art("rules", [rule(0.5), rule(0.68), rule(0.86)]),
			text(
				"Prof. Ricci",
				{ ...said, y: label.y + high * 0.17 },
				{ font: "playfair-display", size: high * 0.2, color: PLUM },
			),
			text("II A", { ...said, y: label.y + high * 0.53 }, { font: "caveat", size: high * 0.13, color: INK }),
			text("2025 / 26", { ...said, y: label.y + high * 0.71 }, { font: "caveat", size: high * 0.13, color: INK }),
		];
	},
};

function marbled({ x, y, width, height }: Field): Drawing {
	const unit = Math.min(width, height);
	const step = unit * 0.075;
	const rows = Math.ceil(height / step) + 3;
	const columns = Math.ceil(width / (unit * 0.14));
	return Array.from({ length: rows }, (_, row) => {
		const spots = Array.from({ length: columns + 1 }, (_, column): readonly [number, number] => {
			const u = (column * width) / columns;
			const sway = Math.sin(u / (unit * 0.19) + row * 0.5) * 0.5 + Math.sin(u / (unit * 0.07) + row * 1.3) * 0.22;
			return [x + u, Math.min(y + height, Math.max(y, y + (row - 1) * step + sway * unit * 0.11))];
		});
		const tones = [CORAL, BLUSH, "#8d4f66", HONEY, CREAM, BRICK];
		return stroke(tones[row % tones.length]!, step * (row % 3 ? 0.32 : 0.52), flow(spots));
	});
}
