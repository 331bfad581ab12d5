import { EMOJI_SIZES, JOINED_EMOJI, SINGLE_EMOJI } from "#design/elements/text/emoji-list.ts";

const EMOJI_STYLE = /\p{Emoji_Presentation}|\ufe0f/u;
const EMOJI_OF_ONE_SIZE = 16;
const AS_TEXT = "\ufe0e";
/** Joiner, selector of the coloured form, skin tones. */
const LEFT_OUT = /[\u200d\ufe0f\u{1f3fb}-\u{1f3ff}]/gu;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Which picture a grapheme has, by its text alone: undefined where it is no emoji, asks to be written as text, or has none.
 * Those of all skins are one picture.
 */
export function emojiNumber(grapheme: string): number | undefined {
	return EMOJI_STYLE.test(grapheme) && !grapheme.includes(AS_TEXT) ? pictureNumber(grapheme) : undefined;
}

/** The same, whatever form the sign asks for. */
export function pictureNumber(sign: string): number | undefined {
	return numbers().get(nameOf(sign));
}

/** Thousands of characters that the drawing of an emoji has at most. */
export function emojiSize(emoji: string): number {
	const size = EMOJI_SIZES[Math.floor((emojiNumber(emoji) ?? 0) / EMOJI_OF_ONE_SIZE)];
	return Number.parseInt(size ?? "0", 36);
}

/** The graphemes that have a picture. */
export function emojiIn(text: string): readonly string[] {
	if (!EMOJI_STYLE.test(text)) return [];
	return segmentsOf(text).filter((segment) => emojiNumber(segment) !== undefined);
}

/** Those that have none, and are drawn as letters of their text. */
export function emojiWithoutPicture(text: string): readonly string[] {
	if (!EMOJI_STYLE.test(text)) return [];
	const isPlain = (sign: string) =>
		EMOJI_STYLE.test(sign) && !sign.includes(AS_TEXT) && pictureNumber(sign) === undefined;
	return segmentsOf(text).filter(isPlain);
}

export function isOnlyEmoji(text: string): boolean {
	return segmentsOf(text).every((segment) => segment.trim() === "" || emojiNumber(segment) !== undefined);
}

let known: ReadonlyMap<string, number> | undefined;

function numbers(): ReadonlyMap<string, number> {
	known ??= new Map([...singles(), ...JOINED_EMOJI.split(" ")].map((name, number) => [name, number]));
	return known;
}

function singles(): readonly string[] {
	return SINGLE_EMOJI.split(" ").flatMap((row) => {
		const [first = "", more = "0"] = row.split("+");
		return Array.from({ length: Number(more) + 1 }, (_, at) => (Number.parseInt(first, 16) + at).toString(16));
	});
}

function nameOf(sign: string): string {
	return [...sign.replace(LEFT_OUT, "")].map((character) => character.codePointAt(0)!.toString(16)).join("-");
}

function segmentsOf(text: string): readonly string[] {
	return [...graphemes.segment(text)].map(({ segment }) => segment);
}
