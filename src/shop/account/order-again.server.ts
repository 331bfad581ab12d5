import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { addToCart } from "#shop/cart/change-cart.server.ts";
import { findOrder, isOwnOrder, linesOf } from "#shop/orders/orders.server.ts";
import { createProject } from "#shop/projects/projects.server.ts";
import type { Shop } from "#shop/shop.ts";

/** What of an order is in the cart again, and the names of what is not. */
export type OrderedAgain = {
	readonly added: number;
	readonly all: number;
	readonly gone: readonly string[];
	readonly tooMuch: readonly string[];
};

/**
 * Puts an order's designs into the cart again, as new projects at today's prices. `key` is the form's: pressed twice,
 * they lie there once. What is left out is told: not sold any more, or too much for one order or cart.
 */
export async function orderAgain(
	shop: Shop,
	publicId: string,
	key: string,
): Promise<Outcome<OrderedAgain, "unknown_order" | "nothing_left" | "too_elaborate" | "cart_full">> {
	const order = await findOrder(shop, publicId);
	if (!order || !isOwnOrder(shop, order)) return refused("unknown_order");
	const lines = await linesOf(shop, order.id);
	const gone: string[] = [];
	const tooMuch: string[] = [];
	let added = 0;
	let isFull = false;
	for (const { articleId, variantId, designId, document, quantity, position, name } of lines) {
		const made = { articleId, variantId, designId, document, key: `${key} ${position}` };
		const project = await createProject(shop, made);
		const line = project.ok ? await addToCart(shop, { projectId: project.value.id, variantId, quantity }) : project;
		if (line.ok) {
			added++;
			continue;
		}
		isFull ||= line.reason === "cart_full";
		const isTooMuch = line.reason === "too_elaborate" || line.reason === "cart_full";
		(isTooMuch ? tooMuch : gone).push(name);
	}
	if (added > 0) return accepted({ added, all: lines.length, gone, tooMuch });
	if (isFull) return refused("cart_full");
	return refused(tooMuch.length > 0 ? "too_elaborate" : "nothing_left");
}
