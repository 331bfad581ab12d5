import type { FontId } from "#design/document.ts";
import type { ShapedTextInput, TextShaper } from "#design/text-shaping.ts";
import { fontsOfStyledText, fontsOfText } from "#painters/fonts.ts";
import { areFontsLoaded } from "#painters/load-fonts.client.ts";

const FIRST: FontId = "open-sans";

/** Signs, of which some are letters to Unicode, and what makes them emoji a mark. */
const NO_LETTERS = /[^\p{L}\p{M}]+|\p{Emoji}|\ufe0f/gu;

const chosenOver = new Map<FontId, FontId>();
const standIns = new WeakMap<TextShaper, TextShaper>();

/** Until it comes, letters in the font keep the shapes of the one that it was chosen over. */
export function standIn(font: FontId, before: FontId): void {
	if (!areFontsLoaded([font])) chosenOver.set(font, drawn(before));
}

/** Draws what is in a font that is still on its way in another one. */
export function withStandIn(shaper: TextShaper): TextShaper {
	const known = standIns.get(shaper);
	if (known) return known;
	const made: TextShaper = {
		shape: (input) => shaper.shape(asDrawn(input)),
		largestSize: (input) => shaper.largestSize(asDrawn(input)),
		// What is still on its way is not missing.
		missingGlyphs: (text, font, coloredEmoji) =>
			areFontsLoaded(fontsOfText(text, font, coloredEmoji)) ? shaper.missingGlyphs(text, font, coloredEmoji) : [],
		borrowedLetters: (text, font) =>
			areFontsLoaded(fontsOfText(text.replace(NO_LETTERS, " "), font))
				? (shaper.borrowedLetters?.(text, font) ?? [])
				: [],
		standsIn: (text) => !areFontsLoaded(fontsOfStyledText(text)),
	};
	standIns.set(shaper, made);
	return made;
}

function asDrawn<Input extends Pick<ShapedTextInput, "font" | "runs">>(input: Input): Input {
	const fonts = [input.font, ...(input.runs ?? []).map((run) => run.font ?? input.font)];
	if (areFontsLoaded(fonts)) return input;
	const runs = input.runs?.map((run) => (run.font ? { ...run, font: drawn(run.font) } : run));
	return { ...input, font: drawn(input.font), ...(runs && { runs }) };
}

function drawn(font: FontId): FontId {
	if (areFontsLoaded([font])) return font;
	return chosenOver.get(font) ?? FIRST;
}
