import { afterAll, beforeAll, expect, test } from "vitest";
import { invoices } from "#database/schema.ts";
import { callApi } from "../../../tests/support/call-api.ts";
import { stockMug } from "../../../tests/support/factories.ts";
import { partnerWithOrder } from "../../../tests/support/partner.ts";
import { openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { invoiceLinks, listInvoices } from "./list-invoices.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

async function issue(orderId: number, sequence: number, more: Partial<typeof invoices.$inferInsert> = {}) {
	const [invoice] = await bench.shop.db
		.insert(invoices)
		.values({
			...{ site: "GB", year: 2026, sequence, kind: "INVOICE", orderId, currency: "GBP" },
			...{ issuedAt: bench.shop.now, netAmount: 1000, vatAmount: 200, grossAmount: 1200 },
			...more,
		})
		.returning();
	if (!invoice) throw new Error("No invoice");
	return invoice;
}

test("every invoice stands on one page of its customer's list, and the sums are of the whole period", async () => {
	const { shop, orderId, id } = await partnerWithOrder(bench.shop);
	const stranger = await partnerWithOrder(bench.shop);
	await issue(stranger.orderId, 99);
	for (let index = 1; index <= 23; index++)
		await issue(orderId, index, { issuedAt: new Date(shop.now.getTime() - (index % 4) * 86_400_000) });
	await issue(orderId, 24, { kind: "CREDIT_NOTE", netAmount: 500, vatAmount: 100, grossAmount: 600 });
	await issue(orderId, 25, { currency: "EUR", site: "ES", issuedAt: new Date("2025-12-31T23:30:00Z") });
	const seen: string[] = [];
	let after: number | undefined;
	do {
		const page = await listInvoices(shop, { id }, { date: "this_year", after });
		seen.push(...page.invoices.map(({ number }) => number));
		expect(page.totals).toEqual([{ currency: "GBP", net: "£225.00", vat: "£45.00", gross: "£270.00" }]);
		after = page.next;
	} while (after !== undefined);
	expect(seen).toHaveLength(24);
	expect(new Set(seen).size).toBe(24);
	expect(seen).toContain("F-GB-2026-000024");
	const lastYear = await listInvoices(shop, { id }, { date: "last_year" });
	expect(lastYear.invoices.map(({ number }) => number)).toEqual(["F-ES-2026-000025"]);
	const [credit] = (await listInvoices(shop, { id }, { date: "without" })).invoices.filter(
		({ kind }) => kind === "CREDIT_NOTE",
	);
	expect(credit?.gross).toBe("-£6.00");
	expect((await listInvoices(stranger.shop, { id: stranger.id }, { date: "without" })).invoices).toHaveLength(1);
});

test("a kept PDF is its customer's alone", async () => {
	const { shop, orderId, publicId } = await partnerWithOrder(bench.shop);
	const stranger = await partnerWithOrder(bench.shop);
	await shop.files.put("invoices/a.pdf", Buffer.from("%PDF-1.7"));
	const kept = await issue(orderId, 31, { fileKey: "invoices/a.pdf" });
	const unkept = await issue(orderId, 32);
	const href = `/accounts/invoices/${kept.number}.pdf`;
	expect((await invoiceLinks(shop, [publicId])).get(publicId)).toMatchObject([{ number: kept.number, href }]);
	const answer = await callApi(shop, href);
	expect([answer.status, await answer.text()]).toEqual([200, "%PDF-1.7"]);
	expect(answer.headers.get("content-type")).toBe("application/pdf");
	expect(answer.headers.get("cache-control")).toBe("private, no-store");
	expect((await callApi(stranger.shop, href)).status).toBe(404);
	expect((await callApi({ ...shop, customer: undefined }, href)).status).toBe(404);
	expect((await callApi(shop, `/accounts/invoices/${unkept.number}.pdf`)).status).toBe(404);
});

test("numbers are drawn once for each site and year, and stay whole when they grow", async () => {
	const { orderId } = await partnerWithOrder(bench.shop);
	await issue(orderId, 41);
	await expect(issue(orderId, 41)).rejects.toThrow();
	expect((await issue(orderId, 1_234_567)).number).toBe("F-GB-2026-1234567");
});
