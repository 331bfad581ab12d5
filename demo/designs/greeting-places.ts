import type { SideFormat } from "#design/document.ts";
import type { Field } from "./drawing.ts";
import { inset, wholeSide } from "./sketch.ts";

/** A part of a field, in shares of it. */
export function part({ x, y, width, height }: Field, left: number, top: number, wide: number, high: number): Field {
	return { x: x + left * width, y: y + top * height, width: wide * width, height: high * height };
}

/** Where a composition stands: the field without its margin, on wide sides no wider than `widest` times its height. */
export function page(field: Field, margin: number, widest: number, tallest = 1.5): Field {
	const area = inset(field, margin);
	const width = Math.min(area.width, area.height * widest);
	const height = Math.min(area.height, area.width * tallest);
	return { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
}

/** More on what is neither high nor wide: a cushion turns its edges away, a coaster is small. */
export function roomIn(field: Field, margin: number): Field {
	const isEven = field.width < field.height * 1.2 && field.height < field.width * 1.15;
	return inset(field, margin + (isEven ? 0.025 : 0));
}

/** `share` of the height for words above a picture, or the left half where it is wide. */
export function partsOf(
	field: Field,
	margin: number,
	share: number,
): { readonly words: Field; readonly picture: Field } {
	const { x, y, width, height } = roomIn(field, margin);
	if (width > height * 1.2)
		return {
			words: { x, y: y + height * 0.12, width: width * 0.55, height: height * 0.6 },
			picture: { x: x + width * 0.58, y, width: width * 0.42, height },
		};
	const high = Math.min(height * share, width * 0.56);
	const gap = height * 0.025;
	return {
		words: { x, y, width, height: high },
		picture: { x, y: y + high + gap, width, height: height - high - gap },
	};
}

export function isTall({ width, height }: Field): boolean {
	return height > width * 1.15;
}

/** What is repeated beside itself along a side: a card's two halves, a mug's two sides and what is between. */
export function bays(side: SideFormat): readonly Field[] {
	const { width, height } = wholeSide(side);
	return inBays(side, Math.max(1, Math.round(width / (height * 0.9))));
}

/** The same for what has one middle, where the words are. */
export function focused(side: SideFormat): readonly Field[] {
	return inBays(side, side.width > side.height * 2 ? 3 : isCard(side) ? 2 : 1);
}

function inBays(side: SideFormat, count: number): readonly Field[] {
	const whole = wholeSide(side);
	const width = whole.width / count;
	return Array.from({ length: count }, (_, index) => ({ ...whole, x: whole.x + index * width, width }));
}

/** Where a composition is seen at once: a card's halves, a mug's sides; the whole of all else, bleed included. */
export function viewsOf(side: SideFormat): readonly Field[] {
	const whole = wholeSide(side);
	if (isCard(side)) return [leftHalf(whole), { ...leftHalf(whole), x: whole.x + whole.width / 2 }];
	if (side.code !== "wrap") return [whole];
	if (side.width < side.height * 2) return [{ ...whole, x: side.width * 0.3, width: side.width * 0.4 }];
	const size = whole.height;
	return [-1, 1].map((way) => ({ ...whole, x: side.width * (0.5 + way * 0.315) - size / 2, width: size }));
}

function leftHalf({ x, y, width, height }: Field): Field {
	return { x, y, width: width / 2, height };
}

/** A card's outside is its back and, to the right of the fold, its front. */
export function isCard({ code }: SideFormat): boolean {
	return code === "outside";
}
