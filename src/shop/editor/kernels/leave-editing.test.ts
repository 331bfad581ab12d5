import { expect, test } from "vitest";
import type { SideFormat, TextElement } from "#design/document.ts";
import { elementOf, setCommand } from "./commands.ts";
import { leaveBlankText } from "./editing.ts";
import { createEditorStore, type EditorStore, type Steps } from "./editor-store.ts";
import { leaveEditing } from "./leave-editing.ts";
import { newText } from "./new-elements.ts";
import { ownWords } from "./text-editing.ts";

const side: SideFormat = { code: "front", width: 200, height: 90, bleed: 3, safe: 5 };
const text = newText("t1", "Your text", "en", side);
const words = { text: "For Zoë", placeholder: undefined };

/** With a new text that is open; `kept`: what became of it since those steps. */
function opened(kept?: { readonly text: TextElement; readonly steps: Steps }): EditorStore {
	const document = { version: 1, sides: [{ ...side, elements: kept ? [kept.text] : [] }] } as const;
	const store = createEditorStore(document, 1, kept?.steps);
	if (!kept) store.run({ type: "insert", side: "front", index: 0, element: text });
	store.enter("text", text.id);
	store.begin(text.id);
	return store;
}

const left = (store: EditorStore) => elementOf(store.getState().document, "front", text.id);

test.each([
	["words", words],
	["ink", { color: "#b3261e" }],
	["place", { x: text.x + 5 }],
])("a new text with other %s stays when it is left", (_what, change) => {
	const store = opened();
	store.run(setCommand("front", text, change));
	expect(leaveEditing(store)).toBe(false);
	expect(left(store)).toMatchObject(change);
	expect(store.getState().mode).toBe("select");
});

test("a new text that is another than was added stays, though no step says so", () => {
	const store = opened({ text: { ...text, ...words }, steps: opened().steps() });
	expect(leaveEditing(store)).toBe(false);
	expect(left(store)).toMatchObject(words);
});

test("a new text of which nothing was made is called off for good, and so is one whose changes were taken back", () => {
	const untouched = opened();
	expect(leaveEditing(untouched)).toBe(true);
	expect(left(untouched)).toBeUndefined();
	expect(untouched.getState().canRedo).toBe(false);
	const undone = opened();
	undone.run(setCommand("front", text, words));
	undone.undo();
	undone.enter("text", text.id);
	expect(leaveEditing(undone)).toBe(true);
	expect(left(undone)).toBeUndefined();
	expect(undone.getState().canRedo).toBe(false);
});

test("sample words that were emptied come back with what they are elsewhere", () => {
	const sample = { ...text, placeholder: true, translations: { de: "Dein Text" } };
	const document = { version: 1, sides: [{ ...side, elements: [sample] }] } as const;
	const store = createEditorStore(document, 1);
	store.enter("text", text.id);
	store.run(setCommand("front", sample, { text: "", ...ownWords(sample, "en") }));
	expect(left(store)).toMatchObject({ text: "", translations: undefined });
	leaveBlankText(store, sample);
	expect(left(store)).toEqual(sample);
});
