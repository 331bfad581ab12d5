import { and, eq, isNull, or, sql } from "drizzle-orm";
import { prepared } from "#database/prepared.ts";
import { pictures } from "#database/schema.ts";
import type { PixelSize } from "#painters/picture-derivative.server.ts";
import type { Shop, Workshop } from "#shop/shop.ts";
import { copyKey, smallestEnough } from "./picture-copies.ts";

export type Picture = typeof pictures.$inferSelect;

/** Pictures that the visitor may see: their own and the shop's. */
export async function visiblePictures(
	shop: Pick<Shop, "db" | "owner">,
	ids: readonly string[],
): Promise<Map<string, Picture>> {
	if (!ids.length) return new Map();
	const query = prepared(shop.db, "visible pictures", (name) =>
		shop.db
			.select()
			.from(pictures)
			.where(
				and(
					sql`${pictures.id} = any(${sql.placeholder("ids")}::uuid[])`,
					or(isNull(pictures.ownerId), eq(pictures.ownerId, sql.placeholder("owner"))),
				),
			)
			.prepare(name),
	);
	const rows = await query.execute({ ids, owner: shop.owner.id ?? null });
	return new Map(rows.map((row) => [row.id, row]));
}

/** The upright original of a picture or a copy that is large enough, for rendering; no question is asked whose it is. */
export function pictureSource(shop: Pick<Workshop, "db" | "files">) {
	return async (pictureId: string, needed: PixelSize): Promise<Buffer> => {
		const found = await pictureById(shop, pictureId);
		if (!found) throw new Error(`No picture ${pictureId}`);
		return Buffer.from(await shop.files.get(copyKey(found, smallestEnough(found, needed))));
	};
}

/** For who has shown in another way that it may be seen; no question is asked whose it is. */
export async function pictureById({ db }: Pick<Workshop, "db">, pictureId: string): Promise<Picture | undefined> {
	const [found] = await db.select().from(pictures).where(eq(pictures.id, pictureId));
	return found;
}
