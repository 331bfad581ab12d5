import { and, eq, sql } from "drizzle-orm";
import { cartLines } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

/** Of a project that lies in the new owner's cart already, their own line stays. */
export async function takeOverCart({ db }: Pick<Workshop, "db">, from: string, to: string): Promise<void> {
	const isHeld = sql`exists (
		select from ${cartLines} held
		where held.owner_id = ${to} and held.site = ${cartLines.site}
			and held.project_id = ${cartLines.projectId} and held.variant_id = ${cartLines.variantId}
	)`;
	await db.delete(cartLines).where(and(eq(cartLines.ownerId, from), isHeld));
	await db.update(cartLines).set({ ownerId: to }).where(eq(cartLines.ownerId, from));
}
