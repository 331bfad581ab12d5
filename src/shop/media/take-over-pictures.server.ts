import { eq, sql } from "drizzle-orm";
import { pictures } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

/** Documents name pictures by id: one that the new owner has already is kept beside it. */
export async function takeOverPictures({ db }: Pick<Workshop, "db">, from: string, to: string): Promise<void> {
	const isKnown = sql<boolean>`exists (
		select from ${pictures} known
		where known.owner_id = ${to} and known.sha256 = ${pictures.sha256} and not known.is_second
	)`;
	await db
		.update(pictures)
		.set({ ownerId: to, isSecond: sql`${pictures.isSecond} or ${isKnown}` })
		.where(eq(pictures.ownerId, from));
}
