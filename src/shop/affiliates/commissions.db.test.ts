import { afterAll, beforeAll, expect, test } from "vitest";
import { commissions } from "#database/schema.ts";
import { callApi } from "../../../tests/support/call-api.ts";
import { stockMug } from "../../../tests/support/factories.ts";
import { type Partner, partnerWithOrder } from "../../../tests/support/partner.ts";
import { openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { listCommissions } from "./list-commissions.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

type Change = Partial<typeof commissions.$inferInsert>;

async function earn({ id, orderId }: Partner, accruedAt: string, change: Change = {}): Promise<void> {
	const month = `${accruedAt.slice(0, 7)}-01`;
	const earned = { currency: "GBP", basisAmount: 1075, rate: 800, amount: 86, state: "ACCRUED", code: "NORD" } as const;
	const values = { customerId: id, orderId, month, accruedAt: new Date(accruedAt), ...earned, ...change };
	await bench.shop.db.insert(commissions).values(values);
}

test("every commission stands on one page, and each month tells what is owed, paid and taken back", async () => {
	const partner = await partnerWithOrder(bench.shop);
	await earn(await partnerWithOrder(bench.shop), "2026-11-03T10:00:00Z");
	for (let index = 0; index < 21; index++) await earn(partner, `2026-11-0${(index % 3) + 1}T10:00:00Z`);
	await earn(partner, "2026-11-04T10:00:00Z", { state: "REVERSED" });
	await earn(partner, "2026-10-04T10:00:00Z", { state: "PAID" });
	await earn(partner, "2026-10-05T10:00:00Z", { state: "PAID", currency: "EUR" });
	const seen: number[] = [];
	let after: number | undefined;
	do {
		const page = await listCommissions(partner.shop, partner, { date: "without", state: "ALL", after });
		seen.push(...page.commissions.map(({ id }) => id));
		expect(page.months.map(({ month, ACCRUED, PAID, REVERSED }) => [month, ACCRUED, PAID, REVERSED])).toEqual([
			["Nov 2026", "£18.06", "£0.00", "£0.86"],
			["Oct 2026", "€0.00", "€0.86", "€0.00"],
			["Oct 2026", "£0.00", "£0.86", "£0.00"],
		]);
		after = page.next;
	} while (after !== undefined);
	expect([seen.length, new Set(seen).size]).toEqual([24, 24]);
	const paid = await listCommissions(partner.shop, partner, { date: "thirty_days", state: "REVERSED" });
	expect(paid.commissions).toMatchObject([{ amount: "£0.86", basis: "£10.75", rate: "8%", state: "REVERSED" }]);
	expect(paid.months).toHaveLength(1);
});

test("the file holds what the page lists, whole and harmless, and is the partner's alone", async () => {
	const partner = await partnerWithOrder(bench.shop);
	await earn(await partnerWithOrder(bench.shop), "2026-11-03T10:00:00Z");
	await earn(partner, "2026-11-03T23:30:00Z", { code: '=HYPERLINK("https://evil.test","x")' });
	for (let index = 0; index < 501; index++) await earn(partner, "2026-09-30T23:30:00Z", { state: "PAID" });
	const answer = await callApi(partner.shop, "/accounts/commissions.csv");
	expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8; header=present");
	expect(answer.headers.get("content-disposition")).toBe('attachment; filename="commissions-2026-11-23.csv"');
	const lines = Buffer.from(await answer.arrayBuffer())
		.toString("utf8")
		.split("\r\n");
	expect(lines[0]).toBe("\uFEFFMonth,Day,Order,Source,Net amount,Rate in percent,Commission,Currency,State");
	expect(lines).toHaveLength(1 + 502 + 1);
	expect(lines[1]).toMatch(
		/^2026-11,2026-11-03,GB-2026-\d{6},"Code =HYPERLINK\(""https:\/\/evil\.test"",""x""\)",10\.75,8\.00,0\.86,GBP,To be paid$/,
	);
	expect(lines.at(-2)).toMatch(/^2026-09,2026-10-01,GB-2026-\d{6},Code NORD,10\.75,8\.00,0\.86,GBP,Paid out$/);
	const filtered = await callApi(partner.shop, "/accounts/commissions.csv?date=thirty_days&state=ACCRUED");
	expect((await filtered.text()).split("\r\n")).toHaveLength(3);
	const standard = { ...partner.shop, customer: { ...partner.shop.customer, group: "standard" } } as Partner["shop"];
	expect((await callApi(standard, "/accounts/commissions.csv")).status).toBe(404);
	expect((await callApi({ ...partner.shop, customer: undefined }, "/accounts/commissions.csv")).status).toBe(404);
});
