import { eq } from "drizzle-orm";
import { cartLines } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

/** A project lies in its owner's cart alone: lines of two owners never meet. */
export async function takeOverCart({ db }: Pick<Workshop, "db">, from: string, to: string): Promise<void> {
	await db.update(cartLines).set({ ownerId: to }).where(eq(cartLines.ownerId, from));
}
