import { expect, test } from "vitest";
import type { DesignElement, SideFormat, TextElement } from "#design/document.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { currentSide, insertNewText } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { newShape, newText } from "./new-elements.ts";
import { type Room, roomForNew } from "./panels.ts";

const shaper = serverShaper();
const card: SideFormat = { code: "outside", width: 210, height: 148, bleed: 3, safe: 6 };
const front = roomForNew(card, [{ ...card, folds: [105] }]);
const plain = { cloth: null, tonesOf: () => undefined };
const fitted = (text: TextElement) => fittedText(text, (each) => measuredText(each, shaper));
const frame: DesignElement = {
	...newShape("frame", "rectangle", "#b3261e", card),
	...{ x: 113, y: 8, width: 89, height: 132, fill: null, stroke: { color: "#b3261e", width: 0.4 } },
};
const row = (id: string, y: number, height: number): TextElement => ({
	...newText(id, "Elena and Jonas", "en", front),
	...{ x: 114, y, width: 87, height, size: height / 1.25 },
});

function added(elements: readonly DesignElement[], room: Room = front): TextElement {
	const store = createEditorStore({ version: 1, sides: [{ ...card, elements }] }, 1);
	insertNewText(store, fitted(newText("new", "Your text", "en", room)), plain, shaper, room);
	return currentSide(store).elements.find(({ id }) => id === "new") as TextElement;
}

test("a new text on a card stands within its frame, beside the names, and is wide enough for a long word", () => {
	const text = added([frame, row("names", 50, 12)]);
	expect(text.x).toBeGreaterThan(113.4);
	expect(text.x + text.width).toBeLessThan(201.6);
	expect(text.y).toBeGreaterThan(8.4);
	expect(shaper.shape({ ...text, text: "For Grandma" }).lines).toHaveLength(1);
});

test("one for which nothing is free breaks no usual word either", () => {
	const rows = Array.from({ length: 10 }, (_, at) => row(`row-${at}`, 6 + at * 14, 12));
	const text = added(rows, { ...front, others: [] });
	expect(preflight({ sides: [{ ...card, elements: [{ ...text, text: "Grandmother" }] }] }, shaper)).toEqual([]);
	expect(shaper.shape({ ...text, text: "Grandmother" }).lines).toHaveLength(1);
});
