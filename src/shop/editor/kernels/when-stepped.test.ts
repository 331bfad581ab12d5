import { expect, test } from "vitest";
import type { SideFormat } from "#design/document.ts";
import { setCommand } from "./commands.ts";
import { createEditorStore } from "./editor-store.ts";
import { newText } from "./new-elements.ts";
import { whenStepped } from "./when-stepped.ts";

const page: SideFormat = { code: "front", width: 100, height: 80, bleed: 3, safe: 5 };

test("a step that is made, taken back or called off is told of, once, and neither writing nor what is selected", () => {
	const store = createEditorStore({ version: 1, sides: [{ ...page, elements: [] }] }, 1);
	let told = 0;
	const stop = whenStepped(store, () => told++);
	const text = (id: string) => newText(id, "Your text", "en", page);
	const add = (id: string) => store.run({ type: "insert", side: page.code, index: 0, element: text(id) });
	const write = () => store.run(setCommand(page.code, text("one"), { text: "Ada" }));
	const counts: number[] = [];
	for (const step of [
		() => add("one"),
		write,
		store.undo,
		() => store.select("one"),
		() => add("two"),
		store.callOff,
	]) {
		step();
		counts.push(told);
	}
	stop();
	store.undo();
	expect([counts, told]).toEqual([[1, 1, 2, 2, 3, 4], 4]);
});
