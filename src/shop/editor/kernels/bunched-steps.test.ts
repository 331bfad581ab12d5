import { expect, test } from "vitest";
import { seededRandom } from "../../../../tests/support/seeded-random.ts";
import type { Command } from "./commands.ts";
import { createEditorStore } from "./editor-store.ts";
import { newShape } from "./new-elements.ts";

const SIDE = { code: "front", width: 100, height: 100, bleed: 0, safe: 0 };
const shape = (id: string) => newShape(id, "star", "#b3261e", SIDE);

test("what came together, and perhaps went again, is one step below whatever was done meanwhile, and every step leads where it led", () => {
	for (let seed = 1; seed <= 300; seed++) {
		const random = seededRandom(seed);
		const below = (count: number) => Math.floor(random() * count);
		const store = createEditorStore({ version: 1, sides: [{ ...SIDE, elements: ["a", "b", "c"].map(shape) }] }, 1);
		const elements = () => store.getState().document.sides[0]!.elements;
		const bare = elements();
		const come = (id: string) => {
			const command = {
				type: "insert",
				side: "front",
				index: below(elements().length + 1),
				element: shape(id),
			} as const;
			store.run(command, { tag: "bunch", bunched: true });
		};
		const handled = new Set<string>();
		const meanwhile = (id: string): Command => {
			const [index, to] = [below(elements().length), below(elements().length)];
			const element = elements()[index]!;
			const one: readonly Command[] = [
				{ type: "insert", side: "front", index, element: shape(id) },
				{ type: "delete", side: "front", index, element },
				{ type: "order", side: "front", from: index, to },
			];
			const kind = below(3);
			if (kind > 0) handled.add(element.id);
			return one[kind]!;
		};
		come("p");
		store.run(meanwhile("x"));
		come("q");
		store.run(meanwhile("y"));
		come("r");
		const gone = elements().findIndex((each) => each.id === "p" && !handled.has("p"));
		if (gone >= 0) {
			const command = { type: "delete", side: "front", index: gone, element: elements()[gone]! } as const;
			store.run(command, { tag: "bunch", bunched: true });
		}
		const all = elements();
		expect(store.steps().done.map(({ tag }) => tag)).toEqual(["bunch", null, null]);
		for (let step = 0; step < 3; step++) store.undo();
		expect(elements()).toEqual(bare);
		for (let step = 0; step < 3; step++) store.redo();
		expect(elements()).toEqual(all);
	}
});
