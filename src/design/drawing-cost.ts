import type { LeafElement, TextElement } from "#design/document.ts";
import { emojiIn, emojiSize } from "#design/elements/text/emoji.ts";

/** Of one side, and of all of a book's; a plain letter is 1, about 25 microseconds of layout and painting. */
export const MOST_COST_OF_SIDE = 40_000;
export const MOST_COST_OF_DOCUMENT = 120_000;

const ELEMENT = 5;
const PHOTO = 50;
const PHOTO_EFFECT = 300;
const CALENDAR = 200;
const WORDS_OF_CALENDAR = 5;
const WORDS_OF_CODE = 6;
const DASHES = 1 / 150;
const PATH_DATA = 1 / 30;
const PATTERN = 100;
const SIZE_OF_EMOJI = 4;

/** How much work it is to lay elements out and to paint them, so that what a side asks for has an end. */
export function drawingCost(elements: readonly LeafElement[]): number {
	return elements.reduce((sum, element) => sum + ELEMENT + costOf(element), 0);
}

function costOf(element: LeafElement): number {
	switch (element.kind) {
		case "text":
			return element.text.length * letterCost(element) + emojiCost(element);
		case "photo":
			return PHOTO + (element.shadow ? PHOTO_EFFECT : 0) + (element.blur ? PHOTO_EFFECT : 0);
		case "shape": {
			const { width, height, dash, stroke } = element;
			return dash && stroke ? ((width + height) / Math.max(0.01, stroke.width)) * DASHES : 0;
		}
		case "qr":
			return element.text.length * WORDS_OF_CODE;
		case "clip-art":
			return element.paths.reduce((sum, { d }) => sum + d.length, 0) * PATH_DATA;
		case "calendar": {
			const { title, months = [], dayNames, marks = [] } = element;
			const drawn = Math.max(1, months.length);
			const words = lettersIn([title, ...months, ...marks.map((mark) => mark.words)]) + lettersIn(dayNames) * drawn;
			return CALENDAR * drawn + words * WORDS_OF_CALENDAR;
		}
		case "background":
			return element.pattern ? PATTERN : 0;
	}
}

function lettersIn(words: readonly string[]): number {
	return words.reduce((sum, each) => sum + each.length, 0);
}

/** Each is drawn once more for an outline, and for a shadow. */
function emojiCost({ text, coloredEmoji, outline, shadow }: TextElement): number {
	if (!coloredEmoji) return 0;
	const size = emojiIn(text).reduce((sum, emoji) => sum + emojiSize(emoji), 0);
	return size * SIZE_OF_EMOJI * (1 + (outline ? 1 : 0) + (shadow ? 1 : 0));
}

function letterCost({ curve, runs, outline, shadow }: TextElement): number {
	return (curve ? 10 : 1) * (runs?.length ? 3 : 1) + (outline ? 5 : 0) + (shadow ? 5 : 0);
}
