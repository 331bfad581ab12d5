import type { DesignElement } from "#design/document.ts";
import { art, placed } from "./art.ts";
import { background, type Field, round, text } from "./drawing.ts";
import { greetingIn, sampleIn } from "./greeting-parts.ts";
import { focused, isTall, page, part } from "./greeting-places.ts";
import { sparkle, streamer } from "./motifs/celebration.ts";
import { BRICK, CORAL, CREAM, HONEY, PAPER, PLUM, TEAL } from "./palette.ts";
import { around, box, type Drawing, disc, fill, polygon, type Spot, star } from "./pen.ts";
import type { Sketch } from "./sketch.ts";
import { arts } from "./spread.ts";

/** Paper streamers and stars burst from behind the words. */
export const streamersBurst: Sketch = {
	ground(side) {
		return [background("#f2c566"), ...focused(side).flatMap((bay) => rays(bay))];
	},
	draw(field) {
		const area = page(field, 0.06, 1.4, 1.6);
		const unit = Math.min(area.width, area.height);
		const tall = isTall(area);
		const words = tall ? part(area, 0, 0.36, 1, 0.24) : part(area, 0, 0.3, 1, 0.3);
		const name = { ...part(area, 0.16, 0, 0.68, tall ? 0.1 : 0.14), y: words.y + words.height * 0.96 };
		return [
			...burst(area, unit, [words.y, name.y + name.height]),
			lifted(greetingIn("congratulations", words, { font: "bebas-neue", size: 0.177, color: PLUM, leading: 0.98 })),
			sampleIn("Matilda", name, { font: "montserrat", color: BRICK, tracking: 0.12 }, 0.72),
		];
	},
	inside: ({ x, y, width, height }) => [
		art("stars", [
			...placed(sparkle(HONEY), { x: x + width * 0.5, y: y + height * 0.2, size: width * 0.16 }),
			...placed(sparkle(CORAL), { x: x + width * 0.38, y: y + height * 0.26, size: width * 0.08 }),
			...placed(sparkle(PLUM), { x: x + width * 0.62, y: y + height * 0.15, size: width * 0.08 }),
		]),
		text(
			"Yara & Tom",
			{ x: x + width * 0.12, y: y + height * 0.56, width: width * 0.76 },
			{ font: "pacifico", size: width * 0.11, color: PLUM },
		),
	],
	other: (field) => [
		sampleIn("Matilda", part(field, 0.06, 0.36, 0.88, 0.28), { font: "montserrat", color: PLUM, tracking: 0.1 }),
	],
};

/** On a hard edge of light. */
function lifted(words: DesignElement): DesignElement {
	if (words.kind !== "text") return words;
	const away = round(words.size * 0.045);
	return { ...words, shadow: { x: away, y: away, color: "#fff6dd", opacity: 1 } };
}

function rays({ x, y, width, height }: Field): DesignElement[] {
	const [u, v, reach] = [x + width / 2, y + height * 0.5, Math.hypot(width, height)];
	const wedges = Array.from({ length: 20 }, (_, index) => {
		const edge = (turn: number): Spot => {
			const [dx, dy] = around(0, 0, 1, 1, turn)[0]!;
			const far = Math.min(width / 2 / Math.abs(dx || 1e-6), height / 2 / Math.abs(dy || 1e-6), reach);
			return [u + dx * far, v + dy * far];
		};
		return polygon([u, v], edge(index * 18 - 4.5), edge(index * 18), edge(index * 18 + 4.5));
	});
	return [art("rays", [fill("#f7d78f", ...wedges)])];
}

/** Above and below what is said between two heights. */
function burst({ x, y, width, height }: Field, unit: number, [from, to]: readonly [number, number]): DesignElement[] {
	const colors = [
		[BRICK, "#7d2c13"],
		[TEAL, "#1d4a52"],
		[PAPER, "#e0cfae"],
		[CORAL, "#a8452a"],
		[PLUM, "#452236"],
	] as const;
	const fans = [
		{ start: from - unit * 0.01, far: y - unit * 0.12, way: -1 },
		{ start: to + unit * 0.02, far: y + height + unit * 0.12, way: 1 },
	];
	const bands = fans.flatMap(({ start, far, way }, fan) =>
		[-0.56, -0.33, -0.1, 0.13, 0.36, 0.58].map((aside, index): Drawing => {
			const [color, shade] = colors[(index + fan * 2) % colors.length]!;
			const end = start + (far - start) * (1 - Math.abs(aside) * 0.3 - (index % 2 ? 0.12 : 0));
			const begin: Spot = [x + width * (0.5 + aside * 0.5), start + way * unit * 0.03];
			return streamer(begin, [x + width * (0.5 + aside * 0.84), end], {
				turns: 3 + (index % 3) * 0.5,
				swing: unit * 0.046,
				width: unit * 0.024,
				color,
				shade,
			});
		}),
	);
	const stars = fans.flatMap(({ start, far, way }, fan) =>
		[-0.46, -0.2, 0.02, 0.25, 0.47].map((aside, index): Drawing => {
			const color = [PAPER, BRICK, CREAM, TEAL, PLUM][(index + fan) % 5]!;
			const v = start + (far - start) * [0.34, 0.62, 0.4, 0.66, 0.36][(index + fan) % 5]!;
			return placed(index % 2 ? [fill(color, star(0, 0, 48, 21))] : sparkle(color), {
				x: x + width * (0.5 + aside * 0.92),
				y: v,
				size: unit * (index % 2 ? 0.085 : 0.13),
				turn: aside * 60 * way,
			});
		}),
	);
	const bits = fans.flatMap(({ start, far }, fan) =>
		Array.from({ length: 16 }, (_, index): Drawing => {
			const [u, v] = [
				x + width * ((index * 0.618 + fan * 0.3) % 1),
				start + (far - start) * (0.06 + 0.9 * ((index * 0.755) % 1)),
			];
			const color = [PAPER, BRICK, TEAL, CORAL, PLUM][(index * 2 + fan) % 5]!;
			return index % 2
				? [fill(color, disc(u, v, unit * 0.009))]
				: placed([fill(color, box(-50, -18, 100, 36))], { x: u, y: v, size: unit * 0.03, turn: index * 47 });
		}),
	);
	return [...arts("confetti", bits), ...arts("streamers", bands), ...arts("stars", stars)];
}
