import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { addToCart } from "#shop/cart/change-cart.server.ts";
import { findOrder, isOwnOrder, linesOf } from "#shop/orders/orders.server.ts";
import { createProject } from "#shop/projects/projects.server.ts";
import type { Shop } from "#shop/shop.ts";

/**
 * Puts an order's designs into the cart again, as new projects at today's prices. `key` is the form's: pressed twice,
 * they lie there once. What is not sold any more is left out and counted.
 */
export async function orderAgain(
	shop: Shop,
	publicId: string,
	key: string,
): Promise<Outcome<{ left: number }, "unknown_order" | "nothing_left" | "too_elaborate">> {
	const order = await findOrder(shop, publicId);
	if (!order || !isOwnOrder(shop, order)) return refused("unknown_order");
	const lines = await linesOf(shop, order.id);
	let added = 0;
	let tooElaborate = false;
	for (const { articleId, variantId, designId, document, quantity, position } of lines) {
		const made = { articleId, variantId, designId, document, key: `${key} ${position}` };
		const project = await createProject(shop, made);
		if (!project.ok) continue;
		const line = await addToCart(shop, { projectId: project.value.id, variantId, quantity });
		if (line.ok) added++;
		else if (line.reason === "too_elaborate") tooElaborate = true;
	}
	if (added === 0 && tooElaborate) return refused("too_elaborate");
	return added > 0 ? accepted({ left: lines.length - added }) : refused("nothing_left");
}
