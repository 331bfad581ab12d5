import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { LANGUAGES } from "#core/languages.ts";
import type { Database } from "#database/database.ts";
import { tags, tagTexts } from "#database/schema.ts";
import { demoTexts } from "./demo-texts.ts";
import { demoTags } from "./tags.ts";

/** The demo's tags that don't tell their day yet. */
export function isWithoutDay(): SQL | undefined {
	const ids = demoTags.flatMap(({ id, givenOn }) => (givenOn ? id : []));
	return and(inArray(tags.id, ids), isNull(tags.givenOn));
}

/** Those that tell nothing of what to choose, in some language. */
export function isWithoutStories(): SQL | undefined {
	const ids = demoTags.flatMap(({ id }) => (demoTexts.en.tags[id]?.stories ? id : []));
	return and(
		inArray(tagTexts.tagId, ids),
		inArray(tagTexts.language, LANGUAGES),
		sql`${tagTexts.stories} = '[]'::jsonb`,
	);
}

/** Days and stories of tags that an earlier release brought. */
export async function tellMoreOfTags(db: Database): Promise<void> {
	const dayless = await db.select({ id: tags.id }).from(tags).where(isWithoutDay());
	for (const { id } of dayless) {
		const givenOn = demoTags.find((tag) => tag.id === id)?.givenOn;
		await db.update(tags).set({ givenOn }).where(eq(tags.id, id));
	}
	const told = demoTags.flatMap(({ id }) =>
		LANGUAGES.flatMap((language) => {
			const stories = demoTexts[language].tags[id]?.stories;
			return stories ? { id, language, stories } : [];
		}),
	);
	// In one statement: after each of them the search looks at all designs of the tags again.
	await db
		.update(tagTexts)
		.set({ stories: sql`told.stories` })
		.from(sql`jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told (id integer, language text, stories jsonb)`)
		.where(and(isWithoutStories(), sql`${tagTexts.tagId} = told.id and ${tagTexts.language} = told.language`));
}
