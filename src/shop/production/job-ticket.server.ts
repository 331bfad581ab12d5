import type { SideFormat } from "#design/document.ts";
import { shapeOf } from "#design/geometry/side-outline.ts";
import { sidesByCode } from "#design/preflight/accepted-hints.ts";
import type { Order, OrderLine } from "#shop/orders/orders.server.ts";
import type { PrintWishes } from "./print-wishes.server.ts";
import type { SidePage } from "./side-pages.ts";
import { BOLD, drawBarcode, openTicket, REGULAR } from "./ticket-page.server.ts";
import type { TicketPicture } from "./ticket-pictures.server.ts";

export type TicketLine = OrderLine & {
	readonly wishes: Pick<PrintWishes, "sides">;
	/** By the side's code. */
	readonly pages: ReadonlyMap<string, SidePage>;
	readonly pictures: readonly TicketPicture[];
};
type TicketFile = { position: number; key: string; sha256: string };

const BETWEEN_PICTURES = 8;

/** The sheet that travels with the order: what to print on what, how often, by when. A4 portrait. */
export function renderJobTicket(
	order: Order,
	lines: readonly TicketLine[],
	files: readonly TicketFile[],
): Promise<Buffer> {
	const { pdf, done } = openTicket(`Job ticket ${order.number}`, order.placedAt);
	pdf.font(BOLD).fontSize(22).text(`Job ticket ${order.number}`);
	pdf.font(REGULAR).fontSize(11).moveDown(0.5);
	pdf.text(
		`Site ${order.site}   Brand ${order.brand}   Placed ${order.placedAt.toISOString().slice(0, 16).replace("T", " ")} UTC`,
	);
	pdf.text(`Arrives by ${order.promisedOn}   ${order.carrier} (${order.shippingOption})   ${order.country}`);
	if (order.reference) pdf.text(`Reference ${order.reference}`);
	drawBarcode(pdf, order.number);
	for (const line of lines) {
		const file = files.find((candidate) => candidate.position === line.position);
		pdf.moveDown(1.2).font(BOLD).fontSize(13).text(`${line.position}.  ${line.quantity} x ${line.sku}`);
		pdf.font(REGULAR).fontSize(11).text(`${line.name} ${line.variantName}`.trim());
		pdf.text(`Each piece packed: ${packed(line)}`);
		drawPictures(pdf, line.pictures);
		for (const side of line.document.sides) {
			const { page, isEmpty } = line.pages.get(side.code) ?? { page: null, isEmpty: true };
			const where = page ? `, page ${page}` : ", no page";
			const state = isEmpty ? "  (nothing to print)" : "";
			const { backOf, folds = [], mirroredOnSheets, white, cut } = line.wishes.sides.get(side.code) ?? {};
			const behind = backOf ? `, on the back of ${backOf}` : "";
			const folded = folds.length ? `, folded at ${folds.join(" and ")} mm` : "";
			const flop = mirroredOnSheets ? ", not mirrored in this file (on gang sheets it is)" : "";
			const spots = [white && `white ink as ${white}`, cut && `cut line (not printed) as ${cut.ink}`].filter(Boolean);
			pdf.text(
				`Side ${side.code}: ${side.width} x ${side.height} mm${cutTo(side)}${piercedAt(side)}, bleed ${side.bleed} mm${behind}${folded}${where}${flop}${state}`,
			);
			if (page && spots.length > 0) {
				pdf.text(`Spot colours of page ${page}: ${spots.join(", ")}`);
			}
		}
		if (line.accepted.length > 0) {
			const hints = sidesByCode(line.accepted).map(([code, sides]) => `${code} (${sides.join(", ")})`);
			pdf.text(`Accepted by the customer: ${hints.join(", ")}`);
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

/** In one row, from the left margin; on the next sheet where there is no room. */
function drawPictures(pdf: PDFKit.PDFDocument, pictures: readonly TicketPicture[]): void {
	if (pictures.length === 0) return;
	const tallest = Math.max(...pictures.map(({ height }) => height));
	if (pdf.y + tallest + 2 * BETWEEN_PICTURES > pdf.page.maxY()) pdf.addPage();
	let { left } = pdf.page.margins;
	const top = pdf.y + BETWEEN_PICTURES;
	for (const { bytes, width, height } of pictures) {
		pdf.image(bytes, left, top, { width, height });
		pdf.rect(left, top, width, height).lineWidth(0.5).stroke("#888888");
		left += width + BETWEEN_PICTURES;
	}
	pdf.y = top + tallest + BETWEEN_PICTURES;
}

function packed({ parcel, weight }: Pick<OrderLine, "parcel" | "weight">): string {
	return parcel ? `${parcel.length} x ${parcel.width} x ${parcel.height} mm, ${weight} g` : `${weight} g`;
}

function cutTo(side: Pick<SideFormat, "width" | "height" | "cut">): string {
	const shape = shapeOf(side);
	if (shape === "rectangle") return "";
	return side.cut?.kind === "rounded" ? ` with corners of ${side.cut.radius} mm` : ` (${shape})`;
}

function piercedAt({ openings }: SideFormat): string {
	const places = (openings ?? []).map(
		({ x, y, width, height, ...cut }) => `${width} x ${height} mm${cutTo({ width, height, cut })} at ${x}, ${y}`,
	);
	return places.length > 0 ? `, opening of ${places.join(", of ")}` : "";
}
