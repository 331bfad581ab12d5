import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { pictures } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";
import { lockPictureFiles } from "./lock-picture-files.server.ts";

/**
 * The same files under another owner too, who may have had them before: old ids to new ones. Ids of others' pictures
 * and of the shop's own are left out. Call it in a transaction.
 */
export async function copyPictures(
	{ db, now }: Pick<Workshop, "db" | "now">,
	ids: readonly string[],
	{ from, to }: { from: string; to: string },
): Promise<ReadonlyMap<string, string>> {
	const own = await db
		.select()
		.from(pictures)
		.where(and(inArray(pictures.id, [...ids]), eq(pictures.ownerId, from)));
	const copies = new Map<string, string>();
	// In one order, so that two who copy at once never wait for each other.
	for (const picture of own.toSorted((one, other) => (one.sha256 < other.sha256 ? -1 : 1))) {
		await lockPictureFiles(db, picture.sha256);
		const same = and(eq(pictures.ownerId, to), eq(pictures.sha256, picture.sha256), eq(pictures.isSecond, false));
		const [known] = await db.select({ id: pictures.id }).from(pictures).where(same);
		const id = known?.id ?? randomUUID();
		if (!known) await db.insert(pictures).values({ ...picture, id, ownerId: to, isSecond: false, createdAt: now });
		copies.set(picture.id, id);
	}
	return copies;
}
