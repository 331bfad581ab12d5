import { eq } from "drizzle-orm";
import { BRANDS, isBrandCode } from "#core/brands.ts";
import { formatDay } from "#core/day-display.ts";
import { type Currency, money } from "#core/money.ts";
import { formatPrice } from "#core/price-display.ts";
import { localeByCode } from "#core/sites.ts";
import { orders } from "#database/schema.ts";
import { orderConfirmation } from "#mail/order-confirmation.tsx";
import { postMail } from "#mail/outbox.server.ts";
import { sidesOf, variantsOf } from "#shop/catalog/catalog.server.ts";
import { documentHash } from "#shop/designs/document-hash.server.ts";
import { preview } from "#shop/designs/preview.server.ts";
import type { Workshop } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";
import { linesOf, type OrderLine } from "./orders.server.ts";

/** Writes the confirmation mail of a paid order, with a picture of every line as it was approved. */
export async function confirmOrder(shop: Workshop, orderId: number): Promise<void> {
	const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
	if (!order) return;
	const brand = isBrandCode(order.brand) ? BRANDS[order.brand] : BRANDS.keepsake;
	const place = localeByCode(brand.code, order.locale);
	if (!place) throw new Error(`Order ${order.number} names no locale of its brand`);
	const { site, locale } = place;
	const lines = await linesOf(shop, orderId);
	const proofs = await Promise.all(lines.map((line) => proofPicture(shop, line)));
	const price = (amount: number) =>
		formatPrice(money(amount, order.currency as Currency), locale.iso, site.pricesWithDecimals);
	const mail = await orderConfirmation({
		brand,
		t: textsOf(locale).getFixedT(locale.iso, "mail"),
		language: locale.iso,
		firstName: order.firstName,
		number: order.number,
		trackingUrl: `${shop.baseUrl}${locale.baseUrl}/tracking/${order.publicId}`,
		arrivesBy: formatDay(order.promisedOn, locale.iso),
		lines: lines.map((line, index) => ({
			name: line.name,
			quantity: line.quantity,
			total: price(line.totalAmount),
			proof: `cid:${proofs[index]?.contentId}`,
		})),
		shipping: price(order.shippingAmount),
		total: price(order.totalAmount),
		vat: price(order.vatAmount),
	});
	await postMail(shop.db, {
		key: `order-confirmation:${order.publicId}`,
		recipient: order.email,
		brand: brand.code,
		...mail,
		inlineFiles: proofs,
		createdAt: shop.now,
	});
}

async function proofPicture(shop: Workshop, line: OrderLine) {
	const side = (await sidesOf(shop, [line.articleId])).get(line.articleId)?.[0];
	const variant = (await variantsOf(shop, [line.articleId]))
		.get(line.articleId)
		?.find(({ id }) => id === line.variantId);
	if (!side) throw new Error(`Article ${line.articleId} has no side`);
	const bytes = await preview(shop, {
		document: line.document,
		hash: documentHash(line.document),
		side,
		color: variant?.colorValue ?? null,
		width: 640,
		format: "jpg",
	});
	const key = `proofs/${line.proofHash}-${line.variantId}.jpg`;
	await shop.files.put(key, bytes);
	return { contentId: `line-${line.position}`, key, contentType: "image/jpeg" };
}
