import type { DesignElement, SideFormat } from "#design/document.ts";
import { days, daysPart, isWide, own, picturePart, SAMPLE_YEAR, sample } from "./calendar-parts.ts";
import { background, type Field, line, shape, text } from "./drawing.ts";
import { BRICK, COCOA, CREAM, DUSK, HONEY, INK, PAPER, TEAL } from "./palette.ts";
import { LANDSCAPES } from "./photo-series.ts";
import { type Sketch, wholeSide } from "./sketch.ts";

const YEAR = String(SAMPLE_YEAR);
const HAIR = { color: "#cfc7ba", width: 0.2 };

/** A photo to the edges, the days beneath or beside it. */
export const monthByMonth: Sketch = {
	ground: (side) => [background(PAPER), sample(0, picturePart(side, COVER_SHARE))],
	draw: (field) => titles(plate(field), { color: INK, soft: BRICK }),
	month: (side, month) => [
		background(PAPER),
		sample(month, picturePart(side)),
		days(month, daysPart(side), { font: "lora", color: INK, weekendColor: BRICK }),
	],
};

const COVER_SHARE = 0.66;

/** What a cover leaves beneath or beside its photo. */
function plate({ width, height }: Field): Field {
	return isWide({ width, height })
		? { x: width * COVER_SHARE, y: 0, width: width * (1 - COVER_SHARE), height }
		: { x: 0, y: height * COVER_SHARE, width, height: height * (1 - COVER_SHARE) };
}

function titles({ x, y, width, height }: Field, { color, soft }: { color: string; soft: string }): DesignElement[] {
	const room = { x: x + width * 0.16, width: width * 0.68 };
	const em = Math.min(width * 0.3, height * 0.36);
	const middle = y + height / 2;
	return [
		own(YEAR, { ...room, y: middle - em * 0.95 }, { font: "playfair-display", size: em, color }),
		line({ x: x + width / 2 - em * 0.4, y: middle + em * 0.33, width: em * 0.8 }, soft, 0.5),
		text("Anna, Paul & Mila", { ...room, y: middle + em * 0.5 }, { font: "lora", size: em * 0.24, color }),
	];
}

/** A small photo with wide margins, as behind a mount. */
export const gallery: Sketch = {
	ground: () => [background("#ffffff")],
	draw(field) {
		const frame = mounted(field, 0.62);
		const size = frame.width * 0.06;
		const y = frame.y + frame.height + size * 1.2;
		return [
			sample(0, frame),
			own(YEAR, { x: frame.x, y, width: frame.width }, letters(size)),
			text("LISBOA", { x: frame.x, y: y + size * 1.7, width: frame.width }, letters(size * 0.62)),
		];
	},
	month: (side, month) => [
		background("#ffffff"),
		sample(month, isWide(side) ? beside(side) : { x: 32, y: 32, width: side.width - 64, height: 116 }),
		days(month, isWide(side) ? daysPart(side) : { x: 32, y: 164, width: side.width - 64, height: 112 }, {
			...{ font: "montserrat", color: INK, weekendColor: "#8a6f2f", lines: HAIR },
		}),
	],
};

function letters(size: number) {
	return { font: "montserrat", size, color: INK, tracking: 0.3 } as const;
}

function mounted({ width, height }: Field, share: number): Field {
	const wide = isWide({ width, height });
	const [across, down] = wide ? [width * 0.56, height * 0.6] : [width * 0.64, height * share];
	return { x: (width - across) / 2, y: wide ? height * 0.13 : height * 0.12, width: across, height: down };
}

function beside({ width, height }: SideFormat): Field {
	return { x: 18, y: 24, width: width * 0.38, height: height - 42 };
}

/** Instant prints, pinned askew. */
export const instantPrints: Sketch = {
	ground: () => [background("#e9ddc8")],
	draw(field) {
		const { width, height } = field;
		const size = Math.min(width, height) * (isWide(field) ? 0.5 : 0.46);
		const at = (across: number, down: number, turn: number, picture: number) =>
			instantPrint({ x: width * across, y: height * down, size, turn }, picture);
		const prints = isWide(field)
			? [...at(0.2, 0.42, -6, 1), ...at(0.5, 0.4, 3, 2), ...at(0.8, 0.43, 7, 3)]
			: [...at(0.31, 0.29, -6, 1), ...at(0.69, 0.38, 5, 2), ...at(0.36, 0.63, 4, 3)];
		const em = Math.min(width, height) * 0.16;
		const y = isWide(field) ? height * 0.74 : height * 0.8;
		return [
			...prints,
			own(YEAR, { x: width * 0.1, y, width: width * 0.8 }, { font: "caveat", size: em, color: COCOA }),
		];
	},
	month: (side, month) => {
		const area = isWide(side)
			? { x: 0, y: 8, width: side.width * 0.47, height: side.height - 8 }
			: { x: 0, y: 14, width: side.width, height: side.height * 0.52 };
		const size = Math.min(area.width, area.height) * (isWide(side) ? 0.56 : 0.66);
		const [first, second]: readonly (readonly [number, number])[] = isWide(side)
			? [
					[0.4, 0.3],
					[0.62, 0.7],
				]
			: [
					[0.29, 0.46],
					[0.71, 0.54],
				];
		const at = ([across, down] = [0.5, 0.5]) => ({
			x: area.x + area.width * across,
			y: area.y + area.height * down,
			size,
		});
		return [
			background("#e9ddc8"),
			...instantPrint({ ...at(first as [number, number]), turn: -5 }, month * 2),
			...instantPrint({ ...at(second as [number, number]), turn: 4 }, month * 2 + 1),
			days(month, daysPart(side), { font: "caveat", color: COCOA, weekendColor: BRICK }),
		];
	},
};

type Print = { readonly x: number; readonly y: number; readonly size: number; readonly turn: number };

/** About a centre; the photo stands above the middle of its frame, and turns with it. */
function instantPrint({ x, y, size, turn }: Print, picture: number): DesignElement[] {
	const [wide, high, inner] = [size, size * 1.18, size * 0.86];
	const raised = size * 0.09;
	const angle = (turn * Math.PI) / 180;
	const [cx, cy] = [x + Math.sin(angle) * raised, y - Math.cos(angle) * raised];
	return [
		shape(
			"rectangle",
			{ x: x - wide / 2, y: y - high / 2, width: wide, height: high },
			{
				...{ fill: "#ffffff", stroke: { color: "#d8cbb4", width: 0.2 }, rotation: turn, locked: true },
			},
		),
		sample(picture, { x: cx - inner / 2, y: cy - inner / 2, width: inner, height: inner }, { rotation: turn }),
	];
}

/** Three pictures of a month in a row on dark blue. */
export const threeAMonth: Sketch = {
	ground: (side) => [background(DUSK), ...quarters(side)],
	draw({ width, height }) {
		const size = Math.min(width, height) * 0.46;
		const [x, y] = [width / 2, height / 2];
		return [
			shape("ellipse", { x: x - size / 2, y: y - size / 2, width: size, height: size }, { fill: DUSK, locked: true }),
			own(YEAR, { x: x - size * 0.4, y: y - size * 0.24, width: size * 0.8 }, night(size * 0.34)),
			text("ROSSI", { x: x - size * 0.35, y: y + size * 0.12, width: size * 0.7 }, night(size * 0.12, HONEY)),
		];
	},
	month: (side, month) => [
		background(DUSK),
		...threeIn(picturePart(side)).map((box, index) => sample(month * 3 + index, box)),
		days(month, daysPart(side), { font: "bebas-neue", color: CREAM, weekendColor: HONEY }),
	],
};

function night(size: number, color = CREAM) {
	return { font: "bebas-neue", size, color, tracking: 0.06 } as const;
}

function quarters(side: SideFormat): DesignElement[] {
	const { x, y, width, height } = wholeSide(side);
	const [w, h] = [width / 2, height / 2];
	return [0, 1, 2, 3].map((index) =>
		sample(index, { x: x + (index % 2) * w, y: y + (index >> 1) * h, width: w, height: h }),
	);
}

/** The first is as large as the two others together. */
function threeIn({ x, y, width, height }: Field): Field[] {
	const gap = 2.5;
	if (width < height) {
		const [w, h] = [(width - gap) / 2, (height - gap) / 2];
		return [
			{ x, y, width, height: h },
			{ x, y: y + h + gap, width: w, height: h },
			{ x: x + w + gap, y: y + h + gap, width: w, height: h },
		];
	}
	const [w, h] = [(width - gap) * 0.62, (height - gap) / 2];
	const right = { x: x + w + gap, width: width - w - gap, height: h };
	return [
		{ x, y, width: w, height },
		{ ...right, y },
		{ ...right, y: y + h + gap },
	];
}

/** One landscape a month over the whole page, the days on a pale field. */
export const wideHorizons: Sketch = {
	ground: (side) => [sample(0, wholeSide(side), {}, LANDSCAPES)],
	draw({ width, height }) {
		const em = Math.min(width, height) * (isWide({ width, height }) ? 0.2 : 0.27);
		const room = { x: width * 0.1, width: width * 0.8 };
		const top = height * 0.14;
		return [
			own(YEAR, { ...room, y: top }, { font: "montserrat", size: em, color: "#ffffff", tracking: 0.02 }),
			text(
				"LAGO ALTO",
				{ ...room, y: top + em * 1.2 },
				{
					...{ font: "montserrat", size: em * 0.2, color: "#ffffff", tracking: 0.3 },
				},
			),
		];
	},
	month: (side, month) => {
		const field = daysPart(side, isWide(side) ? 0.52 : 0.62);
		const around = 5;
		return [
			sample(month, wholeSide(side), {}, LANDSCAPES),
			shape(
				"rectangle",
				{
					x: field.x - around,
					y: field.y - around,
					width: field.width + 2 * around,
					height: field.height + 2 * around,
				},
				{ fill: "#ffffff", opacity: 0.9, radius: 2, locked: true },
			),
			days(month, field, { font: "montserrat", color: INK, weekendColor: TEAL }),
		];
	},
};
