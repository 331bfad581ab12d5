import type { DesignElement } from "#design/document.ts";
import { art, ornament, placed } from "./art.ts";
import { background, type Field, shape, text } from "./drawing.ts";
import { fir } from "./motifs/places.ts";
import { bauble } from "./motifs/things.ts";
import { gingerbread, snowflake } from "./motifs/winter.ts";
import { BLUSH, BRICK, COCOA, CORAL, CREAM, DUSK, FOREST, HONEY, PAPER, SAGE } from "./palette.ts";
import { type Drawing, disc, fill, heart, star } from "./pen.ts";
import { inset, type Sketch, wholeSide } from "./sketch.ts";
import { arts, cells } from "./spread.ts";
import { rimmed, sticker } from "./sticker.ts";

const HEARTS = [".##.##.", "#######", "#######", ".#####.", "..###..", "...#..."];
const ZIGZAG = ["#.....", ".#...#", "..#.#.", "...#.."];
const DOTS = ["#..."];

/** A star of eight petals, thirteen stitches wide. */
const STAR = Array.from({ length: 13 }, (_, row) =>
	Array.from({ length: 13 }, (_, column) => {
		const [across, down] = [Math.abs(column - 6), Math.abs(row - 6)];
		const [less, more] = [Math.min(across, down), Math.max(across, down)];
		return less > 0 && less < more && less <= 7 - more ? "#" : ".";
	}).join(""),
).map((row) => `${row}...`);

/** Knitted all round, with the name on a plain band. */
export const knitted: Sketch = {
	ground(side) {
		const whole = wholeSide(side);
		const unit = Math.min(whole.width, whole.height);
		const stitch = unit / (whole.width > whole.height * 1.5 ? 27 : 40);
		const middle = side.height / 2;
		const band = stitch * 8.4;
		const beyond = [
			...Array.from({ length: 3 }, () => (unit / stitch < 30 ? [ZIGZAG, HEARTS] : [ZIGZAG, STAR, HEARTS])).flat(),
		];
		const knit = (up: boolean) => {
			let from = band / 2 + stitch;
			return beyond.flatMap((motif, index): Drawing => {
				const top = up ? middle - from - motif.length * stitch : middle + from;
				from += (motif.length + 2) * stitch;
				if (top > whole.y + whole.height || top + motif.length * stitch < whole.y) return [];
				const dots = up ? top - stitch * 1.5 : top + (motif.length + 0.5) * stitch;
				return [
					fill(index % 3 === 1 ? CREAM : index % 3 ? HONEY : BLUSH, stitches(motif, whole, top, stitch)),
					fill(CREAM, stitches(DOTS, whole, dots, stitch)),
				];
			});
		};
		return [
			background("#96361a"),
			...[...knit(true), ...knit(false)].filter(({ d }) => d).map((ink) => art("knit", [ink])),
			shape(
				"rectangle",
				{ x: whole.x, y: middle - band / 2, width: whole.width, height: band },
				{ fill: CREAM, locked: true },
			),
		];
	},
	draw(field) {
		const size = Math.min(field.height, field.width) * (field.height < 80 ? 0.17 : 0.115);
		return [
			text(
				"Wolf",
				{ x: field.x + field.width * 0.08, y: field.y + field.height / 2 - size * 0.64, width: field.width * 0.84 },
				{ font: "amatic-sc", size: size * 1.15, color: BRICK, leading: 1.12 },
			),
		];
	},
};

/** Stitches beside each other are one piece. */
function stitches(motif: readonly string[], { x, y, width, height }: Field, top: number, size: number): string {
	const columns = Math.ceil(width / size);
	return motif
		.flatMap((row, index) => {
			const [upper, lower] = [Math.max(y, top + index * size), Math.min(y + height, top + (index + 0.94) * size)];
			if (lower <= upper) return [];
			const line = row.repeat(Math.ceil(columns / row.length)).slice(0, columns);
			return [...line.matchAll(/#+/g)].map((run) => {
				const [left, right] = [
					x + run.index * size,
					Math.min(x + width, x + (run.index + run[0].length - 0.06) * size),
				];
				return `M${left} ${upper}L${right} ${upper}L${right} ${lower}L${left} ${lower}Z`;
			});
		})
		.join("");
}

const DOORS = [BRICK, FOREST, "#d9c7a2", CORAL, DUSK, HONEY, SAGE] as const;

/** Twenty-four doors. */
export const twentyFour: Sketch = {
	ground: () => [background("#f3e7d4")],
	draw(field) {
		const ratio = field.width / field.height;
		const [across, down] = ratio > 1.2 ? [6, 4] : ratio < 0.87 ? [4, 6] : [5, 5];
		const area = inset(field, 0.08);
		const title = area.height * (ratio > 1.2 ? 0.17 : 0.13);
		const doors = cells(
			{ x: area.x, y: area.y + title, width: area.width, height: area.height - title },
			across!,
			down!,
		).slice(0, 25);
		const last = doors.length === 25 ? 12 : -1;
		const numbered = doors.map((cell, index) => ({
			cell,
			index,
			day: index === last ? 0 : last >= 0 && index > last ? index : index + 1,
		}));
		const drawings = numbered.map(({ cell, index, day }) => door(cell, index, day));
		const size = Math.min(doors[0]!.width, doors[0]!.height);
		return [
			text(
				"Ella, Sem & Noor",
				{ x: area.x, y: area.y + title * 0.2, width: area.width },
				{ font: "pacifico", size: Math.min(title * 0.56, area.width * 0.1), color: BRICK },
			),
			...arts("doors", drawings),
			...numbered.flatMap(({ cell, index, day }) => {
				if (!day) return [];
				const ink =
					index % DOORS.length === 2 || index % DOORS.length === 5 || index % DOORS.length === 6 ? COCOA : CREAM;
				return [
					text(
						String(day),
						{ x: cell.x + cell.width * 0.1, y: cell.y + cell.height * 0.5 - size * 0.2, width: cell.width * 0.8 },
						{ font: "bebas-neue", size: size * 0.4, color: ink, leading: 1, fixed: true },
					),
				];
			}),
		];
	},
	other: (field) => [ornament("bauble", bauble(BRICK, CREAM, HONEY), field, 0.7)],
};

function door({ x, y, width, height }: Field, index: number, day: number): Drawing {
	const [wide, high] = [width * 0.88, height * 0.88];
	const [left, top] = [x + (width - wide) / 2, y + (height - high) / 2];
	const color = day ? DOORS[index % DOORS.length]! : "#f3e7d4";
	const bow = Math.min(wide / 2, high * 0.5);
	const forms = [
		`M${left} ${top}L${left + wide} ${top}L${left + wide} ${top + high}L${left} ${top + high}Z`,
		`M${left} ${top + high}L${left} ${top + bow}C${left} ${top + bow * 0.45} ${left + wide * 0.22} ${top} ${left + wide / 2} ${top}C${left + wide * 0.78} ${top} ${left + wide} ${top + bow * 0.45} ${left + wide} ${top + bow}L${left + wide} ${top + high}Z`,
		`M${left} ${top + high}L${left} ${top + high * 0.3}L${left + wide / 2} ${top}L${left + wide} ${top + high * 0.3}L${left + wide} ${top + high}Z`,
	];
	const [u, v, size] = [x + width / 2, y + height * 0.8, Math.min(width, height) * 0.17];
	const pale = color === "#d9c7a2" || color === SAGE ? PAPER : "#f0cf94";
	const sign = [
		[fill(pale, star(u, v, size * 0.55, size * 0.24))],
		[fill(pale, heart(u, v, size))],
		placed(snowflake(pale, 8), { x: u, y: v, size: size * 1.2 }),
		[fill(pale, disc(u, v, size * 0.4))],
	][(index * 3) % 4]!;
	if (!day)
		return [
			fill(color, forms[0]!),
			...placed(fir(FOREST, "#244a40", COCOA), {
				x: x + width / 2,
				y: y + height / 2,
				size: Math.min(width, height) * 0.9,
			}),
		];
	return [fill(color, forms[(index * 2) % 3]!), ...sign];
}

const COOKIES = [
	["Lotte", 1, BRICK],
	["Max", 1.06, FOREST],
	["Ida", 0.84, HONEY],
	["Bo", 0.7, CORAL],
] as const;

/** The family in gingerbread, each with a name in icing. */
export const gingerbreadFamily: Sketch = {
	ground: (side) => {
		const { x, y, width, height } = wholeSide(side);
		const unit = Math.min(width, height);
		const count = Math.round(width / (unit * 0.13));
		const dots = Array.from({ length: count }, (_, index) =>
			disc(x + ((index + 0.5) * width) / count, y, unit * 0.065),
		);
		const lower = Array.from({ length: count }, (_, index) =>
			disc(x + ((index + 0.5) * width) / count, y + unit * 0.05, unit * (0.03 + 0.02 * ((index * 3) % 4))),
		);
		return [background(FOREST), art("icing", [fill(PAPER, ...dots, ...lower)])];
	},
	draw(field, garment) {
		const area = inset(field, garment ? 0.03 : 0.08);
		const step = area.width / COOKIES.length;
		const size = Math.min(step * (garment ? 1.2 : 1.12), area.height * 0.52);
		const foot = garment ? area.y + size * 1.04 : area.y + (area.height - size * 1.9) / 2 + size * 1.04;
		const drawings = COOKIES.map(([, share, button], index) =>
			placed(gingerbread("#a8683c", PAPER, button), {
				x: area.x + (index + 0.5) * step,
				y: foot - size * share * 0.48,
				size: size * share,
			}),
		);
		const title = text(
			"2026",
			{ x: area.x, y: foot + size * 0.46, width: area.width },
			{ font: "amatic-sc", size: Math.min(size * 0.42, area.height * 0.13), color: garment ? CORAL : HONEY },
		);
		return [
			...arts("gingerbread", garment ? drawings.map((each) => sticker(each, size * 0.03)) : drawings),
			...COOKIES.map(([name], index) => {
				const said = text(
					name,
					{ x: area.x + (index + 0.03) * step, y: foot + size * 0.1, width: step * 0.94 },
					{ font: "caveat", size: Math.min(step * 0.32, size * 0.3), color: garment ? BRICK : CREAM },
				);
				return garment ? rimmed(said) : said;
			}),
			garment ? rimmed(title) : title,
		];
	},
	other: (field) => [ornament("gingerbread", gingerbread("#a8683c", PAPER, BRICK), field, 0.64)],
};

const BRANCHES = ["Bo", "Theo", "Ingrid", "Kristina"] as const;
const GREENS = ["#3f8f6b", "#5a9e5f", "#2f8578", "#4a9470"] as const;

/** A tree of names, the shortest at its top. */
export const treeOfNames: Sketch = {
	ground: (side) => {
		const { x, y, width, height } = wholeSide(side);
		const unit = Math.min(width, height);
		const flakes = Array.from({ length: Math.min(44, Math.round((width * height * 14) / unit ** 2)) }, (_, index) =>
			disc(
				x + ((index * 0.618 + 0.3) % 1) * width,
				y + ((index * 0.755) % 1) * height,
				unit * (0.005 + 0.004 * (index % 3)),
			),
		);
		return [background(CREAM), art("snow", [fill("#e3d3b6", ...flakes)])];
	},
	draw(field, garment) {
		const area = inset(field, garment ? 0.03 : 0.1);
		const width = Math.min(area.width, area.height / 1.42);
		const [size, row] = [width * 0.305, width * 0.262];
		const [x, top] = [area.x + area.width / 2, area.y + (garment ? 0 : (area.height - width * 1.42) / 2)];
		const from = top + width * 0.19;
		const foot = from + row * BRANCHES.length;
		return [
			art("star", [
				fill(HONEY, star(x, top + width * 0.095, width * 0.095, width * 0.041)),
				fill(
					"#a8683c",
					`M${x - width * 0.04} ${foot + width * 0.03}L${x + width * 0.04} ${foot + width * 0.03}L${x + width * 0.055} ${foot + width * 0.09}L${x - width * 0.055} ${foot + width * 0.09}Z`,
				),
			]),
			...BRANCHES.map((name, index): DesignElement => {
				const wide = width * (0.3 + 0.7 * ((index + 0.4) / 3.4));
				return text(
					name,
					{ x: x - wide / 2, y: from + index * row, width: wide },
					{ font: "bebas-neue", size, color: GREENS[index]!, leading: 1 },
				);
			}),
			text(
				"2026",
				{ x: x - width * 0.2, y: foot + width * 0.11, width: width * 0.4 },
				{ font: "montserrat", size: width * 0.055, color: CORAL, tracking: 0.2 },
			),
		];
	},
};
