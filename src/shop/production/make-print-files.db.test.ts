import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders, payments, printFiles, printSuppliers, printTechniques } from "#database/schema.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { proofFolder, readProof, removeProof } from "#shop/designs/proofs.server.ts";
import { pictureSource } from "#shop/media/pictures.server.ts";
import { proofPictures } from "#shop/orders/line-pictures.server.ts";
import { orderArrival } from "#shop/orders/order-arrival.server.ts";
import { linesOf } from "#shop/orders/orders.server.ts";
import { mostProcesses } from "../../../tests/support/count-processes.ts";
import { documentWith, readyToOrder, stockMug, textElement } from "../../../tests/support/factories.ts";
import { textOf } from "../../../tests/support/pdf/text-of.ts";
import { photoElement } from "../../../tests/support/photo-element.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { makePrintFiles } from "./make-print-files.server.ts";
import { printLine } from "./print-line.server.ts";
import { printWishes } from "./print-wishes.server.ts";

const SCRIPT = "write-print-line.server.ts";

let bench: TestShop;
let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "keepsake-print-files-"));
	bench = await openTestShop();
	const { db } = bench.shop;
	await stockMug(bench.shop);
	await db.insert(printSuppliers).values({ code: "press", name: "Press", colors: "CMYK", cropMarks: true });
	await db.insert(printTechniques).values({ code: "sublimation", supplier: "press", whiteInk: "ALWAYS" });
});
afterAll(async () => {
	await bench.close();
	await rm(folder, { recursive: true });
});

test("a print file that is much work is written apart, to the same bytes; others are not", async () => {
	const { order, line, shop } = await ordered("Für Zoë, from Ana and all. ".repeat(20));
	expect(await mostProcesses(SCRIPT, () => makePrintFiles(shop, order.id))).toBe(1);
	const path = join(folder, "here.pdf");
	const print = {
		title: `${order.number} / 1 ${line.sku}`,
		created: order.placedAt,
		wishes: await printWishes(shop, line),
	};
	await printLine((await readProof(shop, line.proofHash))!, print, pictureSource(shop), path);
	const itsFile = and(eq(printFiles.orderId, order.id), eq(printFiles.position, 1));
	const [made] = await shop.db.select().from(printFiles).where(itsFile);
	expect(Buffer.from(await shop.files.get(made!.key)).equals(await readFile(path))).toBe(true);
	const [ticket] = await shop.db.select().from(printFiles).where(ticketOf(order.id));
	expect(Buffer.from(await shop.files.get(ticket!.key)).toString("latin1")).toMatch(/\/Subtype \/Image\b/);
	const plain = await ordered("Für Zoë");
	expect(await mostProcesses(SCRIPT, () => makePrintFiles(plain.shop, plain.order.id))).toBe(0);
});

test.each([1, 20])("an order whose proof is lost waits for a person (its words %i times)", async (times) => {
	const { order, line, shop } = await ordered("Für Noé, from Ana and all. ".repeat(times));
	await removeProof(shop, line.proofHash);
	await makePrintFiles(shop, order.id);
	const [moved] = await shop.db.select().from(orders).where(eq(orders.id, order.id));
	expect(moved?.status).toBe(2);
});

function ticketOf(orderId: number) {
	return and(eq(printFiles.orderId, orderId), eq(printFiles.position, 0));
}

test("an order is printed though a picture for its ticket cannot be read", async () => {
	const { order, line, shop } = await ordered("Für Ana");
	await proofPictures(shop, line);
	const isPicture = (key: string) => key.startsWith(proofFolder(line.proofHash)) && key.endsWith(".jpg");
	const get = async (key: string) => {
		const bytes = await shop.files.get(key);
		return isPicture(key) ? bytes.subarray(0, bytes.length / 2) : bytes;
	};
	await makePrintFiles({ ...shop, files: { ...shop.files, get } }, order.id);
	const [moved] = await shop.db.select().from(orders).where(eq(orders.id, order.id));
	expect(moved?.status).toBe(200);
});

test("the ticket of an order that is paid days later says the day that is promised from then on", async () => {
	const { order, shop } = await ordered("Für Lea");
	const settledAt = new Date(order.placedAt.getTime() + 10 * 86_400_000);
	await shop.db.update(payments).set({ status: "PAID", settledAt }).where(eq(payments.reference, order.publicId));
	const arrivesOn = await orderArrival(shop, order);
	expect(arrivesOn > order.promisedOn).toBe(true);
	await makePrintFiles(shop, order.id);
	const [ticket] = await shop.db.select().from(printFiles).where(ticketOf(order.id));
	expect(await textOf(Buffer.from(await shop.files.get(ticket!.key)))).toContain(`Arrives by ${arrivesOn} `);
});

async function ordered(words: string) {
	const shop = anotherVisitor(bench.shop);
	const document = documentWith(textElement(words), await photoElement(shop));
	const placed = await placeOrder(shop, { ...(await readyToOrder(shop, 1, document)), method: "CARD" });
	if (!placed.ok) throw new Error(placed.reason);
	const { order } = placed.value;
	return { shop, order, line: (await linesOf(shop, order.id))[0]! };
}
