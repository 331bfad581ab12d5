import { expect, test } from "vitest";
import type { ShapedLine, TextCell } from "#design/text-shaping.ts";
import { caretAt, caretBox, lineEnd, lineStart, moveHorizontally, moveVertically, selectionBoxes } from "./caret.ts";

/** `runs` as seen from left to right; every character is 10 wide. */
function line(
	from: number,
	y: number,
	runs: readonly (readonly [length: number, at: number, rtl: boolean])[],
): ShapedLine {
	const cells: TextCell[] = [];
	for (const [length, at, rightToLeft] of runs) {
		for (let place = 0; place < length; place++) {
			const index = rightToLeft ? at + length - 1 - place : at + place;
			const left = cells.length * 10;
			cells.push({ from: index, to: index + 1, left, right: left + 10, rightToLeft });
		}
	}
	const end = from + cells.length;
	const size = { x: 0, y, height: 12, baseline: y + 9, width: cells.length * 10 };
	return { from, to: end, end, ...size, rightToLeft: false, cells };
}

const mixed = [
	line(0, 0, [
		[3, 0, false],
		[3, 3, true],
		[2, 6, false],
	]),
];
const three = [line(0, 0, [[5, 0, false]]), line(6, 12, [[2, 6, false]]), line(8, 24, [[4, 8, false]])];

test("the right arrow always moves right, through right-to-left words too", () => {
	let caret = { index: 0 };
	const seen = [0];
	for (let step = 0; step < 8; step++) {
		caret = moveHorizontally(mixed, caret, 1);
		seen.push(caretBox(mixed, caret).x);
	}
	expect(seen).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80]);
	for (let step = 0; step < 8; step++) caret = moveHorizontally(mixed, caret, -1);
	expect(caretBox(mixed, caret).x).toBe(0);
});

test("a press puts the caret at the nearer edge of the cell", () => {
	for (const x of [1, 14, 27, 33, 48, 59, 66, 80]) {
		expect(Math.abs(caretBox(mixed, caretAt(mixed, [x, 5])).x - x)).toBeLessThanOrEqual(5);
	}
	expect(caretBox(three, caretAt(three, [500, 500]))).toMatchObject({ x: 40, y: 24 });
});

test("up and down keep the column over a short line", () => {
	const down = moveVertically(three, { index: 4 }, 1, null);
	expect(caretBox(three, down.caret)).toMatchObject({ x: 20, y: 12 });
	const further = moveVertically(three, down.caret, 1, down.goal);
	expect(caretBox(three, further.caret)).toMatchObject({ x: 40, y: 24 });
	expect(moveVertically(three, { index: 2 }, -1, null).caret.index).toBe(0);
});

test("at a soft line end the caret can stand on both lines", () => {
	expect(caretBox(three, { index: 8, trailing: true })).toMatchObject({ x: 20, y: 12 });
	expect(caretBox(three, { index: 8 })).toMatchObject({ x: 0, y: 24 });
	expect(lineEnd(three, { index: 6 })).toEqual({ index: 8, trailing: true });
	expect(lineStart(three, { index: 8, trailing: true })).toEqual({ index: 6 });
	expect(moveHorizontally(three, { index: 8, trailing: true }, 1).index).toBe(8);
});

test("a selection across directions is one box for each run as seen", () => {
	expect(selectionBoxes(mixed, 2, 5)).toEqual([
		{ x: 20, y: 0, width: 10, height: 12 },
		{ x: 40, y: 0, width: 20, height: 12 },
	]);
});
