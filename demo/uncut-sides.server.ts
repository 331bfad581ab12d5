import { and, eq, isNull, or, type SQL } from "drizzle-orm";
import { articleSides } from "#database/schema.ts";
import { demoArticles } from "./articles.ts";
import type { DemoSide } from "./demo-types.ts";

/** The demo's sides that don't tell yet what they are cut to, or what is cut out of them. */
export function uncutSides(): SQL | undefined {
	return or(
		...shapedSides().map(({ articleId, side }) => isUncut(articleId, side)),
		...piercedSides().map(({ articleId, side }) => isUnpierced(articleId, side)),
	);
}

export function shapedSides() {
	return demoArticles.flatMap(({ id: articleId, sides }) =>
		sides.filter(({ cut }) => cut).map((side) => ({ articleId, side })),
	);
}

export function piercedSides() {
	return demoArticles.flatMap(({ id: articleId, sides }) =>
		sides.filter(({ openings }) => openings).map((side) => ({ articleId, side })),
	);
}

export function isUncut(articleId: number, side: DemoSide): SQL | undefined {
	return and(isThis(articleId, side), isNull(articleSides.cut));
}

export function isUnpierced(articleId: number, side: DemoSide): SQL | undefined {
	return and(isThis(articleId, side), isNull(articleSides.openings));
}

/** Another size is somebody's own side. */
function isThis(articleId: number, { code, width, height }: DemoSide): SQL | undefined {
	return and(
		eq(articleSides.articleId, articleId),
		eq(articleSides.code, code),
		eq(articleSides.width, width),
		eq(articleSides.height, height),
	);
}
