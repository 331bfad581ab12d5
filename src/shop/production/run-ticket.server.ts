import type { PdfSide } from "#painters/pdf.server.ts";
import type { PictureSource } from "#painters/picture-derivative.server.ts";
import { renderPicture } from "#painters/png.server.ts";
import type { PackedSheets } from "./pack-sheets.ts";
import { drawBarcode, openTicket } from "./ticket-page.server.ts";

export type TicketPiece = { readonly name: string };
export type RunFacts = {
	readonly name: string;
	readonly substrate: { readonly code: string; readonly width: number; readonly height: number };
	readonly sheets: readonly PdfSide[];
	readonly packed: PackedSheets;
	readonly pieces: readonly TicketPiece[];
	readonly made: Date;
};

/** Of the preview, which has the ticket's width or this height. */
const MOST_POINTS = 330;
const PIXELS_PER_POINT = 2;

/** The sheet that travels with the sheets: how each looks, and whose pieces lie on it. */
export async function renderRunTicket(run: RunFacts, pictures: PictureSource): Promise<Buffer> {
	const { name, substrate, sheets, packed, pieces, made } = run;
	const { pdf, done } = openTicket(`Gang sheets ${name}`, made);
	const left = pdf.page.margins.left;
	const most = pdf.page.width - 2 * left;
	for (const [index, sheet] of sheets.entries()) {
		if (index) pdf.addPage();
		pdf.font("Helvetica-Bold").fontSize(22).text(`Gang sheet ${sheet.side.code}`, left);
		pdf.font("Helvetica").fontSize(11).moveDown(0.5);
		const count = packed.sheets[index]!.length;
		pdf.text(`${substrate.code}, ${substrate.width} x ${substrate.height} mm   Sheet ${index + 1} of ${sheets.length}`);
		pdf.text(`${count} pieces   Made ${made.toISOString().slice(0, 16).replace("T", " ")} UTC`);
		drawBarcode(pdf, sheet.side.code);
		const scale = Math.min(most / sheet.side.width, MOST_POINTS / sheet.side.height);
		const area = { x: 0, y: 0, width: sheet.side.width, height: sheet.side.height };
		const options = { area, pixelsPerMm: scale * PIXELS_PER_POINT, format: "jpeg", medium: "print" } as const;
		const { bytes } = await renderPicture(sheet.display, options, pictures);
		const [width, height] = [area.width * scale, area.height * scale];
		pdf.y += 12;
		pdf.image(bytes, left, pdf.y, { width, height });
		pdf.rect(left, pdf.y, width, height).lineWidth(0.5).stroke("#888888");
		pdf.y += height + 12;
		pdf.fontSize(9);
		for (const [piece, copies] of counted(packed.sheets[index]!.map(({ item }) => pieces[item]!.name)))
			pdf.text(`${copies} x  ${piece}`, left);
	}
	pdf.end();
	return done;
}

function counted(names: readonly string[]): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (const name of names.toSorted()) counts.set(name, (counts.get(name) ?? 0) + 1);
	return counts;
}
