import { LANGUAGES } from "#core/languages.ts";
import type { Database } from "#database/database.ts";
import { articles, articleTags, tags, tagTexts } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";
import { demoArticles } from "./articles.ts";
import { demoTexts } from "./demo-texts.ts";
import { demoTags, TAG } from "./tags.ts";

/** Those that the shop does not have yet. */
export async function loadDemoTags({ db }: Pick<Workshop, "db">): Promise<void> {
	const rows = await db.select({ id: tags.id }).from(tags);
	const known = new Set(rows.map(({ id }) => id));
	const lacking = demoTags.filter(({ id }) => !known.has(id));
	if (lacking.length === 0) return;
	await db.insert(tags).values(lacking.map((tag) => ({ ...tag, position: demoTags.indexOf(tag) })));
	await db
		.insert(tagTexts)
		.values(
			LANGUAGES.flatMap((language) =>
				lacking.map(({ id }) => ({ tagId: id, language, ...demoTexts[language].tags[id]! })),
			),
		);
	await putArticlesUnder(
		db,
		lacking.map(({ id }) => id),
	);
}

/** The demo's articles that an earlier release brought. */
async function putArticlesUnder(db: Database, tagIds: readonly number[]): Promise<void> {
	const rows = await db.select({ id: articles.id }).from(articles);
	const known = new Set(rows.map(({ id }) => id));
	const tagged = demoArticles
		.filter(({ id }) => known.has(id))
		.flatMap(({ id: articleId, tags: own }) =>
			[...own, TAG.range].filter((tagId) => tagIds.includes(tagId)).map((tagId) => ({ articleId, tagId })),
		);
	if (tagged.length) await db.insert(articleTags).values(tagged);
}
