import { and, eq, or, type SQL } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { articleSides } from "#database/schema.ts";
import { photoAlbum } from "./articles/photo-album.ts";

/** Sides that an earlier release showed with another article's pictures. */
const RENEWED = [{ articleId: photoAlbum.id, side: photoAlbum.sides[0]!, before: "photo-book" }] as const;

export function hasEarlierScene(): SQL | undefined {
	return or(...RENEWED.map(isAsBefore));
}

export async function renewScenes(db: Database): Promise<void> {
	for (const renewed of RENEWED)
		await db.update(articleSides).set({ scene: renewed.side.scene }).where(isAsBefore(renewed));
}

function isAsBefore({ articleId, side, before }: (typeof RENEWED)[number]): SQL | undefined {
	return and(eq(articleSides.articleId, articleId), eq(articleSides.code, side.code), eq(articleSides.scene, before));
}
