import { expect, test } from "vitest";
import { cellsOutline } from "#design/geometry/cells-outline.ts";
import { insideOfPath } from "#design/geometry/path-inside.ts";
import { seededRandom } from "../../../tests/support/seeded-random.ts";

test("cells that touch by an edge have one outline, by a corner two; a hole runs the other way", () => {
	expect(cellsOutline([[true, true]], 0, 0, 1)).toBe("M0 0L2 0L2 1L0 1Z");
	const corner = [
		[true, false],
		[false, true],
	];
	expect(cellsOutline(corner, 0, 0, 1)).toBe("M0 0L1 0L1 1L0 1ZM1 1L2 1L2 2L1 2Z");
	const ring = [
		[true, true, true],
		[true, false, true],
		[true, true, true],
	];
	expect(cellsOutline(ring, 10, 20, 0.5)).toBe("M10 20L11.5 20L11.5 21.5L10 21.5ZM11 20.5L10.5 20.5L10.5 21L11 21Z");
});

test("whatever is dark, and nothing else, lies inside", () => {
	const random = seededRandom(7);
	for (let round = 0; round < 40; round++) {
		const cells = Array.from({ length: 12 }, () => Array.from({ length: 9 }, () => random() < 0.2 + round / 66));
		const inside = insideOfPath(cellsOutline(cells, 3, 5, 2));
		const found = cells.map((row, y) => row.map((_, x) => inside([3 + (x + 0.5) * 2, 5 + (y + 0.5) * 2])));
		expect(found).toEqual(cells);
	}
});
