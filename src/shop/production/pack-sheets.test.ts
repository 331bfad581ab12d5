import fc from "fast-check";
import { expect, test } from "vitest";
import { type Placement, packSheets, type SheetItem, type SheetSize } from "./pack-sheets.ts";

const ALMOST = 1e-5;
const SHEET: SheetSize = { width: 610, height: 1000, margin: 10, gap: 6 };

type Rectangle = { left: number; top: number; right: number; bottom: number };

const length = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const item = { width: length(5, 320), height: length(5, 320), mayTurn: fc.boolean(), isFolded: fc.boolean() };
const items = fc.array(fc.record(item), { maxLength: 60 });
const sheets = fc.record({
	width: length(200, 500),
	height: length(200, 500),
	margin: fc.constantFrom(0, 5, 12.7),
	gap: fc.constantFrom(0, 3, 8.1),
});

test("everything that fits on a sheet is placed once, apart from its neighbours and inside the margin", () => {
	fc.assert(
		fc.property(items, sheets, (wanted, sheet) => {
			const packed = packSheets(wanted, sheet);
			const placed = packed.sheets.flat().map(({ item }) => item);
			expect([...placed, ...packed.tooLarge].toSorted((a, b) => a - b)).toEqual(wanted.map((_, index) => index));
			for (const index of packed.tooLarge) expect(fits(wanted[index]!, sheet)).toBe(false);
			for (const placements of packed.sheets) {
				expect(placements.length).toBeGreaterThan(0);
				for (const placement of placements) if (placement.turned) expect(wanted[placement.item]!.mayTurn).toBe(true);
				const folded = placements.filter(({ item }) => wanted[item]!.isFolded);
				expect(new Set(folded.map(({ turned }) => turned)).size).toBeLessThanOrEqual(1);
				expectApart(
					placements.map((placement) => rectangleOf(placement, wanted)),
					sheet,
				);
			}
		}),
		{ numRuns: 150 },
	);
});

test("straight cuts from edge to edge take a sheet apart", () => {
	fc.assert(
		fc.property(items, sheets, (wanted, sheet) => {
			for (const placements of packSheets(wanted, sheet).sheets)
				expect(comesApart(placements.map((placement) => rectangleOf(placement, wanted)))).toBe(true);
		}),
		{ numRuns: 100 },
	);
	// Four around a hole hold each other.
	const wheel: Rectangle[] = [
		{ left: 0, top: 0, right: 2, bottom: 1 },
		{ left: 2, top: 0, right: 3, bottom: 2 },
		{ left: 1, top: 2, right: 3, bottom: 3 },
		{ left: 0, top: 1, right: 1, bottom: 3 },
	];
	expect(comesApart(wheel)).toBe(false);
});

test("what can be turned fills a sheet that would else take two, and what is alike lies in rows", () => {
	const labels = (mayTurn: boolean) =>
		Array.from({ length: 18 }, () => ({ width: 290, height: 93, mayTurn, isFolded: false }));
	expect(packSheets(labels(false), SHEET).sheets).toHaveLength(1);
	const tall = (mayTurn: boolean) =>
		Array.from({ length: 6 }, () => ({ width: 120, height: 580, mayTurn, isFolded: false }));
	expect(packSheets(tall(false), SHEET).sheets).toHaveLength(2);
	expect(packSheets(tall(true), SHEET).sheets).toHaveLength(1);
	expect(packSheets([{ width: 600, height: 10, mayTurn: false, isFolded: false }], SHEET)).toEqual({
		sheets: [],
		tooLarge: [0],
	});
});

test("what lies straight on as few sheets is not turned, and folds are turned together", () => {
	const board: SheetSize = { width: 520, height: 740, margin: 12, gap: 8 };
	const turns = (count: number, isFolded: boolean) =>
		packSheets(
			Array.from({ length: count }, () => ({ width: 216, height: 154, mayTurn: true, isFolded })),
			board,
		).sheets.map((placements) => placements.map(({ turned }) => turned));
	const cards = (count: number, turned: boolean) => Array.from({ length: count }, () => turned);
	expect(turns(8, true)).toEqual([cards(8, false)]);
	expect(turns(8, false)).toEqual([cards(8, false)]);
	expect(turns(9, true)).toEqual([cards(9, true)]);
	expect(turns(20, true)).toEqual([cards(8, false), cards(8, false), cards(4, false)]);
});

test("five hundred mixed items fill their sheets, the same way each time", () => {
	const sizes = [
		[230, 82],
		[106, 154],
		[61, 91],
		[211, 303],
	] as const;
	const wanted = Array.from({ length: 500 }, (_, index) => {
		const [width, height] = sizes[(index * 7 + (index >> 3)) % sizes.length]!;
		return { width, height, mayTurn: index % 3 > 0, isFolded: false };
	});
	const packed = packSheets(wanted, SHEET);
	expect(packed.tooLarge).toEqual([]);
	expect(packed).toEqual(packSheets(structuredClone(wanted), SHEET));
	const used = wanted.reduce((sum, { width, height }) => sum + (width + SHEET.gap) * (height + SHEET.gap), 0);
	const room = (SHEET.width - 2 * SHEET.margin + SHEET.gap) * (SHEET.height - 2 * SHEET.margin + SHEET.gap);
	expect(used / (packed.sheets.length * room)).toBeGreaterThan(0.85);
});

function rectangleOf({ item, x, y, turned }: Placement, wanted: readonly SheetItem[]): Rectangle {
	const { width, height } = wanted[item]!;
	return { left: x, top: y, right: x + (turned ? height : width), bottom: y + (turned ? width : height) };
}

function expectApart(placed: readonly Rectangle[], { width, height, margin, gap }: SheetSize) {
	for (const [index, one] of placed.entries()) {
		expect(Math.min(one.left, one.top)).toBeGreaterThanOrEqual(margin - ALMOST);
		expect(one.right).toBeLessThanOrEqual(width - margin + ALMOST);
		expect(one.bottom).toBeLessThanOrEqual(height - margin + ALMOST);
		for (const other of placed.slice(index + 1)) {
			const across = Math.max(other.left - one.right, one.left - other.right);
			const down = Math.max(other.top - one.bottom, one.top - other.bottom);
			expect(Math.max(across, down)).toBeGreaterThanOrEqual(gap - ALMOST);
		}
	}
}

function fits({ width, height, mayTurn }: SheetItem, sheet: SheetSize): boolean {
	const [across, down] = [sheet.width - 2 * sheet.margin, sheet.height - 2 * sheet.margin];
	return (width <= across && height <= down) || (mayTurn && height <= across && width <= down);
}

/** Whether some cut leaves whole items on both sides, and so on down to single ones. */
function comesApart(placed: readonly Rectangle[]): boolean {
	if (placed.length <= 1) return true;
	for (const [start, end] of [
		["left", "right"],
		["top", "bottom"],
	] as const) {
		const sorted = placed.toSorted((a, b) => a[start] - b[start]);
		let reach = Number.NEGATIVE_INFINITY;
		for (const [index, item] of sorted.entries()) {
			if (index && item[start] >= reach - ALMOST)
				return comesApart(sorted.slice(0, index)) && comesApart(sorted.slice(index));
			reach = Math.max(reach, item[end]);
		}
	}
	return false;
}
