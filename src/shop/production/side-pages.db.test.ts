import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articleSides, printFiles, printSuppliers, printTechniques } from "#database/schema.ts";
import type { DesignElement } from "#design/document.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { documentWith, readyToOrder, SIDE, stockMug, textElement } from "../../../tests/support/factories.ts";
import { pagesOf, readPdf } from "../../../tests/support/pdf/read-pdf.ts";
import { textOf } from "../../../tests/support/pdf/text-of.ts";
import { openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { makePrintFiles } from "./make-print-files.server.ts";

const BACK = { code: "back", position: 1 };

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	const { db } = bench.shop;
	await stockMug(bench.shop);
	await db.insert(printSuppliers).values({ code: "house", name: "House", colors: "RGB", cropMarks: false });
	await db.insert(printTechniques).values({ code: "sublimation", supplier: "house", sidesAlone: true });
	const [front] = await db.select().from(articleSides);
	await db.insert(articleSides).values({ ...front!, ...BACK });
});
afterAll(() => bench.close());

test("where sides are printed one by one, one that shows nothing has no page, and the ticket tells so", async () => {
	expect(await made([textElement()], [])).toEqual([1, "page 1", "no page (nothing to print)"]);
	const invisible = { ...textElement(), opacity: 0 };
	expect(await made([invisible], [textElement()])).toEqual([1, "no page (nothing to print)", "page 1"]);
	expect(await made([textElement()], [textElement()])).toEqual([2, "page 1", "page 2"]);
	expect(await made([], [])).toEqual([1, "page 1 (nothing to print)", "no page (nothing to print)"]);
	await bench.shop.db.update(articleSides).set({ cutLine: "SIDE" });
	expect(await made([textElement()], [])).toEqual([2, "page 1", "page 2 (nothing to print)"]);
	await bench.shop.db.update(articleSides).set({ cutLine: null });
});

test("both faces of a piece keep their pages, and so does every side where pages are counted", async () => {
	const { db } = bench.shop;
	const ofBack = eq(articleSides.code, BACK.code);
	await db.update(articleSides).set({ backOf: SIDE.code }).where(ofBack);
	expect((await made([textElement()], []))[0]).toBe(2);
	expect((await made([], [textElement()]))[0]).toBe(2);
	await db.update(articleSides).set({ backOf: null }).where(ofBack);
	await db.update(printTechniques).set({ sidesAlone: false });
	expect(await made([], [textElement()])).toEqual([2, "page 1 (nothing to print)", "page 2"]);
});

/** How many pages the line's file has, and what the order's ticket says of each side's. */
async function made(front: DesignElement[], back: DesignElement[]): Promise<readonly (number | string | undefined)[]> {
	const { shop } = bench;
	const sides = [...documentWith(...front).sides, { ...SIDE, code: BACK.code, elements: back }];
	const placed = await placeOrder(shop, { ...(await readyToOrder(shop, 1, { version: 1, sides })), method: "CARD" });
	if (!placed.ok) throw new Error(placed.reason);
	const { id } = placed.value.order;
	await makePrintFiles(shop, id);
	const [file, ticket] = await Promise.all([1, 0].map((position) => fileOf(id, position)));
	const words = (await textOf(ticket!)).replaceAll(/\s+/g, " ");
	const told = [SIDE.code, BACK.code].map((code) =>
		words
			.match(new RegExp(`Side ${code}: .*?(page \\d|no page)( \\(nothing to print\\))?`))
			?.slice(1)
			.join(""),
	);
	return [pagesOf(readPdf(file!)).length, ...told];
}

async function fileOf(orderId: number, position: number): Promise<Buffer> {
	const its = and(eq(printFiles.orderId, orderId), eq(printFiles.position, position));
	const [found] = await bench.shop.db.select({ key: printFiles.key }).from(printFiles).where(its);
	return Buffer.from(await bench.shop.files.get(found!.key));
}
