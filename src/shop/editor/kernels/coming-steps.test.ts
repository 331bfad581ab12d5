import { expect, test } from "vitest";
import type { TextElement } from "#design/document.ts";
import { FORMAT, lateEditor, measure } from "../../../../tests/support/late-editor.ts";
import { changeElement } from "./change-element.ts";
import { replaceDesign } from "./choose-variant.ts";
import { copyToSide } from "./clipboard.ts";
import { leaveEditing } from "./leave-editing.ts";
import { newText } from "./new-elements.ts";
import { duplicateSeveral } from "./several-editing.ts";

test("undo takes back a choice that has not come before the words under it, and redo brings it", async () => {
	const { store, words, choose, change, coming, lateMade } = lateEditor();
	change({ text: "Für Max" });
	const late = choose("lora");
	expect(coming().map(({ name, id }) => [name, id])).toEqual([["lora", "words"]]);
	store.undo();
	expect([words().text, coming()]).toEqual(["Für Max", []]);
	await lateMade();
	const arrived = late.arrives();
	await new Promise(setImmediate);
	expect(words().font, "it came, but is taken back").toBe("open-sans");
	store.redo();
	await arrived;
	expect(words().font).toBe("lora");
	store.undo();
	store.undo();
	expect([words().font, words().text]).toEqual(["open-sans", "Für Zoë"]);
});

test("a choice that was taken back is given up by the next step", async () => {
	const { store, words, choose, change } = lateEditor();
	const late = choose("lora");
	store.undo();
	change({ color: "#b4431f" });
	await late.arrives();
	expect([words().font, store.steps().done.length, store.redo()]).toEqual(["open-sans", 1, null]);
});

test("a choice is not made in another design that was put in its place, unless that is taken back", async () => {
	const { store, words, choose, coming } = lateEditor();
	const { document } = store.getState();
	const [late, same] = [choose("lora"), choose("caveat", [0, 3])];
	replaceDesign(store, document, 1, { isSameWork: true });
	await same.arrives();
	expect(words().runs?.map(({ font }) => font)).toEqual(["caveat"]);
	replaceDesign(store, document, 1);
	expect(coming()).toEqual([]);
	const arrived = late.arrives();
	await new Promise(setImmediate);
	expect(words().font).toBe("open-sans");
	store.undo();
	await arrived;
	expect(words().font).toBe("lora");
	store.redo();
	expect(words().font, "the other design as it was").toBe("open-sans");
	store.undo();
	expect(words().font).toBe("lora");
});

test("words written before and after a choice are steps of their own, though no other lies between", async () => {
	const { store, words, choose } = lateEditor();
	const write = (text: string) => changeElement(store, words(), { text }, measure, "write");
	write("Für Max");
	const late = choose("lora");
	write("Für Max und Mia");
	store.undo();
	expect(words().text).toBe("Für Max");
	await late.arrives();
	expect(words().font).toBe("lora");
});

test("a choice that was taken back and came is not made by an earlier one that comes then", async () => {
	const { store, words, choose } = lateEditor();
	const [lora, caveat] = [choose("lora"), choose("caveat")];
	store.undo();
	const arrived = caveat.arrives();
	await lora.arrives();
	expect(words().font).toBe("lora");
	store.redo();
	await arrived;
	expect(words().font).toBe("caveat");
});

test("nothing is coming any more once the look that stands there was chosen again", async () => {
	const { words, choose, coming, lateMade } = lateEditor();
	const late = choose("lora");
	await choose("open-sans").arrives();
	expect(coming()).toEqual([]);
	await lateMade();
	await late.arrives();
	expect(words().font).toBe("open-sans");
});

test("an earlier choice counts again when the one made over it is undone", async () => {
	const { store, choose, coming } = lateEditor();
	choose("lora");
	await choose("caveat").arrives();
	expect(coming()).toEqual([]);
	store.undo();
	expect(coming().map(({ font }) => font)).toEqual(["lora"]);
});

test("of several for the same only the last is coming, the one before it where that fails", async () => {
	const { choose, coming } = lateEditor();
	choose("lora");
	const last = choose("caveat");
	choose("pacifico", [0, 3]);
	const fonts = () => coming().map(({ font }) => font);
	expect(fonts()).toEqual(["caveat", "pacifico"]);
	await last.fails();
	expect(fonts()).toEqual(["lora", "pacifico"]);
});

test("a new choice ends redo, and gives up what was taken back", async () => {
	const { store, words, choose } = lateEditor();
	const lora = choose("lora");
	store.undo();
	const caveat = choose("caveat");
	expect(store.redo()).toBeNull();
	await Promise.all([lora.arrives(), caveat.arrives()]);
	expect(words().font).toBe("caveat");
});

test("a choice for a text that was deleted waits for it to be brought back", async () => {
	const { store, words, choose } = lateEditor();
	const late = choose("lora");
	store.run({ type: "delete", side: "front", index: 0, element: words() });
	const arrived = late.arrives();
	await new Promise(setImmediate);
	store.undo();
	await arrived;
	expect(words().font).toBe("lora");
});

test("a new text that something was chosen for is kept when it is left", () => {
	const { store, choose } = lateEditor();
	const element = newText("other", "Your text", "en", FORMAT);
	const begin = () => {
		store.run(
			{ type: "insert", side: "front", index: 1, element },
			{ after: { side: "front", element: "other", range: null } },
		);
		store.enter("text");
		store.begin("other");
	};
	begin();
	expect(leaveEditing(store)).toBe(true);
	begin();
	choose("lora", null, "other");
	expect([leaveEditing(store), store.getState().document.sides[0]?.elements.length]).toEqual([false, 2]);
});

test("a font that was left again for the one before it does not come back", async () => {
	const { words, choose, coming } = lateEditor();
	const slow = choose("lora");
	for (const font of ["caveat", "open-sans"] as const) await choose(font).arrives();
	expect(coming()).toEqual([]);
	await slow.arrives();
	expect(words().font).toBe("open-sans");
});

test("a choice over which another was made and undone counts, whatever is changed then", async () => {
	const { store, words, choose, change, coming } = lateEditor();
	const slow = choose("lora", [0, 3]);
	await choose("caveat", [0, 3]).arrives();
	store.undo();
	change({ text: "Für Zoë, oh" });
	await choose("pacifico", [9, 11]).arrives();
	expect(coming()).toHaveLength(1);
	await slow.arrives();
	expect(words().runs?.map(({ from, font }) => [from, font])).toEqual([
		[0, "lora"],
		[9, "pacifico"],
	]);
});

test("nothing is coming for letters that are gone, or that have another font by then; for those that moved it is", async () => {
	const { choose, change, coming } = lateEditor();
	choose("lora", [4, 7]);
	change({ text: "Für " });
	expect(coming()).toEqual([]);
	choose("lora", [0, 3]);
	change({ text: "Oh, Für " });
	choose("caveat", [0, 3]);
	expect(coming().map(({ font }) => font)).toEqual(["lora", "caveat"]);
	await choose("pacifico").arrives();
	expect(coming()).toEqual([]);
});

test("what was chosen comes into the same work that redo brings, and stays out of other", async () => {
	const { store, words, choose } = lateEditor();
	const { document } = store.getState();
	for (const [isSameWork, font] of [
		[true, "lora"],
		[false, "open-sans"],
	] as const) {
		const late = choose("lora");
		replaceDesign(store, document, 1, { isSameWork });
		store.undo();
		await late.arrives();
		expect(words().font).toBe("lora");
		store.redo();
		expect(words().font).toBe(font);
		store.undo();
		store.undo();
	}
});

test("a copy has what was chosen for its original at once", async () => {
	const { store, words, choose } = lateEditor();
	const late = choose("lora");
	store.select("words");
	let count = 0;
	duplicateSeveral(store, () => `copy-${count++}`);
	store.select("words");
	copyToSide(store, "back", () => "other");
	await late.arrives();
	const { sides } = store.getState().document;
	const fonts = sides.flatMap(({ elements }) => elements.map((each) => (each as TextElement).font));
	expect([fonts, words().font]).toEqual([["lora", "lora", "lora"], "lora"]);
});

test("a copy has what was chosen over what is still coming", async () => {
	const { store, choose } = lateEditor();
	const slow = choose("lora");
	await choose("caveat").arrives();
	store.select("words");
	duplicateSeveral(store, () => "copy");
	await slow.arrives();
	const [own, copy] = store.getState().document.sides[0]!.elements as readonly TextElement[];
	expect([own?.font, copy?.font]).toEqual(["caveat", "caveat"]);
});
