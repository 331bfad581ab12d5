import { expect, test } from "vitest";
import type { SideFormat, TextElement } from "#design/document.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { pageBounds } from "#design/preflight/placement.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { currentSide } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { isFreeOn } from "./fit-beside.ts";
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

const card: SideFormat & { folds: readonly number[] } = {
	...{ code: "outside", width: 210, height: 148, bleed: 3, safe: 6 },
	folds: [105],
};
const onCard = (id: string, words: string, points: number, place: Pick<TextElement, "x" | "y" | "width">) =>
	made({ ...newText(id, words, "en", card), size: (points * 25.4) / 72, ...place });
const birthday = onCard("birthday", "Happy birthday", 30, { x: 120, y: 67, width: 74 });

test.each<[string, TextElement["font"], readonly TextElement[]]>([
	["beside one text", "caveat", []],
	["over two texts", "open-sans", [onCard("anna", "Dear Anna", 30, { x: 145.5, y: 68.2, width: 50 })]],
	[
		"among five texts",
		"caveat",
		[
			onCard("anna", "Dear Anna", 19.6, { x: 136.8, y: 80.1, width: 50 }),
			onCard("love", "lots of love", 32, { x: 144, y: 127.8, width: 50 }),
			onCard("name", "TRƯỜNG", 19.1, { x: 119.3, y: 67.9, width: 50 }),
			onCard("greeting", "Grüße", 21.9, { x: 147.3, y: 69.3, width: 50 }),
		],
	],
	[
		"between texts above and below",
		"caveat",
		[
			onCard("anna", "Dear Anna", 31.1, { x: 113.5, y: 129.8, width: 50 }),
			onCard("love", "lots of love", 16.8, { x: 120.9, y: 17.2, width: 50 }),
			onCard("name", "TRƯỜNG", 27.8, { x: 129.9, y: 90.8, width: 50 }),
		],
	],
])("words over a card's edge keep their size on its half: %s", (_, font, others) => {
	const { moved, side } = madeToFit(font, others);
	expect((moved.size * 72) / 25.4).toBeCloseTo(30, 1);
	expect(roomOf(moved).left).toBeGreaterThan(105);
	expect(isFreeOn(moved, side, shaper)(moved)).toBe(true);
});

test("words for which their half has less room become smaller there, though the other one is empty", () => {
	const rows = [8, 22, 36, 50, 84, 98, 112, 126].map((y) =>
		onCard(`row${y}`, "Happy days to you", 24, { x: 108, y, width: 96 }),
	);
	const { moved, side } = madeToFit("caveat", rows);
	expect(roomOf(moved).left).toBeGreaterThan(105);
	expect((moved.size * 72) / 25.4).toBeGreaterThan(15);
	expect(isFreeOn(moved, side, shaper)(moved)).toBe(true);
});

/** A text over the card's right edge, beside "Happy birthday". */
function madeToFit(font: TextElement["font"], others: readonly TextElement[]) {
	const soon = made({ ...onCard("soon", "See you soon", 30, { x: 172, y: 70, width: 60 }), font });
	const store = createEditorStore({ version: 1, sides: [{ ...card, elements: [birthday, ...others, soon] }] }, 1);
	const warning = preflight(store.getState().document, shaper).find(({ code }) => code === "text-cut-off")!;
	store.run(repairCommand(warning, soon, currentSide(store), shaper, "new")!);
	const moved = currentSide(store).elements.at(-1) as TextElement;
	return { moved, side: currentSide(store) };
}
