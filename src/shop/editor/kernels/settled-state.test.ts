import { expect, test } from "vitest";
import { setCommand } from "./commands.ts";
import { createEditorStore } from "./editor-store.ts";
import { newText } from "./new-elements.ts";
import { createSettledState } from "./settled-state.ts";

const side = { code: "front", width: 100, height: 100, bleed: 0, safe: 5 };

function opened() {
	const text = newText("t", "Z", "en", side);
	const store = createEditorStore({ version: 1, sides: [{ ...side, elements: [text] }] }, 1);
	let now = 0;
	let timer: { at: number; action: () => void } | null = null;
	const after = (wait: number, action: () => void) => {
		timer = { at: now + wait, action };
		return () => {
			timer = null;
		};
	};
	const settled = createSettledState(store, after, () => now);
	return {
		store,
		settled,
		type: (words: string) => store.run(setCommand("front", text, { text: words })),
		pass(milliseconds: number) {
			now += milliseconds;
			if (timer && timer.at <= now) timer.action();
		},
		words: () => settled.getState().document.sides[0]?.elements.map((each) => each.kind === "text" && each.text),
	};
}

test("typed words are told in the pause after them, or after a second of typing on", () => {
	const { store, type, pass, words } = opened();
	store.enter("text", "t");
	type("Zo");
	pass(100);
	type("Zoë");
	pass(200);
	expect(words()).toEqual(["Z"]);
	pass(50);
	expect(words()).toEqual(["Zoë"]);
	for (let key = 1; key <= 11; key++) {
		type(`Zoë${key}`);
		pass(100);
	}
	expect(words()).toEqual(["Zoë10"]);
});

test("leaving the text tells at once, and so does all that is no typing", () => {
	const { store, settled, type, words } = opened();
	store.enter("text", "t");
	type("Zoë");
	store.enter("select");
	expect(words()).toEqual(["Zoë"]);
	type("Ana");
	expect(words()).toEqual(["Ana"]);
	store.enter("text", "t");
	type("Eva");
	settled.settle();
	expect(words()).toEqual(["Eva"]);
});
