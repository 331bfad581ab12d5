import { expect, test } from "vitest";
import type { TextElement } from "#design/document.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { changeElement } from "./change-element.ts";
import { createEditorStore } from "./editor-store.ts";
import { newText } from "./new-elements.ts";
import { editText } from "./text-editing.ts";

const side = { code: "wrap", width: 200, height: 90, bleed: 3, safe: 5 };
const measure = (text: TextElement) => measuredText(text, serverShaper());

function editorWith(change: Partial<TextElement>) {
	const text = { ...newText("t", "Zoë", "en", side), ...change };
	const store = createEditorStore({ version: 1, sides: [{ ...side, elements: [text] }] }, 1);
	store.select("t");
	const now = () => store.getState().document.sides[0]!.elements[0] as TextElement;
	const none = { anchor: 0, focus: 0 };
	return {
		store,
		now,
		type(value: string) {
			const input = { inputType: "insertText", time: 0, session: "s", before: none, after: none };
			editText(store, { element: now(), value, ...input }, null, measure);
		},
		fillIn: (value: string) => changeElement(store, now(), { text: value }, measure),
	};
}

test.each(["type", "fillIn"] as const)("the first emoji of a text comes in colour, in one step with it: %s", (way) => {
	const editor = editorWith({});
	editor[way]("Zoë and Ada");
	expect(editor.now()).not.toHaveProperty("coloredEmoji");
	editor[way]("Zoë 😀");
	expect(editor.now()).toMatchObject({ text: "Zoë 😀", coloredEmoji: true });
	editor.store.undo();
	expect(editor.now()).toMatchObject({ coloredEmoji: undefined });
});

test.each<[string, Partial<TextElement>, boolean | undefined]>([
	["where somebody chose the text's colour", { coloredEmoji: false }, false],
	["beside those that are there in the text's colour", { text: "Zoë 🎂" }, undefined],
	["where the template keeps the style", { locks: ["style"] }, undefined],
])("what is chosen stays as it is: %s", (_where, change, expected) => {
	const editor = editorWith(change);
	editor.type("Zoë 🎂😀");
	expect(editor.now()).toMatchObject({ text: "Zoë 🎂😀", ...(expected !== undefined && { coloredEmoji: expected }) });
	if (expected === undefined) expect(editor.now()).not.toHaveProperty("coloredEmoji");
});
