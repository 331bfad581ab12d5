import type { ClipArtElement } from "#design/document.ts";
import { art, placed } from "./art.ts";
import { background, type Field, text } from "./drawing.ts";
import { asOne, greetingIn, sampleIn } from "./greeting-parts.ts";
import { focused, isTall, page, part } from "./greeting-places.ts";
import { coupe, firework, sparkle } from "./motifs/celebration.ts";
import { CREAM, DUSK, PAPER } from "./palette.ts";
import { disc, fill, type Spot } from "./pen.ts";
import type { Sketch } from "./sketch.ts";
import { arts } from "./spread.ts";

const FIRES = [
	{ color: "#f5c45e", glow: PAPER, kind: 0 },
	{ color: "#e9806a", glow: "#f5c45e", kind: 1 },
	{ color: "#8fc3cc", glow: PAPER, kind: 2 },
	{ color: "#e2a3c0", glow: "#f5c45e", kind: 0 },
] as const;

/** Fireworks above, two glasses below. */
export const nightOfFires: Sketch = {
	ground(side) {
		return [
			background({
				type: "linear",
				from: [0, 0],
				to: [0, 1],
				stops: [
					{ offset: 0, color: "#121c33" },
					{ offset: 1, color: "#2c4468" },
				],
			}),
			asOne(focused(side).flatMap((bay) => fires(bay))),
		];
	},
	draw(field) {
		const area = page(field, 0.07, 1.4, 1.6);
		const unit = Math.min(area.width, area.height);
		const tall = isTall(area);
		const words = tall ? part(area, 0, 0.3, 1, 0.28) : part(area, 0, 0.3, 1, 0.34);
		const year = part(area, tall ? 0.2 : 0.25, tall ? 0.59 : 0.65, tall ? 0.6 : 0.5, tall ? 0.12 : 0.14);
		const glass = tall ? unit * 0.36 : unit * 0.2;
		const [x, y] = [area.x + area.width / 2, area.y + area.height - glass * 0.5];
		return [
			greetingIn("happyNewYear", words, { font: "playfair-display", size: 0.236, color: CREAM, leading: 1.12 }),
			sampleIn("2027", year, { font: "bebas-neue", color: "#f5c45e", tracking: 0.1 }, 0.94),
			art("coupes", [
				...placed(coupe("#dfe8ee", "#f0c36a", PAPER), { x: x - glass * 0.37, y, size: glass, turn: 11 }),
				...placed(coupe("#dfe8ee", "#f0c36a", PAPER), { x: x + glass * 0.37, y, size: glass, turn: -11, flip: true }),
				...(tall ? placed(sparkle("#f5c45e"), { x, y: y - glass * 0.46, size: glass * 0.34 }) : []),
			]),
		];
	},
	inside: ({ x, y, width, height }) => [
		...arts("fireworks", [
			placed(firework({ color: "#c9962f", glow: "#24365a", kind: 0 }), {
				x: x + width * 0.5,
				y: y + height * 0.2,
				size: width * 0.26,
			}),
			placed(firework({ color: "#b4431f", glow: "#c9962f", kind: 2 }), {
				x: x + width * 0.33,
				y: y + height * 0.27,
				size: width * 0.15,
			}),
		]),
		text(
			"Alma & Ravi",
			{ x: x + width * 0.12, y: y + height * 0.56, width: width * 0.76 },
			{ font: "dancing-script", size: width * 0.12, color: DUSK },
		),
	],
};

function fires({ x, y, width, height }: Field): ClipArtElement[] {
	const unit = Math.min(width, height);
	const low = isTall({ x, y, width, height }) ? 1 : 0.86;
	const at = (u: number, v: number): Spot => [x + u * width, y + v * height * low];
	const shown = [
		[0.27, 0.14, 0.54, 0],
		[0.8, 0.1, 0.44, 1],
		[0.6, 0.23, 0.26, 2],
		[0.04, 0.29, 0.24, 3],
		[0.97, 0.29, 0.26, 0],
		[0.1, 0.72, 0.22, 2],
		[0.91, 0.74, 0.24, 3],
	] as const;
	const stars = Array.from({ length: 40 }, (_, index) => {
		const [u, v] = at((index * 0.618 + 0.07) % 1, (index * 0.755 + 0.03) % 1);
		return disc(u, v, unit * (0.0024 + 0.0016 * (index % 3)));
	});
	return [
		art("stars", [fill("#5d7aa3", ...stars)]),
		...arts(
			"fireworks",
			shown.map(([u, v, size, fire]) => {
				const [a, b] = at(u, v);
				return placed(firework(FIRES[fire]!), { x: a, y: b, size: size * unit, turn: u * 40 });
			}),
		),
	];
}
