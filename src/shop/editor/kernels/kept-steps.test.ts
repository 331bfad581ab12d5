import { expect, test } from "vitest";
import type { TextElement } from "#design/document.ts";
import { documentWith, textElement } from "../../../../tests/support/factories.ts";
import { setCommand } from "./commands.ts";
import { createEditorStore } from "./editor-store.ts";
import { packSteps, unpackSteps } from "./kept-steps.ts";

const asItIs = (text: TextElement) => text;

function changedStore(words: string) {
	const document = documentWith({ ...textElement("Your text"), placeholder: true } as ReturnType<typeof textElement>);
	const store = createEditorStore(document, 1);
	const [element] = document.sides[0]?.elements ?? [];
	if (!element) throw new Error("There is no text");
	store.run(setCommand("wrap", element, { text: words, placeholder: undefined }), { tag: "typing" });
	return { store, document };
}

test("undo and redo of a design go on where they were, to the very state", () => {
	const { store, document } = changedStore("Ada");
	const left = store.getState();
	const steps = unpackSteps(packSteps("one", left, store.steps()), "one", left, asItIs);
	const again = createEditorStore(left.document, left.variantId, steps);
	expect(again.getState()).toMatchObject({ canUndo: true, canRedo: false });
	again.undo();
	expect(again.getState().document).toEqual(document);
	again.redo();
	expect(again.getState().document.sides[0]?.elements[0]).toMatchObject({ text: "Ada", placeholder: undefined });
	const [typed] = again.getState().document.sides[0]?.elements ?? [];
	if (typed) again.run(setCommand("wrap", typed, { text: "Adam" }), { tag: "typing" });
	again.undo();
	expect(again.getState().canUndo).toBe(true);
});

test("steps of another design, or that led to another state, are nobody's", () => {
	const { store } = changedStore("Ada");
	const left = store.getState();
	const packed = packSteps("one", left, store.steps());
	expect(unpackSteps(packed, "two", left, asItIs)).toBeUndefined();
	expect(unpackSteps(packed, "one", { ...left, variantId: 2 }, asItIs)).toBeUndefined();
	expect(unpackSteps(packed, "one", changedStore("Eva").store.getState(), asItIs)).toBeUndefined();
	expect(unpackSteps(null, "one", left, asItIs)).toBeUndefined();
});

test("of too long a history the newest steps stay", () => {
	const { store } = changedStore("Ada");
	const [step] = store.steps().done;
	if (!step) throw new Error("Nothing was done");
	const done = Array.from({ length: 5000 }, (_, index) => ({ ...step, tag: String(index) }));
	const packed = packSteps("one", store.getState(), { done, undone: [] });
	expect(packed.length).toBeLessThan(600_000);
	expect(JSON.parse(packed).done.at(-1).tag).toBe("4999");
});
