import { orderReceived } from "#mail/order-received.tsx";
import { postMail } from "#mail/outbox.server.ts";
import type { Workshop } from "#shop/shop.ts";
import { type LineInMail, orderMailFacts } from "./order-mail-facts.server.ts";
import type { Order } from "./orders.server.ts";

/** Writes the mail that acknowledges a placed order, in the placing transaction: who has not paid finds back by its link. */
export async function acknowledgeOrder(shop: Workshop, order: Order, lines: readonly LineInMail[]): Promise<void> {
	const { facts, linesInMail } = orderMailFacts(shop, order);
	const mail = orderReceived({ ...facts, lines: linesInMail(lines) });
	await postMail(shop, {
		key: `order-received:${order.publicId}`,
		recipient: order.email,
		brand: facts.brand.code,
		...mail,
		inlineFiles: [],
		createdAt: shop.now,
	});
}
