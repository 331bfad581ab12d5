import { expect, test } from "vitest";
import type { FontId, TextElement } from "#design/document.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { changeElement } from "./change-element.ts";
import { replaceDesign } from "./choose-variant.ts";
import { copyToSide } from "./clipboard.ts";
import { createEditorStore } from "./editor-store.ts";
import { createLateChanges } from "./late-changes.ts";
import { leaveEditing } from "./leave-editing.ts";
import { movedLetters, styleChange } from "./letter-styles.ts";
import { measuredText } from "./measured-text.ts";
import { newText } from "./new-elements.ts";
import { duplicateSeveral } from "./several-editing.ts";

const FORMAT = { code: "front", width: 200, height: 90, bleed: 3, safe: 5 };
const measure = (text: TextElement) => measuredText(text, serverShaper());

function editor() {
	const front = { ...FORMAT, elements: [newText("words", "Für Zoë", "en", FORMAT)] };
	const back = { ...FORMAT, code: "back", elements: [] };
	const store = createEditorStore({ version: 1, sides: [front, back] }, 1);
	const { changeLate, ...late } = createLateChanges(store, measure);
	const words = () => store.getState().document.sides[0]!.elements[0] as TextElement;
	const choose = (font: FontId, letters: readonly [number, number] | null = null, id = "words") => {
		const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
		const { text } = words();
		const made = changeLate({
			...{ id, name: font, font, decides: "font", of: String(letters), isKnown: true, ready },
			change: (now) => {
				const there = letters && movedLetters(letters, text, (now as TextElement).text);
				return letters && !there ? null : styleChange(now as TextElement, there, { font });
			},
		});
		const settle = (end: () => void) => async () => {
			end();
			await made;
		};
		return { arrives: settle(resolve), fails: settle(reject) };
	};
	const change = (change: Partial<TextElement>) => changeElement(store, words(), change, measure);
	return { store, words, choose, change, ...late };
}

test("the font that was chosen last counts, whichever arrives last", async () => {
	const { words, choose } = editor();
	const [lora, caveat] = [choose("lora"), choose("caveat")];
	await caveat.arrives();
	await lora.arrives();
	expect(words().font).toBe("caveat");
	const [first, none] = [choose("montserrat"), choose("open-sans")];
	await none.fails();
	await first.arrives();
	expect(words().font, "where the last never comes, the one before it").toBe("montserrat");
});

test("fonts of other letters are all set, the last chosen over the others, and go with their letters", async () => {
	const { words, choose, change } = editor();
	const first = choose("lora", [1, 3]);
	const second = choose("caveat", [2, 7]);
	change({ text: "Oh, Für Zoë" });
	await second.arrives();
	expect(
		words().runs?.map(({ font }) => font),
		"none waits for another",
	).toEqual(["caveat"]);
	await first.arrives();
	const fonts = () => words().runs?.map(({ from, to, font }) => [from, to, font]);
	expect(fonts()).toEqual([
		[5, 6, "lora"],
		[6, 11, "caveat"],
	]);
	const gone = choose("lora", [8, 11]);
	change({ text: "Oh, Für" });
	await gone.arrives();
	expect(fonts()).toEqual([
		[5, 6, "lora"],
		[6, 7, "caveat"],
	]);
});

test("what was undone while a font was on its way can be redone, but not what was undone before it was chosen", async () => {
	const { store, words, choose, change } = editor();
	const late = choose("lora");
	change({ color: "#b4431f" });
	store.undo();
	await late.arrives();
	expect(words()).toMatchObject({ font: "lora" });
	expect(words().color).not.toBe("#b4431f");
	store.redo();
	expect(words()).toMatchObject({ font: "lora", color: "#b4431f" });
	store.undo();
	await choose("caveat").arrives();
	expect(store.redo()).toBeNull();
});

test("on a side that was left it is changed too, and undo leads there; what it has already is no step", async () => {
	const { store, words, choose } = editor();
	const late = choose("lora");
	store.showSide("back");
	await late.arrives();
	expect([words().font, store.getState().selection.side]).toEqual(["lora", "back"]);
	const steps = store.steps().done.length;
	await choose("lora").arrives();
	expect(store.steps().done.length).toBe(steps);
	store.undo();
	expect([words().font, store.getState().selection]).toEqual([
		"open-sans",
		{ side: "front", element: "words", range: null },
	]);
});

test("a choice that comes to nothing is no step, and all of them can be waited for", async () => {
	const { store, words, choose, lateMade } = editor();
	const [first, last] = [choose("lora", [0, 3]), choose("caveat", [0, 3])];
	let isMade = false;
	const all = lateMade().then(() => {
		isMade = true;
	});
	await new Promise(setImmediate);
	expect(isMade).toBe(false);
	await last.arrives();
	await all;
	await first.arrives();
	expect([store.steps().done.length, words().runs?.map(({ font }) => font)]).toEqual([1, ["caveat"]]);
});

test("a choice that was taken back does not come again with an earlier one", async () => {
	const { store, words, choose, change } = editor();
	const [lora, caveat] = [choose("lora"), choose("caveat")];
	await caveat.arrives();
	store.undo();
	await lora.arrives();
	expect([words().font, store.redo() !== null, words().font]).toEqual(["lora", true, "caveat"]);
	store.undo();
	expect(words().font, "what came late stays").toBe("lora");
	const [first, second] = [choose("lora"), choose("pacifico")];
	await second.arrives();
	change({ font: "montserrat" });
	await first.arrives();
	expect(words().font).toBe("montserrat");
});

test("none is lost by another that was taken back, or that met no text", async () => {
	const { store, words, choose } = editor();
	const [first, other] = [choose("lora", [0, 3]), choose("caveat", [4, 7])];
	await other.arrives();
	store.undo();
	await first.arrives();
	expect(words().runs?.map(({ from, to, font }) => [from, to, font])).toEqual([[0, 3, "lora"]]);
	store.undo();
	const [lora, caveat] = [choose("lora"), choose("caveat")];
	store.run({ type: "delete", side: "front", index: 0, element: words() });
	const arrived = caveat.arrives();
	await new Promise(setImmediate);
	store.undo();
	await Promise.all([arrived, lora.arrives()]);
	expect(words().font).toBe("caveat");
});

test("what comes while it is held back waits until it is let in", async () => {
	const { words, choose, holdLate } = editor();
	const late = choose("lora");
	const letIn = holdLate();
	const arrived = late.arrives();
	await new Promise(setImmediate);
	expect(words().font).toBe("open-sans");
	letIn();
	await arrived;
	expect(words().font).toBe("lora");
});

test("a choice is lost neither where others were made twice meanwhile, nor where it never showed", async () => {
	const { store, words, choose } = editor();
	const slow = choose("lora", [0, 3]);
	await choose("caveat", [4, 7]).arrives();
	await choose("pacifico", [4, 7]).arrives();
	await slow.arrives();
	expect(words().runs?.map(({ from, font }) => [from, font])).toEqual([
		[0, "lora"],
		[4, "pacifico"],
	]);
	store.run({ type: "set", side: "front", id: "words", before: { runs: words().runs }, after: { runs: undefined } });
	const [first, second, third] = [choose("lora"), choose("caveat"), choose("pacifico")];
	await third.arrives();
	await second.arrives();
	store.undo();
	await first.arrives();
	expect(words().font).toBe("caveat");
});

test("of several later choices that were taken back none ends the first", async () => {
	const { store, words, choose } = editor();
	const first = choose("lora");
	for (const font of ["caveat", "pacifico"] as const) await choose(font).arrives();
	store.undo();
	store.undo();
	await first.arrives();
	expect(words().font).toBe("lora");
});

test("what counts no more is not waited for: replaced meanwhile, or of a text that is gone", async () => {
	const { store, words, choose, lateMade } = editor();
	choose("lora");
	await choose("caveat").arrives();
	await lateMade();
	choose("pacifico");
	store.run({ type: "delete", side: "front", index: 0, element: words() });
	await lateMade();
	store.undo();
	let isMade = false;
	void lateMade().then(() => {
		isMade = true;
	});
	await new Promise(setImmediate);
	expect(isMade).toBe(false);
});

test("what is chosen while something is waited for is waited for too", async () => {
	const { choose, lateMade } = editor();
	const first = choose("lora");
	let isMade = false;
	const all = lateMade().then(() => {
		isMade = true;
	});
	const second = choose("caveat");
	await first.arrives();
	await new Promise(setImmediate);
	expect(isMade).toBe(false);
	await second.arrives();
	await all;
});

test("of steps that were undone those are left that come before the first that the late one meets", async () => {
	const { store, words, choose, change } = editor();
	const late = choose("lora", [0, 3]);
	change({ text: "Für Zoë und Max" });
	change({ color: "#b4431f" });
	change({ x: 1 });
	for (let step = 0; step < 3; step++) store.undo();
	await late.arrives();
	expect(store.redo(), "the words come first").toBeNull();
	const other = choose("caveat", [4, 7]);
	change({ color: "#123456" });
	change({ text: "Für Zoë und Max" });
	store.undo();
	store.undo();
	await other.arrives();
	store.redo();
	expect([words().color, store.redo()]).toEqual(["#123456", null]);
});

test("words and colours that were undone while their font was on its way can be redone in it, as high as it needs", async () => {
	const { store, words, choose, change } = editor();
	const late = choose("pacifico");
	change({ text: "Für Zoë\nund Max" });
	change({ color: "#b4431f" });
	store.undo();
	store.undo();
	await late.arrives();
	expect([store.redo() !== null, store.redo() !== null]).toEqual([true, true]);
	expect(words()).toMatchObject({ text: "Für Zoë\nund Max", color: "#b4431f", font: "pacifico" });
	expect(words().height).toBeCloseTo(measure(words()).height, 6);
});

test("words that were undone before their font came are not brought back in another's look", async () => {
	const { store, words, choose, change } = editor();
	const bold = choose("lora", [0, 3]);
	change({ text: "Oh, Für Zoë" });
	store.undo();
	await bold.arrives();
	expect([store.redo(), words().text, words().runs?.map(({ from, to }) => [from, to])]).toEqual([
		null,
		"Für Zoë",
		[[0, 3]],
	]);
});

test("undo takes back a choice that has not come before the words under it, and redo brings it", async () => {
	const { store, words, choose, change, coming, lateMade } = editor();
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
	const { store, words, choose, change } = editor();
	const late = choose("lora");
	store.undo();
	change({ color: "#b4431f" });
	await late.arrives();
	expect([words().font, store.steps().done.length, store.redo()]).toEqual(["open-sans", 1, null]);
});

test("a choice is not made in another design that was put in its place, unless that is taken back", async () => {
	const { store, words, choose, coming } = editor();
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
	const { store, words, choose } = editor();
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
	const { store, words, choose } = editor();
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
	const { words, choose, coming, lateMade } = editor();
	const late = choose("lora");
	await choose("open-sans").arrives();
	expect(coming()).toEqual([]);
	await lateMade();
	await late.arrives();
	expect(words().font).toBe("open-sans");
});

test("an earlier choice counts again when the one made over it is undone", async () => {
	const { store, choose, coming } = editor();
	choose("lora");
	await choose("caveat").arrives();
	expect(coming()).toEqual([]);
	store.undo();
	expect(coming().map(({ font }) => font)).toEqual(["lora"]);
});

test("of several for the same only the last is coming, the one before it where that fails", async () => {
	const { choose, coming } = editor();
	choose("lora");
	const last = choose("caveat");
	choose("pacifico", [0, 3]);
	const fonts = () => coming().map(({ font }) => font);
	expect(fonts()).toEqual(["caveat", "pacifico"]);
	await last.fails();
	expect(fonts()).toEqual(["lora", "pacifico"]);
});

test("a new choice ends redo, and gives up what was taken back", async () => {
	const { store, words, choose } = editor();
	const lora = choose("lora");
	store.undo();
	const caveat = choose("caveat");
	expect(store.redo()).toBeNull();
	await Promise.all([lora.arrives(), caveat.arrives()]);
	expect(words().font).toBe("caveat");
});

test("a choice for a text that was deleted waits for it to be brought back", async () => {
	const { store, words, choose } = editor();
	const late = choose("lora");
	store.run({ type: "delete", side: "front", index: 0, element: words() });
	const arrived = late.arrives();
	await new Promise(setImmediate);
	store.undo();
	await arrived;
	expect(words().font).toBe("lora");
});

test("a new text that something was chosen for is kept when it is left", () => {
	const { store, choose } = editor();
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
	const { words, choose, coming } = editor();
	const slow = choose("lora");
	for (const font of ["caveat", "open-sans"] as const) await choose(font).arrives();
	expect(coming()).toEqual([]);
	await slow.arrives();
	expect(words().font).toBe("open-sans");
});

test("a choice over which another was made and undone counts, whatever is changed then", async () => {
	const { store, words, choose, change, coming } = editor();
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
	const { choose, change, coming } = editor();
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
	const { store, words, choose } = editor();
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
	const { store, words, choose } = editor();
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
