import { eq, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { pictures } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

/** Until the transaction ends nobody else writes a picture of these files, or removes them. */
export async function lockPictureFiles(db: Database, sha256: string): Promise<void> {
	await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 0))`);
}

/** Beside a picture's files, with which it goes: not where they went while it was being made. */
export async function keepWithPicture(
	{ db, files }: Pick<Workshop, "db" | "files">,
	sha256: string,
	key: string,
	bytes: Uint8Array,
): Promise<void> {
	await db.transaction(async (inside) => {
		await lockPictureFiles(inside, sha256);
		const [still] = await inside.select({ id: pictures.id }).from(pictures).where(eq(pictures.sha256, sha256)).limit(1);
		if (still) await files.put(key, bytes);
	});
}
