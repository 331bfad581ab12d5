import { randomBytes, randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { COUNTRIES, isCountryCode } from "#core/countries.ts";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import type { PaymentMethod } from "#core/payment-methods.ts";
import { vatRate } from "#core/tax.ts";
import { checkouts } from "#database/schema.ts";
import { type CartLine, emptyCart } from "#shop/cart/cart.server.ts";
import { variantName } from "#shop/cart/variant-name.ts";
import { keepProof } from "#shop/designs/proofs.server.ts";
import { findOrderByKey, type Order } from "#shop/orders/orders.server.ts";
import { type NewOrderLine, writeOrder } from "#shop/orders/write-order.server.ts";
import { createPayment } from "#shop/payments/payments.server.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import { linesHash, openStep, quote } from "./checkout.server.ts";

export type OrderRefusal =
	| "incomplete"
	| "empty_cart"
	| "design_changed"
	| "price_changed"
	| "method"
	| "empty_slots"
	| "expired";
export type PlacedOrder = { order: Order; paymentId: string | undefined };

/**
 * Places the order in one transaction. `idempotencyKey` stands in the form: a double click, a retry or a second tab
 * with the same key gets the same order. `total` and `lines` (see linesHash) are what the customer saw.
 */
export async function placeOrder(
	shop: Shop,
	input: { idempotencyKey: string; method: PaymentMethod; total: number; lines: string },
): Promise<Outcome<PlacedOrder, OrderRefusal>> {
	if (!shop.site.payments.includes(input.method)) return refused("method");
	return inTransaction(shop, async (inside): Promise<Outcome<PlacedOrder, OrderRefusal>> => {
		const sessionId = inside.session.id;
		if (!sessionId) return refused("expired");
		const mine = and(eq(checkouts.sessionId, sessionId), eq(checkouts.site, shop.site.code));
		const [checkout] = await inside.db.select().from(checkouts).where(mine).for("update");
		if (!checkout) return refused("expired");
		if (checkout.idempotencyKey !== input.idempotencyKey) {
			const placed = await findOrderByKey(inside, input.idempotencyKey);
			return placed?.sessionId === sessionId ? accepted({ order: placed, paymentId: undefined }) : refused("expired");
		}
		const offer = await quote(inside, checkout);
		if (!offer.cart.lines.length) return refused("empty_cart");
		if (openStep(checkout) !== 4 || !offer.shipping || !checkout.customerType) return refused("incomplete");
		if (linesHash(offer.cart) !== input.lines) return refused("design_changed");
		if (offer.total.amount !== input.total) return refused("price_changed");
		if (offer.cart.lines.some(hasEmptySlot)) return refused("empty_slots");
		const country =
			COUNTRIES[isCountryCode(checkout.country ?? "") ? (checkout.country as "GB") : shop.site.defaultCountry];
		const proofs = await Promise.all(offer.cart.lines.map((line) => keepProof(inside, line.document)));
		const lines = offer.cart.lines.map(
			(line, index): NewOrderLine => ({
				position: index + 1,
				articleId: line.articleId,
				variantId: line.variantId,
				projectId: line.projectId,
				sku: line.sku,
				name: line.articleName,
				variantName: variantName(line),
				quantity: line.quantity,
				unitAmount: line.unit.amount,
				totalAmount: line.total.amount,
				vatRate: vatRate(country, line.vatClass),
				document: line.document,
				proofHash: proofs[index] ?? "",
				weight: line.weight,
			}),
		);
		const publicId = randomBytes(16).toString("base64url");
		const paymentId = await createPayment(inside, {
			reference: publicId,
			method: input.method,
			amount: offer.total,
		});
		await emptyCart(inside, sessionId);
		await inside.db.update(checkouts).set({ idempotencyKey: randomUUID(), updatedAt: shop.now }).where(mine);
		const order = await writeOrder(
			inside,
			{
				publicId,
				idempotencyKey: checkout.idempotencyKey,
				site: shop.site.code,
				brand: shop.brand.code,
				locale: shop.locale.code,
				currency: shop.site.currency,
				sessionId,
				customerType: checkout.customerType,
				email: checkout.email ?? "",
				firstName: checkout.firstName ?? "",
				lastName: checkout.lastName ?? "",
				company: checkout.company,
				vatId: checkout.vatId,
				phone: checkout.phone,
				country: country.code,
				street: checkout.street ?? "",
				streetNumber: checkout.streetNumber ?? "",
				unit: checkout.unit,
				postcode: checkout.postcode ?? "",
				city: checkout.city ?? "",
				province: checkout.province,
				deliveryMode: "ADDRESS",
				shippingOption: offer.shipping.option,
				carrier: offer.shipping.carrier,
				promisedOn: offer.shipping.promisedOn,
				goodsAmount: offer.cart.goods.amount,
				shippingAmount: offer.shipping.price.amount,
				totalAmount: offer.total.amount,
				vatAmount: offer.vat.amount,
			},
			lines,
		);
		return accepted({ order, paymentId });
	});
}

function hasEmptySlot(line: CartLine): boolean {
	return line.document.sides.some((side) =>
		side.elements.some((element) => element.kind === "photo" && element.picture === null),
	);
}
