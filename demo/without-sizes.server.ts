import { and, inArray, type SQL, sql } from "drizzle-orm";
import { articles } from "#database/schema.ts";
import { demoArticles } from "./articles.ts";

/** Articles that don't tell yet what their sizes measure. */
export function isWithoutSizes(articleIds: readonly number[] = guided()): SQL | undefined {
	return and(inArray(articles.id, [...articleIds]), sql`${articles.sizeGuide} = '[]'::jsonb`);
}

/** Those of the demo that have something to tell. */
function guided(): number[] {
	return demoArticles.filter(({ sizeGuide }) => sizeGuide).map(({ id }) => id);
}
