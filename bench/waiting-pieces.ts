import type { DesignSide, SideFormat } from "#design/document.ts";
import { layoutSide } from "#design/layout.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import {
	composeSheets,
	type PressSheet,
	type SheetPiece,
	sheetFaces,
	sheetItem,
} from "#shop/production/compose-sheets.ts";
import { packSheets } from "#shop/production/pack-sheets.ts";

export const PIECES = 500;
const PHOTO = { width: 4000, height: 3000 };
const SHEET: PressSheet = { width: 610, height: 1000, margin: 12, gap: 8, turn: "LONG_EDGE", mirrored: false };
const FORMATS: readonly SideFormat[] = [
	{ code: "wrap", width: 226, height: 78, bleed: 2, safe: 4 },
	{ code: "card", width: 148, height: 105, bleed: 3, safe: 4 },
	{ code: "label", width: 90, height: 60, bleed: 2, safe: 3 },
];

/** Each with a photo, words and a heart of its own; `run` gives all of them other ones. */
export function waitingPieces(run: number): readonly SheetPiece[] {
	return Array.from({ length: PIECES }, (_, index) => {
		const side = pieceSide(FORMATS[index % FORMATS.length]!, `${run}-${index}`);
		return { side, display: layoutSide(side, serverShaper()), mayTurn: index % FORMATS.length > 0 };
	});
}

export function layOut(pieces: readonly SheetPiece[]) {
	return sheetFaces(composeSheets(pieces, packSheets(pieces.map(sheetItem), SHEET), SHEET, "RUN-1"));
}

function pieceSide(format: SideFormat, name: string): DesignSide {
	const height = format.height - 20;
	const upright = { rotation: 0, opacity: 1 };
	const right = 15 + height;
	const width = format.width - right - 5;
	return {
		...format,
		elements: [
			{ kind: "background", id: "ground", opacity: 1, fill: { type: "solid", color: "#e8eef4" } },
			{
				...upright,
				kind: "photo",
				id: "photo",
				x: 10,
				y: 10,
				width: height,
				height,
				cornerRadius: 4,
				picture: { id: name, ...PHOTO },
				crop: { x: 0.125, y: 0, width: 0.75, height: 1 },
			},
			{
				...upright,
				kind: "shape",
				id: "heart",
				form: "heart",
				x: right,
				y: 10,
				width: 12,
				height: 12,
				cornerRadius: 0,
				fill: { type: "solid", color: "#c4304c" },
				stroke: null,
			},
			{
				...upright,
				kind: "text",
				id: "words",
				x: right,
				y: 26,
				width,
				height: height - 16,
				text: `For number ${name}`,
				font: "lora",
				size: 6,
				leading: 1.2,
				align: "left",
				color: "#1f1b16",
				language: "en",
			},
		],
	};
}
