import { eq } from "drizzle-orm";
import { cartLines } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

/** On every site. */
export async function emptyCart({ db }: Pick<Workshop, "db">, ownerId: string): Promise<void> {
	await db.delete(cartLines).where(eq(cartLines.ownerId, ownerId));
}
