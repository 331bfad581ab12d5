import fc from "fast-check";
import { expect, test } from "vitest";
import { editBetween, nextRun, type TypingRun } from "./typing-runs.ts";

function runsOf(texts: readonly (readonly [text: string, inputType: string, time: number])[]): number {
	let run: TypingRun | null = null;
	let before = "";
	const numbers = new Set<number>();
	for (const [text, inputType, time] of texts) {
		run = nextRun(run, editBetween(before, text), inputType, time);
		numbers.add(run.number);
		before = text;
	}
	return numbers.size;
}

function typed(text: string, gap = 100) {
	return [...text].map((_, index) => [text.slice(0, index + 1), "insertText", index * gap] as const);
}

test("an edit turns one text into the other and touches as little as possible", () => {
	const text = fc.string({ unit: fc.constantFrom("a", "b", "é", " ", "\n"), maxLength: 20 });
	fc.assert(
		fc.property(text, text, (before, after) => {
			const { at, removed, inserted } = editBetween(before, after);
			expect(before.slice(0, at) + inserted + before.slice(at + removed.length)).toBe(after);
			if (removed && inserted) expect(removed[0]).not.toBe(inserted[0]);
		}),
	);
});

test("each word is a step, a pause starts a new one", () => {
	expect(runsOf(typed(" one two three"))).toBe(4);
	expect(runsOf(typed("one"))).toBe(1);
	expect(runsOf(typed("one", 1500))).toBe(3);
});

test("a paste is a step of its own, deleting a run is one step", () => {
	expect(runsOf([...typed("ab"), ["abcd", "insertFromPaste", 250], ["abcdef", "insertFromPaste", 300]])).toBe(3);
	const deleting = ["abc", "ab", "a", ""].map((text, index) => [text, "deleteContentBackward", index * 100] as const);
	expect(runsOf([["abcd", "insertFromPaste", 0], ...deleting])).toBe(2);
});

test("typing over a selection is one step with what follows it", () => {
	expect(
		runsOf([
			["Your text", "insertFromPaste", 0],
			["a", "insertText", 100],
			["ab", "insertText", 200],
		]),
	).toBe(2);
});

test("composing is a step of its own after typing", () => {
	const composing = ["ab k", "ab か", "ab 仮"].map(
		(text, index) => [text, "insertCompositionText", 300 + index] as const,
	);
	expect(runsOf([...typed("ab "), ...composing])).toBe(2);
});

test("composing is one step", () => {
	const composing = ["k", "か", "かn", "かな", "仮名"].map(
		(text, index) => [text, "insertCompositionText", index] as const,
	);
	expect(runsOf(composing)).toBe(1);
});
