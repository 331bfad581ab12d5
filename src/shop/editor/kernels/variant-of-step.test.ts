import { expect, test } from "vitest";
import type { DesignDocument } from "#design/document.ts";
import { createEditorStore } from "./editor-store.ts";
import { createVariantOfStep } from "./variant-of-step.ts";

const design = (color: string): DesignDocument => ({
	version: 1,
	sides: [
		{
			code: "front",
			width: 100,
			height: 100,
			bleed: 0,
			safe: 5,
			elements: [{ kind: "background", id: "b", opacity: 1, fill: { type: "solid", color } }],
		},
	],
});
const [WHITE_M, NAVY_L, NAVY_XL] = [1, 2, 3];

test("undo of another state of the design brings back the colour and size that were chosen", () => {
	const store = createEditorStore(design("#ffffff"));
	let chosen = WHITE_M;
	const choose = (id: number) => {
		chosen = id;
	};
	const steps = createVariantOfStep(store, () => chosen, choose);
	steps.start();
	steps.replace(design("#000000"), NAVY_L);
	expect(chosen).toBe(NAVY_L);
	store.undo();
	expect(chosen).toBe(WHITE_M);
	store.redo();
	expect(chosen).toBe(NAVY_L);

	const [element] = store.getState().document.sides[0]!.elements;
	store.run({ type: "delete", side: "front", index: 0, element: element! });
	choose(NAVY_XL);
	store.undo();
	expect(chosen).toBe(NAVY_XL);
});

test("who keeps the own state of two has the other one an undo away, with its colour and size", () => {
	const store = createEditorStore(design("#ffffff"));
	let chosen = WHITE_M;
	const steps = createVariantOfStep(
		store,
		() => chosen,
		(id) => {
			chosen = id;
		},
	);
	steps.start();
	const mine = store.getState().document;
	steps.replace(design("#000000"), NAVY_L);
	steps.replace(mine, WHITE_M);
	store.undo();
	expect(chosen).toBe(NAVY_L);
});
