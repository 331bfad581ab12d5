import { randomBytes } from "node:crypto";
import { COUNTRIES, type Country, isCountryCode } from "#core/countries.ts";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import type { PaymentMethod } from "#core/payment-methods.ts";
import { vatRate } from "#core/tax.ts";
import { MOST_COST_AT_ONCE, MOST_COST_OF_ORDER } from "#design/drawing-cost.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { sourceOfVisit } from "#shop/affiliates/visit-source.server.ts";
import type { CartLine } from "#shop/cart/cart.server.ts";
import { removeOrdered } from "#shop/cart/change-cart.server.ts";
import { variantName } from "#shop/cart/variant-name.ts";
import { readPartnerSettings } from "#shop/customers/partner-settings.server.ts";
import { costTogether } from "#shop/designs/cost-together.server.ts";
import { keepProofs, type ProofRefusal } from "#shop/designs/proofs.server.ts";
import { writeNewsletterRequest } from "#shop/newsletter/newsletter.server.ts";
import { findOrderByKey, type Order } from "#shop/orders/orders.server.ts";
import { type NewOrder, type NewOrderLine, writeOrder } from "#shop/orders/write-order.server.ts";
import { createPayment, type Payment } from "#shop/payments/payments.server.ts";
import type { ShippingOption } from "#shop/shipping/shipping.server.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";
import {
	type Checkout,
	claimCheckout,
	contentsHash,
	openStep,
	type Quote,
	quote,
	readCheckout,
} from "./checkout.server.ts";

export type OrderRefusal =
	| "incomplete"
	| "empty_cart"
	| "not_available"
	| "contents_changed"
	| "price_changed"
	| "method"
	| "empty_slots"
	| "too_elaborate"
	| "expired"
	| "blocked"
	| ProofRefusal;
/** `payment`: of an order that was not placed before. */
export type PlacedOrder = { order: Order; payment?: Payment };
/** `idempotencyKey`: a double click or a second tab gets the same order. `total`, `contents` (contentsHash): what was seen. */
type Approval = { idempotencyKey: string; method: PaymentMethod; total: number; contents: string };

type Approved = {
	checkout: Checkout & { customerType: NonNullable<Checkout["customerType"]> };
	offer: Quote & { shipping: ShippingOption };
	/** Of laying out its designs. */
	cost: number;
};

/** Places the order that the customer approved. `known`: the checkout as this request has read it; no newer one is claimed. */
export async function placeOrder(
	shop: Shop,
	approval: Approval,
	known?: Checkout,
): Promise<Outcome<PlacedOrder, OrderRefusal>> {
	const approved = await checkApproval(shop, approval, known ?? (await readCheckout(shop)));
	if (!approved.ok) return (await placedBefore(shop, approval)) ?? approved;
	const { checkout, offer, cost } = approved.value;
	const country = countryOf(shop, checkout);
	const keeping = keepProofs(
		shop,
		offer.cart.lines.map((line) => line.document),
	);
	// Unheard of if the transaction fails first.
	keeping.catch(() => undefined);
	if (cost > MOST_COST_AT_ONCE) {
		// Elaborate ones take seconds, in which the transaction would hold its connection and its locks.
		const kept = await keeping;
		if (!kept.ok) return kept;
	}
	const [source, settled] = await Promise.all([sourceOfVisit(shop), readPartnerSettings(shop)]);
	return inTransaction(shop, async (inside): Promise<Outcome<PlacedOrder, OrderRefusal>> => {
		if (!(await claimCheckout(inside, checkout))) return (await placedBefore(inside, approval)) ?? refused("expired");
		// The order itself is written last: its number locks the site's counter until the commit.
		const order = { ...newOrder(shop, approved.value, country), source, ...settled };
		const payment = await createPayment(inside, {
			reference: order.publicId,
			method: approval.method,
			amount: offer.total,
		});
		if (checkout.newsletter) await writeNewsletterRequest(inside, order.email, newsletterWords(shop));
		await removeOrdered(inside, offer.cart.lines);
		const proofs = await keeping;
		if (!proofs.ok) throw new Error(`Ordinary designs have no proof: ${proofs.reason}`);
		const lines = offer.cart.lines.map((line, index) => orderLine(line, index + 1, country, proofs.value[index] ?? ""));
		return accepted({ order: await writeOrder(inside, order, lines), payment });
	});
}

async function checkApproval(
	shop: Shop,
	approval: Approval,
	checkout: Checkout | undefined,
): Promise<Outcome<Approved, OrderRefusal>> {
	if (shop.customer?.blocked) return refused("blocked");
	if (!shop.site.payments.includes(approval.method)) return refused("method");
	if (checkout?.idempotencyKey !== approval.idempotencyKey) return refused("expired");
	const offer = await quote(shop, checkout);
	const { cart, shipping } = offer;
	if (cart.unavailable.length) return refused("not_available");
	if (!cart.lines.length) return refused("empty_cart");
	const { customerType } = checkout;
	if (openStep(checkout) !== 4 || !shipping || !customerType) return refused("incomplete");
	if (cart.isChanged || contentsHash(cart, checkout) !== approval.contents) return refused("contents_changed");
	if (offer.total.amount !== approval.total) return refused("price_changed");
	if (cart.lines.some(hasEmptySlot)) return refused("empty_slots");
	const hashes = cart.lines.map(({ hash }) => hash);
	const cost = await costTogether(hashes, () => cart.lines);
	if (cost > MOST_COST_OF_ORDER) return refused("too_elaborate");
	return accepted({ checkout: { ...checkout, customerType }, offer: { ...offer, shipping }, cost });
}

/** What this visitor has placed with the key already. */
async function placedBefore(
	shop: Shop,
	{ idempotencyKey }: Approval,
): Promise<Outcome<PlacedOrder, never> | undefined> {
	const order = await findOrderByKey(shop, idempotencyKey);
	return order && order.ownerId === shop.owner.id ? accepted({ order }) : undefined;
}

type Ordered = Omit<NewOrder, "source" | "billing" | "reference">;

function newOrder(shop: Shop, { checkout, offer }: Approved, country: Country): Ordered {
	return {
		publicId: randomBytes(16).toString("base64url"),
		idempotencyKey: checkout.idempotencyKey,
		site: shop.site.code,
		brand: shop.brand.code,
		locale: shop.locale.code,
		currency: shop.site.currency,
		ownerId: checkout.ownerId,
		customerId: shop.customer?.id ?? null,
		customerType: checkout.customerType,
		email: checkout.email ?? "",
		firstName: checkout.firstName ?? "",
		lastName: checkout.lastName ?? "",
		company: checkout.company,
		vatId: checkout.vatId,
		phone: checkout.phone,
		recipient: checkout.recipient,
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
	};
}

function orderLine(line: CartLine, position: number, country: Country, proofHash: string): NewOrderLine {
	return {
		position,
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
		proofHash,
		weight: line.weight,
		parcel: line.parcel,
		accepted: line.accepted,
		designId: line.designId,
	};
}

/** What stood beside the tick. */
function newsletterWords({ locale }: Shop): string {
	return textsOf(locale).getFixedT(locale.iso, "checkout")("newsletter");
}

function countryOf(shop: Shop, { country }: Checkout): Country {
	return COUNTRIES[isCountryCode(country ?? "") ? (country as "GB") : shop.site.defaultCountry];
}

function hasEmptySlot(line: CartLine): boolean {
	return line.document.sides.some((side) =>
		flatElements(side.elements).some((element) => element.kind === "photo" && element.picture === null),
	);
}
