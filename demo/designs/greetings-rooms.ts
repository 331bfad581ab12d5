import type { DesignElement } from "#design/document.ts";
import { art, ornament, placed } from "./art.ts";
import { background, type Field, text } from "./drawing.ts";
import { greetingIn, onBack, signed } from "./greeting-parts.ts";
import { partsOf, roomIn, viewsOf } from "./greeting-places.ts";
import { backs, paw } from "./motifs/backs.ts";
import { heartSteam, hotWaterBottle, lemon, plaster, teacup } from "./motifs/comforts.ts";
import { keyHouse } from "./motifs/key-house.ts";
import { citrus } from "./motifs/rooms.ts";
import { BLUSH, BRICK, COCOA, CORAL, CREAM, DUSK, FOREST, HONEY, PAPER, PINK, SAGE, TEAL } from "./palette.ts";
import { box, type Drawing, fill, flow, type Spot, stroke } from "./pen.ts";
import { inset, type Sketch, wholeSide } from "./sketch.ts";
import { arts } from "./spread.ts";
import { rimmed } from "./sticker.ts";

/** Millimetres, of what hangs on a ribbon of its own. */
const A_BAUBLE = 58;

/** A key whose bow is a house, on a ribbon, in flower. */
export const keyInBloom: Sketch = {
	ground: (side) => [background(FOREST), ...onBack(side, "key", [keyOf()], 0.34)],
	draw(field) {
		const area = roomIn(field, 0.075);
		const { x, y, width, height } = area;
		const wide = width > height * 1.2;
		const high = Math.min(height * (height > width * 1.2 ? 0.27 : 0.34), width * 0.46);
		const words = wide
			? { x: x + width * 0.4, y: y + height * 0.2, width: width * 0.6, height: height * 0.42 }
			: { x, y: y + height * 0.865 - high, width, height: high };
		const above = words.y - y;
		const size = wide ? height : above * 0.94;
		const middle = { x: wide ? x + width * 0.19 : x + width / 2, y: wide ? y + height / 2 : y + above * 0.49 };
		const name = Math.min(words.width * 0.14, height * 0.1);
		return [
			...(field.height < A_BAUBLE ? [] : [art("ribbon", ribbon(middle.x, field.y - 6, middle.y - size * 0.475, size))]),
			art("key", placed(keyOf(), { ...middle, size })),
			greetingIn("newHome", words, { font: "lora", color: CREAM, overhang: 0, size: 0.203, leading: 1.06 }),
			text(
				"Lindholm",
				{ x: words.x, y: words.y + words.height + name * 0.16, width: words.width },
				{ font: "caveat", size: name, color: HONEY },
			),
		];
	},
	inside: (field) => signed(field, "Ana & Théo", "key", keyOf(true), { font: "caveat", color: FOREST }),
	other: (field) => [ornament("key", keyOf(), field, 0.9)],
};

function keyOf(onPaper = false): Drawing {
	return keyHouse({
		metal: HONEY,
		shade: "#c98a2b",
		roof: BRICK,
		wall: onPaper ? BLUSH : CREAM,
		door: TEAL,
		glass: "#f3c65f",
		green: onPaper ? "#7f9a7a" : SAGE,
		dark: onPaper ? FOREST : "#7fa08b",
		petal: PINK,
		eye: HONEY,
	});
}

function ribbon(x: number, from: number, to: number, size: number): Drawing {
	const wide = size * 0.028;
	return [
		stroke(BRICK, wide, `M${x - wide * 0.7} ${from}L${x - wide * 0.2} ${to}`),
		stroke(CORAL, wide, `M${x + wide * 0.7} ${from}L${x + wide * 0.2} ${to}`),
	];
}

const MUSTARD = "#e5b452";

/** Paws walk round the words, down to a dog and a cat whose tails make a heart. */
export const twoTails: Sketch = {
	ground(side) {
		const { x, y, width, height } = wholeSide(side);
		const floor = flow(
			[0, 0.25, 0.5, 0.75, 1].map((u, index): Spot => [x + u * width, y + height * (index % 2 ? 0.79 : 0.81)]),
		);
		return [
			background(MUSTARD),
			art("ground", [fill("#dba33e", `${floor}L${x + width} ${y + height}L${x} ${y + height}Z`)]),
			...onBack(side, "rim", [paw("#b87a24")], 0.16),
		];
	},
	edged: [],
	draw(field, garment) {
		const area = garment ? inset(field, 0.02) : roomIn(field, 0.06);
		const { x, y, width, height } = area;
		const unit = Math.min(width, height);
		const wide = width > height * 1.2;
		const step = unit * 0.115;
		const name = wide ? Math.min(height * 0.1, width * 0.072) : Math.min(unit * 0.11, height * 0.1);
		const size = wide ? Math.min(width * 0.38, height * 0.84) : Math.min(width * 0.7, height * 0.46);
		const loop = wide
			? { x, y: y + step * 0.5, width: width * 0.56, height: height - step }
			: { x: x + step * 0.5, y: y + step * 0.5, width: width - step, height: height - size - name * 1.45 - step * 0.2 };
		const box = {
			x: loop.x + step * 0.8,
			y: loop.y + step * 0.75,
			width: loop.width - step * 1.6,
			height: (wide ? loop.height * 0.66 : loop.height) - step * 1.25,
		};
		const pets = wide
			? { x: x + width * 0.805, y: y + height * 0.93 - size / 2 }
			: { x: x + width / 2, y: y + height - name * 1.5 - size / 2 };
		const named = wide
			? { x: box.x, y: box.y + box.height + name * 0.2, width: box.width }
			: { x, y: y + height - name * 1.42, width };
		return [
			...arts("rim", track(loop, step, wide, garment ? "#c98a2f" : "#b87a24")),
			art(
				"animals",
				placed(
					backs({
						dog: COCOA,
						ear: "#4d3222",
						cat: garment ? "#e9d9bd" : CREAM,
						stripe: "#d8c29c",
						collar: BRICK,
						bell: TEAL,
					}),
					{ ...pets, size },
				),
			),
			rimmed(
				greetingIn("fourPaws", box, {
					font: "amatic-sc",
					color: DUSK,
					overhang: 0,
					size: 0.237,
					leading: 1.05,
					keepsLines: true,
				}),
				0.016,
				DUSK,
			),
			text("Momo & Kiki", named, { font: "pacifico", size: name * 0.86, color: BRICK }),
		];
	},
	inside: (field) => signed(field, "Momo", "rim", paw(HONEY), { font: "pacifico", color: BRICK }),
	other: (field) => [ornament("rim", paw("#b87a24"), field, 0.6)],
};

/** Left and right paws in turn, up one side, over the top and down the other; all the way round where it is wide. */
function track({ x, y, width, height }: Field, step: number, round: boolean, color: string): Drawing[] {
	const r = Math.min(width, height) * 0.16;
	const [right, bottom] = [x + width, y + height];
	const corner = (u: number, v: number, from: number): Spot[] =>
		[0, 30, 60, 90].map((part) => {
			const angle = ((from + part) * Math.PI) / 180;
			return [u + r * Math.sin(angle), v - r * Math.cos(angle)];
		});
	const line: Spot[] = [
		...(round ? [] : [[x, bottom] as Spot]),
		...corner(x + r, y + r, -90),
		...corner(right - r, y + r, 0),
		...(round
			? [...corner(right - r, bottom - r, 90), ...corner(x + r, bottom - r, 180), [x, y + r] as Spot]
			: [[right, bottom] as Spot]),
	];
	const lengths = line.slice(1).map(([u, v], index) => Math.hypot(u - line[index]![0], v - line[index]![1]));
	const total = lengths.reduce((sum, each) => sum + each, 0);
	const count = Math.round(total / (step * 1.05));
	return Array.from({ length: count }, (_, index) => {
		let left = ((index + 0.5) / count) * total;
		let at = 0;
		while (left > lengths[at]! && at < lengths.length - 1) left -= lengths[at++]!;
		const [[u, v], [s, t]] = [line[at]!, line[at + 1]!];
		const part = left / lengths[at]!;
		const way = Math.atan2(s - u, v - t);
		const aside = step * 0.19 * (index % 2 ? 1 : -1);
		return placed(paw(color), {
			x: u + (s - u) * part + aside * Math.cos(way),
			y: v + (t - v) * part + aside * Math.sin(way),
			size: step * 0.74,
			turn: (way * 180) / Math.PI + (index % 2 ? 10 : -10),
		});
	});
}

const MINT = "#d3dfc9";
const CUP = { cup: CORAL, shade: "#c2553a", band: "#f0a58c", tea: COCOA, tag: PAPER, mark: BRICK } as const;

/** Tea with a heart in its steam, lemons, a hot-water bottle and a plaster. */
export const teaAndPlasters: Sketch = {
	ground: (side) => [
		background(MINT),
		...viewsOf(side).map(tableCloth),
		...onBack(side, "plaster", [plaster("#e5a988", "#f3d2bd", "#c98a6c")], 0.26),
	],
	edged: ["Philippa"],
	draw(field, garment) {
		const { words, picture } = partsOf(field, garment ? 0.03 : 0.065, 0.34);
		const size = Math.min(picture.width * 1.02, picture.height * 1.22);
		const [x, foot] = [picture.x + picture.width / 2, picture.y + picture.height * (garment ? 1 : 0.97)];
		const at = (u: number, v: number, share: number) => ({ x: x + u * size, y: foot + v * size, size: share * size });
		const cup = at(0.02, -0.285, 0.6);
		return [
			greetingIn("getWell", words, { font: "pacifico", color: BRICK, overhang: 0, size: 0.268, leading: 1.16 }),
			art(
				"bottle",
				placed(hotWaterBottle(TEAL, "#4f8f97", "#1f4f58", CREAM), { ...at(-0.28, -0.42, 0.64), turn: -11 }),
			),
			...(garment ? [] : [art("steam", placed(heartSteam(PAPER), at(0.03, -0.665, 0.38)))]),
			art("lemons", [
				...placed(lemon(HONEY, "#cf9433", FOREST), at(0.37, -0.15, 0.28)),
				...placed(citrus(HONEY, CREAM, "#f0c766", CREAM), at(0.34, -0.3, 0.24)),
			]),
			art("teacup", placed(teacup(CUP), cup)),
			art("plaster", placed(plaster("#e5a988", "#f3d2bd", "#c98a6c"), { ...at(-0.3, -0.045, 0.25), turn: -9 })),
			text(
				"Philippa",
				{ x: cup.x - cup.size * 0.3, y: cup.y - cup.size * 0.06, width: cup.size * 0.54 },
				{ font: "caveat", size: cup.size * 0.17, color: CREAM },
			),
		];
	},
	inside: (field) =>
		signed(field, "Rosa & Jens", "lemons", citrus(HONEY, CREAM, "#f0c766", CREAM), { font: "caveat", color: BRICK }),
	other: (field) => [ornament("bottle", hotWaterBottle(TEAL, "#4f8f97", "#1f4f58", CREAM), field, 0.8)],
};

/** Checks along the lower edge. */
function tableCloth({ x, y, width, height }: Field): DesignElement {
	const top = y + height * 0.86;
	const count = Math.max(4, Math.round(width / (Math.min(width, height) * 0.11)));
	const step = width / count;
	const rows = Math.ceil((y + height - top) / step);
	const columns = Array.from({ length: Math.ceil(count / 2) }, (_, index) =>
		box(x + index * 2 * step, top, step, y + height - top),
	);
	const lines = Array.from({ length: Math.ceil(rows / 2) }, (_, index) => {
		const from = top + index * 2 * step;
		return box(x, from, width, Math.min(step, y + height - from));
	});
	const both = columns.length * lines.length;
	const crossed = Array.from({ length: both }, (_, index) => {
		const from = top + Math.floor(index / columns.length) * 2 * step;
		return box(x + (index % columns.length) * 2 * step, from, step, Math.min(step, y + height - from));
	});
	return art("cloth", [
		fill(PAPER, box(x, top, width, y + height - top)),
		fill("#eeb9a4", ...columns, ...lines),
		fill("#dd8a6e", ...crossed),
	]);
}
