import { expect, test } from "vitest";
import type { SideFormat } from "#design/document.ts";
import { createEditorStore } from "./editor-store.ts";
import { newShape } from "./new-elements.ts";
import { whenUndone } from "./when-undone.ts";

const page: SideFormat = { code: "front", width: 100, height: 80, bleed: 3, safe: 5 };

test("a step that is taken back is told of, once, and neither a new one nor what is selected", () => {
	const store = createEditorStore({ version: 1, sides: [{ ...page, elements: [] }] }, 1);
	let undone = 0;
	const stop = whenUndone(store, () => undone++);
	const add = (id: string) =>
		store.run({ type: "insert", side: page.code, index: 0, element: newShape(id, "star", "#b3261e", page) });
	const counts: number[] = [];
	for (const step of [() => add("one"), () => add("two"), store.undo, () => store.select("one"), () => add("three")]) {
		step();
		counts.push(undone);
	}
	stop();
	store.undo();
	expect([counts, undone]).toEqual([[0, 0, 1, 1, 1], 1]);
});
