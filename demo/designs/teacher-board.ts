import type { DesignElement, SideFormat } from "#design/document.ts";
import { art, placed } from "./art.ts";
import { background } from "./drawing.ts";
import { chalked } from "./motifs/school.ts";
import { CORAL, HONEY, PAPER, SAGE } from "./palette.ts";
import { box, type Drawing, fill, flow, leaf, open, oval, polygon, type Spot, star, stroke } from "./pen.ts";
import { inset, type Sketch, wholeSide } from "./sketch.ts";
import { cells } from "./spread.ts";
import { type Stage, spot, stageIn, words } from "./stage.ts";

const BOARD = "#2b4640";
const DUST = "#34524b";

/** A blackboard in its frame, lettered in chalk. */
export const blackboard: Sketch = {
	ground: (side) => [background(BOARD), ...frame(side)],
	draw(field) {
		const stage = stageIn(field, 0.14, 1.34);
		const unit = stage.unit;
		const beside = (field.width - stage.width) / 2;
		return [
			art("chalk", [
				...booksAndApple(stage),
				...swash(stage),
				...spray(stage, 1),
				...spray(stage, -1),
				...(beside > unit * 0.3 ? margins(stage, beside) : []),
			]),
			words(stage, "Clara Novák", 0.56, { font: "caveat", size: 0.215, color: PAPER }),
			words(stage, "4 B · 2026", 0.9, { font: "amatic-sc", size: 0.12, color: HONEY, width: 0.46 }),
		];
	},
	other: (field) => [
		art(
			"chalk",
			cells(inset(field, 0.15), 3, 2).flatMap(({ x, y, width, height }, index) =>
				placed(chalked(index, [PAPER, HONEY, CORAL][index % 3]!), {
					x: x + width / 2,
					y: y + height * 0.45,
					size: height * 0.6,
					turn: index * 9 - 18,
				}),
			),
		),
	],
};

function frame(side: SideFormat): DesignElement[] {
	const { x, y, width, height } = wholeSide(side);
	const unit = Math.min(side.width, side.height);
	const [edge, right, bottom] = [unit * 0.05, side.width, side.height];
	const ledge = bottom - edge * 1.7;
	const line = { x: edge * 1.7, y: edge * 1.7, width: right - edge * 3.4, height: ledge - edge * 2.4 };
	const smears = [
		[0.28, 0.3, 0.34],
		[0.72, 0.62, 0.4],
	] as const;
	return [
		art("ground", [
			fill(
				DUST,
				...smears.map(([u, v, size]) => oval(side.width * u, side.height * v, side.width * size, unit * 0.14, -8)),
			),
			stroke("#8fa39b", unit * 0.0035, box(line.x, line.y, line.width, line.height, edge * 0.8)),
		]),
		art("frame", [
			fill("#b98a55", polygon([x, y], [x + width, y], [right - edge, edge], [edge, edge])),
			fill("#a87947", polygon([x, y], [edge, edge], [edge, ledge], [x, y + height])),
			fill("#a87947", polygon([x + width, y], [x + width, y + height], [right - edge, ledge], [right - edge, edge])),
			fill("#c99a63", box(x, ledge, width, y + height - ledge)),
			stroke(
				"#7f5a30",
				unit * 0.005,
				polygon([edge, edge], [right - edge, edge], [right - edge, ledge], [edge, ledge]),
			),
			fill("#a87947", box(x, ledge + edge * 0.7, width, y + height - ledge)),
			fill(PAPER, box(side.width * 0.16, ledge - edge * 0.36, edge * 1.8, edge * 0.36, edge * 0.1)),
			fill(CORAL, box(side.width * 0.16 + edge * 2.2, ledge - edge * 0.36, edge * 1.2, edge * 0.36, edge * 0.1)),
			fill(HONEY, box(side.width * 0.78, ledge - edge * 0.42, edge * 2.6, edge * 0.42, edge * 0.12)),
			fill("#6a4631", box(side.width * 0.78, ledge - edge * 0.78, edge * 2.6, edge * 0.4, edge * 0.12)),
		]),
	];
}

function booksAndApple(stage: Stage): Drawing {
	const [x, y] = spot(stage, 0.5, 0.15);
	const u = stage.unit;
	const at = (dx: number, dy: number): Spot => [x + dx * u, y + dy * u];
	const book = (left: number, top: number, wide: number): readonly string[] => [
		box(x + left * u, y + top * u, wide * u, u * 0.062, u * 0.014),
		open(at(left + 0.035, top), at(left + 0.035, top + 0.062)),
		open(at(left + wide - 0.035, top), at(left + wide - 0.035, top + 0.062)),
	];
	return [
		stroke(PAPER, u * 0.007, ...book(-0.17, 0.1, 0.34)),
		stroke(SAGE, u * 0.007, ...book(-0.14, 0.038, 0.29)),
		stroke(
			CORAL,
			u * 0.008,
			`M${at(0, -0.08).join(" ")}C${at(-0.03, -0.11).join(" ")} ${at(-0.09, -0.1).join(" ")} ${at(-0.085, -0.04).join(" ")}C${at(-0.08, 0.02).join(" ")} ${at(-0.04, 0.04).join(" ")} ${at(0, 0.03).join(" ")}C${at(0.04, 0.04).join(" ")} ${at(0.08, 0.02).join(" ")} ${at(0.085, -0.04).join(" ")}C${at(0.09, -0.1).join(" ")} ${at(0.03, -0.11).join(" ")} ${at(0, -0.08).join(" ")}Z`,
		),
		stroke(HONEY, u * 0.007, flow([at(0, -0.08), at(0.006, -0.11), at(0.02, -0.135)])),
		fill(HONEY, leaf(...at(0.012, -0.115), u * 0.075, u * 0.03, 72)),
		fill(
			PAPER,
			...[-0.34, -0.25, 0.25, 0.34].map((dx, index) => star(...at(dx, index % 3 ? 0.1 : 0.07), u * 0.026, u * 0.011)),
		),
	];
}

function swash(stage: Stage): Drawing {
	const u = stage.unit;
	const [x, y] = spot(stage, 0.5, 0.735);
	const half = (way: number) =>
		flow([
			[x + way * u * 0.04, y],
			[x + way * u * 0.2, y - u * 0.016],
			[x + way * u * 0.34, y + u * 0.012],
			[x + way * u * 0.44, y - u * 0.014],
		]);
	return [stroke(HONEY, u * 0.008, half(1), half(-1)), fill(HONEY, star(x, y - u * 0.002, u * 0.024, u * 0.01))];
}

/** A twig beside the class. */
function spray(stage: Stage, way: 1 | -1): Drawing {
	const u = stage.unit;
	const [x, y] = spot(stage, 0.5, 0.905);
	const stem = [0.26, 0.33, 0.4, 0.46].map((far, index): Spot => [x + way * far * u, y + u * (0.012 - 0.016 * index)]);
	const leaves = stem.flatMap(([a, b], index) =>
		[-1, 1].map((up) => leaf(a, b, u * (0.062 - index * 0.006), u * 0.022, way * (90 + up * 40))),
	);
	return [stroke(SAGE, u * 0.006, flow(stem)), stroke(SAGE, u * 0.005, ...leaves)];
}

function margins(stage: Stage, beside: number): Drawing {
	const size = Math.min(beside * 0.5, stage.unit * 0.26);
	const kinds = [
		[-1, 0.26, 2, PAPER],
		[-1, 0.74, 4, CORAL],
		[1, 0.26, 0, HONEY],
		[1, 0.74, 1, PAPER],
	] as const;
	return kinds.flatMap(([way, down, kind, color]) => {
		const [x, y] = spot(stage, 0.5, down);
		return placed(chalked(kind, color), { x: x + way * (stage.width / 2 + beside * 0.42), y, size, turn: way * 8 });
	});
}
