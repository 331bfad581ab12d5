import { layoutSide } from "#design/layout.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { specimenSide } from "#painters/specimen.ts";
import { composeSheets, type SheetPiece, sheetItem } from "#shop/production/compose-sheets.ts";
import { packSheets } from "#shop/production/pack-sheets.ts";

export const PIECES = 500;
const PHOTO = { width: 4000, height: 3000 };
const SHEET = { width: 610, height: 1000, margin: 12, gap: 8 };
const FORMATS = [
	{ code: "wrap", width: 226, height: 78, bleed: 2, safe: 4 },
	{ code: "card", width: 148, height: 105, bleed: 3, safe: 4 },
	{ code: "label", width: 90, height: 60, bleed: 2, safe: 3 },
];

/** Each with photo, words and shapes of its own; `run` gives all of them other photos. */
export function waitingPieces(run: number): readonly SheetPiece[] {
	return Array.from({ length: PIECES }, (_, index) => {
		const side = specimenSide({ id: `${run}-${index}`, ...PHOTO }, FORMATS[index % FORMATS.length]);
		return { side, display: layoutSide(side, serverShaper()), mayTurn: index % FORMATS.length > 0 };
	});
}

export function layOut(pieces: readonly SheetPiece[]) {
	return composeSheets(pieces, packSheets(pieces.map(sheetItem), SHEET), SHEET, "RUN-1");
}
