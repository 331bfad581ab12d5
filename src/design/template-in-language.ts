import type { Language } from "#core/languages.ts";
import type { DesignDocument, DesignElement, GroupChild, LeafElement, TextElement } from "#design/document.ts";
import { calendarsInLocale } from "#design/elements/calendar/calendars-in-locale.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import type { TextShaper } from "#design/text-shaping.ts";

/** `iso`: BCP 47, by which weeks begin and words are broken. */
export type Reader = { readonly language: Language; readonly iso: string };

/**
 * A template as it is said in a language: its words in that one, made to fit, and its calendars too. What it has no words
 * for stays as it was drawn; the same document where nothing is said. `today`: calendars show the year to come.
 */
export function templateInLanguage(
	document: DesignDocument,
	{ language, iso }: Reader,
	shaper: TextShaper,
	today?: Date,
): DesignDocument {
	const worded = leavesOf(document).some(isTranslated)
		? { ...document, sides: document.sides.map((side) => ({ ...side, elements: side.elements.map(said) })) }
		: document;
	return calendarsInLocale(worded, iso, today);

	function said<Element extends DesignElement>(element: Element): Element {
		if (element.kind === "group") return { ...element, children: element.children.map(said<GroupChild>) };
		return (element.kind === "text" && element.translations ? inWords(element) : element) as Element;
	}

	function inWords({ translations, ...text }: TextElement): TextElement {
		const words = translations?.[language];
		if (words === undefined) return text;
		const { runs: _, ...plain } = text;
		return fittedText({ ...plain, text: words, language: iso }, (each) => measuredText(each, shaper));
	}
}

/** Whether it is another one elsewhere: in other words, or in the weeks and months of a country. */
export function variesByLocale(document: DesignDocument): boolean {
	return leavesOf(document).some((leaf) => leaf.kind === "calendar" || isTranslated(leaf));
}

function leavesOf({ sides }: DesignDocument): readonly LeafElement[] {
	return sides.flatMap(({ elements }) => flatElements(elements));
}

function isTranslated(leaf: LeafElement): boolean {
	return leaf.kind === "text" && leaf.translations !== undefined;
}
