import { createHash, randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { CheckoutStep } from "#core/checkout-steps.ts";
import { COUNTRIES, isCountryCode } from "#core/countries.ts";
import { add, type Money, money } from "#core/money.ts";
import { containedVat, vatRate } from "#core/tax.ts";
import { checkouts } from "#database/schema.ts";
import { type Cart, readCart } from "#shop/cart/cart.server.ts";
import { type ShippingOption, shippingOptions } from "#shop/shipping/shipping.server.ts";
import type { Shop } from "#shop/shop.ts";

export type Checkout = typeof checkouts.$inferSelect;
export type CheckoutChange = Partial<Omit<Checkout, "sessionId" | "site" | "idempotencyKey" | "updatedAt">>;
export type Quote = {
	cart: Cart;
	options: readonly ShippingOption[];
	shipping: ShippingOption | undefined;
	total: Money;
	/** Contained in the total, rounded for each rate. */
	vat: Money;
};

export async function readCheckout(shop: Pick<Shop, "db" | "session" | "site">): Promise<Checkout | undefined> {
	if (!shop.session.id) return undefined;
	const [found] = await shop.db
		.select()
		.from(checkouts)
		.where(and(eq(checkouts.sessionId, shop.session.id), eq(checkouts.site, shop.site.code)));
	return found;
}

/** Keeps what was filled in; a first write draws the order's idempotency key. */
export async function changeCheckout(shop: Shop, change: CheckoutChange): Promise<void> {
	await shop.db
		.insert(checkouts)
		.values({
			sessionId: shop.session.start(),
			site: shop.site.code,
			idempotencyKey: randomUUID(),
			updatedAt: shop.now,
			...change,
		})
		.onConflictDoUpdate({ target: [checkouts.sessionId, checkouts.site], set: { ...change, updatedAt: shop.now } });
}

/** The first step that still lacks something: later ones cannot be opened before it. */
export function openStep(checkout: Checkout | undefined): CheckoutStep {
	if (!checkout?.email) return 1;
	if (!checkout.street || !checkout.postcode) return 2;
	if (!checkout.shippingOption) return 3;
	return 4;
}

/** Cart, delivery and VAT as they would be ordered now. */
export async function quote(shop: Shop, checkout: Checkout | undefined): Promise<Quote> {
	const cart = await readCart(shop);
	return quoteCart(shop, cart, checkout);
}

/** Names what lies in the cart, designs and quantities included: another hash, another order. */
export function linesHash(cart: Cart): string {
	const lines = cart.lines.map((line) => [line.projectId, line.hash, line.variantId, line.quantity]);
	return createHash("sha256").update(JSON.stringify(lines)).digest("hex");
}

export async function quoteCart(shop: Shop, cart: Cart, checkout: Checkout | undefined): Promise<Quote> {
	const code = checkout?.country ?? shop.site.defaultCountry;
	const country = COUNTRIES[isCountryCode(code) ? code : shop.site.defaultCountry];
	const options = await shippingOptions(shop, {
		country: country.code,
		weight: cart.weight,
		goods: cart.goods,
		productionDays: Math.max(0, ...cart.lines.map((line) => line.productionDays)),
	});
	const shipping = options.find((option) => option.option === checkout?.shippingOption);
	const shippingPrice = shipping?.price ?? money(0, shop.site.currency);
	const goods = cart.lines.map((line) => ({ gross: line.total, rate: vatRate(country, line.vatClass) }));
	const vat = containedVat([...goods, { gross: shippingPrice, rate: country.vatStandard }], shop.site.currency);
	return { cart, options, shipping, total: add(cart.goods, shippingPrice), vat };
}
