import { expect, test } from "vitest";
import type { DesignSide, GroupChild, GroupElement, PhotoElement, ShapeElement } from "#design/document.ts";
import { drawingCost, MOST_COST_OF_DOCUMENT, MOST_COST_OF_SIDE } from "#design/drawing-cost.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { readClip } from "../dom/read-clip.ts";
import { newQr } from "../qr/new-qr.ts";
import { clipOf, clipText, copyToSide, pasteElements, picturesIn, withoutPictures } from "./clipboard.ts";
import { createEditorStore } from "./editor-store.ts";
import { everyElement, leavesOf } from "./element-tree.ts";
import { newText } from "./new-elements.ts";
import { chosen, duplicateSeveral, removeSeveral } from "./several-editing.ts";

const FORMAT = { width: 200, height: 90, bleed: 3, safe: 5 };
const PICTURE = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

function shape(id: string, x: number, y = 20): ShapeElement {
	const place = { x, y, width: 20, height: 10, rotation: 0, opacity: 1, cornerRadius: 0 };
	return { kind: "shape", id, ...place, form: "star", fill: { type: "solid", color: "#b4431f" }, stroke: null };
}

function photo(id: string): PhotoElement {
	const place = { x: 40, y: 40, width: 30, height: 30, rotation: 0, opacity: 1, cornerRadius: 0 };
	const picture = { id: PICTURE, width: 400, height: 400 };
	return { kind: "photo", id, ...place, picture, crop: { x: 0, y: 0, width: 1, height: 1 } };
}

const group: GroupElement = { kind: "group", id: "group", opacity: 1, children: [shape("a", 10), photo("photo")] };

function storeWith(...sides: readonly (readonly [string, DesignSide["elements"], number?])[]) {
	const made = sides.map(([code, elements, width = FORMAT.width]) => ({ ...FORMAT, width, code, elements }));
	return createEditorStore({ version: 1, sides: made }, 1);
}

const clip = (...elements: readonly GroupChild[]) => ({ elements, folds: [] });

let made = 0;
const newId = () => `n${made++}`;

test("what is copied comes back from its text as it was, and what is not ours does not", async () => {
	const copied = { elements: [group, shape("b", 60)], folds: [105] };
	expect(await readClip(clipText(copied))).toEqual(copied);
	const text = clipText(clip(shape("b", 60)));
	for (const other of [
		"",
		"Für Zoë",
		"{}",
		text.slice(0, -4),
		text.replace("star", "skull"),
		text.replace("#b4431f", "url(x)"),
	]) {
		expect(await readClip(other)).toBeNull();
	}
	const ground = { kind: "background", id: "g", opacity: 1, fill: { type: "solid", color: "#ffffff" } };
	expect(await readClip(clipText(clip(ground as never)))).toEqual(clip());
	const foldedAt = async (folds: unknown) => (await readClip(clipText({ ...clip(), folds } as never)))?.folds;
	expect(await foldedAt(["60", null, { x: 1 }, 105])).toEqual([105]);
	expect(await foldedAt("105")).toEqual([]);
});

test("pasted beside itself it lies aside, once more further aside, with ids of its own, in one step each", () => {
	const store = storeWith(["front", [group]]);
	const before = JSON.stringify(store.getState().document);
	expect(pasteElements(store, clip(group), newId)).toBe("whole");
	expect(pasteElements(store, clip(group), newId)).toBe("whole");
	const elements = store.getState().document.sides[0]!.elements;
	expect(elements.map((each) => leavesOf(each)[0]?.x)).toEqual([10, 15, 20]);
	const ids = everyElement(elements).map(({ id }) => id);
	expect(new Set(ids).size).toBe(9);
	expect(chosen(store)).toEqual([elements[2]]);
	store.undo();
	store.undo();
	expect(JSON.stringify(store.getState().document)).toBe(before);
});

test("on another side it has the same place, or lies in the middle where that side is smaller", () => {
	const store = storeWith(["front", [shape("a", 10), shape("far", 150, 60)]], ["back", []], ["label", [], 60]);
	store.selectMany(["a", "far"]);
	expect(copyToSide(store, "back", newId)).toBe("whole");
	expect(store.getState().document.sides[1]!.elements).toMatchObject([
		{ x: 10, y: 20 },
		{ x: 150, y: 60 },
	]);
	expect(store.getState().selection.many).toEqual(["a", "far"]);
	store.undo();
	expect(store.getState().document.sides[1]!.elements).toEqual([]);
	store.selectMany(["far"]);
	copyToSide(store, "label", newId);
	expect(store.getState().document.sides[2]!.elements).toMatchObject([{ x: 20, y: 40 }]);
	expect(copyToSide(store, "gone", newId)).toBe(null);
});

test("what comes from a larger page and does not fit is made smaller together, in its places, letters too", async () => {
	const cushion = { code: "front", width: 400, height: 400, bleed: 5, safe: 15, elements: [] };
	const mama = { ...newText("t", "Mama", "en", cushion), x: 40, y: 150, width: 320, height: 60, size: 48 };
	const star = { ...shape("s", 300, 300), width: 40, height: 40 };
	const from = createEditorStore({ version: 1, sides: [{ ...cushion, elements: [mama, star] }] }, 1);
	const text = clipText(clipOf(from, [mama, star]));
	const ring = { code: "tag", width: 50, height: 35, bleed: 2, safe: 3, elements: [] };
	const to = createEditorStore({ version: 1, sides: [ring] }, 1);
	expect(pasteElements(to, (await readClip(text))!, newId)).toBe("smaller");
	const [word, mark] = to.getState().document.sides[0]!.elements.flatMap(leavesOf);
	const by = word!.width / 320;
	expect(by).toBeLessThan(44 / 320 + 0.001);
	expect(word).toMatchObject({ size: expect.closeTo(48 * by), height: expect.closeTo(60 * by) });
	expect(mark).toMatchObject({ width: expect.closeTo(40 * by), x: expect.closeTo(word!.x + 260 * by) });
	expect(mark!.y - word!.y).toBeCloseTo(150 * by);
	expect(word!.x).toBeGreaterThan(2.99);
	expect(word!.y).toBeGreaterThan(2.99);
	expect(mark!.y + mark!.height).toBeLessThan(32.01);
	expect(pasteElements(from, (await readClip(text))!, newId)).toBe("whole");
});

test("what fits a smaller page stays as large, and words that would lie beyond its edge come onto it", () => {
	const far = { ...newQr("q", { ...FORMAT, code: "front" }), x: 140, y: 20, width: 30, height: 30 };
	const store = storeWith(["front", [far]], ["label", [], 160]);
	store.select("q");
	expect(copyToSide(store, "label", newId)).toBe("whole");
	expect(store.getState().document.sides[1]!.elements).toMatchObject([{ x: 125, y: 20, width: 30, height: 30 }]);
});

const FOLDED = { ...FORMAT, width: 210 };
const folding = {
	sides: ["outside", "inside"].map((code) => ({ ...FOLDED, code, folds: [105] })),
	shaper: serverShaper,
};
const words = (id: string, x: number) => ({ ...newQr(id, { ...FOLDED, code: "outside" }), x, y: 20 });

test.each<[string, GroupChild, "paste" | "cut" | "duplicate" | "copy", readonly number[]]>([
	["a shape that comes to reach over it", shape("a", 83), "paste", [82]],
	["a small one, nearly half of it", { ...shape("a", 94), width: 10 }, "paste", [92]],
	["one duplicated", shape("a", 83), "duplicate", [78]],
	["words that come close", words("a", 75), "duplicate", [70]],
	["what stays on its part", shape("a", 60), "paste", [65]],
	["what lies across on purpose", shape("a", 95), "paste", [100]],
	["what lay across before", words("a", 95), "duplicate", [100]],
	["the same, pasted", words("a", 95), "paste", [100]],
	["a group, as it lies", { ...group, children: [shape("b", 60), shape("c", 83)] }, "paste", [59, 82]],
	["what keeps its place on another side", shape("a", 83), "copy", [83]],
	["what lay across before, on another side", words("a", 95), "copy", [95]],
	["what lay across before, cut and pasted", words("a", 95), "cut", [95]],
])("copies are put beside a fold that their originals do not cross: %s", async (_what, element, does, places) => {
	const made = [[element], []].map((elements, index) => ({ ...FOLDED, code: folding.sides[index]!.code, elements }));
	const store = createEditorStore({ version: 1, sides: made }, 1);
	store.select(element.id);
	const copied = await readClip(clipText(clipOf(store, [element], folding)));
	if (does === "cut") removeSeveral(store);
	if (does === "paste" || does === "cut") pasteElements(store, copied!, newId, folding);
	if (does === "duplicate") duplicateSeveral(store, newId, folding);
	if (does === "copy") copyToSide(store, "inside", newId, folding);
	const { sides } = store.getState().document;
	const copy = does === "copy" ? sides[1]!.elements[0] : sides[0]!.elements.at(-1);
	expect(leavesOf(copy).map(({ x }) => Math.round(x))).toEqual(places);
	while (store.getState().canUndo) store.undo();
	expect(store.getState().document.sides).toEqual(made);
});

test("of two copies one that lies across a fold on purpose stays so, and the other one goes beside it", () => {
	const store = createEditorStore({ version: 1, sides: [{ ...FOLDED, code: "outside", elements: [] }] }, 1);
	const folds = folding.sides[0]!.folds;
	pasteElements(store, { elements: [shape("a", 95), shape("b", 83)], folds }, newId, folding);
	pasteElements(store, { elements: [shape("a", 95), shape("b", 83)], folds }, newId, folding);
	expect(chosen(store).flatMap(leavesOf)).toMatchObject([{ x: 100 }, { x: expect.closeTo(82, 0) }]);
});

const CARD = { code: "card", width: 210, height: 148, bleed: 3, safe: 6 };
const FILLING = { ...photo("p"), x: 105, y: -3, width: 108, height: 154 };

test.each<[string, PhotoElement, readonly ShapeElement[], readonly number[], object]>([
	["goes to the other half while that is empty", FILLING, [], [105], { x: -3, y: -3 }],
	[
		"lies aside where it is not, off the fold",
		FILLING,
		[shape("a", 20)],
		[105],
		{ x: expect.closeTo(110.92), y: expect.closeTo(2.92) },
	],
	[
		"in the safe zone of the other half if it was in that of its own",
		{ ...FILLING, y: 20, width: 98, height: 50 },
		[],
		[105],
		{ x: expect.closeTo(6), y: 20 },
	],
	[
		"lies below one between two folds",
		{ ...FILLING, x: 70, width: 70 },
		[shape("a", 20), shape("b", 180)],
		[70, 140],
		{ x: 70, y: expect.closeTo(2.92) },
	],
])("the copy of a photo that fills its part of a card is as large, and %s", (_where, filling, others, folds, place) => {
	for (const does of ["duplicate", "paste"]) {
		const store = createEditorStore({ version: 1, sides: [{ ...CARD, elements: [filling, ...others] }] }, 1);
		const card = { sides: [{ ...CARD, folds }], shaper: serverShaper };
		store.select("p");
		if (does === "duplicate") duplicateSeveral(store, newId, card);
		else pasteElements(store, clipOf(store, [filling], card), newId, card);
		const { width, height } = filling;
		expect(chosen(store)).toMatchObject([{ width, height, crop: filling.crop, ...place }]);
	}
});

test("where another side has narrower parts a copy gets smaller", () => {
	const sides = ["outside", "inside"].map((code) => ({ ...FOLDED, code, elements: [] }));
	const store = createEditorStore({ version: 1, sides }, 1);
	const narrow = { ...folding, sides: [{ ...folding.sides[0]!, folds: [50, 100, 150] }] };
	pasteElements(store, { elements: [{ ...words("a", 20), width: 60, height: 60 }], folds: [] }, newId, narrow);
	const [copy] = chosen(store).flatMap(leavesOf);
	expect(copy!.width).toBeGreaterThan(40);
	expect(copy!.width).toBeLessThan(45);
});

test("copied again and again beside a fold, no copy hides another, and a side with other folds has its own say", () => {
	const store = createEditorStore(
		{
			version: 1,
			sides: [
				{ ...FOLDED, code: "outside", elements: [shape("a", 83)] },
				{ ...FOLDED, code: "inside", elements: [] },
			],
		},
		1,
	);
	for (let count = 0; count < 3; count++) pasteElements(store, clip(shape("a", 83)), newId, folding);
	const places = store
		.getState()
		.document.sides[0]!.elements.flatMap(leavesOf)
		.map(({ x, y }) => `${x} ${y}`);
	expect(new Set(places).size).toBe(4);
	const two = [shape("a", 83), shape("b", 60)];
	pasteElements(store, clip(...two), newId, folding);
	expect(chosen(store).flatMap(leavesOf)).toMatchObject([{ x: expect.closeTo(82, 0) }, { x: expect.closeTo(59, 0) }]);
	const other = { ...folding, sides: [{ ...folding.sides[0]! }, { ...folding.sides[1]!, folds: [98] }] };
	store.select("a");
	copyToSide(store, "inside", newId, other);
	expect(leavesOf(store.getState().document.sides[1]!.elements[0])).toMatchObject([{ x: expect.closeTo(75, 0) }]);
});

test("no side gets more than it holds", () => {
	const many = Array.from({ length: 499 }, (_, index) => shape(`e${index}`, index / 10));
	const store = storeWith(["front", many]);
	expect(pasteElements(store, clip(group), newId)).toBe(null);
	expect(pasteElements(store, clip(shape("one", 5)), newId)).toBe("whole");
	expect(pasteElements(store, clip(shape("two", 5)), newId)).toBe(null);
	expect(store.getState().document.sides[0]!.elements).toHaveLength(500);
});

test("frames whose photo is not the visitor's stay, empty", () => {
	expect([...picturesIn([group])]).toEqual([PICTURE]);
	const [left] = withoutPictures([group], new Set([PICTURE]));
	expect(left).toEqual({ ...group, children: [group.children[0], { ...photo("photo"), picture: null }] });
	expect(withoutPictures([group], new Set())).toEqual([group]);
});

test("what no side has room for, or all of them together have not, is not added in part, and why is told", () => {
	const dear = (id: string) => ({
		...photo(id),
		blur: 2,
		shadow: { x: 1, y: 1, blur: 2, color: "#000000", opacity: 1 },
	});
	const some = (name: string, most: number) => {
		const count = Math.floor(most / drawingCost([dear(name)]));
		return Array.from({ length: count }, (_, at) => dear(`${name}${at}`));
	};
	const third = MOST_COST_OF_DOCUMENT / 3 - 1000;
	const store = storeWith(["1", some("a", third)], ["2", some("b", third)], ["3", some("c", third)], ["4", []]);
	const told: string[] = [];
	store.onFull((excess) => told.push(excess));
	const four = some("d", MOST_COST_OF_SIDE).slice(0, 10);
	store.showSide("4");
	const before = store.getState().document;
	expect(pasteElements(store, clip(...four), newId)).toBe(null);
	expect(pasteElements(store, clip(...four.slice(0, 2)), newId)).toBe("whole");
	store.undo();
	store.showSide("1");
	store.selectMany(["a0", "a1", "a2"]);
	expect(duplicateSeveral(store, newId)).toBeNull();
	store.selectMany(["a0", "a1", "a2", "a3", "a4", "a5", "a6"]);
	expect(copyToSide(store, "4", newId)).toBe(null);
	expect(store.getState().document).toEqual(before);
	expect(told).toEqual(["cost", "cost", "cost"]);
});
