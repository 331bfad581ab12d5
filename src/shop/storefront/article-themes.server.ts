import { inArray, sql } from "drizzle-orm";
import { remember } from "#database/remember.ts";
import { designApplications, designs, designTags, tags } from "#database/schema.ts";
import { listTags } from "#shop/catalog/catalog.server.ts";
import type { Shop } from "#shop/shop.ts";

export type Theme = { readonly id: number; readonly name: string };

/** So many of an article's best loved designs say which themes are offered, however many there are. */
const SAMPLE = 300;

/** Themes that the article has designs of, in the order of the navigation. */
export async function articleThemes(shop: Pick<Shop, "db" | "locale">, articleId: number): Promise<readonly Theme[]> {
	const [all, ids] = await Promise.all([
		listTags(shop),
		remember(shop.db, `themes of article ${articleId}`, () => selectThemes(shop, articleId)),
	]);
	return all.filter(({ id }) => ids.has(id)).map(({ id, name }) => ({ id, name }));
}

async function selectThemes({ db }: Pick<Shop, "db">, articleId: number): Promise<ReadonlySet<number>> {
	const best = sql`(select ${designApplications.designId} as design_id from ${designApplications}
		inner join ${designs} on ${designs.id} = ${designApplications.designId} and ${designs.published}
		where ${designApplications.articleId} = ${articleId}
		order by ${designApplications.popularity} desc, ${designApplications.designId} desc limit ${SAMPLE})`;
	const found = await db
		.select({ id: tags.id })
		.from(tags)
		.where(
			sql`${inArray(tags.mode, ["LIST_DESIGNS", "LANDING"])} and exists (select 1 from ${best} best
				inner join ${designTags} on ${designTags.designId} = best.design_id and ${designTags.tagId} = ${tags.id})`,
		);
	return new Set(found.map(({ id }) => id));
}
