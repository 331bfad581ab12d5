import { and, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { LANGUAGES } from "#core/languages.ts";
import type { Database } from "#database/database.ts";
import { articleTexts, designTexts } from "#database/schema.ts";
import { demoKeywords } from "./demo-keywords.ts";

const articleIds = Object.keys(demoKeywords.en.articles).map(Number);
const designIds = Object.keys(demoKeywords.en.designs).map(Number);

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
		Object.entries(demoKeywords[language][of]).map(([id, keywords]) => ({ id: Number(id), language, keywords })),
	);
	return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as added (id integer, language text, keywords text)`;
}
