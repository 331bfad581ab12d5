import { expect, test } from "vitest";
import type { TextElement } from "#design/document.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { changeElement } from "./change-element.ts";
import { createEditorStore } from "./editor-store.ts";
import { chosenLetters, letterLook, styleChange } from "./letter-styles.ts";
import { newText } from "./new-elements.ts";
import { repairCommand } from "./repair-command.ts";
import { editText } from "./text-editing.ts";

const side = { code: "wrap", width: 200, height: 90, bleed: 3, safe: 5 };
const measure = (text: TextElement) => measuredText(text, serverShaper());

function editorWith(words: string) {
	const store = createEditorStore({ version: 1, sides: [{ ...side, elements: [newText("t", words, "en", side)] }] }, 1);
	store.select("t");
	const now = () => store.getState().document.sides[0]!.elements[0] as TextElement;
	return { store, now };
}

test("what is done to selected letters leaves the others, what is done to all leaves no letter out", () => {
	const { store, now } = editorWith("Für Zoë");
	const before = now();
	store.enter("select", "t", { anchor: 7, focus: 4 });
	const letters = chosenLetters(store.getState(), "t");
	expect(letters).toEqual([4, 7]);
	changeElement(store, now(), styleChange(now(), letters, { font: "caveat", color: "#ff0000" }), measure);
	changeElement(store, now(), styleChange(now(), letters, { scale: 2 }), measure);
	expect(now()).toMatchObject({
		font: "open-sans",
		runs: [{ from: 4, to: 7, font: "caveat", color: "#ff0000", scale: 2 }],
	});
	expect(now().height).toBeCloseTo(before.height * 2, 6);
	expect(letterLook(now(), [5, 6])).toMatchObject({ font: "caveat", scale: 2, bold: false });
	expect(letterLook(now(), null)).toMatchObject({ font: "open-sans", scale: 1 });
	store.select("t");
	expect(chosenLetters(store.getState(), "t")).toBeNull();
	changeElement(store, now(), styleChange(now(), null, { font: "lora", bold: true }), measure);
	expect(now()).toMatchObject({ font: "lora" });
	expect(now().runs).toEqual([
		{ from: 0, to: 4, bold: true },
		{ from: 4, to: 7, bold: true, color: "#ff0000", scale: 2 },
	]);
	expect(letterLook(now(), null).bold).toBe(true);
	for (let step = 0; step < 3; step++) store.undo();
	expect(now()).toEqual({ ...before, runs: undefined });
});

test("letters typed into styled ones are styled, and one undo takes both back", () => {
	const { store, now } = editorWith("Für Zoë");
	changeElement(store, now(), styleChange(now(), [4, 7], { bold: true }), measure);
	const range = { anchor: 7, focus: 7 };
	const type = { inputType: "insertText", time: 0, session: "s", before: range, after: range };
	const typing = editText(store, { ...type, element: now(), value: "Für Zoë!" }, null, measure);
	expect(now().runs).toEqual([{ from: 4, to: 8, bold: true }]);
	editText(store, { ...type, inputType: "insertFromPaste", element: now(), value: "Für dich, Zoë!" }, typing, measure);
	expect(now().runs).toEqual([{ from: 10, to: 14, bold: true }]);
	changeElement(store, now(), { text: "dich, Zoë!" }, measure);
	expect(now().runs).toEqual([{ from: 6, to: 10, bold: true }]);
	for (let step = 0; step < 3; step++) store.undo();
	expect(now()).toMatchObject({ text: "Für Zoë", runs: [{ from: 4, to: 7, bold: true }] });
});

test("only letters whose colour can't be read are warned of, and get another one", () => {
	const { store, now } = editorWith("Für Zoë");
	changeElement(store, now(), styleChange(now(), [4, 7], { color: "#fefefe" }), measure);
	const found = () => preflight({ sides: [{ ...side, elements: [now()] }] }, serverShaper());
	const [warning] = found();
	expect(warning).toMatchObject({ code: "hard-to-read", figures: { letters: "#fefefe" } });
	store.run(repairCommand(warning!, now(), { ...side, elements: [now()] }, serverShaper(), "new")!);
	expect(now().color).toBe(newText("t", "", "en", side).color);
	expect(found()).toEqual([]);
});

test("sample words that are selected are changed as the whole text", () => {
	const { store, now } = editorWith("Your text");
	changeElement(store, now(), { placeholder: true }, measure);
	store.enter("select", "t", { anchor: 0, focus: 9 });
	const letters = chosenLetters(store.getState(), "t");
	changeElement(store, now(), styleChange(now(), letters, { font: "caveat" }), measure);
	expect([now().font, now().runs]).toEqual(["caveat", undefined]);
});
