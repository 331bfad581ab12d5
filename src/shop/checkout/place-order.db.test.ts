import { eq } from "drizzle-orm";
import { pino } from "pino";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	articleVariants,
	cartLines,
	newsletterSubscriptions,
	orderHistory,
	orderLines,
	orders,
	payments,
	prices,
} from "#database/schema.ts";
import { allowLoginOrGuestCheckout, checkoutContext } from "#guards/allow-login-or-guest-checkout.ts";
import { addToCart, removeLine } from "#shop/cart/change-cart.server.ts";
import { saveProject } from "#shop/projects/projects.server.ts";
import { shopContext } from "#shop/shop-context.ts";
import {
	documentWith,
	elaborateDocument,
	MUG,
	makeProject,
	putInCart,
	readyToOrder,
	shownNow,
	stockMug,
	textElement,
} from "../../../tests/support/factories.ts";
import { signUpAndIn } from "../../../tests/support/sign-in-as.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { changeCheckout, quote, readCheckout } from "./checkout.server.ts";
import { placeOrder } from "./place-order.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

const visitor = () => anotherVisitor(bench.shop);

test("who ticks the newsletter is asked by mail to confirm it, once the order is placed", async () => {
	const asked = () => bench.shop.db.select().from(newsletterSubscriptions);
	const silent = visitor();
	await placeOrder(silent, { ...(await readyToOrder(silent)), method: "CARD" });
	expect(await asked()).toEqual([]);
	const shop = visitor();
	await changeCheckout(shop, { newsletter: true });
	await placeOrder(shop, { ...(await readyToOrder(shop)), method: "CARD" });
	expect(await asked()).toMatchObject([{ email: "ana@example.test", status: "PENDING" }]);
});

test("an order is written with its lines, payment and first history row, and the cart is empty", async () => {
	const shop = visitor();
	const ready = await readyToOrder(shop, 10);
	expect(ready.total).toBe(10 * MUG.priceOfTen + 395);
	const hints = [{ side: "wrap", code: "few-pixels" }] as const;
	await shop.db.update(cartLines).set({ accepted: hints }).where(eq(cartLines.ownerId, shop.owner.start()));
	const placed = await placeOrder(shop, { ...ready, method: "CARD" });
	if (!placed.ok) throw new Error(placed.reason);
	const { order } = placed.value;
	expect(order).toMatchObject({ status: 0, totalAmount: ready.total, vatAmount: 1817 + 66, promisedOn: "2026-11-30" });
	expect(order.number).toMatch(/^GB-2026-\d{6}$/);
	const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
	expect(line).toMatchObject({
		quantity: 10,
		unitAmount: MUG.priceOfTen,
		vatRate: 2000,
		sku: "MUG-1",
		accepted: hints,
	});
	expect(line?.proofHash).toMatch(/^[0-9a-f]{64}$/);
	expect(await shop.db.select().from(payments).where(eq(payments.reference, order.publicId))).toMatchObject([
		{ status: "PENDING", amount: ready.total, currency: "GBP" },
	]);
	expect(await shop.db.select().from(orderHistory).where(eq(orderHistory.orderId, order.id))).toMatchObject([
		{ fromStatus: null, toStatus: 0 },
	]);
	expect(await shop.db.select().from(cartLines).where(eq(cartLines.ownerId, shop.owner.start()))).toEqual([]);
});

test("the next order begins without what a guest filled in, and with what the customer's account knows", async () => {
	const guest = visitor();
	const ready = await readyToOrder(guest);
	await changeCheckout(guest, { guestChoice: "continue_like_guest", newsletter: true });
	expect(await placeOrder(guest, { ...ready, ...(await shownNow(guest)), method: "CARD" })).toMatchObject({ ok: true });
	const { idempotencyKey, ownerId, site, updatedAt, ...left } = (await readCheckout(guest))!;
	expect(idempotencyKey).not.toBe(ready.idempotencyKey);
	expect(Object.entries(left).filter(([, value]) => value)).toEqual([["guestChoice", "continue_like_guest"]]);
	const customer = await signUpAndIn(visitor(), "next@example.test");
	await placeOrder(customer, { ...(await readyToOrder(customer)), method: "CARD" });
	const context = new RouterContextProvider();
	context.set(shopContext, customer);
	const request = new Request("http://localhost/checkout");
	await allowLoginOrGuestCheckout({ context, request } as never, async () => new Response());
	expect(context.get(checkoutContext)).toMatchObject({ email: "next@example.test", street: null });
});

test("ten clicks at once give one order and one payment", async () => {
	const shop = visitor();
	const ready = await readyToOrder(shop);
	const clicks = await Promise.all(Array.from({ length: 10 }, () => placeOrder(shop, { ...ready, method: "CARD" })));
	const ids = new Set(clicks.map((click) => (click.ok ? click.value.order.publicId : click.reason)));
	expect(ids.size).toBe(1);
	const mine = await shop.db.select().from(orders).where(eq(orders.ownerId, shop.owner.start()));
	expect(mine).toHaveLength(1);
	expect(
		await shop.db
			.select()
			.from(payments)
			.where(eq(payments.reference, mine[0]?.publicId ?? "")),
	).toHaveLength(1);
});

test("fifty customers at once get fifty different numbers in a row", async () => {
	const shops = Array.from({ length: 50 }, visitor);
	const ready = await Promise.all(shops.map((shop) => readyToOrder(shop)));
	const placed = await Promise.all(
		shops.map((shop, index) =>
			placeOrder(shop, { ...(ready[index] as Awaited<ReturnType<typeof readyToOrder>>), method: "CARD" }),
		),
	);
	const numbers = placed.map((each) => (each.ok ? Number(each.value.order.number.slice(-6)) : 0)).sort((a, b) => a - b);
	expect(numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1)).toBe(true);
});

test("another visitor's key opens nothing", async () => {
	const shop = visitor();
	const ready = await readyToOrder(shop);
	await placeOrder(shop, { ...ready, method: "CARD" });
	const stranger = visitor();
	await readyToOrder(stranger);
	expect(await placeOrder(stranger, { ...ready, method: "CARD" })).toMatchObject({ ok: false, reason: "expired" });
});

test("a price that changed since the page was shown is told, and nothing is ordered", async () => {
	const shop = visitor();
	const ready = await readyToOrder(shop);
	await shop.db.insert(prices).values({
		variantId: MUG.variantId,
		site: "GB",
		currency: "GBP",
		minimumQuantity: 1,
		amount: MUG.price + 100,
		validFrom: "2026-11-23",
	});
	expect(await placeOrder(shop, { ...ready, method: "CARD" })).toEqual({ ok: false, reason: "price_changed" });
	const offer = await quote(shop, await readCheckout(shop));
	expect(offer.total.amount).toBe(ready.total + 100);
	await shop.db.delete(prices).where(eq(prices.amount, MUG.price + 100));
	expect(await placeOrder(shop, { ...ready, method: "CARD" })).toMatchObject({ ok: true });
});

test.each(["design", "variant", "address"])("another %s at the same price is not what was shown", async (what) => {
	const shop = visitor();
	const ready = await readyToOrder(shop);
	const [line] = await shop.db.select().from(cartLines).where(eq(cartLines.ownerId, shop.owner.start()));
	if (!line) throw new Error("no line");
	const change = { document: documentWith(textElement("Somebody else")), baseVersion: 1, variantId: MUG.variantId };
	if (what === "design") expect(await saveProject(shop, line.projectId, change)).toMatchObject({ ok: true });
	else if (what === "address") await changeCheckout(shop, { street: "Elsewhere", email: "eve@example.test" });
	else await shop.db.update(cartLines).set({ variantId: MUG.otherVariantId }).where(eq(cartLines.id, line.id));
	expect(await placeOrder(shop, { ...ready, method: "CARD" })).toEqual({ ok: false, reason: "contents_changed" });
	if (what === "design") await addToCart(shop, { projectId: line.projectId, quantity: 1 });
	expect(await placeOrder(shop, { ...(await shownNow(shop)), method: "CARD" })).toMatchObject({ ok: true });
});

test("an empty photo slot is not sold", async () => {
	const shop = visitor();
	await readyToOrder(shop);
	const box = { x: 0, y: 0, width: 50, height: 50, rotation: 0, opacity: 1 };
	const crop = { x: 0, y: 0, width: 1, height: 1 };
	const slot = documentWith({ kind: "photo", id: "p1", picture: null, crop, cornerRadius: 0, ...box });
	await putInCart(shop, { projectId: await makeProject(shop, slot), quantity: 1 });
	const shown = await shownNow(shop);
	expect(await placeOrder(shop, { ...shown, method: "CARD" })).toEqual({ ok: false, reason: "empty_slots" });
});

test("designs too elaborate for one order are refused together; one is ordered, in however many variants", async () => {
	const shop = visitor();
	const ready = await readyToOrder(shop, 1, elaborateDocument("first"));
	const [line] = await shop.db.select().from(cartLines).where(eq(cartLines.ownerId, shop.owner.start()));
	await putInCart(shop, { projectId: line!.projectId, variantId: MUG.otherVariantId, quantity: 1 });
	const projectId = await makeProject(shop);
	const added = await addToCart(shop, { projectId, quantity: 1 });
	await saveProject(shop, projectId, {
		document: elaborateDocument("second"),
		baseVersion: 1,
		variantId: MUG.variantId,
	});
	await putInCart(shop, { projectId, quantity: 1 });
	const shown = { ...ready, ...(await shownNow(shop)), method: "CARD" } as const;
	expect(await placeOrder(shop, shown)).toEqual({ ok: false, reason: "too_elaborate" });
	await removeLine(shop, added.ok ? added.value.lineId : "");
	const another = { document: elaborateDocument("third"), baseVersion: 1, variantId: MUG.variantId };
	expect(await saveProject(shop, line!.projectId, another)).toMatchObject({ ok: true });
	for (const variantId of [MUG.variantId, MUG.otherVariantId])
		await putInCart(shop, { projectId: line!.projectId, variantId, quantity: 1 });
	expect(await placeOrder(shop, { ...(await shownNow(shop)), method: "CARD" })).toMatchObject({ ok: true });
});

test("a design that cannot be laid out is refused with all that was filled in, and the shop's log says why", async () => {
	const shop = visitor();
	const lines: string[] = [];
	const log = pino({ level: "error" }, { write: (line) => lines.push(line) });
	const ready = await readyToOrder(shop, 1, overfullCode());
	const placed = await placeOrder({ ...shop, log }, { ...ready, method: "CARD" });
	expect(placed).toEqual({ ok: false, reason: "not_laid_out" });
	expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ cause: "ended", design: expect.any(String) }]);
	expect(await shownNow(shop)).toEqual(ready);
	expect(await readCheckout(shop)).toMatchObject({ email: "ana@example.test", city: "London" });
});

test("a parcel that nobody carries is not ordered", async () => {
	const shop = visitor();
	const ready = await readyToOrder(shop);
	await shop.db.update(articleVariants).set({ weight: 40_000 }).where(eq(articleVariants.id, MUG.variantId));
	expect(await placeOrder(shop, { ...ready, method: "CARD" })).toMatchObject({ reason: "incomplete" });
	await shop.db.update(articleVariants).set({ weight: 420 }).where(eq(articleVariants.id, MUG.variantId));
});

test("a payment method of another country is refused", async () => {
	const shop = visitor();
	const ready = await readyToOrder(shop);
	expect(await placeOrder(shop, { ...ready, method: "BIZUM" })).toEqual({ ok: false, reason: "method" });
});

test("a cart with something that is not sold any more is not ordered, not even in part", async () => {
	const shop = visitor();
	const ready = await readyToOrder(shop);
	await putInCart(shop, { projectId: await makeProject(shop), variantId: MUG.otherVariantId, quantity: 1 });
	const removed = await shop.db.delete(prices).where(eq(prices.variantId, MUG.otherVariantId)).returning();
	expect(await placeOrder(shop, { ...ready, method: "CARD" })).toEqual({ ok: false, reason: "not_available" });
	await shop.db.insert(prices).values(removed);
	expect(await shop.db.select().from(orders).where(eq(orders.ownerId, shop.owner.start()))).toEqual([]);
});

test("what was filled in is kept when a later step changes", async () => {
	const shop = visitor();
	await readyToOrder(shop);
	await changeCheckout(shop, { city: "Leeds" });
	expect(await readCheckout(shop)).toMatchObject({ email: "ana@example.test", city: "Leeds" });
});

test("a blocked customer's order is refused, whatever page it comes from; others' orders name them", async () => {
	const customer = await signUpAndIn(visitor());
	const ready = await readyToOrder(customer);
	const blocked = { ...customer, customer: { ...customer.customer, blocked: true } };
	expect(await placeOrder(blocked, { ...ready, method: "CARD" })).toMatchObject({ reason: "blocked" });
	const placed = await placeOrder(customer, { ...ready, method: "CARD" });
	expect(placed).toMatchObject({ ok: true, value: { order: { customerId: customer.customer.id } } });
});

/** Holds more than any code can: laying it out fails. */
function overfullCode() {
	const box = { x: 0, y: 0, width: 50, height: 50, rotation: 0, opacity: 1 };
	const code = { kind: "qr", id: "q1", level: "low", color: "#000000", ground: null } as const;
	return documentWith({ ...code, ...box, text: "x".repeat(8000) });
}
