import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articleSides, orderLines, orders, printFiles, printSubstrates, printSuppliers } from "#database/schema.ts";
import type { DesignElement } from "#design/document.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { removeProof } from "#shop/designs/proofs.server.ts";
import { documentWith, readyToOrder, SIDE, stockMug, textElement } from "../../../tests/support/factories.ts";
import { checkPdfX4 } from "../../../tests/support/pdf/check-pdf-x4.ts";
import { pagesOf, readPdf } from "../../../tests/support/pdf/read-pdf.ts";
import { textOf } from "../../../tests/support/pdf/text-of.ts";
import { openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { makePrintFiles } from "./make-print-files.server.ts";
import { makePrintRun } from "./print-runs.server.ts";
import { removeForgottenRuns } from "./remove-print-files.server.ts";
import { listSubstrates } from "./waiting-lines.server.ts";

const PAPER = { code: "paper", supplier: "house", width: 500, height: 300, margin: 12, gap: 8 };
const INSIDE = { code: "inside", backOf: SIDE.code, folds: [113], position: 1, minimumDpi: 200 };

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	const { shop } = bench;
	await stockMug(shop);
	await shop.db.insert(printSuppliers).values({ code: "house", name: "House", colors: "CMYK", cropMarks: true });
	await shop.db.insert(printSubstrates).values(PAPER);
	const [outside] = await shop.db.update(articleSides).set({ substrate: "paper" }).returning();
	await shop.db.insert(articleSides).values({ ...outside!, ...INSIDE, substrate: null });
});
afterAll(() => bench.close());

test("a card is one piece whose back lies behind its front, and both tickets tell", async () => {
	const { shop } = bench;
	const number = await printed([textElement("Outside")], [textElement("Inside")]);
	expect(await listSubstrates(shop)).toMatchObject([{ code: "paper", waiting: 1 }]);
	const made = await makePrintRun(shop, "paper");
	if (!made.ok) throw new Error(made.reason);
	expect(made.value).toMatchObject({ pieces: 2, sheets: 1, backs: 1 });
	const sheets = readPdf(Buffer.from(await shop.files.get(made.value.key)));
	expect(checkPdfX4(sheets, { dpi: { least: 299, most: 301 } })).toEqual([]);
	expect(pagesOf(sheets)).toHaveLength(2);
	const ticket = await textOf(await shop.files.get(made.value.ticketKey));
	expect(ticket).toContain(" UTC Not mirrored ");
	expect(ticket).toContain("Printed on both sides, turned over its long edge");
	expect(ticket).toContain(`2 x ${number} / 1 MUG-1 wrap + inside`);
	const ofOrder = and(eq(orders.number, number), eq(printFiles.position, 0));
	const [file] = await shop.db
		.select({ key: printFiles.key })
		.from(printFiles)
		.innerJoin(orders, eq(orders.id, printFiles.orderId))
		.where(ofOrder);
	const told = "Side inside: 226 x 78 mm, bleed 2 mm, on the back of wrap, folded at 113 mm, page 2";
	expect(await textOf(await shop.files.get(file!.key))).toContain(told);
});

test("a card that is empty on one face is printed on the other alone", async () => {
	const { shop } = bench;
	await printed([textElement()], []);
	expect(await makePrintRun(shop, "paper")).toMatchObject({ ok: true, value: { pieces: 2, sheets: 1, backs: 0 } });
	await printed([], [textElement()]);
	expect(await makePrintRun(shop, "paper")).toMatchObject({ ok: true, value: { pieces: 2, sheets: 1, backs: 1 } });
});

test("a notebook waits for the card of its cover and for the paper of its pages, for each on its own", async () => {
	const { shop } = bench;
	await shop.db.update(orders).set({ status: 15 });
	await shop.db.insert(printSubstrates).values({ ...PAPER, code: "card" });
	await shop.db.update(articleSides).set({ backOf: null, substrate: "card" }).where(eq(articleSides.code, SIDE.code));
	await shop.db
		.update(articleSides)
		.set({ backOf: null, substrate: "paper" })
		.where(eq(articleSides.code, INSIDE.code));
	const number = await printed([textElement("Cover")], [textElement("Pages")]);
	expect(await waiting()).toEqual({ card: 1, paper: 1 });
	const pages = await makePrintRun(shop, "paper");
	expect(pages).toMatchObject({ ok: true, value: { pieces: 2, tooLarge: [], lost: [] } });
	expect(await waiting()).toEqual({ card: 1, paper: 0 });
	expect(await makePrintRun(shop, "paper")).toEqual({ ok: false, reason: "nothing_waiting" });

	const isCard = eq(printSubstrates.code, "card");
	await shop.db.update(printSubstrates).set({ width: 200, height: 200 }).where(isCard);
	expect(await makePrintRun(shop, "card")).toEqual({ ok: false, reason: "all_too_large" });
	await shop.db.update(printSubstrates).set({ height: 300 }).where(isCard);
	const lost = await printed([textElement("Lost")], [textElement("Lost")]);
	await removeProof(shop, await proofOf(lost));
	expect(await makePrintRun(shop, "paper")).toEqual({ ok: false, reason: "all_lost" });
	const covers = await makePrintRun(shop, "card");
	expect(covers).toMatchObject({ ok: true, value: { pieces: 2, tooLarge: [], lost: [`${lost} / 1`] } });
	expect(await waiting()).toEqual({ card: 1, paper: 1 });

	if (!pages.ok || !covers.ok) throw new Error("Both were laid out");
	const kept = () => Promise.all([pages, covers].map(({ value }) => shop.files.has(value.key)));
	const itself = eq(orders.number, number);
	await shop.db.update(orders).set({ email: "" }).where(itself);
	await removeForgottenRuns(shop);
	expect(await kept()).toEqual([true, true]);
	await shop.db.update(orders).set({ status: 10 }).where(itself);
	await removeForgottenRuns(shop);
	expect(await kept()).toEqual([false, false]);
	expect(await waiting()).toEqual({ card: 1, paper: 1 });
});

async function waiting() {
	return Object.fromEntries((await listSubstrates(bench.shop)).map(({ code, waiting }) => [code, waiting]));
}

async function proofOf(number: string): Promise<string> {
	const [line] = await bench.shop.db
		.select({ hash: orderLines.proofHash })
		.from(orderLines)
		.innerJoin(orders, eq(orders.id, orderLines.orderId))
		.where(eq(orders.number, number));
	return line!.hash;
}

/** An order's number: two cards, their print files made. */
async function printed(outside: DesignElement[], inside: DesignElement[]): Promise<string> {
	const { shop } = bench;
	const sides = [...documentWith(...outside).sides, { ...SIDE, code: INSIDE.code, elements: inside }];
	const placed = await placeOrder(shop, { ...(await readyToOrder(shop, 2, { version: 1, sides })), method: "CARD" });
	if (!placed.ok) throw new Error(placed.reason);
	await makePrintFiles(shop, placed.value.order.id);
	return placed.value.order.number;
}
