import { type SQL, sql } from "drizzle-orm";
import { dayIn } from "#core/delivery-date.ts";
import type { Database } from "#database/database.ts";
import { placeholders, prepared } from "#database/prepared.ts";
import { queueJob } from "#database/queue-job.ts";
import { orderHistory, orderLines, orderNumbers, orders } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";
import { acknowledgeOrder } from "./acknowledge-order.server.ts";
import type { Order } from "./orders.server.ts";

export type NewOrder = Omit<Order, "id" | "number" | "status" | "placedAt">;
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, "orderId">;

/** Minutes that an unpaid order waits before it is kept back (status 4). */
const PAYMENT_MINUTES = 60;

/** Writes an order with its lines, first history row and acknowledgement; call it last in the placing transaction. */
export async function writeOrder(shop: Shop, order: NewOrder, lines: readonly NewOrderLine[]): Promise<Order> {
	const runAt = new Date(shop.now.getTime() + PAYMENT_MINUTES * 60_000);
	await queueJob(shop.db, "payment-overdue", { publicId: order.publicId }, { runAt });
	const year = Number(dayIn(shop.site.timeZone, shop.now).slice(0, 4));
	const query = prepared(shop.db, "write order", (name) => orderInsert(shop.db).prepare(name));
	const [written] = await query.execute({
		...order,
		placedAt: shop.now,
		year,
		beforeNumber: `${shop.site.code}-${year}-`,
		lines: JSON.stringify(lines),
	});
	if (!written) throw new Error("The order was not written");
	await acknowledgeOrder(shop, written, lines);
	return written;
}

/**
 * Number, order, history and lines in one statement. The counter's row stays locked from here to the commit:
 * what can be written before it is.
 */
function orderInsert(db: Database) {
	const drawn = db.$with("drawn").as(
		db
			.insert(orderNumbers)
			.values({ site: sql.placeholder("site"), year: sql.placeholder("year"), last: 1 })
			.onConflictDoUpdate({
				target: [orderNumbers.site, orderNumbers.year],
				set: { last: sql`${orderNumbers.last} + 1` },
			})
			.returning({ last: orderNumbers.last }),
	);
	const placed = db.$with("placed").as(
		db
			.insert(orders)
			.values({
				...placeholders(ORDER_COLUMNS),
				number: sql`${sql.placeholder("beforeNumber")}::text || lpad((select last from drawn)::text, 6, '0')`,
				status: 0,
			})
			.returning(),
	);
	const history = db.$with("history").as(
		db
			.insert(orderHistory)
			.values({
				orderId: sql`(select id from placed)`,
				toStatus: 0,
				at: sql.placeholder("placedAt"),
				actor: "customer",
				reason: "placed",
			})
			.returning({ id: orderHistory.id }),
	);
	const lines = db
		.$with("lines")
		.as(db.insert(orderLines).select(linesFromJson()).returning({ id: orderLines.orderId }));
	return db.with(drawn, placed, history, lines).select().from(placed);
}

/** In the order of the table's columns. */
function linesFromJson(): SQL {
	return sql`select placed.id, line.* from placed, jsonb_to_recordset(${sql.placeholder("lines")}::jsonb) as line(
		"position" smallint, "articleId" integer, "variantId" integer, "projectId" uuid, sku text, name text,
		"variantName" text, quantity integer, "unitAmount" integer, "totalAmount" integer, "vatRate" integer,
		document jsonb, "proofHash" text, weight double precision, accepted jsonb, "designId" integer,
		parcel jsonb)`;
}

const ORDER_COLUMNS = [
	"publicId",
	"idempotencyKey",
	"site",
	"brand",
	"locale",
	"currency",
	"ownerId",
	"customerId",
	"source",
	"customerType",
	"email",
	"firstName",
	"lastName",
	"company",
	"vatId",
	"phone",
	"recipient",
	"country",
	"street",
	"streetNumber",
	"unit",
	"postcode",
	"city",
	"province",
	"deliveryMode",
	"shippingOption",
	"carrier",
	"promisedOn",
	"goodsAmount",
	"shippingAmount",
	"totalAmount",
	"vatAmount",
	"billing",
	"reference",
	"placedAt",
] as const satisfies readonly (keyof Order)[];
