import type { Millimetres } from "#core/units.ts";
import type { DisplayList, GroupNode } from "#design/display-list.ts";
import type { Matrix } from "#design/geometry/matrix.ts";
import { movedPath } from "#design/geometry/moved-path.ts";
import { ellipse, rectangle } from "#design/geometry/paths.ts";
import { sideArea } from "#design/geometry/side-area.ts";
import { code128 } from "#painters/code-128.ts";
import type { PdfSide } from "#painters/pdf.server.ts";
import type { PackedSheets, Placement, SheetItem, SheetSize } from "./pack-sheets.ts";

/** One piece to be printed: a side as it is finished, once for each copy. */
export type SheetPiece = PdfSide & { readonly mayTurn: boolean };

const LONGEST_MARK: Millimetres = 5;
const TARGET: Millimetres = 2.5;
/** Beside the printable area: what a sheet needs for its targets, and for its number as a barcode. */
const TARGET_MARGIN: Millimetres = 6;
const BARCODE_MARGIN: Millimetres = 9;
const BAR_HEIGHT: Millimetres = 6;
const MODULE: Millimetres = 0.38;

/** What a piece takes on a sheet. */
export function sheetItem({ side, mayTurn }: SheetPiece): SheetItem {
	const { width, height } = sideArea(side, "bleed");
	return { width, height, mayTurn };
}

/** Each sheet as a side of its own: the pieces in their places with their spot colours, and the marks between them. */
export function composeSheets(
	pieces: readonly SheetPiece[],
	{ sheets }: PackedSheets,
	sheet: SheetSize,
	name: string,
): readonly PdfSide[] {
	return sheets.map((placements, index) => {
		const laid = placements.map((placement) => ({ piece: pieces[placement.item]!, placement }));
		const display = laid.map(({ piece, placement }) => placed(piece, placement, piece.display));
		const white = laid.flatMap(({ piece, placement }) => {
			const own = piece.spots?.white;
			return own ? [{ ink: own.ink, node: placed(piece, placement, own.under) }] : [];
		});
		const cut = laid.flatMap(({ piece, placement }) => {
			const own = piece.spots?.cut;
			return own ? [{ ink: own.ink, d: movedPath(own.d, matrixOf(piece, placement)) }] : [];
		});
		return {
			side: { code: `${name}-${index + 1}`, width: sheet.width, height: sheet.height, bleed: 0, safe: 0 },
			display,
			spots: {
				...(white[0] && { white: { ink: white[0].ink, under: white.map(({ node }) => node) } }),
				...(cut[0] && { cut: { ink: cut[0].ink, d: cut.map(({ d }) => d).join("") } }),
			},
			registration: {
				lines: [...laid.map(({ piece, placement }) => cropMarks(piece, placement, sheet.gap)), ...targets(sheet)].join(
					"",
				),
				areas: barcode(`${name}-${index + 1}`, sheet),
			},
		};
	});
}

function placed(piece: SheetPiece, placement: Placement, children: DisplayList): GroupNode {
	const { x, y, width, height } = sideArea(piece.side, "bleed");
	return { type: "group", matrix: matrixOf(piece, placement), clip: rectangle(x, y, width, height), children };
}

/** From the side's millimetres, whose origin is the trim edge's corner, to the sheet's. */
function matrixOf({ side }: SheetPiece, { x, y, turned }: Placement): Matrix {
	const { bleed, height } = side;
	return turned ? [0, 1, -1, 0, x + height + bleed, y + bleed] : [1, 0, 0, 1, x + bleed, y + bleed];
}

/** On both sides of every corner, outside the bleed and within the piece's own half of the gap. */
function cropMarks(piece: SheetPiece, placement: Placement, gap: Millimetres): string {
	const { width, height, bleed } = piece.side;
	const length = Math.min(LONGEST_MARK, gap / 2);
	if (length <= 0) return "";
	const [near, far] = [-bleed, -bleed - length];
	const marks = [
		...[0, width].flatMap((x) => [line(x, near, x, far), line(x, height - near, x, height - far)]),
		...[0, height].flatMap((y) => [line(near, y, far, y), line(width - near, y, width - far, y)]),
	];
	return movedPath(marks.join(""), matrixOf(piece, placement));
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
