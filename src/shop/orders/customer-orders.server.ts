import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type DateFilter, daysOf } from "#core/date-filter.ts";
import { ORDER_GROUPS, type OrderGroup } from "#core/order-groups.ts";
import { ORDER_STATUSES } from "#core/order-status.ts";
import { orderLines, orders } from "#database/schema.ts";
import { withinDays } from "#database/within-days.ts";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";
import { orderPrices } from "./order-prices.server.ts";
import type { OpenAction } from "./required-actions.server.ts";

export type OrderQuery = {
	readonly date: DateFilter;
	readonly group: OrderGroup;
	/** The id of the last order on the page before. */
	readonly after?: number | undefined;
};

const PAGE_LENGTH = 10;
const MOST_PICTURES = 4;

/** Newest first, ten at a time; `next` is where the following ones begin. `actions`: what waits for the customer. */
export async function listCustomerOrders(
	shop: Shop,
	customer: Pick<SignedInCustomer, "id">,
	asked: OrderQuery,
	actions: readonly OpenAction[],
) {
	const rows = await shop.db
		.select()
		.from(orders)
		.where(and(eq(orders.customerId, customer.id), ...conditions(shop, asked)))
		.orderBy(desc(orders.placedAt), desc(orders.id))
		.limit(PAGE_LENGTH + 1);
	const shown = rows.slice(0, PAGE_LENGTH);
	const ids = shown.map((order) => order.id);
	const lines = await linesByOrder(shop, ids);
	const day = new Intl.DateTimeFormat(shop.locale.iso, { dateStyle: "long", timeZone: shop.site.timeZone });
	return {
		orders: shown.map((order) => ({
			publicId: order.publicId,
			number: order.number,
			status: ORDER_STATUSES[order.status],
			delivered: ORDER_GROUPS.delivered.some((status) => status === order.status),
			required: actions.find((action) => action.order === order.publicId)?.to,
			placedOn: day.format(order.placedAt),
			total: orderPrices(order, shop).price(order.totalAmount),
			pieces: (lines.get(order.id) ?? []).reduce((sum, line) => sum + line.quantity, 0),
			pictures: (lines.get(order.id) ?? []).slice(0, MOST_PICTURES).map((line) => ({
				src: `/previews/orders/${order.publicId}/${line.position}.jpg`,
				name: line.name,
			})),
		})),
		next: rows.length > PAGE_LENGTH ? shown.at(-1)?.id : undefined,
	};
}
export type CustomerOrder = Awaited<ReturnType<typeof listCustomerOrders>>["orders"][number];

/** One of the customer's, by the number that people know it by. */
export async function findCustomerOrder(
	shop: Pick<Shop, "db">,
	customer: Pick<SignedInCustomer, "id">,
	number: string,
) {
	const [found] = await shop.db
		.select({ publicId: orders.publicId, number: orders.number, placedAt: orders.placedAt })
		.from(orders)
		.where(and(eq(orders.number, number), eq(orders.customerId, customer.id)));
	return found;
}

function conditions({ site, now }: Shop, { date, group, after }: OrderQuery): (SQL | undefined)[] {
	const statuses = ORDER_GROUPS[group];
	return [
		withinDays(orders.placedAt, daysOf(date, site.timeZone, now), site.timeZone),
		statuses.length ? inArray(orders.status, [...statuses]) : undefined,
		after === undefined
			? undefined
			: sql`(${orders.placedAt}, ${orders.id}) < (select placed_at, id from orders where id = ${after})`,
	];
}

async function linesByOrder(shop: Pick<Shop, "db">, orderIds: readonly number[]) {
	if (!orderIds.length) return new Map<number, { position: number; name: string; quantity: number }[]>();
	const { orderId, position, name, quantity } = orderLines;
	const rows = await shop.db
		.select({ orderId, position, name, quantity })
		.from(orderLines)
		.where(inArray(orderId, [...orderIds]))
		.orderBy(asc(orderId), asc(position));
	return Map.groupBy(rows, (row) => row.orderId);
}
