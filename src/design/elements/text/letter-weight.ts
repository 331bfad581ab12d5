import type { FontId } from "#design/document.ts";

/** What the dearest ordinary letter of a face takes to draw, capitals with marks and Cyrillic included: 2,200 characters of path are 1. */
const FACES = {
	"open-sans": 1,
	lora: 1,
	montserrat: 1,
	"playfair-display": 1.25,
	"bebas-neue": 1,
	quicksand: 1,
	"dancing-script": 1.6,
	pacifico: 1.3,
	caveat: 2.3,
	"amatic-sc": 1.4,
} as const satisfies Record<FontId, number>;

/** Signs that all faces take from their companions, and fractions and currencies, by 16 bits of the text. */
const ARABIC = { signs: /[\u0600-\u077f\ufe70-\ufeff]/g, weight: 1.3 };
const SYMBOLS = { signs: /[\u0780-\u1dff\u2070-\ufb4f]/g, weight: 3.6 };
const RARE = { signs: /[\ud800-\udfff\ufb50-\ufe6f\uff00-\uffff]/g, weight: 9.5 };

/** Of several faces the dearest counts for all letters. */
export function letterWeight(text: string, fonts: readonly FontId[]): number {
	const face = Math.max(...fonts.map((font) => FACES[font]));
	return [ARABIC, SYMBOLS, RARE].reduce((sum, { signs, weight }) => {
		const count = text.match(signs)?.length ?? 0;
		return sum + count * Math.max(0, weight - face);
	}, text.length * face);
}
