import sharp from "sharp";
import { expect, test } from "vitest";
import { code128 } from "#painters/code-128.ts";
import type { Order } from "#shop/orders/orders.server.ts";
import { PdfStream } from "../../../tests/support/pdf/pdf-values.ts";
import { decoded, entry, pagesOf, readPdf } from "../../../tests/support/pdf/read-pdf.ts";
import { textOf } from "../../../tests/support/pdf/text-of.ts";
import { renderJobTicket, type TicketLine } from "./job-ticket.server.ts";
import { ticketPictures } from "./ticket-pictures.server.ts";

const ORDER = {
	number: "GB-2026-000042",
	site: "gb",
	brand: "keepsake",
	placedAt: new Date("2026-11-21T10:00:00Z"),
	promisedOn: "2026-11-27",
	carrier: "ups",
	shippingOption: "standard",
	country: "GB",
	reference: null,
} as unknown as Order;

test("the ticket carries the order's number as a barcode", async () => {
	const file = readPdf(await renderJobTicket(ORDER, [], []));
	const content = entry(file, pagesOf(file)[0], "Contents");
	const operators = content instanceof PdfStream ? decoded(content).toString("latin1") : "";
	const drawn = [...operators.matchAll(/^(\S+) \S+ (\S+) (\S+) re$/gm)].map(([, x, width]) => [
		Number(x),
		Number(width),
	]);
	const module = drawn[0]![1]! / 2;
	// Three tenths of a millimetre is what office printers still print sharply.
	expect((module / 72) * 25.4).toBeGreaterThan(0.3);
	expect(drawn.map(([x, width]) => [Math.round((x! - drawn[0]![0]!) / module), Math.round(width! / module)])).toEqual(
		code128("GB-2026-000042").bars.map(({ at, width }) => [at, width]),
	);
});

test("names are read on it in every language that is sold in", async () => {
	const name = "Kubek na zażółcenie, hrnek s řízkem, cốc";
	const line = { position: 1, quantity: 2, sku: "M-1", name, variantName: "Biały", accepted: [], pictures: [] };
	const document = { version: 1, sides: [] };
	const ticket = await renderJobTicket(ORDER, [{ ...line, document } as unknown as TicketLine], []);
	expect(await textOf(ticket)).toContain(`${name} Biały`);
});

test("it says what each piece measures and weighs when it is packed, where that is known", async () => {
	const line = {
		position: 1,
		quantity: 2,
		sku: "P-1",
		name: "Poster",
		variantName: "",
		accepted: [],
		pictures: [],
		weight: 310,
	};
	const bare = { ...line, parcel: null, document: { version: 1, sides: [] } };
	const made = { ...bare, parcel: { length: 560, width: 70, height: 70 } };
	const words = await textOf(await renderJobTicket(ORDER, [made, bare] as unknown as TicketLine[], []));
	expect(words.match(/Each piece packed: .*? g/g)).toEqual([
		"Each piece packed: 560 x 70 x 70 mm, 310 g",
		"Each piece packed: 310 g",
	]);
});

test("it says what a side is cut to", async () => {
	const side = { code: "front", width: 80, height: 80, bleed: 2, safe: 4, elements: [] };
	const openings = [{ kind: "ellipse", x: 37.5, y: 4, width: 5, height: 5 }];
	const sides = [
		{ ...side, cut: { kind: "ellipse" } },
		{ ...side, cut: { kind: "rounded", radius: 4.5 } },
		{ ...side, openings },
	];
	const line = { position: 1, quantity: 2, sku: "B-1", name: "Bauble", variantName: "", accepted: [], pictures: [] };
	const made = { ...line, document: { version: 1, sides }, wishes: { sides: new Map() }, pages: new Map() };
	const words = await textOf(await renderJobTicket(ORDER, [made as unknown as TicketLine], []));
	expect(words.match(/80 x 80 mm.*?, bleed/g)).toEqual([
		"80 x 80 mm (round), bleed",
		"80 x 80 mm with corners of 4.5 mm, bleed",
		"80 x 80 mm, opening of 5 x 5 mm (round) at 37.5, 4, bleed",
	]);
});

test("it names the spot colours of each page", async () => {
	const side = (code: string) => ({ code, width: 80, height: 80, bleed: 2, safe: 4, elements: [] });
	const line = {
		position: 1,
		quantity: 2,
		sku: "T-1",
		name: "T-shirt",
		variantName: "Navy",
		accepted: [],
		pictures: [],
	};
	const document = { version: 1, sides: [side("front"), side("back")] };
	const sides = new Map([["front", { white: "White", cut: { ink: "CutContour", around: "SIDE" } }]]);
	const pages = new Map([["front", { page: 1 }]]);
	const words = await textOf(
		await renderJobTicket(ORDER, [{ ...line, document, wishes: { sides }, pages } as unknown as TicketLine], []),
	);
	expect(words.match(/Spot colours of [^:]+: [^:]*?(?=Side|File)/g)?.map((found) => found.trim())).toEqual([
		"Spot colours of page 1: white ink as White, cut line (not printed) as CutContour",
	]);
});

test("what was accepted of many pages is said once", async () => {
	const line = { position: 1, quantity: 2, sku: "C-1", name: "Calendar", variantName: "", pictures: [] };
	const accepted = [
		{ side: "month-1", code: "empty-page" },
		{ side: "cover", code: "few-pixels" },
		{ side: "month-2", code: "empty-page" },
	];
	const made = { ...line, accepted, document: { version: 1, sides: [] } };
	expect(await textOf(await renderJobTicket(ORDER, [made as unknown as TicketLine], []))).toContain(
		"Accepted by the customer: empty-page (month-1, month-2), few-pixels (cover)",
	);
});

test("each piece is known by pictures of its first sides, none of which is cut off by the sheet", async () => {
	const tall = { width: 480, height: 960, channels: 3, background: "#2f6f4f" } as const;
	const pictures = await ticketPictures(Array(7).fill({ bytes: await sharp({ create: tall }).jpeg().toBuffer() }));
	const line = { quantity: 1, sku: "C-1", variantName: "", accepted: [], document: { sides: [] } };
	const lines = Array.from({ length: 12 }, (_, index) => {
		const name = "A calendar for all of us. ".repeat(1 + index * 3);
		return { ...line, name, position: index + 1, pictures };
	});
	const file = readPdf(await renderJobTicket(ORDER, lines as unknown as TicketLine[], []));
	const drawn = pagesOf(file).map((page) => {
		const content = entry(file, page, "Contents");
		const operators = content instanceof PdfStream ? decoded(content).toString("latin1") : "";
		return [...operators.matchAll(/^(\S+) 0 0 -(\S+) \S+ (\S+) cm\n\S+ Do$/gm)].map((found) =>
			found.slice(1).map(Number),
		);
	});
	expect(drawn.flat()).toHaveLength(12 * 6);
	for (const [width, height, bottom] of drawn.flat()) {
		expect([width, height]).toEqual([36, 72]);
		expect(bottom).toBeLessThan(842 - 50);
	}
});
