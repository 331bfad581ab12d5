import type { PdfSide } from "#painters/pdf.server.ts";
import type { PictureSource } from "#painters/picture-derivative.server.ts";
import { renderPicture } from "#painters/png.server.ts";
import type { ComposedSheet, PressSheet } from "./compose-sheets.ts";
import { mirroredWord } from "./mirrored-word.ts";
import type { PackedSheets } from "./pack-sheets.ts";
import { BOLD, drawBarcode, openTicket, REGULAR } from "./ticket-page.server.ts";

export type TicketPiece = { readonly name: string };
export type RunFacts = {
	readonly name: string;
	readonly substrate: Pick<PressSheet, "width" | "height" | "turn" | "mirrored"> & { readonly code: string };
	readonly sheets: readonly ComposedSheet[];
	readonly packed: PackedSheets;
	readonly pieces: readonly TicketPiece[];
	readonly made: Date;
};
type PicturePlace = { readonly left: number; readonly top: number; readonly scale: number };

/** Of the previews, which have the ticket's width together, or this height. */
const MOST_POINTS = 330;
const BETWEEN = 12;
const PIXELS_PER_POINT = 2;
const TURNS = { LONG_EDGE: "long", SHORT_EDGE: "short" } as const;

/** The sheet that travels with the sheets: how each looks, and whose pieces lie on it. */
export async function renderRunTicket(run: RunFacts, pictures: PictureSource): Promise<Buffer> {
	const { name, substrate, sheets, packed, pieces, made } = run;
	const { pdf, done } = openTicket(`Gang sheets ${name}`, made);
	const left = pdf.page.margins.left;
	const most = pdf.page.width - 2 * left;
	for (const [index, { front, back }] of sheets.entries()) {
		if (index) pdf.addPage();
		pdf.font(BOLD).fontSize(22).text(`Gang sheet ${front.side.code}`, left);
		pdf.font(REGULAR).fontSize(11).moveDown(0.5);
		const count = packed.sheets[index]!.length;
		pdf.text(`${substrate.code}, ${substrate.width} x ${substrate.height} mm   Sheet ${index + 1} of ${sheets.length}`);
		pdf.text(`${count} pieces   Made ${made.toISOString().slice(0, 16).replace("T", " ")} UTC`);
		pdf.font(BOLD).text(mirroredWord(substrate)).font(REGULAR);
		if (back)
			pdf.text(`Printed on both sides, turned over its ${TURNS[substrate.turn]} edge: front and back, left and right`);
		drawBarcode(pdf, front.side.code);
		const faces = back ? [front, back] : [front];
		const room = (most - BETWEEN * (faces.length - 1)) / faces.length;
		const scale = Math.min(room / substrate.width, MOST_POINTS / substrate.height);
		const top = pdf.y + 12;
		for (const [place, face] of faces.entries())
			await drawPreview(pdf, face, { left: left + place * (room + BETWEEN), top, scale }, pictures);
		pdf.y = top + substrate.height * scale + 12;
		pdf.fontSize(9);
		for (const [piece, copies] of counted(packed.sheets[index]!.map(({ item }) => pieces[item]!.name)))
			pdf.text(`${copies} x  ${piece}`, left);
	}
	pdf.end();
	return done;
}

async function drawPreview(
	pdf: PDFKit.PDFDocument,
	{ side, display }: PdfSide,
	{ left, top, scale }: PicturePlace,
	pictures: PictureSource,
): Promise<void> {
	const area = { x: 0, y: 0, width: side.width, height: side.height };
	const options = { area, pixelsPerMm: scale * PIXELS_PER_POINT, format: "jpeg", medium: "print" } as const;
	const { bytes } = await renderPicture(display, options, pictures);
	const [width, height] = [area.width * scale, area.height * scale];
	pdf.image(bytes, left, top, { width, height });
	pdf.rect(left, top, width, height).lineWidth(0.5).stroke("#888888");
}

function counted(names: readonly string[]): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (const name of names.toSorted()) counts.set(name, (counts.get(name) ?? 0) + 1);
	return counts;
}
