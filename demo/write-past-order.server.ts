import { randomBytes, randomUUID } from "node:crypto";
import { and, asc, desc, eq, lte, sql } from "drizzle-orm";
import { COUNTRIES } from "#core/countries.ts";
import { dayIn } from "#core/delivery-date.ts";
import { money } from "#core/money.ts";
import type { OrderStatus } from "#core/order-status.ts";
import { siteByCode } from "#core/sites.ts";
import { containedVat, vatRate } from "#core/tax.ts";
import {
	articles,
	articleTexts,
	articleVariants,
	designApplications,
	orderHistory,
	orderLines,
	orderNumbers,
	orders,
	payments,
	prices,
} from "#database/schema.ts";
import { keepProof } from "#shop/designs/proofs.server.ts";
import type { Workshop } from "#shop/shop.ts";

export type PastOrder = {
	readonly daysAgo: number;
	readonly designId: number;
	readonly articleId: number;
	readonly quantity: number;
	/** Its money went back. */
	readonly canceled?: boolean;
};
type Buyer = Pick<typeof orders.$inferInsert, "firstName" | "lastName" | "email"> &
	Partial<typeof orders.$inferInsert> & { readonly ownerId: string };
type Written = typeof orders.$inferSelect;

const HOUR = 3_600_000;
const SHIPPING = 395;
const DELIVERED = [0, 200, 201, 202, 1, 13, 8, 9, 15] as const satisfies readonly OrderStatus[];
const CANCELED = [0, 10] as const satisfies readonly OrderStatus[];
const ADDRESS = { country: "GB", street: "Mill Lane", streetNumber: "7", postcode: "CB2 1RX", city: "Cambridge" };

/** An order of an earlier day with all that it left behind; nothing where the demo shop has no such design. */
export async function writePastOrder(
	shop: Pick<Workshop, "db" | "files" | "now" | "log">,
	past: PastOrder,
	buyer: Buyer,
): Promise<Written | undefined> {
	const { db } = shop;
	const good = await goodOf(shop, past);
	const site = siteByCode("GB");
	if (!good || !site) return undefined;
	const placedAt = new Date(shop.now.getTime() - past.daysAgo * 24 * HOUR);
	const year = Number(dayIn(site.timeZone, placedAt).slice(0, 4));
	const [drawn] = await db
		.insert(orderNumbers)
		.values({ site: site.code, year, last: 1 })
		.onConflictDoUpdate({
			target: [orderNumbers.site, orderNumbers.year],
			set: { last: sql`${orderNumbers.last} + 1` },
		})
		.returning();
	const goods = good.amount * past.quantity;
	const country = COUNTRIES.GB;
	const vat = containedVat(
		[
			{ gross: money(goods, site.currency), rate: vatRate(country, good.vatClass) },
			{ gross: money(SHIPPING, site.currency), rate: country.vatStandard },
		],
		site.currency,
	);
	const moves = past.canceled ? CANCELED : DELIVERED;
	const [order] = await db
		.insert(orders)
		.values({
			...ADDRESS,
			customerType: "PERSON",
			...buyer,
			publicId: randomBytes(16).toString("base64url"),
			number: `${site.code}-${year}-${String(drawn?.last).padStart(6, "0")}`,
			idempotencyKey: randomUUID(),
			site: site.code,
			brand: "keepsake",
			locale: "en-gb",
			currency: site.currency,
			status: moves.at(-1) ?? 0,
			deliveryMode: "ADDRESS",
			shippingOption: "standard",
			carrier: "UPS",
			promisedOn: dayIn(site.timeZone, new Date(placedAt.getTime() + 6 * 24 * HOUR)),
			goodsAmount: goods,
			shippingAmount: SHIPPING,
			totalAmount: goods + SHIPPING,
			vatAmount: vat.amount,
			placedAt,
		})
		.returning();
	if (!order) return undefined;
	const proof = await keepProof(shop, good.document);
	if (!proof.ok) throw new Error(`The design of ${good.sku} is ${proof.reason}`);
	await db.insert(orderLines).values({
		orderId: order.id,
		position: 1,
		articleId: past.articleId,
		variantId: good.variantId,
		projectId: randomUUID(),
		sku: good.sku,
		name: good.name,
		variantName: "",
		quantity: past.quantity,
		unitAmount: good.amount,
		totalAmount: goods,
		vatRate: vatRate(country, good.vatClass),
		document: good.document,
		proofHash: proof.value,
		weight: good.weight,
		parcel: good.parcel,
	});
	await db.insert(orderHistory).values(
		moves.map((toStatus, index) => ({
			orderId: order.id,
			fromStatus: moves[index - 1] ?? null,
			toStatus,
			at: new Date(placedAt.getTime() + index * 9 * HOUR),
			actor: index ? "production" : "customer",
			reason: index ? "demo" : "placed",
		})),
	);
	await db.insert(payments).values({
		id: randomUUID(),
		reference: order.publicId,
		method: "CARD",
		type: "ONLINE_PREPAID",
		status: past.canceled ? "CANCELED" : "PAID",
		amount: order.totalAmount,
		currency: order.currency,
		provider: "sandbox",
		createdAt: placedAt,
		settledAt: placedAt,
	});
	return order;
}

async function goodOf({ db }: Pick<Workshop, "db">, { designId, articleId, quantity }: PastOrder) {
	const [found] = await db
		.select({
			document: designApplications.document,
			name: articleTexts.name,
			vatClass: articles.vatClass,
			variantId: articleVariants.id,
			sku: articleVariants.sku,
			weight: articleVariants.weight,
			parcel: articles.parcel,
			amount: prices.amount,
		})
		.from(designApplications)
		.innerJoin(articles, eq(articles.id, designApplications.articleId))
		.innerJoin(articleTexts, and(eq(articleTexts.articleId, articles.id), eq(articleTexts.language, "en")))
		.innerJoin(articleVariants, eq(articleVariants.articleId, articles.id))
		.innerJoin(prices, and(eq(prices.variantId, articleVariants.id), eq(prices.site, "GB")))
		.where(
			and(
				eq(designApplications.designId, designId),
				eq(designApplications.articleId, articleId),
				lte(prices.minimumQuantity, quantity),
			),
		)
		.orderBy(asc(articleVariants.position), desc(prices.minimumQuantity), desc(prices.validFrom))
		.limit(1);
	return found;
}
