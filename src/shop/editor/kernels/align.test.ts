import fc from "fast-check";
import { expect, test } from "vitest";
import type { ShapeElement } from "#design/document.ts";
import { driveEditor } from "../../../../tests/support/drive-editor.ts";
import { ALIGNMENTS, alignSelected, distributeSelected, distribution } from "./align.ts";
import { boundsOf } from "./boxes.ts";
import { setCommand } from "./commands.ts";
import { selectAll } from "./editing.ts";
import { boundsOfAll } from "./frame.ts";

const length = fc.double({ min: 2, max: 60, noNaN: true });
const coordinate = fc.double({ min: -50, max: 250, noNaN: true });
const shapes = fc
	.array(
		fc.record({
			x: coordinate,
			y: coordinate,
			width: length,
			height: length,
			rotation: fc.integer({ min: -180, max: 180 }),
		}),
		{ minLength: 1, maxLength: 7 },
	)
	.map((boxes) => boxes.map((box, index): ShapeElement => ({ ...box, ...REST, id: `e${index}` })));
const REST = { kind: "shape", opacity: 1, form: "ellipse", fill: null, stroke: null, cornerRadius: 0 } as const;

const EDGES = {
	left: ({ left }: { left: number }) => left,
	right: ({ right }: { right: number }) => right,
	top: ({ top }: { top: number }) => top,
	bottom: ({ bottom }: { bottom: number }) => bottom,
	centre: ({ left, right }: { left: number; right: number }) => (left + right) / 2,
	middle: ({ top, bottom }: { top: number; bottom: number }) => (top + bottom) / 2,
};

test("aligned to each other, or one to the page, all have that edge; twice is once", () => {
	fc.assert(
		fc.property(shapes, fc.constantFrom(...ALIGNMENTS), (elements, to) => {
			const editor = driveEditor(elements);
			selectAll(editor.store);
			const page = { left: 0, top: 0, right: 200, bottom: 90 };
			const wanted = EDGES[to](elements.length > 1 ? boundsOfAll(elements) : page);
			alignSelected(editor.store, to);
			const once = editor.store.getState().document;
			for (const { id } of elements)
				expect(EDGES[to](boundsOf(editor.element(id) as ShapeElement))).toBeCloseTo(wanted, 6);
			alignSelected(editor.store, to);
			expect(editor.store.getState().document).toBe(once);
			editor.store.undo();
			expect(editor.store.getState().document.sides[0]?.elements).toEqual(elements);
		}),
	);
});

test("distributed ones have equal gaps, the outer two stay; twice is once", () => {
	const span = fc.tuple(coordinate, length).map(([start, size]) => [start, start + size] as const);
	fc.assert(
		fc.property(fc.array(span, { maxLength: 7 }), (spans) => {
			const shifts = distribution(spans);
			expect(shifts.filter((by) => by !== 0).length).toBeLessThanOrEqual(Math.max(0, spans.length - 2));
			if (spans.length < 3) return;
			const now = spans.map(([start, end], index) => [start + shifts[index]!, end + shifts[index]!] as const);
			const row = now.toSorted((one, two) => one[0] + one[1] - two[0] - two[1]);
			const gaps = row.slice(1).map(([start], index) => start - row[index]![1]);
			const steps = row.slice(1).map(([start, end], index) => start + end - row[index]![0] - row[index]![1]);
			const even = Math.min(...gaps) >= -1e-6 ? gaps : steps;
			for (const each of even) expect(each).toBeCloseTo(even[0]!, 6);
			for (const by of distribution(now)) expect(by).toBeCloseTo(0, 6);
		}),
	);
});

test("a locked one is what the others align with, and is one step with them", () => {
	const [one, two, three] = [10, 50, 120].map((x, index): ShapeElement => {
		return { ...REST, id: `e${index}`, x, y: x / 2, width: 20, height: 10, rotation: 0 };
	});
	const editor = driveEditor([{ ...one!, locked: true }, two!, three!]);
	editor.store.selectMany(["e0", "e1", "e2"]);
	alignSelected(editor.store, "left");
	expect([editor.element("e0"), editor.element("e1"), editor.element("e2")]).toMatchObject([
		{ x: 10 },
		{ x: 10 },
		{ x: 10 },
	]);
	editor.store.undo();
	editor.store.selectMany(["e1", "e2"]);
	distributeSelected(editor.store, "x");
	expect(editor.store.getState().canUndo).toBe(false);
});

test("unequal gaps stay where too few are selected, or too few of them may move, and the answer tells which", () => {
	const row = [10, 50, 120, 150].map((x, index): ShapeElement => {
		return {
			...REST,
			id: `e${index}`,
			x,
			y: 0,
			width: 20,
			height: 10,
			rotation: 0,
			...(index === 3 && { locked: true }),
		};
	});
	const { store } = driveEditor(row);
	const answers = [["e0"], ["e0", "e3"], ["e0", "e1", "e3"], ["e0", "e1", "e2", "e3"]].map((ids) => {
		store.selectMany(ids);
		return distributeSelected(store, "x");
	});
	expect(answers).toEqual(["few", "few", "locked", "gaps"]);
	store.undo();
	expect(store.getState().canUndo).toBe(false);
});

test("those that leave no room for gaps are spread by their middles, and the answer tells so", () => {
	const row = [0, 10, 70].map((x, index): ShapeElement => {
		return { ...REST, id: `e${index}`, x, y: 0, width: index === 1 ? 70 : 30, height: 10, rotation: 0 };
	});
	const { store, element } = driveEditor(row);
	selectAll(store);
	expect([distributeSelected(store, "x"), element("e1")]).toMatchObject(["middles", { x: 15 }]);
	store.undo();
	store.run(setCommand(store.getState().selection.side, row[1]!, { width: 40 }));
	expect([distributeSelected(store, "x"), element("e1")]).toMatchObject(["gaps", { x: 30 }]);
});
