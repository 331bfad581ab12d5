import { inArray } from "drizzle-orm";
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
	await db
		.insert(tags)
		.values(lacking.map((tag) => ({ id: tag.id, position: demoTags.indexOf(tag), mode: tag.mode, group: tag.group })));
	await db
		.insert(tagTexts)
		.values(
			LANGUAGES.flatMap((language) =>
				lacking.map(({ id }) => ({ tagId: id, language, ...demoTexts[language].tags[id]! })),
			),
		);
	if (lacking.some(({ id }) => id === TAG.range)) await nameRange(db);
}

/** The demo's articles that an earlier release brought. */
async function nameRange(db: Database): Promise<void> {
	const own = demoArticles.map(({ id }) => id);
	const rows = await db.select({ articleId: articles.id }).from(articles).where(inArray(articles.id, own));
	if (rows.length) await db.insert(articleTags).values(rows.map(({ articleId }) => ({ articleId, tagId: TAG.range })));
}
