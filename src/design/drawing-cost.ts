import type { DesignDocument, LeafElement, TextElement } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { emojiIn, emojiSize } from "#design/elements/text/emoji.ts";
import { letterWeight } from "#design/elements/text/letter-weight.ts";

/** What a step may lead to, on one side and in all of a book; a letter of a plain face is 1, about 25 microseconds of layout and painting. */
export const MOST_COST_OF_SIDE = 40_000;
export const MOST_COST_OF_DOCUMENT = 120_000;

/** What the shop takes and keeps: all that was made while letters weighed less, as long as a proof of it can be written (decision 0224). */
export const HIGHEST_COST_OF_SIDE = 120_000;
export const HIGHEST_COST_OF_DOCUMENT = 230_000;

/** One order's designs, each counted once: the dearest that was ever taken, or some books; seconds of layout (decision 0226). */
export const MOST_COST_OF_ORDER = 300_000;

/** What the shop's own process lays out: about 50 ms, in which nobody else is answered. Starting another takes half a second. */
export const MOST_COST_AT_ONCE = 2000;

/** Of what it writes a print file: up to 0.35 ms for each. */
export const MOST_COST_PRINTED_AT_ONCE = 300;

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
const EFFECT = 4;

/** How much work it is to lay elements out and to paint them, so that what a side asks for has an end. */
export function drawingCost(elements: readonly LeafElement[]): number {
	return elements.reduce((sum, element) => sum + ELEMENT + costOf(element), 0);
}

/** Of all sides together. */
export function documentCost({ sides }: Pick<DesignDocument, "sides">): number {
	return sides.reduce((sum, { elements }) => sum + drawingCost(flatElements(elements)), 0);
}

function costOf(element: LeafElement): number {
	switch (element.kind) {
		case "text":
			return textCost(element) + emojiCost(element);
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
			const { title, months = [], dayNames, marks = [], font } = element;
			const drawn = Math.max(1, months.length);
			const weigh = (words: readonly string[]) => letterWeight(words.join(""), [font]);
			const words = weigh([title, ...months, ...marks.map((mark) => mark.words)]) + weigh(dayNames) * drawn;
			return CALENDAR * drawn * letterWeight("0", [font]) + words * WORDS_OF_CALENDAR;
		}
		case "background":
			return element.pattern ? PATTERN : 0;
	}
}

/** Each is drawn once more for an outline, and for a shadow. */
function emojiCost({ text, coloredEmoji, outline, shadow }: TextElement): number {
	if (!coloredEmoji) return 0;
	const size = emojiIn(text).reduce((sum, emoji) => sum + emojiSize(emoji), 0);
	return size * SIZE_OF_EMOJI * (1 + (outline ? 1 : 0) + (shadow ? 1 : 0));
}

/** An outline draws the letters once more, and a shadow what is drawn already. */
function textCost({ text, font, coloredEmoji, curve, runs = [], outline, shadow }: TextElement): number {
	const fonts = [font, ...runs.flatMap((run) => run.font ?? [])];
	const shaped = (curve ? 10 : 1) * (runs.length ? 3 : 1);
	const more = (outline ? 2 : 1) * (shadow ? 2 : 1) - 1;
	const effects = (outline ? EFFECT : 0) + (shadow ? EFFECT : 0);
	const pictures = coloredEmoji ? emojiIn(text).join("") : "";
	const weight = letterWeight(text, fonts) - letterWeight(pictures, fonts) + pictures.length;
	return weight * (shaped + more) + text.length * effects;
}
