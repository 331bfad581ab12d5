import type { Millimetres } from "#core/units.ts";
import type { SideFormat } from "#design/document.ts";
import { type PdfDocument, placePath } from "#painters/pdf/pdf-document.server.ts";

/** Room for the marks around the bleed. */
export const MARKS_MARGIN: Millimetres = 10;
const GAP: Millimetres = 1;
const LENGTH: Millimetres = 6;
const THICKNESS: Millimetres = 0.1;
const DASH: Millimetres = 0.8;

/** On every plate, whatever inks there are. */
const REGISTRATION = [
	"Separation",
	"All",
	"DeviceCMYK",
	{ FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [1, 1, 1, 1], N: 1 },
];

/** Where to cut, in the corners outside the bleed. */
export function drawCropMarks(pdf: PdfDocument, { width, height, bleed }: SideFormat) {
	const start = bleed + GAP;
	const end = start + LENGTH;
	setRegistration(pdf);
	for (const x of [0, width]) {
		pdf.moveTo(x, -start).lineTo(x, -end).stroke();
		pdf
			.moveTo(x, height + start)
			.lineTo(x, height + end)
			.stroke();
	}
	for (const y of [0, height]) {
		pdf.moveTo(-start, y).lineTo(-end, y).stroke();
		pdf
			.moveTo(width + start, y)
			.lineTo(width + end, y)
			.stroke();
	}
}

/** Where to fold from top to bottom: dashed, above and below the bleed. */
export function drawFoldMarks(pdf: PdfDocument, { height, bleed }: SideFormat, folds: readonly Millimetres[]) {
	const start = bleed + GAP;
	const end = start + LENGTH;
	pdf.save();
	setRegistration(pdf);
	pdf.dash(DASH, {});
	for (const x of folds) {
		pdf.moveTo(x, -start).lineTo(x, -end).stroke();
		pdf
			.moveTo(x, height + start)
			.lineTo(x, height + end)
			.stroke();
	}
	pdf.restore();
}

/** Marks of a whole sheet. */
export function drawRegistration(pdf: PdfDocument, { lines, areas }: { lines: string; areas: string }) {
	pdf.save();
	setRegistration(pdf);
	if (lines) placePath(pdf, lines).stroke();
	if (areas) {
		pdf.fillOpacity(1).addContent("/Registration cs 1 scn");
		placePath(pdf, areas).fill();
	}
	pdf.restore();
}

function setRegistration(pdf: PdfDocument) {
	pdf.page.colorSpaces.Registration = REGISTRATION;
	pdf.lineWidth(THICKNESS).strokeOpacity(1);
	pdf.addContent("/Registration CS 1 SCN");
}
