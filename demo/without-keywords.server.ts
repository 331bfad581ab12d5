import { and, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { LANGUAGES } from "#core/languages.ts";
import type { Database } from "#database/database.ts";
import { articleTexts, designTexts } from "#database/schema.ts";
import { demoArticles } from "./articles.ts";
import { demoKeywords, designKeywords } from "./demo-keywords.ts";
import { demoDesigns } from "./designs.ts";

const articleIds = demoArticles.map(({ id }) => id);
const designIds = demoDesigns.map(({ id }) => id);

/** The demo's articles that are found by their own words only. Keywords that somebody emptied are not null. */
export function isArticleWithoutKeywords(): SQL | undefined {
	const { articleId, language, keywords } = articleTexts;
	return and(inArray(articleId, articleIds), inArray(language, LANGUAGES), isNull(keywords));
}

export function isDesignWithoutKeywords(): SQL | undefined {
	const { designId, language, keywords } = designTexts;
	return and(inArray(designId, designIds), inArray(language, LANGUAGES), isNull(keywords));
}

/** What articles and designs that an earlier release brought are found by, too. */
export async function addKeywords(db: Database): Promise<void> {
	// Each in one statement: after it the search looks at all that it changed.
	await db
		.update(articleTexts)
		.set({ keywords: sql`added.keywords` })
		.from(added("articles"))
		.where(
			and(
				isArticleWithoutKeywords(),
				sql`${articleTexts.articleId} = added.id and ${articleTexts.language} = added.language`,
			),
		);
	await db
		.update(designTexts)
		.set({ keywords: sql`added.keywords` })
		.from(added("designs"))
		.where(
			and(
				isDesignWithoutKeywords(),
				sql`${designTexts.designId} = added.id and ${designTexts.language} = added.language`,
			),
		);
}

function added(of: "articles" | "designs"): SQL {
	const rows = LANGUAGES.flatMap((language) =>
		of === "articles"
			? demoArticles.map(({ id }) => ({ id, language, keywords: demoKeywords[language].articles[id] }))
			: demoDesigns.map((design) => ({ id: design.id, language, keywords: designKeywords(language, design) })),
	);
	return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as added (id integer, language text, keywords text)`;
}
