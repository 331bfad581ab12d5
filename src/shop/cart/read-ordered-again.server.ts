import { findOrder, isOwnOrder, linesOf } from "#shop/orders/orders.server.ts";
import type { Shop } from "#shop/shop.ts";

/** An order of the visitor's that they put into the cart again: its number, and how many products it has. */
export async function readOrderedAgain(shop: Shop, publicId: string | null) {
	const order = publicId === null ? undefined : await findOrder(shop, publicId);
	if (!order || !isOwnOrder(shop, order)) return undefined;
	return { number: order.number, products: (await linesOf(shop, order.id)).length };
}
