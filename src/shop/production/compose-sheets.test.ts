import { expect, test } from "vitest";
import type { GroupNode } from "#design/display-list.ts";
import { apply, type Matrix } from "#design/geometry/matrix.ts";
import { pathBounds } from "#design/geometry/path-bounds.ts";
import { rectangle } from "#design/geometry/paths.ts";
import { code128 } from "#painters/code-128.ts";
import { composeSheets, type SheetPiece, sheetItem } from "./compose-sheets.ts";
import { packSheets } from "./pack-sheets.ts";

const SHEET = { width: 400, height: 300, margin: 12, gap: 8 };
const CARD: SheetPiece = {
	side: { code: "front", width: 148, height: 105, bleed: 3, safe: 4 },
	display: [{ type: "path", d: rectangle(-3, -3, 154, 111), fill: { type: "solid", color: "#2040c0" } }],
	spots: { cut: { ink: "CutContour", d: rectangle(0, 0, 148, 105) } },
	mayTurn: true,
};

test("each piece is drawn, cut and marked where it was placed, turned or not", () => {
	const pieces = [CARD, CARD, CARD, CARD, CARD];
	const packed = packSheets(pieces.map(sheetItem), SHEET);
	expect(packed.sheets[0]?.some(({ turned }) => turned)).toBe(true);
	const sheets = composeSheets(pieces, packed, SHEET, "RUN-1");
	expect(sheets).toHaveLength(packed.sheets.length);
	const [sheet] = sheets;
	const cuts = sheet?.spots?.cut?.d.split(/(?=M)/) ?? [];
	for (const [index, { x, y, turned }] of packed.sheets[0]!.entries()) {
		const [across, down] = turned ? [105, 148] : [148, 105];
		const trim = { left: x + 3, top: y + 3, right: x + 3 + across, bottom: y + 3 + down };
		const { matrix } = sheet!.display[index] as GroupNode;
		const [one, other] = [apply(matrix as Matrix, [0, 0]), apply(matrix as Matrix, [148, 105])];
		expect(Math.min(one[0], other[0])).toBeCloseTo(trim.left, 6);
		expect(Math.max(one[0], other[0])).toBeCloseTo(trim.right, 6);
		expect(Math.min(one[1], other[1])).toBeCloseTo(trim.top, 6);
		expect(Math.max(one[1], other[1])).toBeCloseTo(trim.bottom, 6);
		// A quarter turn, not a mirror.
		expect(matrix![0] * matrix![3] - matrix![1] * matrix![2]).toBe(1);
		expect(pathBounds(cuts[index]!)).toEqual(trim);
	}
});

test("marks stay out of every piece's bleed, and the sheet's number stands in its margin", () => {
	const pieces = Array.from({ length: 6 }, () => CARD);
	const packed = packSheets(pieces.map(sheetItem), SHEET);
	const [sheet] = composeSheets(pieces, packed, SHEET, "RUN-1");
	const bleeds = packed.sheets[0]!.map(({ x, y, turned }) => ({
		left: x,
		top: y,
		right: x + (turned ? 111 : 154),
		bottom: y + (turned ? 154 : 111),
	}));
	const marks = (sheet?.registration?.lines ?? "").split(/(?=M)/).map((line) => pathBounds(line)!);
	expect(marks).toHaveLength(bleeds.length * 8 + 4 * 3);
	for (const mark of marks)
		for (const bleed of bleeds) {
			const apart = [
				bleed.left - mark.right,
				mark.left - bleed.right,
				bleed.top - mark.bottom,
				mark.top - bleed.bottom,
			];
			expect(Math.max(...apart)).toBeGreaterThan(-0.001);
		}
	const bars = (sheet?.registration?.areas ?? "").split(/(?=M)/).map((bar) => pathBounds(bar)!);
	expect(bars).toHaveLength(code128("RUN-1-1").bars.length);
	for (const bar of bars) expect(bar.top).toBeGreaterThan(SHEET.height - SHEET.margin);
});
