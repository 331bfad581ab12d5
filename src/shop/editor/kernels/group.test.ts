import fc from "fast-check";
import { expect, test } from "vitest";
import type { DesignElement, GroupElement, ShapeElement } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { designDocumentSchema } from "#shop/projects/design-document-schema.ts";
import { driveEditor } from "../../../../tests/support/drive-editor.ts";
import { alignSelected } from "./align.ts";
import { createEditorStore } from "./editor-store.ts";
import { depthOf, everyElement, leavesOf } from "./element-tree.ts";
import { groupSelected, ungroupSelected } from "./group.ts";
import { selectedIds } from "./selection.ts";
import { duplicateSeveral, nudgeSeveral, removeSeveral, reorderSeveral, turnSeveral } from "./several-editing.ts";

const REST = { kind: "shape", opacity: 1, form: "ellipse", fill: null, stroke: null, cornerRadius: 0 } as const;

function shape(id: string, x: number, y = 20): ShapeElement {
	return { ...REST, id, x, y, width: 20, height: 10, rotation: 0 };
}

function group(id: string, ...children: GroupElement["children"]): GroupElement {
	return { kind: "group", id, opacity: 1, children };
}

const FORMAT = { code: "wrap", width: 200, height: 90, bleed: 3, safe: 5 };
const storeOf = (elements: readonly DesignElement[]) =>
	createEditorStore({ version: 1, sides: [{ ...FORMAT, elements }] }, 1);
const elementsIn = (store: ReturnType<typeof storeOf>) => store.getState().document.sides[0]!.elements;

const wish = fc.record({
	does: fc.constantFrom("group", "ungroup", "nudge", "turn", "remove", "duplicate", "raise", "back", "align"),
	chosen: fc.array(fc.nat(30), { minLength: 1, maxLength: 4 }),
});

test("grouping and ungrouping is no change, and everything in groups is undone to the byte", () => {
	let made = 0;
	const newId = () => `n${made++}`;
	fc.assert(
		fc.property(fc.array(wish, { maxLength: 25 }), (wishes) => {
			const first = [0, 1, 2, 3, 4, 5].map((index) => shape(`e${index}`, index * 25, index * 7));
			const store = storeOf(first);
			const before = JSON.stringify(store.getState().document);
			for (const { does, chosen } of wishes) {
				const all = everyElement(elementsIn(store));
				if (all.length === 0) break;
				store.selectMany(chosen.map((index) => all[index % all.length]!.id));
				const flat = JSON.stringify(flatElements(elementsIn(store)));
				if (does === "group") {
					const ids = selectedIds(store.getState().selection);
					const refused = groupSelected(store, newId());
					const contiguous = JSON.stringify(flatElements(elementsIn(store))) === flat;
					const grouped = JSON.stringify(elementsIn(store));
					if (!refused && contiguous && chosen.length % 2) {
						ungroupSelected(store);
						expect(JSON.stringify(flatElements(elementsIn(store)))).toBe(flat);
						expect(new Set(selectedIds(store.getState().selection))).toEqual(new Set(ids));
						store.undo();
						expect(JSON.stringify(elementsIn(store))).toBe(grouped);
						store.redo();
					}
				}
				if (does === "ungroup") ungroupSelected(store);
				if (does === "nudge") nudgeSeveral(store, 1, 2, "t");
				if (does === "turn") turnSeveral(store, 15, "t");
				if (does === "remove") removeSeveral(store);
				if (does === "duplicate" && all.length < 30) duplicateSeveral(store, newId);
				if (does === "raise") reorderSeveral(store, 1);
				if (does === "back") reorderSeveral(store, -1, true);
				if (does === "align") alignSelected(store, "left");
				const now = everyElement(elementsIn(store));
				expect(new Set(now.map(({ id }) => id)).size).toBe(now.length);
				expect(Math.max(0, ...elementsIn(store).map(depthOf))).toBeLessThanOrEqual(4);
				expect(designDocumentSchema.safeParse(store.getState().document).success).toBe(true);
			}
			const last = JSON.stringify(store.getState().document);
			while (store.undo());
			expect(JSON.stringify(store.getState().document)).toBe(before);
			while (store.redo());
			expect(JSON.stringify(store.getState().document)).toBe(last);
		}),
	);
});

test("a group lies where its topmost was, and takes what was in other groups along", () => {
	const store = storeOf([shape("a", 0), group("g", shape("b", 30), shape("c", 60)), shape("d", 90), shape("e", 120)]);
	store.selectMany(["a", "b", "d"]);
	expect(groupSelected(store, "new")).toBeNull();
	expect(elementsIn(store).map(({ id }) => id)).toEqual(["g", "new", "e"]);
	expect(elementsIn(store)[1]).toEqual(group("new", shape("a", 0), shape("b", 30), shape("d", 90)));
	expect(store.getState().selection.element).toBe("new");
	store.selectMany(["c", "e"]);
	groupSelected(store, "last");
	expect(elementsIn(store).map(({ id }) => id)).toEqual(["new", "last"]);
});

test("there are four groups in each other at most, here and at the shop's door", () => {
	const store = storeOf([shape("a", 0), ...[1, 2, 3, 4, 5].map((each) => shape(`s${each}`, each * 20))]);
	let within = "a";
	for (const each of [1, 2, 3, 4]) {
		store.selectMany([within, `s${each}`]);
		expect(groupSelected(store, `g${each}`)).toBeNull();
		within = `g${each}`;
	}
	store.selectMany([within, "s5"]);
	expect(groupSelected(store, "g5")).toBe("deep");
	const document = store.getState().document;
	expect(designDocumentSchema.safeParse(document).data).toEqual(document);
	const elements = [group("g5", ...(document.sides[0]!.elements as GroupElement["children"]))];
	expect(designDocumentSchema.safeParse({ version: 1, sides: [{ ...FORMAT, elements }] }).success).toBe(false);
	store.selectMany(["a"]);
	expect(groupSelected(store, "x")).toBe("few");
});

test("a press takes the whole group, a second one what lies in it, and dragging moves every child", () => {
	const inner = group("inner", shape("b", 60), shape("c", 90));
	const editor = driveEditor([shape("free", 150, 60), group("outer", shape("a", 10), inner)]);
	expect(editor.click(20, 25).selected()).toEqual(["outer"]);
	editor.drag([70, 25], [70, 45], { control: true });
	expect(leavesOf(editor.element("outer")!).map(({ y }) => y)).toEqual([40, 40, 40]);
	expect(editor.doubleClick(70, 45).selected()).toEqual(["inner"]);
	expect(editor.doubleClick(70, 45).selected()).toEqual(["b"]);
	expect(editor.click(100, 45).selected()).toEqual(["c"]);
	editor.drag([100, 45], [100, 55], { control: true });
	expect(editor.element("c")).toMatchObject({ y: 50 });
	expect(editor.element("b")).toMatchObject({ y: 40 });
	expect(editor.click(20, 45).selected()).toEqual(["a"]);
	expect(editor.click(160, 65).selected()).toEqual(["free"]);
	expect(editor.click(20, 45).selected()).toEqual(["outer"]);
	editor.drag([20, 45], [21, 45]);
	expect(editor.drag([2, 85], [11, 41]).selected()).toEqual(["outer"]);
});

test("a locked group lets the pointer through and keeps what is in it", () => {
	const editor = driveEditor([shape("under", 10), { ...group("top", shape("a", 10), shape("b", 40)), locked: true }]);
	expect(editor.click(20, 25).selected()).toEqual(["under"]);
	editor.store.selectMany(["top"]);
	nudgeSeveral(editor.store, 5, 5, "t");
	removeSeveral(editor.store);
	expect(editor.element("a")).toMatchObject({ x: 10, y: 20 });
});
