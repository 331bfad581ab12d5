import { eq } from "drizzle-orm";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BRANDS } from "#core/brands.ts";
import { payments } from "#database/schema.ts";
import { loader as cartLoader } from "#shop/cart/cart.page.tsx";
import { emptyCart } from "#shop/cart/empty-cart.server.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { paymentsOf } from "#shop/payments/payments.server.ts";
import type { Shop } from "#shop/shop.ts";
import { shopContext } from "#shop/shop-context.ts";
import { readyToOrder, stockMug } from "../../../tests/support/factories.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import OrderCompletedPage, { action as completedAction, loader as completedLoader } from "./order-completed.page.tsx";
import { viewOrder } from "./order-view.server.ts";
import { findOrder, type Order } from "./orders.server.ts";
import { action as trackingAction, loader as trackingLoader } from "./tracking.page.tsx";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

test("what the customer cancels is the order that they see, though a newer one was placed since", async () => {
	const shop = anotherVisitor(bench.shop);
	const shown = await placed(shop);
	await cancelPayments(shown);
	const loaderData = await completedLoader(seenBy(shop, get("/order-completed")));
	const newer = await placed(later(shop, 1));
	const element = createElement(OrderCompletedPage, { loaderData } as never);
	const router = createMemoryRouter([{ path: "/", element }]);
	const page = renderToStaticMarkup(createElement(RouterProvider, { router }));
	const forms = [...page.matchAll(/<form[^>]* action="([^"]*)"/g)].map(([, to]) => to ?? "");
	expect(forms).toEqual(Array(2).fill(`/order-completed?order=${shown.publicId}`));
	for (const to of forms) await completedAction(seenBy(shop, post(to, { intent: "cancel" })));
	expect(await Promise.all([shown, newer].map(statusOf))).toEqual([10, 0]);
	await expect(completedAction(seenBy(shop, post("/order-completed", { intent: "cancel" })))).rejects.toBeDefined();
	expect(await statusOf(newer)).toBe(0);
});

test("who has the link alone pays in the chosen way, and leaves tries to who may read the order", async () => {
	const owner = anotherVisitor(bench.shop);
	const order = await placed(owner);
	const pay = async (shop: Shop, method: string) => {
		const request = post(`/tracking/${order.publicId}`, { intent: "pay", method });
		const answer = await trackingAction(seenBy(shop, request, { public_id: order.publicId }));
		return (answer as Response).headers.get("location");
	};
	const stranger = anotherVisitor(bench.shop);
	const seen = await trackingLoader(seenBy(stranger, get("/tracking"), { public_id: order.publicId }));
	expect(seen.order).toMatchObject({ payable: true, methods: [], lines: [{ words: undefined }] });
	expect(await viewOrder(owner, order, true)).toMatchObject({ lines: [{ words: expect.any(String) }] });
	await pay(stranger, "PAYPAL");
	expect(await methodsOf(order)).toEqual(["CARD"]);
	for (let tries = 1; tries < 15; tries++) {
		await cancelPayments(order);
		await pay(later(stranger, tries), "PAYPAL");
	}
	expect(await methodsOf(order)).toEqual(Array(10).fill("CARD"));
	for (let tries = 15; tries < 30; tries++) await pay(later(owner, tries), tries % 2 ? "PAYPAL" : "CARD");
	expect(await methodsOf(order)).toHaveLength(20);
	const seenByOwner = () => viewOrder(owner, order, true);
	const [newest] = await methodsOf(order);
	expect(await seenByOwner()).toMatchObject({ mayPay: true, methods: [newest] });
	expect(await pay(later(owner, 30), newest === "CARD" ? "PAYPAL" : "CARD")).toBe(`/tracking/${order.publicId}`);
	// No provider runs here: it was asked for the open payment's page.
	expect(await pay(later(owner, 30), String(newest))).toContain("?payment=unreachable");
	await cancelPayments(order);
	expect(await pay(later(owner, 31), "CARD")).toBe(`/tracking/${order.publicId}`);
	expect(await seenByOwner()).toMatchObject({ mayPay: false, methods: [] });
});

test("an empty cart names the order that its visitor has yet to pay, and no other", async () => {
	const shop = anotherVisitor(bench.shop);
	const toldTo = async (visitor: Shop) => (await cartLoader(seenBy(visitor, get("/cart")))).waiting;
	const stranger = anotherVisitor(bench.shop);
	await placed(stranger);
	expect(await toldTo(shop)).toBeUndefined();
	const order = await placed(shop);
	const named = { publicId: order.publicId, number: order.number, mayPay: true };
	expect(await toldTo(shop)).toMatchObject(named);
	expect(await toldTo({ ...shop, owner: { id: "customer:0", start: () => "customer:0" } })).toMatchObject(named);
	expect(await toldTo(stranger)).not.toMatchObject({ number: order.number });
	expect(await toldTo({ ...shop, brand: BRANDS.popkin })).toBeUndefined();
	await readyToOrder(shop);
	expect(await toldTo(shop)).toBeUndefined();
	await emptyCart(shop, shop.owner.start());
	const become = (values: Partial<typeof payments.$inferInsert>) =>
		shop.db.update(payments).set(values).where(eq(payments.reference, order.publicId));
	await become({ confirmingAttempt: "first" });
	expect(await toldTo(shop)).toMatchObject({ number: order.number, mayPay: false });
	await become({ status: "PAID", settledAt: shop.now });
	expect(await toldTo(shop)).toBeUndefined();
	await become({ status: "CANCELED", settledAt: null, confirmingAttempt: null });
	expect(await toldTo(shop)).toMatchObject(named);
	await completedAction(seenBy(shop, post(`/order-completed?order=${order.publicId}`, { intent: "cancel" })));
	expect(await toldTo(shop)).toBeUndefined();
});

async function placed(shop: Shop): Promise<Order> {
	const outcome = await placeOrder(shop, { ...(await readyToOrder(shop)), method: "CARD" });
	if (!outcome.ok) throw new Error(outcome.reason);
	return outcome.value.order;
}

function cancelPayments({ publicId }: Order) {
	return bench.shop.db.update(payments).set({ status: "CANCELED" }).where(eq(payments.reference, publicId));
}

async function statusOf({ publicId }: Order) {
	return (await findOrder(bench.shop, publicId))?.status;
}

async function methodsOf({ publicId }: Order) {
	return (await paymentsOf(bench.shop, publicId)).map(({ method }) => method);
}

function later(shop: Shop, minutes: number): Shop {
	return { ...shop, now: new Date(shop.now.getTime() + minutes * 60_000) };
}

function seenBy(shop: Shop, request: Request, params: Readonly<Record<string, string>> = {}) {
	const context = new RouterContextProvider();
	context.set(shopContext, shop);
	return { context, request, params } as never;
}

function get(path: string): Request {
	return new Request(`http://localhost${path}`);
}

function post(path: string, form: Readonly<Record<string, string>>): Request {
	return new Request(`http://localhost${path}`, { method: "POST", body: new URLSearchParams(form) });
}
