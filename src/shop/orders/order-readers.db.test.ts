import { afterAll, beforeAll, expect, test } from "vitest";
import { readerGuesses } from "#database/schema.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import type { Shop } from "#shop/shop.ts";
import { readyToOrder, stockMug } from "../../../tests/support/factories.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { findForReader, mayReadOrder, proveReader, rememberReader } from "./order-readers.server.ts";
import type { Order } from "./orders.server.ts";

let bench: TestShop;

beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

test("an order once proven stays open in this session, beside others, and in no other session", async () => {
	const [first, second, third] = [await placed(), await placed(), await placed()];
	const reader = anotherVisitor(bench.shop);
	expect(mayReadOrder(reader, first, null)).toBe(false);
	const once = cookieOf(rememberReader(reader, first, null));
	const twice = cookieOf(rememberReader(reader, second, `theme=dark; ${once}`));
	expect([first, second, third].map((order) => mayReadOrder(reader, order, twice))).toEqual([true, true, false]);
	expect(mayReadOrder(anotherVisitor(bench.shop), first, twice)).toBe(false);
	expect(mayReadOrder(reader, third, twice.replaceAll(first.publicId, third.publicId))).toBe(false);
});

test("an order's link takes twenty wrong answers a day, then not even the right one", async () => {
	const [order, other] = [await placed(), await placed()];
	const { shop } = bench;
	for (let tries = 0; tries < 20; tries++)
		expect(await proveReader(shop, order, `SW1A ${tries}XX`)).toEqual({ ok: false, reason: "wrong" });
	expect(await proveReader(shop, order, "SW1A 2AA")).toEqual({ ok: false, reason: "too_many" });
	expect((await proveReader(shop, other, "sw1a2aa")).ok).toBe(true);
	const later = { ...shop, now: new Date(shop.now.getTime() + 25 * 3_600_000) };
	expect((await proveReader(later, order, "SW1A 2AA")).ok).toBe(true);
	await proveReader(later, order, "wrong");
	const kept = await shop.db.select().from(readerGuesses);
	expect(kept.map(({ windowStart }) => windowStart)).toEqual([later.now]);
});

test("guesses sent at the same moment pass no limit, and right answers use none up", async () => {
	const [order, other] = [await placed(), await placed()];
	const answers = await Promise.all(
		Array.from({ length: 35 }, (_, tries) => proveReader(bench.shop, order, `SW1A ${tries}XX`)),
	);
	expect(answers.filter((answer) => !answer.ok && answer.reason === "wrong")).toHaveLength(20);
	for (let tries = 0; tries < 25; tries++)
		expect((await proveReader(bench.shop, other, "ana@example.test")).ok).toBe(true);
});

test("nobody walks through the order numbers with an e-mail address", async () => {
	const order = await placed();
	for (let number = 0; number < 10; number++) await findForReader(bench.shop, `GB-2026-9${number}`, "Ana@example.test");
	expect(await findForReader(bench.shop, order.number, "ana@example.test")).toEqual({ ok: false, reason: "too_many" });
	const owner = { ...bench.shop, clientAddress: "192.0.2.7" };
	expect((await findForReader(owner, order.number, "ana@example.test")).ok).toBe(true);
});

async function placed(): Promise<Order> {
	const shop: Shop = anotherVisitor(bench.shop);
	const outcome = await placeOrder(shop, { ...(await readyToOrder(shop)), method: "CARD" });
	if (!outcome.ok) throw new Error(outcome.reason);
	return outcome.value.order;
}

function cookieOf(header: string): string {
	return header.split(";")[0] ?? "";
}
