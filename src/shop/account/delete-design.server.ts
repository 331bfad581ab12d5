import { removeProjectLines } from "#shop/cart/project-lines.server.ts";
import { removeProject } from "#shop/projects/own-projects.server.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";

/** Out of the carts too; orders keep their copies. */
export function deleteDesign(shop: Shop, id: string): Promise<boolean> {
	return inTransaction(shop, async (inside) => {
		const removed = await removeProject(inside, id);
		if (removed) await removeProjectLines(inside, id);
		return removed;
	});
}
