import type { DesignElement, SideFormat } from "#design/document.ts";
import { art, placed } from "./art.ts";
import { days, daysPart, isWide, own, picturePart, SAMPLE_YEAR, sample } from "./calendar-parts.ts";
import { background, dot, type Field, shape, text } from "./drawing.ts";
import { cat, dog } from "./motifs/animals.ts";
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
	PAPER,
	PINK,
	PLUM,
	ROSE,
	SAGE,
	SKY,
	TEAL,
} from "./palette.ts";
import type { Drawing } from "./pen.ts";
import { WITH_PETS } from "./photo-series.ts";
import type { Sketch } from "./sketch.ts";

const YEAR = String(SAMPLE_YEAR);

const GROUNDS: readonly (readonly [ground: string, ink: string, weekend: string])[] = [
	[DUSK, CREAM, SKY],
	[PLUM, CREAM, PINK],
	[SAGE, INK, BRICK],
	[PINK, PLUM, "#8a2f17"],
	[FOREST, CREAM, HONEY],
	[HONEY, INK, "#7a2a10"],
	[SKY, DUSK, "#8a2f17"],
	[TEAL, CREAM, HONEY],
	[BRICK, CREAM, "#f8d79c"],
	[COCOA, CREAM, HONEY],
	[BLUSH, PLUM, BRICK],
	["#7d2d22", CREAM, HONEY],
];

/** A colour and a large number for each month; no photo is needed. */
export const inColours: Sketch = {
	ground: (side) => bands(side),
	draw({ width, height }) {
		const em = Math.min(width, height) * 0.5;
		const size = isWide({ width, height }) ? em : em * 0.92;
		return [
			own(
				YEAR,
				{ x: width * 0.04, y: (height - size) / 2, width: width * 0.92 },
				{
					...{ font: "bebas-neue", size, color: "#ffffff", leading: 1 },
				},
			),
		];
	},
	month: (side, month) => {
		const [ground, ink, weekend] = GROUNDS[month - 1] ?? GROUNDS[0]!;
		const { x, y, width, height } = picturePart(side);
		const size = Math.min(width * 0.9, height * 0.86);
		const place = { x: x + width * 0.08, y: y + (height - size) / 2 + size * 0.06, width: width * 0.84 };
		return [
			background(ground),
			own(String(month), place, { font: "bebas-neue", size, color: weekend, leading: 1 }),
			days(month, daysPart(side), { font: "montserrat", color: ink, weekendColor: weekend }),
		];
	},
};

/** Of all twelve colours; dark ones in the middle, where the year stands. */
function bands({ width, height, bleed }: SideFormat): DesignElement[] {
	const order = [5, 3, 2, 8, 7, 4, 0, 1, 9, 11, 6, 10];
	const high = (height + 2 * bleed) / order.length;
	return order.map((index, row) => {
		const box = { x: -bleed, y: -bleed + row * high, width: width + 2 * bleed, height: high + 0.2 };
		return shape("rectangle", box, { fill: GROUNDS[index]![0], locked: true });
	});
}

const CONFETTI = [CORAL, HONEY, TEAL, PINK, SAGE] as const;
const SCATTERED = [
	[0.07, 0.12],
	[0.2, 0.06],
	[0.34, 0.1],
	[0.66, 0.07],
	[0.82, 0.11],
	[0.94, 0.2],
	[0.06, 0.34],
	[0.95, 0.42],
	[0.05, 0.6],
	[0.94, 0.66],
	[0.08, 0.82],
	[0.24, 0.93],
	[0.42, 0.95],
	[0.6, 0.93],
	[0.78, 0.95],
	[0.93, 0.86],
] as const;

/** Round photos among confetti, for a year of children. */
export const confettiYear: Sketch = {
	ground: (side) => [background("#fff8ee"), ...confetti({ x: 0, y: 0, width: side.width, height: side.height })],
	draw({ width, height }) {
		const size = Math.min(width, height) * 0.58;
		const wide = isWide({ width, height });
		const [x, y] = wide ? [width * 0.33, height / 2] : [width / 2, height * 0.4];
		const room = wide
			? { x: width * 0.57, y: height * 0.32, width: width * 0.34 }
			: { x: width * 0.14, y: height * 0.66, width: width * 0.72 };
		const em = wide ? room.width * 0.36 : room.width * 0.24;
		return [
			ring(x, y, size * 1.08, HONEY),
			round(x, y, size, 7),
			own(YEAR, room, { font: "quicksand", size: em, color: BRICK }),
			text("Leo & Sofia", { ...room, y: room.y + em * 1.25 }, { font: "pacifico", size: em * 0.5, color: TEAL }),
		];
	},
	month: (side, month) => {
		const area = picturePart(side);
		const [x, y] = [area.x + area.width / 2, area.y + area.height * 0.53];
		const size = Math.min(area.width, area.height) * 0.74;
		return [
			background("#fff8ee"),
			...confetti(area),
			ring(x, y, size * 1.08, CONFETTI[month % CONFETTI.length] ?? CORAL),
			round(x, y, size, month),
			days(month, daysPart(side), { font: "quicksand", color: INK, weekendColor: BRICK }),
		];
	},
};

function round(x: number, y: number, size: number, picture: number): DesignElement {
	const box = { x: x - size / 2, y: y - size / 2, width: size, height: size };
	return sample(picture, box, { mask: { form: "ellipse" } });
}

function ring(x: number, y: number, size: number, color: string): DesignElement {
	return dot(x, y, size, color);
}

function confetti({ x, y, width, height }: Field): DesignElement[] {
	const size = Math.min(width, height) * 0.035;
	return SCATTERED.map(([u, v], index) =>
		dot(x + u * width, y + v * height, size * (0.7 + (index % 3) * 0.3), CONFETTI[index % CONFETTI.length] ?? CORAL),
	);
}

/** A dog and a cat that look over the edge of the photo in turn. */
export const fourPaws: Sketch = {
	ground: () => [background("#dfe8e6")],
	draw({ width, height }) {
		const size = Math.min(width, height) * 0.42;
		const [x, y] = [width / 2, height * (isWide({ width, height }) ? 0.37 : 0.42)];
		const room = { x: width * 0.12, width: width * 0.76 };
		const em = Math.min(width, height) * 0.15;
		const top = y + size * 0.62;
		return [
			art("cat", placed(grey(), { x: x - size * 0.56, y, size })),
			art("dog", placed(brown(), { x: x + size * 0.56, y, size })),
			own(YEAR, { ...room, y: top }, { font: "amatic-sc", size: em * 1.1, color: DUSK }),
			text("Milo & Luna", { ...room, y: top + em * 1.3 }, { font: "pacifico", size: em * 0.55, color: BRICK }),
		];
	},
	month: (side, month) => {
		const area = picturePart(side);
		const wide = isWide(side);
		const frame = wide
			? { x: 16, y: 22, width: area.width - 26, height: side.height - 40 }
			: { x: 16, y: 26, width: side.width - 32, height: area.height - 34 };
		const size = Math.min(frame.width, frame.height) * 0.36;
		const at = { x: frame.x + frame.width * (month % 2 ? 0.8 : 0.2), y: frame.y + frame.height - size * 0.3, size };
		return [
			background("#dfe8e6"),
			sample(month, frame, { radius: 5 }, WITH_PETS),
			art(month % 2 ? "dog" : "cat", placed(month % 2 ? brown() : grey(), at)),
			days(month, daysPart(side), { font: "open-sans", color: DUSK, weekendColor: BRICK }),
		];
	},
};

function grey(): Drawing {
	return cat("#8d99a3", "#6f7c87", HONEY, PINK, INK);
}

function brown(): Drawing {
	return dog("#c79a63", COCOA, CREAM, INK, BRICK);
}

/** Large squares to write in, with a small heart of a photo above. */
export const familyPlanner: Sketch = {
	ground: () => [background(BLUSH)],
	draw({ width, height }) {
		const wide = isWide({ width, height });
		const size = Math.min(width, height) * 0.6;
		const [x, y] = wide ? [width * 0.3, height * 0.52] : [width / 2, height * 0.4];
		const room = wide
			? { x: width * 0.53, y: height * 0.34, width: width * 0.38 }
			: { x: width * 0.12, y: height * 0.65, width: width * 0.76 };
		const em = wide ? room.width * 0.34 : room.width * 0.26;
		const heart = { x: x - size / 2, y: y - size / 2, width: size, height: size };
		return [
			sample(3, heart, { mask: { form: "heart" } }),
			own(YEAR, room, { font: "dancing-script", size: em, color: PLUM }),
			text("Ortega", { ...room, y: room.y + em * 1.25 }, { font: "lora", size: em * 0.32, color: PLUM }),
		];
	},
	month: (side, month) => {
		const wide = isWide(side);
		const size = wide ? 34 : 56;
		const heart = { x: wide ? 16 : (side.width - size) / 2, y: wide ? 22 : 22, width: size, height: size };
		const box = wide
			? { x: 62, y: 20, width: side.width - 74, height: side.height - 33 }
			: { x: 13, y: 84, width: side.width - 26, height: side.height - 98 };
		return [
			background(PAPER),
			sample(month, heart, { mask: { form: "heart" } }),
			days(month, box, { font: "lora", color: INK, weekendColor: BRICK, lines: { color: ROSE, width: 0.25 } }),
		];
	},
};
