import { and, inArray, isNull, type SQL } from "drizzle-orm";
import { articles } from "#database/schema.ts";
import { demoArticles } from "./articles.ts";

/** Articles of the demo that don't tell yet how large they are when packed. */
export function isWithoutParcel(articleIds = demoArticles.map(({ id }) => id)): SQL | undefined {
	return and(inArray(articles.id, articleIds), isNull(articles.parcel));
}
