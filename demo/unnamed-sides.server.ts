import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { articleSides } from "#database/schema.ts";
import { demoArticles } from "./articles.ts";
import type { DemoSide } from "./demo-types.ts";

/** The demo's sides whose parts have no names yet. */
export function unnamedSides(): SQL | undefined {
	return or(...namedSides().map(({ articleId, side }) => isUnnamed(articleId, side)));
}

export function namedSides() {
	return demoArticles.flatMap(({ id: articleId, sides }) =>
		sides.filter(({ panels }) => panels).map((side) => ({ articleId, side })),
	);
}

/** Changed folds are somebody's own side. */
export function isUnnamed(articleId: number, { code, folds = [] }: DemoSide): SQL | undefined {
	return and(
		eq(articleSides.articleId, articleId),
		eq(articleSides.code, code),
		sql`${articleSides.panels} = '[]'::jsonb`,
		sql`${articleSides.folds} = ${JSON.stringify(folds)}::jsonb`,
	);
}
