import { orderReceived } from "#mail/order-received.tsx";
import { postMail } from "#mail/outbox.server.ts";
import type { Workshop } from "#shop/shop.ts";
import { nameInMail, orderMailFacts } from "./order-mail-facts.server.ts";
import type { Order, OrderLine } from "./orders.server.ts";

type Named = Pick<OrderLine, "position" | "name" | "variantName" | "quantity" | "totalAmount">;

/** Writes the mail that acknowledges a placed order, in the placing transaction: who has not paid finds back by its link. */
export async function acknowledgeOrder(shop: Workshop, order: Order, lines: readonly Named[]): Promise<void> {
	const { facts, price } = orderMailFacts(shop, order);
	const mail = orderReceived({
		...facts,
		lines: lines.map((line) => ({
			position: line.position,
			name: nameInMail(line),
			quantity: line.quantity,
			total: price(line.totalAmount),
		})),
	});
	await postMail(shop, {
		key: `order-received:${order.publicId}`,
		recipient: order.email,
		brand: facts.brand.code,
		...mail,
		inlineFiles: [],
		createdAt: shop.now,
	});
}
