import { createHash, randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { CheckoutStep } from "#core/checkout-steps.ts";
import { COUNTRIES } from "#core/countries.ts";
import { add, type Money, money } from "#core/money.ts";
import { containedVat, vatRate } from "#core/tax.ts";
import { placeholders, prepared } from "#database/prepared.ts";
import { checkouts } from "#database/schema.ts";
import { type Cart, readCart } from "#shop/cart/cart.server.ts";
import { deliveryCountry } from "#shop/shipping/delivery-country.server.ts";
import { optionsAmong, type ShippingOption, shippingRatesTo } from "#shop/shipping/shipping.server.ts";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";
import { defaultDelivery } from "./saved-addresses.server.ts";

export type Checkout = typeof checkouts.$inferSelect;
export type CheckoutChange = Partial<Omit<Checkout, "ownerId" | "site" | "idempotencyKey" | "updatedAt">>;
export type Quote = {
	cart: Cart;
	options: readonly ShippingOption[];
	shipping: ShippingOption | undefined;
	total: Money;
	/** Contained in the total, rounded for each rate. */
	vat: Money;
};

export async function readCheckout(shop: Pick<Shop, "db" | "owner" | "site">): Promise<Checkout | undefined> {
	if (!shop.owner.id) return undefined;
	const query = prepared(shop.db, "checkout", (name) =>
		shop.db.select().from(checkouts).where(ownCheckout()).prepare(name),
	);
	const [found] = await query.execute({ ownerId: shop.owner.id, site: shop.site.code });
	return found;
}

/** Keeps what was filled in; a first write draws the order's idempotency key. */
export async function changeCheckout(shop: Shop, change: CheckoutChange): Promise<void> {
	const names = Object.keys(change) as (keyof CheckoutChange)[];
	const changed = names.filter((name) => change[name] !== undefined).sort();
	const query = prepared(shop.db, `change checkout ${changed}`, (name) => {
		const values = placeholders([...changed, "updatedAt"]);
		const own = placeholders(["ownerId", "site", "idempotencyKey"]);
		return shop.db
			.insert(checkouts)
			.values({ ...own, ...values })
			.onConflictDoUpdate({ target: [checkouts.ownerId, checkouts.site], set: values as object })
			.prepare(name);
	});
	await query.execute({
		...change,
		ownerId: shop.owner.start(),
		site: shop.site.code,
		idempotencyKey: randomUUID(),
		updatedAt: shop.now,
	});
}

/** A customer's form begins with what the account knows. */
export async function beginCheckout(shop: Shop, customer: SignedInCustomer): Promise<Checkout | undefined> {
	const { type: customerType, firstName, lastName, companyName: company, vatId, phone } = customer;
	await changeCheckout(shop, {
		...(await defaultDelivery(shop, customer)),
		customerType,
		...(firstName && lastName ? { email: customer.email, firstName, lastName, company, vatId, phone } : {}),
	});
	return readCheckout(shop);
}

/** The next order may be somebody else's: of this one only the choice to be a guest stays. */
const FORGOTTEN = {
	customerType: null,
	email: null,
	firstName: null,
	lastName: null,
	company: null,
	vatId: null,
	phone: null,
	recipient: null,
	country: null,
	street: null,
	streetNumber: null,
	unit: null,
	postcode: null,
	city: null,
	province: null,
	deliveryMode: null,
	shippingOption: null,
	newsletter: false,
} as const satisfies Record<Exclude<keyof CheckoutChange, "guestChoice">, null | false>;

/**
 * Forgets what was filled in and draws the next order's key, where this one has not been used and nothing was filled in
 * since it was read: of several that claim it at once, one succeeds.
 */
export async function claimCheckout(shop: Shop, checkout: Checkout): Promise<boolean> {
	const query = prepared(shop.db, "claim checkout", (name) =>
		shop.db
			.update(checkouts)
			.set({
				...FORGOTTEN,
				idempotencyKey: sql`gen_random_uuid()`,
				updatedAt: sql`${sql.placeholder("now")}::timestamptz`,
			})
			.where(
				and(
					ownCheckout(),
					eq(checkouts.idempotencyKey, sql.placeholder("idempotencyKey")),
					sql`date_trunc('milliseconds', ${checkouts.updatedAt}) = ${sql.placeholder("updatedAt")}::timestamptz`,
				),
			)
			.returning({ site: checkouts.site })
			.prepare(name),
	);
	const { ownerId, site, idempotencyKey } = checkout;
	const [now, updatedAt] = [shop.now.toISOString(), checkout.updatedAt.toISOString()];
	const claimed = await query.execute({ ownerId, site, idempotencyKey, updatedAt, now });
	return claimed.length > 0;
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
	const [cart, rates] = await Promise.all([readCart(shop), shippingRatesTo(shop, countryOf(shop, checkout).code)]);
	const options = optionsAmong(rates, shop, cart);
	const shipping = options.find((option) => option.option === checkout?.shippingOption);
	return { cart, options, shipping, ...sumsWith(shop, checkout, cart, shipping) };
}

/** Names what would be ordered, for whom and where to: another hash, another order. */
export function contentsHash(cart: Cart, checkout: Checkout | undefined): string {
	const lines = cart.lines.map((line) => [line.projectId, line.hash, line.variantId, line.quantity]);
	const { idempotencyKey: _, updatedAt: __, ...details } = checkout ?? ({} as Partial<Checkout>);
	const filled = Object.entries(details).sort(([one], [other]) => (one < other ? -1 : 1));
	return createHash("sha256")
		.update(JSON.stringify([lines, filled]))
		.digest("hex");
}

/** What the cart costs, delivered in one of the ways that are offered. */
export function sumsWith(
	shop: Shop,
	checkout: Checkout | undefined,
	cart: Cart,
	shipping: ShippingOption | undefined,
): Pick<Quote, "total" | "vat"> {
	const country = countryOf(shop, checkout);
	const shippingPrice = shipping?.price ?? money(0, shop.site.currency);
	const goods = cart.lines.map((line) => ({ gross: line.total, rate: vatRate(country, line.vatClass) }));
	const vat = containedVat([...goods, { gross: shippingPrice, rate: country.vatStandard }], shop.site.currency);
	return { total: add(cart.goods, shippingPrice), vat };
}

function countryOf({ site }: Shop, checkout: Checkout | undefined) {
	return COUNTRIES[deliveryCountry(site, checkout?.country)];
}

function ownCheckout() {
	return and(eq(checkouts.ownerId, sql.placeholder("ownerId")), eq(checkouts.site, sql.placeholder("site")));
}
