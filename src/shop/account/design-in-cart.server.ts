import { accepted } from "#core/outcome.ts";
import { readCart } from "#shop/cart/cart.server.ts";
import { addToCart } from "#shop/cart/change-cart.server.ts";
import { isInCart } from "#shop/cart/project-lines.server.ts";
import { findNamedProject } from "#shop/projects/own-projects.server.ts";
import type { Shop } from "#shop/shop.ts";

/** One piece; what lies there already keeps its number. */
export async function designInCart(shop: Shop, projectId: string) {
	const { lines, unavailable } = await readCart(shop);
	const lies = [...lines, ...unavailable].find((line) => line.projectId === projectId);
	return lies ? accepted({ lineId: lies.id }) : addToCart(shop, { projectId, quantity: 1 });
}

/** What its owner should know before it goes. */
export async function readDeleteQuestion(shop: Shop, id: string) {
	const project = await findNamedProject(shop, id);
	return project && { ...project, inCart: await isInCart(shop, id) };
}
