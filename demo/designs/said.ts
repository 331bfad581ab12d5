import type { DesignElement, FontId, SideFormat } from "#design/document.ts";
import { demoTexts, type Greeting } from "../demo-texts.ts";
import { art, placed } from "./art.ts";
import { type Field, text } from "./drawing.ts";
import { greeting } from "./greeting.ts";
import type { Drawing } from "./pen.ts";
import { inset, wholeSide } from "./sketch.ts";

type Saying = {
	readonly font: FontId;
	readonly color: string;
	/** How wide the English words are, as a multiple of their size. */
	readonly em: number;
	readonly leading?: number;
	/** Long lines become smaller rather than more. */
	readonly keepsLines?: boolean;
};

/** Below the last line, as a share of the size, whatever the face. */
const TAILS = 0.14;

/** A greeting that fills its box, in English too. */
export function said(
	words: Greeting,
	box: Field,
	{ font, color, em, leading = 1.08, keepsLines }: Saying,
): DesignElement {
	const lines = demoTexts.en.greetings[words].split("\n").length;
	const size = box.height / (lines * leading + TAILS);
	const element = greeting(words, { ...box, y: box.y + (TAILS / 2) * size }, { font, color, leading, size });
	const fitting = Math.floor(Math.min(size * 0.97, (box.width / em) * 0.985) * 100) / 100;
	return { ...element, size: fitting, ...(keepsLines && { keepsLines }) };
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

/** Where a composition is seen at once: a card's halves, a mug's sides; the whole of all else, bleed included. */
export function viewsOf(side: SideFormat): readonly Field[] {
	const whole = wholeSide(side);
	if (side.code === "outside") return [leftHalf(whole), { ...leftHalf(whole), x: whole.x + whole.width / 2 }];
	if (side.code !== "wrap") return [whole];
	if (side.width < side.height * 2) return [{ ...whole, x: side.width * 0.3, width: side.width * 0.4 }];
	const size = whole.height;
	return [-1, 1].map((way) => ({ ...whole, x: side.width * (0.5 + way * 0.315) - size / 2, width: size }));
}

function leftHalf({ x, y, width, height }: Field): Field {
	return { x, y, width: width / 2, height };
}

/** Small in the lower middle of a card's back; nothing on other sides. */
export function onBack(side: SideFormat, name: string, motif: Drawing, share = 0.2): readonly DesignElement[] {
	if (side.code !== "outside") return [];
	const back = { width: side.width / 2, height: side.height };
	const place = { x: back.width / 2, y: back.height * 0.8, size: back.width * share };
	return [art(name, placed(motif, place))];
}

/** A name in a hand, the card's motif below it. */
export function signed(
	{ x, y, width, height }: Field,
	name: string,
	motif: string,
	drawing: Drawing,
	{ font, color }: Pick<Saying, "font" | "color">,
): readonly DesignElement[] {
	const box = { x: x + width * 0.1, y: y + height * 0.42, width: width * 0.8 };
	return [
		text(name, box, { font, size: width * 0.13, color }),
		art(motif, placed(drawing, { x: x + width / 2, y: y + height * 0.72, size: width * 0.3 })),
	];
}
