import { postMail } from "#mail/outbox.server.ts";
import type { Workshop } from "#shop/shop.ts";
import { orderMailFacts } from "./order-mail-facts.server.ts";
import { findOrder, linesOf } from "./orders.server.ts";

/** Writes the mail that acknowledges a placed order: who has not paid finds back by its link. */
export async function acknowledgeOrder(shop: Workshop, publicId: string): Promise<void> {
	const order = await findOrder(shop, publicId);
	if (!order) return;
	const { facts, price } = orderMailFacts(shop, order);
	const lines = await linesOf(shop, order.id);
	const { orderReceived } = await import("#mail/order-received.tsx");
	const mail = await orderReceived({
		...facts,
		lines: lines.map(({ position, name, quantity, totalAmount }) => ({
			position,
			name,
			quantity,
			total: price(totalAmount),
		})),
	});
	await postMail(shop.db, {
		key: `order-received:${publicId}`,
		recipient: order.email,
		brand: facts.brand.code,
		...mail,
		inlineFiles: [],
		createdAt: shop.now,
	});
}
