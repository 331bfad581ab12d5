import { LANGUAGES, type Language } from "#core/languages.ts";
import type { ClipArtElement, DesignElement, SideFormat } from "#design/document.ts";
import { demoTexts, type Greeting } from "../demo-texts.ts";
import { art, placed } from "./art.ts";
import { type Field, ROOM_FOR_TAILS, round, type TextStyle, text } from "./drawing.ts";
import { isCard, part } from "./greeting-places.ts";
import type { Drawing } from "./pen.ts";
import { piled } from "./spread.ts";

type Style = Omit<TextStyle, "fixed" | "grows" | "size"> & {
	/** Of the English letters, as a share of the box's width. */
	readonly size: number;
	/** Of written letters beyond what they take of a line, as a share of a box that one word fills. */
	readonly overhang?: number;
	/** Long lines become smaller rather than more. */
	readonly keepsLines?: boolean;
};

const DRAWN_IN = "en";

/**
 * Words that the design says to whom it is given, in every language of the shop: they may stay or be changed. In the middle
 * of a box that is higher than the English ones need: others fill it.
 */
export function greetingIn(said: Greeting, whole: Field, style: Style): DesignElement {
	const { size, overhang = 0.045, keepsLines, leading = 1.1, ...rest } = style;
	const box = part(whole, overhang, 0, 1 - 2 * overhang, 1);
	const words = (language: Language) => demoTexts[language].greetings[said];
	const high = box.height / (words(DRAWN_IN).split("\n").length * leading + ROOM_FOR_TAILS);
	const type = { ...rest, leading, size: Math.min(size * box.width, high) };
	const { placeholder: _, ...drawn } = text(words(DRAWN_IN), box, type);
	const others = LANGUAGES.filter((language) => language !== DRAWN_IN);
	return {
		...drawn,
		y: round(box.y),
		height: round(box.height),
		translations: Object.fromEntries(others.map((language) => [language, words(language)])),
		...(keepsLines && { keepsLines }),
	};
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

/** A name in a hand, the card's motif below it. */
export function signed(
	{ x, y, width, height }: Field,
	name: string,
	motif: string,
	drawing: Drawing,
	{ font, color }: Pick<TextStyle, "font" | "color">,
): readonly DesignElement[] {
	const box = { x: x + width * 0.1, y: y + height * 0.42, width: width * 0.8 };
	return [
		text(name, box, { font, size: width * 0.13, color }),
		art(motif, placed(drawing, { x: x + width / 2, y: y + height * 0.72, size: width * 0.3 })),
	];
}

/** Small in the lower middle of a card's back, as a share of its width; nothing on other sides. */
export function onBack(
	side: SideFormat,
	name: string,
	motif: readonly Drawing[],
	share = 0.2,
): readonly DesignElement[] {
	if (!isCard(side)) return [];
	const width = side.width / 2;
	const place = { x: width / 2, y: side.height * 0.8, size: width * share };
	const drawn = motif.map((drawing) => placed(drawing, place));
	return piled(name, drawn);
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
