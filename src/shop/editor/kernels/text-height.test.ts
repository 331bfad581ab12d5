import { expect, test } from "vitest";
import { FONT_IDS } from "#design/document.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { newText } from "./new-elements.ts";
import { fittedText } from "./resize-element.ts";
import { textHeight } from "./text-height.ts";

const side = { code: "wrap", width: 200, height: 90, bleed: 3, safe: 5 };

test("a new text in any face fits into its frame without a warning", () => {
	const shaper = serverShaper();
	for (const font of FONT_IDS) {
		const text = { ...newText("t", "Jäger gypsy", "en", side), font };
		const fitted = fittedText(text, (each) => textHeight(each, shaper));
		expect([font, preflight({ sides: [{ ...side, elements: [fitted] }] }, shaper)]).toEqual([font, []]);
	}
});
