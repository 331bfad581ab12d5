import { expect, test } from "vitest";
import type { SideFormat, TextElement } from "#design/document.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { pageBounds } from "#design/preflight/placement.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { currentSide } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { wordsOf } from "./free-place.ts";
import { areOver } from "./free-rooms.ts";
import { newText } from "./new-elements.ts";
import { repairCommand } from "./repair-command.ts";

const shaper = serverShaper();
const mug: SideFormat = { code: "wrap", width: 226, height: 78, bleed: 2, safe: 4 };
const made = (text: TextElement) => fittedText(text, (each) => measuredText(each, shaper));
const roomOf = (text: TextElement) => pageBounds(text, wordsOf(text, shaper));
const hello = made(newText("hello", "Hello Anna 🎉👨‍👩‍👧", "en", mug));
const coffee: TextElement = {
	...newText("coffee", "Cà phê sữa đá — Nguyễn", "vi", mug),
	...{ font: "playfair-display", size: 10.6, x: 120, y: 55, curve: { kind: "wave", depth: 0.05, waves: 1 } },
};

test.each([80, 90, 100, 150])(
	"words of %s mm over an edge come to stand off other words, smaller if need be",
	(width) => {
		const text = made({ ...coffee, width });
		const store = createEditorStore({ version: 1, sides: [{ ...mug, elements: [hello, text] }] }, 1);
		const warning = preflight(store.getState().document, shaper).find(({ code }) => code === "text-cut-off")!;
		store.run(repairCommand(warning, text, currentSide(store), shaper, "new")!);
		const moved = currentSide(store).elements[1] as TextElement;
		expect(preflight(store.getState().document, shaper)).toEqual([]);
		expect(areOver(roomOf(hello), roomOf(moved))).toBe(false);
		expect(moved.size).toBeGreaterThan(text.size / 2);
	},
);
