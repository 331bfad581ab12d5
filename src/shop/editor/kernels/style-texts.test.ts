import { expect, test } from "vitest";
import type { GroupElement, TextElement } from "#design/document.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { selectAll } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { everyElement } from "./element-tree.ts";
import { newShape, newText } from "./new-elements.ts";
import { chosenTexts, styleTexts } from "./style-texts.ts";

const side = { code: "front", width: 200, height: 90, bleed: 3, safe: 5 };
const measure = (text: TextElement) => measuredText(text, serverShaper());
const say = (id: string, more: Partial<TextElement> = {}) =>
	fittedText({ ...newText(id, "Für Zoë", "en", side), ...more } as TextElement, measure);

test("all texts that are selected, in groups too, get a font and a colour in one step each, but for what a template keeps", () => {
	const red = [{ from: 0, to: 3, color: "#b3261e" }];
	const group: GroupElement = { kind: "group", id: "g", opacity: 1, children: [say("b", { runs: red })] };
	const kept = say("kept", { locks: ["style"] });
	const shape = newShape("s", "heart", "#b3261e", side);
	const store = createEditorStore(
		{ version: 1, bound: true, sides: [{ ...side, elements: [say("a"), group, kept, shape] }] },
		1,
	);
	const before = store.getState().document;
	const texts = () => everyElement(store.getState().document.sides[0]!.elements).filter((each) => each.kind === "text");
	selectAll(store);
	expect(chosenTexts(store).map(({ id }) => id)).toEqual(["a", "b"]);
	styleTexts(store, { font: "pacifico" }, measure);
	styleTexts(store, { color: "#2f6f4f" }, measure);
	const { height } = say("a", { font: "pacifico" });
	const looks = texts().map((text) => [text.id, text.font, text.color, text.height, text.runs]);
	expect(looks).toEqual([
		["a", "pacifico", "#2f6f4f", height, undefined],
		["b", "pacifico", "#2f6f4f", height, undefined],
		["kept", kept.font, kept.color, kept.height, undefined],
	]);
	expect(styleTexts(store, { font: "pacifico" }, measure)).toBe(false);
	store.undo();
	store.undo();
	expect([store.getState().document, store.getState().canUndo]).toEqual([before, false]);
});
