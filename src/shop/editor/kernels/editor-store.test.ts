import fc from "fast-check";
import { expect, test } from "vitest";
import {
	type DesignDocument,
	type DesignElement,
	MOST_ELEMENTS,
	type ShapeElement,
	type TextElement,
} from "#design/document.ts";
import { drawingCost, MOST_COST_OF_SIDE } from "#design/drawing-cost.ts";
import { type Command, elementOf, setCommand, sideOf } from "./commands.ts";
import { insertNew, removeElement } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { newShape } from "./new-elements.ts";
import { editText } from "./text-editing.ts";

function shape(id: string): ShapeElement {
	const box = { x: 0, y: 0, width: 10, height: 10, rotation: 0, opacity: 1, cornerRadius: 0 };
	return { kind: "shape", id, ...box, form: "rectangle", fill: null, stroke: null };
}

function document(...ids: string[]): DesignDocument {
	const side = { code: "front", width: 100, height: 100, bleed: 3, safe: 3 };
	return { version: 1, sides: [{ ...side, elements: ids.map(shape) }] };
}

type Wish = { kind: number; one: number; two: number };

function commandFor({ kind, one, two }: Wish, now: DesignDocument, fresh: string): Command {
	const elements = sideOf(now, "front")!.elements;
	const index = one % Math.max(1, elements.length);
	const element = elements[index];
	if (kind === 0 || !element) {
		return { type: "insert", side: "front", index: one % (elements.length + 1), element: shape(fresh) };
	}
	if (kind === 1) return { type: "delete", side: "front", index, element };
	if (kind === 2) return { type: "order", side: "front", from: index, to: two % elements.length };
	if (kind === 3) {
		const second = setCommand("front", { ...element, x: two } as ShapeElement, { x: two + 1 });
		return { type: "many", commands: [setCommand("front", element, { x: two }), second] };
	}
	return setCommand("front", element, { x: two });
}

test("undoing all steps returns the first document, redoing them the last", () => {
	const wish = fc.record({ kind: fc.nat(4), one: fc.nat(20), two: fc.nat(20) });
	fc.assert(
		fc.property(fc.array(wish, { maxLength: 40 }), (wishes) => {
			const first = document("a", "b", "c");
			const store = createEditorStore(first, 1);
			wishes.forEach((each, index) => {
				store.run(commandFor(each, store.getState().document, `n${index}`), each.two % 3 ? {} : { tag: "t" });
			});
			const last = store.getState().document;
			while (store.undo());
			expect(store.getState().document).toEqual(first);
			while (store.redo());
			expect(store.getState().document).toEqual(last);
		}),
	);
});

test("steps with one tag are one step, and only in a row", () => {
	const store = createEditorStore(document("a"), 1);
	const move = (x: number, tag: string) => {
		store.run(setCommand("front", sideOf(store.getState().document, "front")!.elements[0]!, { x }), { tag });
	};
	move(1, "drag");
	move(2, "drag");
	move(3, "other");
	move(4, "drag");
	store.undo();
	store.undo();
	expect(sideOf(store.getState().document, "front")?.elements[0]).toMatchObject({ x: 2 });
	store.undo();
	expect(sideOf(store.getState().document, "front")?.elements[0]).toMatchObject({ x: 0 });
});

test("undo gives back the selection that went with the step, with the caret", () => {
	const store = createEditorStore(document("a", "b"), 1);
	const before = { side: "front", element: "b", range: { anchor: 2, focus: 5 } };
	const element = sideOf(store.getState().document, "front")!.elements[1]!;
	store.run(setCommand("front", element, { x: 4 }), { before, after: { ...before, range: { anchor: 3, focus: 3 } } });
	store.select("a");
	store.undo();
	expect(store.getState().selection).toEqual(before);
	store.redo();
	expect(store.getState().selection.range).toEqual({ anchor: 3, focus: 3 });
});

test("a selection of something that is gone is dropped", () => {
	const store = createEditorStore(document("a"), 1);
	const element = sideOf(store.getState().document, "front")!.elements[0]!;
	store.select("a");
	store.run({ type: "delete", side: "front", index: 0, element });
	expect(store.getState().selection.element).toBeNull();
	store.undo();
	expect(store.getState().selection.element).toBe("a");
});

test("a step against a lock, or one element too many for its side, is not made, and says so", () => {
	const side = { code: "front", width: 200, height: 200, bleed: 0, safe: 5 };
	const shape = (id: string) => newShape(id, "rectangle", "#b3261e", side);
	const all = Array.from({ length: MOST_ELEMENTS }, (_, index) => shape(`s${index}`));
	const kept = { ...all[0]!, locks: ["place"] as const };
	const store = createEditorStore({ version: 1, sides: [{ ...side, elements: [kept, ...all.slice(1)] }] }, 1);
	const told: string[] = [];
	store.onFull((excess) => told.push(excess));
	expect(store.run(setCommand("front", kept, { x: 1 }))).toBe(false);
	expect(told).toEqual([]);
	expect(insertNew(store, shape("more"))).toBe(false);
	expect(told).toEqual(["elements"]);
	expect(store.getState()).toMatchObject({ canUndo: false, selection: { element: null } });
	expect(removeElement(store, "s1")).toBe(true);
	expect(insertNew(store, shape("more"))).toBe(true);
	expect(removeElement(store, "nobody")).toBe(false);
});

const face = { font: "lora", size: 10, leading: 1.2, align: "left", color: "#112233", language: "en" } as const;
const long = (id: string): TextElement => ({
	...{ kind: "text", id, x: 0, y: 0, width: 100, height: 20, rotation: 0, opacity: 1, ...face },
	text: "a".repeat(2000),
});
const page = (code: string, elements: readonly DesignElement[]) => {
	return { code, width: 100, height: 100, bleed: 3, safe: 3, elements };
};

test("a look that asks for more than the shop draws is refused and told; what asks for less passes", () => {
	const store = createEditorStore({ version: 1, sides: [page("front", [long("a"), long("b")])] }, 1);
	const told: string[] = [];
	store.onFull((excess) => told.push(excess));
	const set = (id: string, change: object) => {
		const element = sideOf(store.getState().document, "front")!.elements.find((each) => each.id === id)!;
		return store.run(setCommand("front", element, change));
	};
	const outline = { color: "#ffffff", width: 1 };
	expect(set("a", { curve: { kind: "circle", side: "inside" } })).toBe(true);
	expect(set("b", { outline })).toBe(true);
	expect([set("a", { outline }), told]).toEqual([false, ["cost"]]);
	expect(set("b", { color: "#ff0000" })).toBe(true);
	expect(set("b", { outline: undefined })).toBe(true);
	expect([set("b", { outline }), told]).toEqual([true, ["cost"]]);
});

test("no step asks for more than the shop draws of all sides together", () => {
	const full = Array.from({ length: 19 }, (_, index) => long(`t${index}`));
	const sides = ["1", "2", "3", "4"].map((code) => page(code, code === "4" ? [] : full));
	const store = createEditorStore({ version: 1, sides }, 1);
	const insert = (index: number) => store.run({ type: "insert", side: "4", index, element: long(`new${index}`) });
	expect([0, 1, 2].map(insert)).toEqual([true, true, false]);
});

test("a side above the bound already, as letters weighed less when it was made, is worked on and made no dearer", () => {
	const script = Array.from({ length: 12 }, (_, index) => ({ ...long(`t${index}`), font: "caveat" as const }));
	expect(drawingCost(script)).toBeGreaterThan(MOST_COST_OF_SIDE);
	const store = createEditorStore({ version: 1, sides: [page("front", script)] }, 1);
	const now = () => sideOf(store.getState().document, "front")!.elements[0] as TextElement;
	const set = (change: object) => store.run(setCommand("front", now(), change));
	expect([set({ x: 5 }), set({ text: "b".repeat(2000) })]).toEqual([true, true]);
	expect([set({ outline: { color: "#ffffff", width: 1 } }), insertNew(store, long("more"))]).toEqual([false, false]);
	expect([set({ text: "b".repeat(1900) }), set({ text: "b".repeat(1901) })]).toEqual([true, false]);
	store.undo();
	expect(now().text).toHaveLength(2000);
});

test("all sides above the bound already are worked on, and made no dearer", () => {
	const script = (code: string) =>
		Array.from({ length: 8 }, (_, index) => ({ ...long(`${code}${index}`), font: "caveat" as const }));
	const sides = ["1", "2", "3", "4"].map((code) => page(code, script(code)));
	const store = createEditorStore({ version: 1, sides }, 1);
	expect(store.run(setCommand("1", sides[0]!.elements[0]!, { x: 5 }))).toBe(true);
	expect(store.run({ type: "insert", side: "2", index: 0, element: newShape("s", "star", "#b3261e", sides[1]!) })).toBe(
		false,
	);
});

test("a side that a step leaves alone is not counted again", () => {
	let counted = 0;
	const watched = {
		...shape("watched"),
		get kind() {
			counted++;
			return "shape" as const;
		},
	};
	const store = createEditorStore({ version: 1, sides: [page("1", [watched]), page("2", [shape("a")])] }, 1);
	const move = (x: number) => store.run(setCommand("2", shape("a"), { x }));
	expect(move(1)).toBe(true);
	const once = counted;
	expect([move(2), move(3), counted]).toEqual([true, true, once]);
});

test("what is typed or pasted into a text for which there is no room is not written, and the rest of it stays", () => {
	const store = createEditorStore(
		{ version: 1, sides: [page("front", [...nearlyFull(), { ...long("short"), text: "Für" }])] },
		1,
	);
	const now = () => elementOf(store.getState().document, "front", "short") as TextElement;
	const type = (value: string, inputType = "insertText") => {
		const caret = { anchor: value.length, focus: value.length };
		const input = { element: now(), value, inputType, time: 1, session: "s", before: caret, after: caret };
		return editText(store, input, null, ({ size }) => ({ size, height: 10 }));
	};
	expect(type("Für Zoë")).not.toBeNull();
	expect(type(`Für Zoë ${"a".repeat(1990)}`, "insertFromPaste")).toBeNull();
	expect(now().text).toBe("Für Zoë");
	expect(type("Für Zo", "deleteContentBackward")).not.toBeNull();
	store.undo();
	store.undo();
	expect(now().text).toBe("Für");
});

/** With room for about a thousand letters more. */
function nearlyFull(): readonly TextElement[] {
	const all: TextElement[] = [];
	while (drawingCost(all) < MOST_COST_OF_SIDE - 1500) all.push({ ...long(`t${all.length}`), text: "a".repeat(500) });
	return all;
}
