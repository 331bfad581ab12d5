import { expect, test } from "vitest";
import type { DesignDocument } from "#design/document.ts";
import { chooseVariant, replaceDesign } from "./choose-variant.ts";
import { createEditorStore } from "./editor-store.ts";
import { newText } from "./new-elements.ts";
import { createSettledState } from "./settled-state.ts";

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

test("each choice of colour and size is a step that undo takes back, among those of the design", () => {
	const store = createEditorStore(design("#ffffff"), WHITE_M);
	const chosen = () => store.getState().variantId;
	chooseVariant(store, NAVY_L);
	chooseVariant(store, NAVY_L);
	const [element] = store.getState().document.sides[0]!.elements;
	store.run({ type: "delete", side: "front", index: 0, element: element! });
	chooseVariant(store, NAVY_XL);
	store.undo();
	expect(chosen()).toBe(NAVY_L);
	store.undo();
	expect([chosen(), store.getState().document.sides[0]?.elements.length]).toEqual([NAVY_L, 1]);
	store.undo();
	expect([chosen(), store.getState().canUndo]).toEqual([WHITE_M, false]);
	store.redo();
	expect(chosen()).toBe(NAVY_L);
});

test("a whole design comes and goes with its colour and size", () => {
	const store = createEditorStore(design("#ffffff"), WHITE_M);
	const mine = store.getState().document;
	replaceDesign(store, design("#000000"), NAVY_L);
	replaceDesign(store, mine, WHITE_M);
	store.undo();
	expect(store.getState()).toMatchObject({ document: design("#000000"), variantId: NAVY_L });
	store.undo();
	expect(store.getState()).toMatchObject({ document: mine, variantId: WHITE_M });
	store.redo();
	expect(store.getState().variantId).toBe(NAVY_L);
});

test("a size that is chosen while words are written does not wait for their pause", () => {
	const side = { code: "front", width: 100, height: 100, bleed: 0, safe: 5 };
	const elements = [newText("t", "Zoë", "en", side)];
	const store = createEditorStore({ version: 1, sides: [{ ...side, elements }] }, WHITE_M);
	store.enter("text", "t");
	const settled = createSettledState(
		store,
		() => () => {},
		() => 0,
	);
	chooseVariant(store, NAVY_XL);
	expect(settled.getState()).toMatchObject({ mode: "text", variantId: NAVY_XL });
});
