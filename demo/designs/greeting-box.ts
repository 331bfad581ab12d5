import type { ClipArtElement, DesignElement, SideFormat } from "#design/document.ts";
import { demoTexts, type Greeting } from "../demo-texts.ts";
import { type Field, round, type TextStyle, text } from "./drawing.ts";
import { greeting } from "./greeting.ts";
import { inset, wholeSide } from "./sketch.ts";

type Style = Omit<TextStyle, "fixed" | "grows" | "size"> & {
	/** Of the letters, as a share of the box's width. */
	readonly size: number;
};

/** Of written letters beyond what they take of a line, as a share of a box that one word fills. */
const OVERHANG = 0.045;
/** Below the last line, in shares of the size. */
const ROOM_FOR_TAILS = 0.14;

/** In the middle of a box that is higher than the English words need: other languages fill it. */
export function greetingIn(said: Greeting, whole: Field, { size, ...style }: Style): DesignElement {
	const box = part(whole, OVERHANG, 0, 1 - 2 * OVERHANG, 1);
	const { leading = 1.1 } = style;
	const lines = demoTexts.en.greetings[said].split("\n").length;
	const high = box.height / (lines * leading + ROOM_FOR_TAILS);
	const words = greeting(said, box, { ...style, leading, size: Math.min(size * box.width, high) });
	return { ...words, y: round(box.y), height: round(box.height) };
}

/** A sample in the middle of a box, one line as high as a share of it. */
export function sampleIn(
	said: string,
	box: Field,
	style: Omit<TextStyle, "size" | "fixed">,
	share = 0.8,
): DesignElement {
	const leading = style.font === "bebas-neue" ? 1 : 1.2;
	const size = (box.height * share) / leading;
	return text(said, { ...box, y: box.y + (box.height - size * leading) / 2 }, { ...style, size, leading });
}

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

/** A small motif where a card has its maker's mark. */
export function onBack(side: SideFormat, draw: (at: Field) => readonly DesignElement[]): readonly DesignElement[] {
	const size = side.width * 0.09;
	return isCard(side) ? draw({ x: side.width / 4 - size / 2, y: side.height * 0.8, width: size, height: size }) : [];
}

function isCard({ code }: SideFormat): boolean {
	return code === "outside";
}

export function isTall({ width, height }: Field): boolean {
	return height > width * 1.15;
}

/** What goes across a whole side is one thing, as is what lies over a fold. */
export function asOne(children: readonly ClipArtElement[]): DesignElement {
	return {
		kind: "group",
		id: "",
		opacity: 1,
		children: children.map((each, index) => ({ ...each, id: `part-${index + 1}` })),
		locked: true,
	};
}
