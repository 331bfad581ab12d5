import { expect, test } from "vitest";
import type { ClipArtElement, GroupChild, ShapeElement } from "#design/document.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import type { Step } from "./aside.ts";
import { placedCopies } from "./copy-places.ts";
import { newPhoto, newShape } from "./new-elements.ts";

const shaper = serverShaper();
const side = { code: "front", width: 200, height: 125, bleed: 3, safe: 5 };
const original: ShapeElement = {
	...newShape("original", "rectangle", "#b3261e", side),
	...{ x: 20, y: 20, width: 40, height: 30 },
};
/** Five millimetres down and to the right, and so on. */
const down = (by: number): readonly Step[] => [[by, by]];
const copied = <Copied extends ShapeElement | ClipArtElement>(
	one: Copied,
	others: readonly GroupChild[],
	folds: readonly number[] = [],
) => {
	const folding = { sides: [{ ...side, folds }], shaper: () => shaper };
	const copying = { originals: [one], side: { ...side, elements: [one, ...others] }, folds, folding };
	return placedCopies([{ ...one, id: "copy" }], copying, 1, down)[0] as Copied;
};

test.each<[string, GroupChild[], number]>([
	["beside its original", [], 25],
	["past another that stands there", [{ ...original, id: "other", x: 25, y: 25 }], 30],
	["beside one that stands a little off", [{ ...original, id: "other", x: 28, y: 25 }], 25],
	[
		"onto what is of another kind",
		[{ ...newPhoto("p", { id: "sea", width: 60, height: 45 }, side), x: 25, y: 25 }],
		25,
	],
])("a copy goes %s", (_where, others, place) => {
	expect(copied(original, others)).toMatchObject({ x: place, y: place });
});

test("one too wide to step aside goes to the empty part of a card; what nobody sees there keeps it from nothing", () => {
	const wide = { ...original, x: 2, width: 96 };
	const other = { ...original, id: "other", x: 130 };
	expect(copied(wide, [{ ...other, opacity: 0 }], [100])).toMatchObject({ x: 102, y: 20 });
	expect(copied(wide, [other], [100]).y).not.toBe(20);
});

test("the outline of a graphic is followed once, however many copies look for a place", () => {
	let reads = 0;
	const path = {
		get d() {
			reads++;
			return "M0 0L1 0L1 1L0 1Z";
		},
	};
	const graphic: ClipArtElement = {
		...{ kind: "clip-art", id: "original", set: "tabler", name: "square", label: "square", opacity: 1 },
		...{ x: 55, y: 20, width: 60, height: 60, rotation: 0, paths: [path] },
	};
	const others = [1, 2, 3, 4].map((at) => ({ ...graphic, id: `copy-${at}`, x: 55 + at * 5, y: 20 + at * 5 }));
	expect(copied(graphic, others, [100])).toMatchObject({ x: 80, y: 45 });
	expect(reads).toBe(1);
});
