import type { DesignDocument, TextElement } from "#design/document.ts";
import { emojiIn } from "#design/elements/text/emoji.ts";
import { may } from "./rights.ts";

/** The first emoji of a text come in colour, unless somebody chose otherwise or its style is kept. */
export function firstEmoji(
	document: DesignDocument,
	element: TextElement,
	text: string,
): Pick<TextElement, "coloredEmoji"> {
	const isFirst = element.coloredEmoji === undefined && emojiIn(element.text).length === 0;
	return isFirst && emojiIn(text).length > 0 && may(document, element, "style") ? { coloredEmoji: true } : {};
}
