import { LANGUAGES, type Language } from "#core/languages.ts";
import type { TextElement } from "#design/document.ts";
import { demoTexts, type Greeting } from "../demo-texts.ts";
import { type Field, type TextStyle, text } from "./drawing.ts";

const DRAWN_IN = "en";

/** Words that the design says to whom it is given, in every language of the shop: they may stay or be changed. */
export function greeting(
	said: Greeting,
	{ x, y, width }: Omit<Field, "height">,
	style: Omit<TextStyle, "fixed" | "grows">,
): TextElement {
	const words = (language: Language) => demoTexts[language].greetings[said];
	const { placeholder: _, ...drawn } = text(words(DRAWN_IN), { x, y, width }, style);
	const others = LANGUAGES.filter((language) => language !== DRAWN_IN);
	return { ...drawn, translations: Object.fromEntries(others.map((language) => [language, words(language)])) };
}
