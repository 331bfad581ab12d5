import { createRequire } from "node:module";
import PDFDocument from "pdfkit";
import { POINTS_PER_MM } from "#core/units.ts";
import { code128, QUIET_ZONE } from "#painters/code-128.ts";
import { FACES } from "#painters/fonts.ts";

const { resolve } = createRequire(import.meta.url);
/** Names stand in the order's language: the fonts that every reader of PDF has know no letters but those of Western Europe. */
export const REGULAR = resolve(FACES["open-sans"].file);
export const BOLD = resolve(FACES["open-sans-bold"].file);

/** Wide enough for a hand scanner at arm's length and for 300 dpi of an office printer. Millimetres. */
const MODULE = 0.38;
const BAR_HEIGHT = 12;

/** A sheet of the office printer, A4 portrait; `done` is its bytes once it has ended. */
export function openTicket(title: string, created: Date): { pdf: PDFKit.PDFDocument; done: Promise<Buffer> } {
	const pdf = new PDFDocument({
		size: "A4",
		margin: 50,
		font: REGULAR,
		info: { Title: title, Producer: "Keepsake", CreationDate: created, ModDate: created },
	});
	const chunks: Buffer[] = [];
	const done = new Promise<Buffer>((resolve, reject) => {
		pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
		pdf.on("end", () => resolve(Buffer.concat(chunks)));
		pdf.on("error", reject);
	});
	return { pdf, done };
}

/** From the left margin, which is its quiet zone too; what follows goes on below. */
export function drawBarcode(pdf: PDFKit.PDFDocument, text: string) {
	const module = MODULE * POINTS_PER_MM;
	const height = BAR_HEIGHT * POINTS_PER_MM;
	const left = pdf.page.margins.left;
	if (left < QUIET_ZONE * module) throw new Error("The barcode has no room on its left");
	pdf.moveDown(1);
	for (const { at, width } of code128(text).bars) pdf.rect(left + at * module, pdf.y, width * module, height);
	pdf.fill("#000000");
	pdf.y += height;
}
