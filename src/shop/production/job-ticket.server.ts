import { createRequire } from "node:module";
import PDFDocument from "pdfkit";
import { POINTS_PER_MM } from "#core/units.ts";
import { code128, QUIET_ZONE } from "#painters/code-128.ts";
import { FACES } from "#painters/fonts.ts";
import type { Order, OrderLine } from "#shop/orders/orders.server.ts";

/** Helvetica has no letters beyond those of Western Europe. */
const READS_EVERYTHING = createRequire(import.meta.url).resolve(FACES["open-sans"].file);

/** Wide enough for a hand scanner at arm's length and for 300 dpi of an office printer. Millimetres. */
const MODULE = 0.38;
const BAR_HEIGHT = 12;

type TicketFile = { position: number; key: string; sha256: string };

/** The sheet that travels with the order: what to print on what, how often, by when. A4 portrait. */
export function renderJobTicket(
	order: Order,
	lines: readonly OrderLine[],
	files: readonly TicketFile[],
): Promise<Buffer> {
	const pdf = new PDFDocument({
		size: "A4",
		margin: 50,
		info: {
			Title: `Job ticket ${order.number}`,
			Producer: "Keepsake",
			CreationDate: order.placedAt,
			ModDate: order.placedAt,
		},
	});
	const chunks: Buffer[] = [];
	const done = new Promise<Buffer>((resolve, reject) => {
		pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
		pdf.on("end", () => resolve(Buffer.concat(chunks)));
		pdf.on("error", reject);
	});
	pdf.font("Helvetica-Bold").fontSize(22).text(`Job ticket ${order.number}`);
	pdf.font("Helvetica").fontSize(11).moveDown(0.5);
	pdf.text(
		`Site ${order.site}   Brand ${order.brand}   Placed ${order.placedAt.toISOString().slice(0, 16).replace("T", " ")} UTC`,
	);
	pdf.text(`Arrives by ${order.promisedOn}   ${order.carrier} (${order.shippingOption})   ${order.country}`);
	if (order.reference) pdf.font(READS_EVERYTHING).text(`Reference ${order.reference}`).font("Helvetica");
	drawBarcode(pdf, order.number);
	for (const line of lines) {
		const file = files.find((candidate) => candidate.position === line.position);
		pdf.moveDown(1.2).font("Helvetica-Bold").fontSize(13).text(`${line.position}.  ${line.quantity} x ${line.sku}`);
		pdf.font("Helvetica").fontSize(11).text(`${line.name} ${line.variantName}`.trim());
		for (const side of line.document.sides) {
			const state = side.elements.length ? "" : "  (nothing to print)";
			pdf.text(`Side ${side.code}: ${side.width} x ${side.height} mm, bleed ${side.bleed} mm${state}`);
		}
		pdf
			.fontSize(9)
			.text(`File ${file?.key ?? ""}`)
			.text(`SHA-256 ${file?.sha256 ?? ""}`)
			.text(`Proof ${line.proofHash}`);
	}
	pdf.end();
	return done;
}

/** From the left margin, which is its quiet zone too; what follows goes on below. */
function drawBarcode(pdf: PDFKit.PDFDocument, text: string) {
	const module = MODULE * POINTS_PER_MM;
	const height = BAR_HEIGHT * POINTS_PER_MM;
	const left = pdf.page.margins.left;
	if (left < QUIET_ZONE * module) throw new Error("The barcode has no room on its left");
	pdf.moveDown(1);
	for (const { at, width } of code128(text).bars) pdf.rect(left + at * module, pdf.y, width * module, height);
	pdf.fill("#000000");
	pdf.y += height;
}
