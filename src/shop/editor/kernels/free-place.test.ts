import { expect, test } from "vitest";
import type { DesignSide, SideFormat } from "#design/document.ts";
import { boundsOf, isPlaced } from "./boxes.ts";
import { currentSide, insertNew, placePicture } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { newShape, newText } from "./new-elements.ts";

const format: SideFormat = { code: "front", width: 300, height: 360, bleed: 0, safe: 5 };

test("new texts, shapes and photos lie beside each other and inside the safe zone", () => {
	const store = createEditorStore({ version: 1, sides: [{ ...format, elements: [] }] }, 1);
	insertNew(store, newText("t1", "One", "en", format));
	insertNew(store, newText("t2", "Two", "en", format));
	insertNew(store, newShape("s1", "heart", "#b3261e", format));
	insertNew(store, newShape("s2", "star", "#b3261e", format));
	placePicture(store, { id: "p1", width: 3000, height: 2000 }, null, "p1");
	const side = currentSide(store);
	expect(coveringPairs(side)).toEqual([]);
	expect(side.elements[0]).toMatchObject({ x: (300 - 232) / 2, y: (360 - 37.5) / 2 });
	for (const { left, top, right, bottom } of side.elements.filter(isPlaced).map(boundsOf)) {
		expect(Math.min(left, top)).toBeGreaterThan(4.99);
		expect([right < 295.01, bottom < 355.01]).toEqual([true, true]);
	}
});

test("where a photo fills the side, the next text still does not cover the last one", () => {
	const store = createEditorStore({ version: 1, sides: [{ ...format, elements: [] }] }, 1);
	placePicture(store, { id: "p1", width: 300, height: 360 }, null, "p1");
	insertNew(store, newText("t1", "One", "en", format));
	insertNew(store, newText("t2", "Two", "en", format));
	expect(coveringPairs(currentSide(store))).toEqual(["p1 t1", "p1 t2"]);
});

function coveringPairs(side: DesignSide): string[] {
	const placed = side.elements.filter(isPlaced).map((element) => ({ id: element.id, ...boundsOf(element) }));
	return placed.flatMap((a, index) =>
		placed
			.slice(index + 1)
			.filter(
				(b) =>
					Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.01 &&
					Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.01,
			)
			.map((b) => `${a.id} ${b.id}`),
	);
}
