import fc from "fast-check";
import { expect, test } from "vitest";
import type { DesignElement } from "#design/document.ts";
import { centreOf, isPlaced } from "./boxes.ts";
import { addNeighbour, selectAll } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { carried, frameOf } from "./frame.ts";
import { rangeBetween, selectedIds } from "./selection.ts";
import {
	duplicateSeveral,
	growSeveral,
	lockSeveral,
	nudgeSeveral,
	removeSeveral,
	reorderSeveral,
	turnSeveral,
} from "./several-editing.ts";

const length = fc.double({ min: 3, max: 80, noNaN: true });
const coordinate = fc.double({ min: -100, max: 300, noNaN: true });
const element = fc.record({
	x: coordinate,
	y: coordinate,
	width: length,
	height: length,
	rotation: fc.double({ min: -180, max: 180, noNaN: true }),
	kind: fc.constantFrom("shape" as const, "text" as const, "photo" as const),
	locked: fc.boolean(),
});
const side = fc
	.tuple(fc.boolean(), fc.array(element, { minLength: 2, maxLength: 9 }))
	.map(
		([ground, elements]): readonly DesignElement[] =>
			[
				...(ground ? [{ kind: "background", id: "ground", opacity: 1, fill: PAINT } as const] : []),
				...elements.map(({ kind, ...each }, index) => ({ ...each, id: `e${index}`, opacity: 1, ...FIELDS[kind] })),
			] as readonly DesignElement[],
	);

const PAINT = { type: "solid", color: "#b4431f" } as const;
const FIELDS: Record<"shape" | "text" | "photo", object> = {
	shape: { kind: "shape", form: "rectangle", fill: PAINT, stroke: { color: "#000000", width: 1 }, cornerRadius: 2 },
	text: {
		kind: "text",
		text: "Zoë",
		font: "lora",
		size: 8,
		leading: 1.2,
		align: "left",
		color: "#000000",
		language: "en",
	},
	photo: { kind: "photo", picture: null, crop: { x: 0, y: 0, width: 1, height: 1 }, cornerRadius: 3 },
};

function storeWith(elements: readonly DesignElement[], chosen: readonly number[]) {
	const format = { code: "front", width: 200, height: 100, bleed: 3, safe: 5 };
	const store = createEditorStore({ version: 1, sides: [{ ...format, elements }] }, 1);
	store.selectMany(chosen.map((index) => `e${index}`));
	return store;
}

function elementsOf(store: ReturnType<typeof storeWith>): readonly DesignElement[] {
	return store.getState().document.sides[0]!.elements;
}

let made = 0;
const DEEDS = {
	nudge: (store) => nudgeSeveral(store, 1, -10, "t"),
	turn: (store) => turnSeveral(store, 15, "t"),
	grow: (store) => growSeveral(store, 10, "t"),
	remove: removeSeveral,
	duplicate: (store) => duplicateSeveral(store, () => `n${made++}`),
	raise: (store) => reorderSeveral(store, 1),
	lower: (store) => reorderSeveral(store, -1),
	front: (store) => reorderSeveral(store, 1, true),
	back: (store) => reorderSeveral(store, -1, true),
	lock: lockSeveral,
} satisfies Record<string, (store: ReturnType<typeof storeWith>) => unknown>;

test("whatever is done to several is one step, which undo takes back to the byte", () => {
	const deed = fc.constantFrom(...(Object.keys(DEEDS) as (keyof typeof DEEDS)[]));
	fc.assert(
		fc.property(side, fc.uniqueArray(fc.nat(8), { minLength: 2 }), deed, (elements, chosen, name) => {
			const store = storeWith(elements, chosen);
			fc.pre(store.getState().selection.many !== undefined);
			const before = JSON.stringify(store.getState().document);
			const selection = store.getState().selection;
			DEEDS[name](store);
			const changed = store.getState().document;
			store.undo();
			expect(JSON.stringify(store.getState().document)).toBe(before);
			expect(store.getState().selection).toEqual(selection);
			expect(store.getState().canUndo).toBe(false);
			store.redo();
			if (JSON.stringify(changed) !== before) expect(store.getState().document).toEqual(changed);
		}),
	);
});

test("reordering keeps the order among those that move and among those that don't, and the background below", () => {
	fc.assert(
		fc.property(
			side,
			fc.uniqueArray(fc.nat(8), { minLength: 2 }),
			fc.boolean(),
			fc.boolean(),
			(elements, chosen, up, far) => {
				const store = storeWith(elements, chosen);
				const ids = new Set(selectedIds(store.getState().selection));
				reorderSeveral(store, up ? 1 : -1, far);
				const after = elementsOf(store);
				for (const moves of [true, false])
					expect(after.filter(({ id }) => ids.has(id) === moves)).toEqual(
						elements.filter(({ id }) => ids.has(id) === moves),
					);
				if (elements[0]?.kind === "background") expect(after[0]).toBe(elements[0]);
				if (far) {
					const placed = after.filter(({ kind }) => kind !== "background").map(({ id }) => ids.has(id));
					expect(placed).toEqual(placed.toSorted((one, two) => Number(one === up) - Number(two === up)));
				}
			},
		),
	);
});

test("several keep their places among each other while their frame is turned and scaled", () => {
	fc.assert(
		fc.property(
			side,
			fc.double({ min: 0.5, max: 3, noNaN: true }),
			fc.integer({ min: -180, max: 180 }),
			(elements, by, turn) => {
				const [one, two] = elements.filter(isPlaced);
				const frame = frameOf([one!, two!]);
				const to = { x: 7, y: -9, width: frame.width * by, height: frame.height * by, rotation: turn };
				const [first, second] = [carried(one!, frame, to), carried(two!, frame, to)];
				const gap = ([x1, y1]: readonly number[], [x2, y2]: readonly number[]) => Math.hypot(x1! - x2!, y1! - y2!);
				const before = gap(centreOf(one!), centreOf(two!));
				expect(gap(centreOf(first), centreOf(second))).toBeCloseTo(before * by, 6);
				expect(first.width / one!.width).toBeCloseTo(by, 9);
				if (one!.kind === "text" && first.kind === "text") expect(first.size).toBeCloseTo(one!.size * by, 9);
				const back = carried(first, to, frame);
				expect(back.x).toBeCloseTo(one!.x, 6);
				expect(back.y).toBeCloseTo(one!.y, 6);
			},
		),
	);
});

test("what is locked stays where it is and is not taken by select all", () => {
	const elements = fc
		.sample(side, { numRuns: 1, seed: 4 })[0]!
		.filter(({ kind }) => kind !== "background")
		.slice(0, 2);
	const third = { ...elements[0]!, id: "e9", locked: true } as DesignElement;
	const store = storeWith([...elements.map((each) => ({ ...each, locked: false })), third], [0, 1, 9]);
	expect(store.getState().selection.many).toHaveLength(3);
	nudgeSeveral(store, 5, 5, "t");
	expect(elementsOf(store)[2]).toBe(third);
	removeSeveral(store);
	expect(elementsOf(store)).toEqual([third]);
	store.undo();
	selectAll(store);
	expect(selectedIds(store.getState().selection)).toEqual([elements[0]!.id, elements[1]!.id]);
});

test("the next one is taken in, and on the way back goes out again", () => {
	const [first] = fc.sample(element, { numRuns: 1, seed: 1 });
	const all = [0, 1, 2].map((index) => ({ ...first!, ...FIELDS.shape, id: `e${index}`, opacity: 1 }) as DesignElement);
	const store = storeWith(all, [0]);
	addNeighbour(store, 1);
	addNeighbour(store, 1);
	addNeighbour(store, 1);
	expect(selectedIds(store.getState().selection)).toEqual(["e0", "e1", "e2"]);
	addNeighbour(store, -1);
	expect(selectedIds(store.getState().selection)).toEqual(["e0", "e1"]);
	addNeighbour(store, -1);
	expect(store.getState().selection).toEqual({ side: "front", element: "e0", range: null });
	expect(rangeBetween(["a", "b", "c", "d"], "d", "b")).toEqual(["d", "c", "b"]);
	expect(rangeBetween(["a", "b"], "gone", "b")).toEqual(["b"]);
});
