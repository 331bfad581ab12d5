import type { ClipArtElement } from "#design/document.ts";
import { placed } from "./art.ts";
import { background, type Field, text } from "./drawing.ts";
import { asOne, greetingIn, sampleIn } from "./greeting-parts.ts";
import { isTall, page, part } from "./greeting-places.ts";
import { poppy } from "./motifs/poppies.ts";
import { buttercup, clover, cornflower, daisy, grassEar, harebell, lavender, umbel } from "./motifs/wild-flowers.ts";
import { CORAL, FOREST, HONEY } from "./palette.ts";
import { blade, type Drawing, fill, flow, leaf, type Spot, stroke } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { arts, piled } from "./spread.ts";

/** A meadow in flower at the lower edge. */
export const meadowThanks: Sketch = {
	ground(side) {
		const whole = wholeSide(side);
		return [
			background("#f8ebc4"),
			asOne(meadow(part(whole, 0, 0.62, 1, 0.38), side.width > side.height * 2 ? 0.86 : 1)),
		];
	},
	edged: [],
	draw(field, garment) {
		const area = page(field, garment ? 0.02 : 0.07, 1.4, garment ? 1.12 : 1.6);
		const tall = isTall(area);
		const words = tall ? part(area, 0.03, 0.03, 0.94, 0.44) : part(area, 0.03, 0.02, 0.94, 0.46);
		const name = part(area, 0.2, tall ? 0.485 : 0.46, 0.6, tall ? 0.115 : 0.14);
		return [
			...(garment ? meadow(part(area, 0.04, 0.6, 0.92, 0.4), 0.9) : []),
			greetingIn("thankYou", words, { font: "caveat", size: 0.44, color: FOREST, leading: 0.94 }),
			sampleIn("Amira", name, { font: "caveat", color: "#b4431f" }),
		];
	},
	inside: (field) => [
		...meadow(part(field, 0.2, 0.78, 0.6, 0.16), 0.95),
		text(
			"Jonas & Mila",
			{ x: field.x + field.width * 0.12, y: field.y + field.height * 0.46, width: field.width * 0.76 },
			{ font: "caveat", size: field.width * 0.13, color: FOREST },
		),
	],
};

const GREENS = ["#6f9163", "#55775c", "#8aa56a", "#3f6650"] as const;

/** Stalks from its lower edge to about its upper one. */
function meadow({ x, y, width, height }: Field, rise: number): ClipArtElement[] {
	const foot = y + height * 1.02;
	const step = height * 0.15;
	const count = Math.max(7, Math.round(width / step));
	const heads = [
		{ head: cornflower("#4d6ea8", "#38558c", "#3b2f5e"), size: 0.3 },
		{ head: daisy("#fffdf6", "#e3dccb", HONEY, "#c98a2b"), size: 0.3 },
		{ head: poppy("#c4421f", CORAL, "#8f2b16"), size: 0.34 },
		{ head: clover("#b56a8c", "#d79ab2", "#6f9163"), size: 0.25 },
		{ head: buttercup("#e5a63a", "#b97c22"), size: 0.2 },
	] as const;
	const grown = [
		grassEar,
		(green: string) => umbel("#fffaf0", green),
		(green: string) => lavender("#8b7ab0", "#6d5d97", green),
		(green: string) => harebell("#7f93c9", "#5a70ae", green),
	];
	const behind = Array.from({ length: Math.round(count * 0.8) }, (_, index): Drawing => {
		const size = height * rise * (0.78 + 0.34 * ((index * 0.618) % 1));
		return placed(grown[(index * 3) % 4]!(GREENS[index % 3]!), {
			x: x + ((index + 0.5) * width) / Math.round(count * 0.8),
			y: foot - size / 2,
			size,
			turn: ((index * 37) % 17) - 8,
		});
	});
	const before = Array.from({ length: count }, (_, index): Drawing => {
		const { head, size } = heads[(index * 2 + Math.floor(index / 5)) % heads.length]!;
		const high = height * rise * (0.42 + 0.5 * ((index * 0.618 + 0.2) % 1));
		const [from, lean] = [x + ((index + 0.5) * width) / count, (((index * 53) % 19) - 9) * 0.012 * height];
		const tip: Spot = [from + lean, foot - high];
		const green = GREENS[(index + 1) % 4]!;
		return [
			stroke(green, height * 0.016, flow([[from, foot], [from + lean * 0.2, foot - high * 0.5], tip])),
			fill(
				green,
				leaf(from, foot - high * 0.1, high * 0.5, height * 0.05, -26),
				leaf(from + lean * 0.1, foot - high * 0.25, high * 0.42, height * 0.05, 28),
			),
			...placed(head, { x: tip[0], y: tip[1], size: size * height, turn: lean * 2 + ((index * 29) % 30) - 15 }),
		];
	});
	const blades = Array.from({ length: count * 3 }, (_, index) =>
		blade(
			x + ((index + 0.5) * width) / (count * 3),
			foot,
			height * (0.24 + 0.16 * ((index * 0.755) % 1)),
			height * 0.032,
			((index * 47) % 50) - 25,
		),
	);
	return [
		...arts("meadow", behind),
		...piled("flowers", before),
		...arts(
			"blades",
			blades.map((each, index) => [fill(GREENS[index % 4]!, each)]),
		),
	];
}
