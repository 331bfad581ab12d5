import type { Millimetres } from "#core/units.ts";
import type { DisplayList, GroupNode } from "#design/display-list.ts";
import type { SideFormat } from "#design/document.ts";
import { type Matrix, multiply } from "#design/geometry/matrix.ts";
import { movedPath } from "#design/geometry/moved-path.ts";
import { ellipse, rectangle } from "#design/geometry/paths.ts";
import { sideArea } from "#design/geometry/side-area.ts";
import { code128 } from "#painters/code-128.ts";
import type { PdfSide } from "#painters/pdf.server.ts";
import type { PackedSheets, Placement, SheetItem, SheetSize } from "./pack-sheets.ts";

/** One piece to be printed: a side as it is finished, once for each copy. */
export type SheetPiece = PdfSide & {
	readonly mayTurn: boolean;
	/** What is printed behind it, of the same size: upright when the piece is turned like a leaf of a book. */
	readonly back?: PdfSide;
};
export type PressSheet = SheetSize & {
	/** The edge that a sheet is turned over to be printed on its back. */
	readonly turn: "LONG_EDGE" | "SHORT_EDGE";
	/** Left for right, for what is pressed face down on the goods. */
	readonly mirrored: boolean;
};
export type ComposedSheet = { readonly front: PdfSide; readonly back?: PdfSide };
type Laid = { readonly face: PdfSide; readonly matrix: Matrix };

const LONGEST_MARK: Millimetres = 5;
const DASH: Millimetres = 0.8;
const TARGET: Millimetres = 2.5;
/** Beside the printable area: what a sheet needs for its targets, and for its number as a barcode. */
const TARGET_MARGIN: Millimetres = 6;
const BARCODE_MARGIN: Millimetres = 9;
const BAR_HEIGHT: Millimetres = 6;
const MODULE: Millimetres = 0.38;

/** What a piece takes on a sheet. */
export function sheetItem({ side, mayTurn, folds = [], back }: Omit<SheetPiece, "display">): SheetItem {
	const { width, height } = sideArea(side, "bleed");
	return { width, height, mayTurn, isFolded: folds.length > 0 || !!back?.folds?.length };
}

/**
 * Each sheet as a side of its own: the pieces in their places with their spot colours, and the marks between them. Where
 * one of them has a back, so has the sheet, and each back lies exactly behind its front. A mirrored sheet's number can
 * still be read.
 */
export function composeSheets(
	pieces: readonly SheetPiece[],
	{ sheets }: PackedSheets,
	sheet: PressSheet,
	name: string,
): readonly ComposedSheet[] {
	return sheets.map((placements, index) => {
		const fronts = placements.map((placement) => {
			const face = pieces[placement.item]!;
			return { face, matrix: matrixOf(face, placement) };
		});
		const backs = fronts.flatMap(({ face: { back }, matrix }) =>
			back ? [{ face: back, matrix: matrixBehind(matrix, back.side, sheet) }] : [],
		);
		const code = `${name}-${index + 1}`;
		return {
			front: composeFace(fronts, sheet, code),
			...(backs.length > 0 && { back: composeFace(backs, sheet, `${code}-back`) }),
		};
	});
}

/** As they go through the press. */
export function sheetFaces(sheets: readonly ComposedSheet[]): readonly PdfSide[] {
	return sheets.flatMap(({ front, back }) => (back ? [front, back] : [front]));
}

function composeFace(upright: readonly Laid[], sheet: PressSheet, code: string): PdfSide {
	const mirror: Matrix = [-1, 0, 0, 1, sheet.width, 0];
	const laid = sheet.mirrored
		? upright.map(({ face, matrix }) => ({ face, matrix: multiply(mirror, matrix) }))
		: upright;
	const white = laid.flatMap(({ face, matrix }) => {
		const own = face.spots?.white;
		return own ? [{ ink: own.ink, node: placed(face, matrix, own.under) }] : [];
	});
	const cut = laid.flatMap(({ face, matrix }) => {
		const own = face.spots?.cut;
		return own ? [{ ink: own.ink, d: movedPath(own.d, matrix) }] : [];
	});
	return {
		side: { code, width: sheet.width, height: sheet.height, bleed: 0, safe: 0 },
		display: laid.map(({ face, matrix }) => placed(face, matrix, face.display)),
		spots: {
			...(white[0] && { white: { ink: white[0].ink, under: white.map(({ node }) => node) } }),
			...(cut[0] && { cut: { ink: cut[0].ink, d: cut.map(({ d }) => d).join("") } }),
		},
		registration: {
			lines: [...laid.map(({ face, matrix }) => movedPath(marksOf(face, sheet.gap), matrix)), ...targets(sheet)].join(
				"",
			),
			areas: barcode(code, sheet),
		},
	};
}

function placed({ side }: PdfSide, matrix: Matrix, children: DisplayList): GroupNode {
	const { x, y, width, height } = sideArea(side, "bleed");
	return { type: "group", matrix, clip: rectangle(x, y, width, height), children };
}

/** From the side's millimetres, whose origin is the trim edge's corner, to the sheet's. */
function matrixOf({ side }: SheetPiece, { x, y, turned }: Placement): Matrix {
	const { bleed, height } = side;
	return turned ? [0, 1, -1, 0, x + height + bleed, y + bleed] : [1, 0, 0, 1, x + bleed, y + bleed];
}

/** Where a back is on its page: mirrored as the piece is turned, laid where its front is, mirrored as the sheet is turned. */
function matrixBehind(front: Matrix, { width }: SideFormat, sheet: PressSheet): Matrix {
	const turnedPiece: Matrix = [-1, 0, 0, 1, width, 0];
	const isLikeABook = sheet.height >= sheet.width === (sheet.turn === "LONG_EDGE");
	const turnedSheet: Matrix = isLikeABook ? [-1, 0, 0, 1, sheet.width, 0] : [1, 0, 0, -1, 0, sheet.height];
	return multiply(turnedSheet, multiply(front, turnedPiece));
}

/** Where to cut and to fold, outside the bleed and within the piece's own half of the gap. */
function marksOf({ side, folds = [] }: PdfSide, gap: Millimetres): string {
	const length = Math.min(LONGEST_MARK, gap / 2);
	if (length <= 0) return "";
	const { width, height, bleed } = side;
	const [near, far] = [-bleed, -bleed - length];
	const cuts = [
		...[0, width].flatMap((x) => [line(x, near, x, far), line(x, height - near, x, height - far)]),
		...[0, height].flatMap((y) => [line(near, y, far, y), line(width - near, y, width - far, y)]),
	];
	const dashes = Array.from({ length: Math.ceil(length / DASH / 2) }, (_, index) => index * DASH * 2);
	const dashed = folds.flatMap((x) =>
		dashes.flatMap((from) => {
			const [start, end] = [near - from, near - Math.min(length, from + DASH)];
			return [line(x, start, x, end), line(x, height - start, x, height - end)];
		}),
	);
	return [...cuts, ...dashed].join("");
}

/** A cross in a circle in every corner, by which plates and passes are laid over one another. */
function targets({ width, height, margin }: SheetSize): readonly string[] {
	if (margin < TARGET_MARGIN) return [];
	const circle = ellipse(TARGET, TARGET);
	const target = `${movedPath(circle, [1, 0, 0, 1, -TARGET / 2, -TARGET / 2])}${line(-TARGET, 0, TARGET, 0)}${line(0, -TARGET, 0, TARGET)}`;
	const half = margin / 2;
	return [half, width - half].flatMap((x) => [half, height - half].map((y) => movedPath(target, [1, 0, 0, 1, x, y])));
}

/** In the middle of the lower margin. */
function barcode(text: string, { width, height, margin }: SheetSize): string {
	const { bars, width: modules } = code128(text);
	if (margin < BARCODE_MARGIN || modules * MODULE > width / 2) return "";
	const left = (width - modules * MODULE) / 2;
	const top = height - margin / 2 - BAR_HEIGHT / 2;
	return bars.map((bar) => rectangle(left + bar.at * MODULE, top, bar.width * MODULE, BAR_HEIGHT)).join("");
}

function line(x1: Millimetres, y1: Millimetres, x2: Millimetres, y2: Millimetres): string {
	return `M${x1} ${y1}L${x2} ${y2}`;
}
