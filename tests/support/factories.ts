import { articleSides, articles, articleTexts, articleVariants, prices, shippingRates } from "#database/schema.ts";
import type { DesignDocument, DesignElement } from "#design/document.ts";
import { documentCost, MOST_COST_OF_ORDER } from "#design/drawing-cost.ts";
import { addToCart } from "#shop/cart/change-cart.server.ts";
import type { NewLine } from "#shop/cart/write-line.server.ts";
import { changeCheckout, contentsHash, quote, readCheckout } from "#shop/checkout/checkout.server.ts";
import { createProject } from "#shop/projects/projects.server.ts";
import type { Shop } from "#shop/shop.ts";

export const MUG = { id: 11, variantId: 1101, otherVariantId: 1102, price: 1290, priceOfTen: 1090 } as const;
export const SIDE = { code: "wrap", width: 226, height: 78, bleed: 2, safe: 4 } as const;

/** An article with two variants, volume prices and delivery to the site's country. */
export async function stockMug(shop: Shop): Promise<void> {
	const { db, site } = shop;
	await db.insert(articles).values({
		id: MUG.id,
		position: 0,
		active: true,
		vatClass: "STANDARD",
		productionDays: 2,
		manufacturer: "Test works",
	});
	await db.insert(articleTexts).values({
		articleId: MUG.id,
		language: shop.locale.language,
		name: "Mug",
		namePlural: "Mugs",
		slug: "mug",
		summary: "A mug",
		description: [],
		facts: [],
	});
	await db.insert(articleSides).values({
		...SIDE,
		articleId: MUG.id,
		position: 0,
		minimumDpi: 200,
		technique: "sublimation",
		scene: "mug",
	});
	const variant = { articleId: MUG.id, weight: 420 };
	await db.insert(articleVariants).values([
		{ ...variant, id: MUG.variantId, sku: "MUG-1", position: 0 },
		{ ...variant, id: MUG.otherVariantId, sku: "MUG-2", position: 1 },
	]);
	const price = { site: site.code, currency: site.currency, validFrom: "2026-01-01" };
	await db.insert(prices).values(
		[MUG.variantId, MUG.otherVariantId].flatMap((variantId) => [
			{ ...price, variantId, minimumQuantity: 1, amount: MUG.price },
			{ ...price, variantId, minimumQuantity: 10, amount: MUG.priceOfTen },
		]),
	);
	await db.insert(shippingRates).values({
		site: site.code,
		country: site.defaultCountry,
		option: "standard",
		carrier: "DHL_PARCEL",
		maximumWeight: 30_000,
		amount: 395,
		currency: site.currency,
		freeFrom: null,
		transitDays: 3,
	});
}

export function documentWith(...elements: DesignElement[]): DesignDocument {
	return { version: 1, sides: [{ ...SIDE, elements }] };
}

export function textElement(text = "Für Zoë ♥"): DesignElement {
	const box = { x: 20, y: 20, width: 120, height: 20, rotation: 0 };
	const type = { font: "lora", size: 12, leading: 1.2, align: "center", color: "#1f1b16", language: "en" } as const;
	return { kind: "text", id: "t1", opacity: 1, text, ...box, ...type };
}

/** Costs more than half of what an order may, in dashes so fine that they are soon laid out. */
export function elaborateDocument(name: string): DesignDocument {
	const box = { x: 0, y: 0, width: 5000, height: 5000, rotation: 0, opacity: 1 };
	const stroke = { color: "#000000", width: 0.01 };
	const look = { form: "ellipse", fill: null, stroke, cornerRadius: 0, dash: "dotted" } as const;
	const shapes = Array.from({ length: 24 }, (_, at) => ({
		kind: "shape" as const,
		id: `${name}-${at}`,
		...box,
		...look,
	}));
	const document = documentWith(...shapes);
	if (documentCost(document) <= MOST_COST_OF_ORDER / 2) throw new Error("It costs too little");
	return document;
}

export async function makeProject(shop: Shop, document = documentWith(textElement())): Promise<string> {
	const made = await createProject(shop, { articleId: MUG.id, variantId: MUG.variantId, document });
	if (!made.ok) throw new Error(made.reason);
	return made.value.id;
}

/** The line that it lies in then. */
export async function putInCart(shop: Shop, input: NewLine): Promise<string> {
	const added = await addToCart(shop, input);
	if (!added.ok) throw new Error(added.reason);
	return added.value.lineId;
}

/** A visitor who stands at the payment step with so many mugs in the cart. */
export async function readyToOrder(
	shop: Shop,
	quantity = 1,
	document?: DesignDocument,
): Promise<{ idempotencyKey: string; total: number; contents: string }> {
	await putInCart(shop, { projectId: await makeProject(shop, document), quantity });
	await changeCheckout(shop, {
		guestChoice: "continue_like_guest",
		customerType: "PERSON",
		email: "ana@example.test",
		firstName: "Ana",
		lastName: "García",
		country: shop.site.defaultCountry,
		street: "Downing Street",
		streetNumber: "10",
		postcode: "SW1A 2AA",
		city: "London",
		deliveryMode: "ADDRESS",
		shippingOption: "standard",
	});
	return shownNow(shop);
}

/** What the payment step's form would hold. */
export async function shownNow(shop: Shop) {
	const checkout = await readCheckout(shop);
	const offer = await quote(shop, checkout);
	return {
		idempotencyKey: checkout?.idempotencyKey ?? "",
		total: offer.total.amount,
		contents: contentsHash(offer.cart, checkout),
	};
}
