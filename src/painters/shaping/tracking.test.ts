import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { FACES } from "#painters/fonts.ts";
import { fontFace } from "#painters/shaping/font-face.ts";
import { trackingOf } from "#painters/shaping/tracking.ts";

const BEH = "ب";

test("tracking leaves exactly those letters together that the Arabic face joins", () => {
	const face = fontFace(readFileSync(fileURLToPath(import.meta.resolve(FACES["noto-sans-arabic"].file))));
	const drawn = (text: string, at: number): string =>
		face
			.shape(text, 0, text.length, true, "ar", false)
			.filter(({ cluster }) => cluster === at)
			.map(({ glyph }) => glyph)
			.join();
	const letters = Array.from({ length: 0x300 }, (_, index) => 0x600 + index)
		.filter((code) => face.has(code))
		.map((code) => String.fromCodePoint(code))
		.filter((letter) => /\p{L}/u.test(letter));
	const joined = letters.filter((letter) => drawn(letter + BEH, 1) !== drawn(BEH, 0));
	const apart = (letter: string): boolean => trackingOf(letter + BEH, new Float64Array([1, 1]), 0.2).after[0] !== 0;
	expect(joined.length).toBeGreaterThan(150);
	expect(letters.filter((letter) => !apart(letter))).toEqual(joined);
});
