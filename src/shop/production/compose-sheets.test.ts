import sharp from "sharp";
import { expect, test } from "vitest";
import type { DisplayList, GroupNode } from "#design/display-list.ts";
import { apply, type Matrix } from "#design/geometry/matrix.ts";
import { movedPath } from "#design/geometry/moved-path.ts";
import { pathBounds } from "#design/geometry/path-bounds.ts";
import { rectangle } from "#design/geometry/paths.ts";
import { code128 } from "#painters/code-128.ts";
import type { PdfSide } from "#painters/pdf.server.ts";
import { renderPixels } from "#painters/png.server.ts";
import { composeSheets, type PressSheet, type SheetPiece, sheetFaces, sheetItem } from "./compose-sheets.ts";
import { packSheets } from "./pack-sheets.ts";

const SHEET: PressSheet = { width: 400, height: 300, margin: 12, gap: 8, turn: "LONG_EDGE", mirrored: false };
const CARD: SheetPiece = {
	side: { code: "front", width: 148, height: 105, bleed: 3, safe: 4 },
	display: [{ type: "path", d: rectangle(-3, -3, 154, 111), fill: { type: "solid", color: "#2040c0" } }],
	spots: { cut: { ink: "CutContour", d: rectangle(0, 0, 148, 105) } },
	mayTurn: true,
};

test("each piece is drawn, cut and marked where it was placed, turned or not", () => {
	const pieces = [CARD, CARD, CARD, CARD];
	const portrait = { ...SHEET, width: SHEET.height, height: SHEET.width };
	const packed = packSheets(pieces.map(sheetItem), portrait);
	expect(new Set(packed.sheets[0]?.map(({ turned }) => turned)).size).toBe(2);
	const sheets = composeSheets(pieces, packed, portrait, "RUN-1");
	expect(sheets).toHaveLength(packed.sheets.length);
	const [{ front: sheet, back } = {}] = sheets;
	expect(back).toBeUndefined();
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
	const [{ front: sheet } = {}] = composeSheets(pieces, packed, SHEET, "RUN-1");
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

/** Any turn and any mirror of it shows. Through the paper, the back's covers the front's. */
const LETTER = "M20 15L70 15L70 25L30 25L30 45L55 45L55 55L30 55L30 90L20 90Z";
const ink = (d: string): DisplayList => [{ type: "path", d, fill: { type: "solid", color: "#2040c0" } }];
const LEAF: SheetPiece = {
	...{ side: CARD.side, display: ink(LETTER), folds: [60], mayTurn: true },
	back: {
		side: { ...CARD.side, code: "inside" },
		display: ink(movedPath(LETTER, [-1, 0, 0, 1, CARD.side.width, 0])),
		folds: [CARD.side.width - 60],
	},
};

test.each([
	["LONG_EDGE", 400, 300, "flip"],
	["SHORT_EDGE", 400, 300, "flop"],
	["LONG_EDGE", 300, 400, "flop"],
	["SHORT_EDGE", 300, 400, "flip"],
] as const)(
	"laid over its %s, a sheet of %i x %i mm has each back behind its front",
	async (turn, width, height, over) => {
		const sheet = { ...SHEET, width, height, turn };
		const label = { ...CARD, side: { ...CARD.side, width: 40, height: 30 }, display: [], mayTurn: false };
		const pieces = [LEAF, LEAF, LEAF, LEAF, label];
		const packed = packSheets(pieces.map(sheetItem), sheet);
		expect(packed.sheets[0]?.[0]?.turned).toBe(height > width);
		const [{ front, back } = {}] = composeSheets(pieces, packed, sheet, "RUN-1");
		if (!front || !back) throw new Error("The sheet has no back");
		expect(back.side).toEqual({ ...front.side, code: "RUN-1-1-back" });
		for (const { matrix } of back.display as readonly GroupNode[])
			expect(matrix![0] * matrix![3] - matrix![1] * matrix![2]).toBe(1);
		const [shown, behind] = await Promise.all([front, back].map(pixelsOf));
		const { width: across, height: down } = behind!;
		const through = sharp(behind!.data, { raw: { width: across, height: down, channels: 4 } })[over]();
		expect((await through.raw().toBuffer()).equals(shown!.data)).toBe(true);
		const mirror: Matrix = over === "flop" ? [-1, 0, 0, 1, width, 0] : [1, 0, 0, -1, 0, height];
		const behindMarks = marksOf(movedPath(back.registration!.lines, mirror));
		expect(behindMarks.length).toBeGreaterThan(4 * (8 + 6));
		expect(marksOf(front.registration!.lines)).toEqual(expect.arrayContaining([...behindMarks]));
	},
);

test("a mirrored sheet is the mirror image of one that is not, on both faces, and its number can be read", async () => {
	const white = { ink: "White", under: ink(LETTER) };
	const piece: SheetPiece = { ...LEAF, spots: { white, cut: { ink: "CutContour", d: LETTER } } };
	const pieces = [piece, piece, LEAF, LEAF];
	const packed = packSheets(pieces.map(sheetItem), SHEET);
	const [plain, mirrored] = [false, true].map((mirrored) =>
		sheetFaces(composeSheets(pieces, packed, { ...SHEET, mirrored }, "RUN-1")),
	);
	expect(mirrored).toHaveLength(2);
	const flop: Matrix = [-1, 0, 0, 1, SHEET.width, 0];
	for (const [index, face] of mirrored!.entries()) {
		const upright = plain![index]!;
		const under = ({ side, spots }: PdfSide) => ({ side, display: spots?.white?.under ?? [] });
		for (const [seen, meant] of [
			[face, upright],
			[under(face), under(upright)],
		] as const) {
			const { data, width, height } = await pixelsOf(seen);
			const turned = sharp(data, { raw: { width, height, channels: 4 } }).flop();
			expect((await turned.raw().toBuffer()).equals((await pixelsOf(meant)).data)).toBe(true);
		}
		expect(face.spots?.cut?.d).toBe(upright.spots?.cut && movedPath(upright.spots.cut.d, flop));
		const marks = marksOf(movedPath(face.registration!.lines, flop));
		expect(marks.toSorted()).toEqual(marksOf(upright.registration!.lines).toSorted());
		expect(face.registration!.areas).toBe(upright.registration!.areas);
	}
});

function pixelsOf({ side, display }: PdfSide) {
	const area = { x: 0, y: 0, width: side.width, height: side.height };
	return renderPixels(display, { area, pixelsPerMm: 2, background: "#ffffff" }, async () => "no picture");
}

/** Each as the corners of its box: it may be drawn from either end. */
function marksOf(lines: string): readonly string[] {
	return lines.split(/(?=M)/).map((line) => JSON.stringify(pathBounds(line)));
}
