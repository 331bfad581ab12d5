import { and, eq, inArray, sql } from "drizzle-orm";
import { cartLines } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";

/** On any site: the owner's carts are where a project would be missed. */
export async function isInCart(shop: Pick<Shop, "db" | "owner">, projectId: string): Promise<boolean> {
	const [found] = await shop.db.select({ one: sql`1` }).from(cartLines).where(ofProject(shop, projectId)).limit(1);
	return found !== undefined;
}

/** As which variants it lies in the cart of this site, and how often. */
export async function linesInCart(
	shop: Shop,
	projectId: string,
): Promise<readonly { id: string; variantId: number; quantity: number }[]> {
	return shop.db
		.select({ id: cartLines.id, variantId: cartLines.variantId, quantity: cartLines.quantity })
		.from(cartLines)
		.where(and(ofProject(shop, projectId), eq(cartLines.site, shop.site.code)));
}

/** Locks by id, as an edit and an order do. */
export async function removeProjectLines(shop: Pick<Shop, "db" | "owner">, projectId: string): Promise<void> {
	const { id } = cartLines;
	const lying = shop.db.select({ id }).from(cartLines).where(ofProject(shop, projectId)).orderBy(id).for("update");
	await shop.db.delete(cartLines).where(inArray(id, lying));
}

function ofProject({ owner }: Pick<Shop, "owner">, projectId: string) {
	return and(eq(cartLines.projectId, projectId), eq(cartLines.ownerId, owner.id ?? ""));
}
