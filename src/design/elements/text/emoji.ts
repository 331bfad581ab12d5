import { EMOJI_SIZES, JOINED_EMOJI, SINGLE_EMOJI } from "#design/elements/text/emoji-list.ts";

/** The selector alone, after a letter or a digit, makes none. */
const EMOJI_STYLE = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\ufe0f\u20e3/u;
const EMOJI_OF_ONE_SIZE = 16;
const AS_TEXT = "\ufe0e";
/** Joiner, selector of the coloured form, skin tones. */
const LEFT_OUT = /[\u200d\ufe0f\u{1f3fb}-\u{1f3ff}]/gu;
/** Two of different skins are written out; the picture is that of the pair. */
const PAIRS: Readonly<Record<string, string>> = {
	"1faf1-1faf2": "1f91d",
	"1f469-1f91d-1f468": "1f46b",
	"1f469-1f91d-1f469": "1f46d",
	"1f468-1f91d-1f468": "1f46c",
	"1f9d1-2764-1f9d1": "1f491",
	"1f9d1-2764-1f48b-1f9d1": "1f48f",
	"1f9d1-1f430-1f9d1": "1f46f",
	"1f468-1f430-1f468": "1f46f-2642",
	"1f469-1f430-1f469": "1f46f-2640",
	"1f9d1-1faef-1f9d1": "1f93c",
	"1f468-1faef-1f468": "1f93c-2642",
	"1f469-1faef-1f469": "1f93c-2640",
};
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
	const name = nameOf(sign);
	return numbers().get(PAIRS[name] ?? name);
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

/** Nothing but emoji in their own colours: no words, though it is a text. */
export function isEmojiPicture({ text, coloredEmoji }: { text: string; coloredEmoji?: boolean }): boolean {
	return coloredEmoji === true && text.trim() !== "" && isOnlyEmoji(text);
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
