import { expect, test } from "vitest";
import { lateEditor, measure } from "../../../../tests/support/late-editor.ts";

test("the font that was chosen last counts, whichever arrives last", async () => {
	const { words, choose } = lateEditor();
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
	const { words, choose, change } = lateEditor();
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
	const { store, words, choose, change } = lateEditor();
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
	const { store, words, choose } = lateEditor();
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
	const { store, words, choose, lateMade } = lateEditor();
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
	const { store, words, choose, change } = lateEditor();
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
	const { store, words, choose } = lateEditor();
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
	const { words, choose, holdLate } = lateEditor();
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
	const { store, words, choose } = lateEditor();
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
	const { store, words, choose } = lateEditor();
	const first = choose("lora");
	for (const font of ["caveat", "pacifico"] as const) await choose(font).arrives();
	store.undo();
	store.undo();
	await first.arrives();
	expect(words().font).toBe("lora");
});

test("what counts no more is not waited for: replaced meanwhile, or of a text that is gone", async () => {
	const { store, words, choose, lateMade } = lateEditor();
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
	const { choose, lateMade } = lateEditor();
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
	const { store, words, choose, change } = lateEditor();
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
	const { store, words, choose, change } = lateEditor();
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
	const { store, words, choose, change } = lateEditor();
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
