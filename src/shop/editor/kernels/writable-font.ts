import type { DesignDocument, FontId } from "#design/document.ts";
import { calendarTexts } from "#design/elements/calendar/calendar-texts.ts";
import type { Warning } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import type { PlacedElement } from "./boxes.ts";
import { elementOf } from "./commands.ts";

/** Those that write most signs; must be loaded to know whether one of them can. */
export const WIDE_FONTS = ["open-sans", "montserrat", "playfair-display"] as const satisfies readonly FontId[];

/** That has all signs of what is written there, and no word of it in two faces. */
export function writableFont(element: PlacedElement, shaper: TextShaper): FontId | undefined {
	const [texts, inColors] =
		element.kind === "calendar"
			? [calendarTexts(element), undefined]
			: [element.kind === "text" ? [element.text] : [], element.kind === "text" ? element.coloredEmoji : undefined];
	const writes = (text: string, font: FontId) =>
		shaper.missingGlyphs(text, font, inColors).length === 0 && !shaper.borrowedLetters?.(text, font).length;
	return WIDE_FONTS.find((font) => texts.every((text) => writes(text, font)));
}

/** Where no font has them all, the signs are named that none has; `unwritable`, where each is in some font, is absent. */
export function withUnwritable(
	warnings: readonly Warning[],
	document: DesignDocument,
	shaper: TextShaper,
): readonly Warning[] {
	if (!warnings.some(isMissingGlyph)) return warnings;
	return warnings.map((warning) => {
		const isMissing = isMissingGlyph(warning) && warning.figures.characters !== undefined;
		const element = isMissing && elementOf(document, warning.sideCode, warning.elementId);
		if (!element || (element.kind !== "text" && element.kind !== "calendar")) return warning;
		if (writableFont(element, shaper)) return warning;
		const missing = String(warning.figures.characters).split(" ");
		const lacks = (sign: string) => WIDE_FONTS.every((font) => shaper.missingGlyphs(sign, font).length > 0);
		const nowhere = missing.filter(lacks);
		const named = (nowhere.length > 0 ? nowhere : missing).join(" ");
		const figures: Warning["figures"] = nowhere.length > 0 ? { nowhere: named, unwritable: named } : { nowhere: named };
		return { ...warning, figures: { ...warning.figures, ...figures } };
	});
}

export function isMissingGlyph({ code }: Warning): boolean {
	return code === "missing-glyph";
}
