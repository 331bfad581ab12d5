import { expect, test } from "vitest";
import type { DesignElement, GroupElement, PhotoElement, ShapeElement, SideFormat } from "#design/document.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { newQr } from "../qr/new-qr.ts";
import { currentSide } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { leavesOf } from "./element-tree.ts";
import { mayRepair } from "./repair.ts";
import { repairCommand } from "./repair-command.ts";

const shaper = serverShaper();
const page: SideFormat = { code: "card", width: 100, height: 80, bleed: 3, safe: 3 };
const red: ShapeElement = {
	...{ kind: "shape", id: "red", opacity: 1, form: "rectangle", stroke: null, cornerRadius: 0 },
	...{ x: 30, y: 20, width: 24, height: 20, rotation: 0 },
	fill: { type: "solid", color: "#b3261e" },
};
const sea: PhotoElement = {
	...{ kind: "photo", id: "sea", opacity: 1, crop: { x: 0, y: 0, width: 1, height: 1 }, cornerRadius: 0 },
	...{ x: 30, y: 20, width: 24, height: 40, rotation: 0 },
	picture: { id: "sea", width: 4000, height: 3000 },
};

test.each<[string, readonly DesignElement[], Readonly<Record<string, object>>]>([
	["a shape, by the shortest way", [red], { red: { x: expect.closeTo(23, 1), width: 24 } }],
	["a turned one", [{ ...red, rotation: 90 }], { red: { width: 24, height: 20 } }],
	["one wider than the half, smaller", [{ ...red, x: 4, width: 60 }], { red: { width: expect.closeTo(44, 0) } }],
	[
		"what goes to the edge, cut off at the fold",
		[{ ...red, x: -3, width: 60, y: -3, height: 86 }],
		{ red: { x: -3, width: 53, y: -3, height: 86 } },
	],
	["the same from the right", [{ ...red, x: 42, width: 61 }], { red: { x: 50, width: 53 } }],
	[
		"a heart at the edge, which a cut would squeeze",
		[{ ...red, form: "heart", x: -3, width: 60, height: 60 }],
		{ red: { width: expect.closeTo(44, 0), height: expect.closeTo(44, 0) } },
	],
	[
		"a photo at the edge, whose other end is cut off",
		[{ ...sea, x: -3, width: 60 }],
		{ sea: { x: -3, width: 53, crop: { x: 0, width: expect.closeTo(53 / 60) } } },
	],
	[
		"the same from the right",
		[{ ...sea, x: 42, width: 61 }],
		{ sea: { x: 50, width: 53, crop: { x: expect.closeTo(8 / 61), width: expect.closeTo(53 / 61) } } },
	],
	[
		"a heart-shaped photo at the edge",
		[{ ...sea, x: -3, width: 60, height: 60, mask: { form: "heart" } }],
		{ sea: { width: expect.closeTo(44, 0), height: expect.closeTo(44, 0) } },
	],
	[
		"a turned rectangle at the edge",
		[{ ...red, x: -3, width: 52, height: 26, rotation: 15 }],
		{ red: { width: expect.closeTo(40, 0), height: expect.closeTo(20, 0), rotation: 15 } },
	],
	[
		"a slanted line, by as much as is printed beyond it",
		[
			{
				...red,
				form: "line",
				stroke: { color: "#b3261e", width: 1 },
				x: 9,
				y: 9.5,
				width: 60,
				height: 1,
				rotation: -45,
			},
		],
		{ red: { x: expect.closeTo(3.7, 0), width: 60 } },
	],
	[
		"a group of which one keeps its size",
		[
			{
				kind: "group",
				id: "g",
				opacity: 1,
				children: [red, { ...red, id: "left", x: 12, width: 10, locks: ["size"] }],
			},
		],
		{ red: { x: expect.closeTo(23, 1) }, left: { x: expect.closeTo(5, 1) } },
	],
	[
		"a group, as it lies",
		[{ kind: "group", id: "g", opacity: 1, children: [red, { ...red, id: "left", x: 12, width: 10 }] }],
		{ red: { x: expect.closeTo(23, 1) }, left: { x: expect.closeTo(5, 1) } },
	],
])("one press moves art off the fold that reaches over it by accident: %s", (_name, elements, mended) => {
	const store = createEditorStore({ version: 1, sides: [{ ...page, elements }] }, 1);
	const limits = () => ({ yellowBelow: 200, redBelow: 120, folds: [50] });
	const warnings = () =>
		preflight(store.getState().document, shaper, limits).filter(({ code }) => code === "art-over-fold");
	const [warning] = warnings();
	const told = elements.find(({ id }) => id === warning?.elementId);
	if (!warning || !told) throw new Error("Nothing to mend");
	expect(mayRepair(store.getState().document, told, "beside")).toBe(true);
	store.run(repairCommand(warning, told, { ...currentSide(store), folds: [50] }, shaper, "new")!);
	expect(warnings()).toEqual([]);
	const now = new Map(
		currentSide(store)
			.elements.flatMap(leavesOf)
			.map((leaf) => [leaf.id, leaf]),
	);
	for (const [id, place] of Object.entries(mended)) expect(now.get(id)).toMatchObject(place);
	store.undo();
	expect(currentSide(store).elements).toEqual(elements);
});

test("words in a group take it along off the fold, unless something in it keeps its place", () => {
	const grouped = (locks: Pick<ShapeElement, "locks">): GroupElement => ({
		kind: "group",
		id: "g",
		opacity: 1,
		children: [
			{ ...newQr("code", page), x: 26 },
			{ ...red, x: 9, width: 10, ...locks },
		],
	});
	const placesAfter = (locks: Pick<ShapeElement, "locks">) => {
		const store = createEditorStore({ version: 1, sides: [{ ...page, elements: [grouped(locks)] }] }, 1);
		const limits = () => ({ yellowBelow: 200, redBelow: 120, folds: [50] });
		const [warning] = preflight(store.getState().document, shaper, limits).filter(({ code }) => code === "over-fold");
		const side = { ...currentSide(store), folds: [50] };
		store.run(repairCommand(warning!, leavesOf(side.elements[0])[0]!, side, shaper, "new")!);
		return currentSide(store)
			.elements.flatMap(leavesOf)
			.map(({ x }) => x);
	};
	const [words, beside] = placesAfter({});
	expect(26 - words!).toBeGreaterThan(1);
	expect(9 - beside!).toBeCloseTo(26 - words!);
	expect(placesAfter({ locks: ["place"] })).toEqual([words, 9]);
});
