import { randomUUID } from "node:crypto";
import { articleTexts } from "#database/schema.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import type { Order } from "#shop/orders/orders.server.ts";
import { type ProviderEvent, paymentsOf, receiveEvent } from "#shop/payments/payments.server.ts";
import type { Shop } from "#shop/shop.ts";
import { readyToOrder, stockMug } from "./factories.ts";
import { anotherVisitor, openTestShop, type TestShop } from "./test-shop.ts";

/** It sells the mug in English and in Spanish. */
export async function openMugShop(): Promise<TestShop> {
	const bench = await openTestShop();
	await stockMug(bench.shop);
	const [english] = await bench.shop.db.select().from(articleTexts);
	if (english) await bench.shop.db.insert(articleTexts).values({ ...english, language: "es" });
	return bench;
}

/** By a visitor of its own. */
export async function placedOrder(bench: TestShop, place: Partial<Shop> = {}): Promise<{ shop: Shop; order: Order }> {
	const shop = { ...anotherVisitor(bench.shop), ...place };
	const outcome = await placeOrder(shop, { ...(await readyToOrder(shop)), method: "CARD" });
	if (!outcome.ok) throw new Error(outcome.reason);
	return { shop, order: outcome.value.order };
}

/** Of the newest payment; the provider's repeats of one event bear one id. */
export async function tellOfPayment(
	shop: Shop,
	order: Order,
	happened: ProviderEvent["happened"],
	named: Partial<ProviderEvent> = {},
): Promise<void> {
	const [payment] = await paymentsOf(shop, order.publicId);
	if (!payment) throw new Error("no payment");
	const { id: paymentId, amount, currency } = payment;
	const eventId = happened === "paid" ? `paid:${named.paymentId ?? paymentId}` : randomUUID();
	const event = { eventId, paymentId, attempt: "first", happened, amount, currency, payload: {}, ...named };
	await receiveEvent(shop, "sandbox", event);
}
