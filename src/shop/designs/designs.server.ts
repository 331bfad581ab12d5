import { and, asc, desc, eq, inArray, min, sql } from "drizzle-orm";
import { prepared } from "#database/prepared.ts";
import { remember } from "#database/remember.ts";
import { designApplications, designs, designTags, designTexts } from "#database/schema.ts";
import type { DesignDocument } from "#design/document.ts";
import type { Shop } from "#shop/shop.ts";

export type DesignSummary = {
	id: number;
	name: string;
	slug: string;
	description: string;
	/** The article that the design is shown on first. */
	articleId: number;
	/** Of its document there. */
	hash: string;
};
export type DesignApplication = { designId: number; articleId: number; document: DesignDocument; hash: string };

type Reader = Pick<Shop, "db" | "locale">;

/** Most popular first. */
export async function listDesigns(
	shop: Reader,
	filter: { tagId?: number; articleId?: number } = {},
	limit = 60,
): Promise<DesignSummary[]> {
	const { tagId, articleId } = filter;
	const name = `designs${tagId === undefined ? "" : " of tag"}${articleId === undefined ? "" : " on article"}`;
	const query = prepared(shop.db, name, (own) => designList(shop, { tagId, articleId }).prepare(own));
	return query.execute({ tagId, articleId, limit, language: shop.locale.language });
}

/** Of the filter only which parts it has matters here: their values come with each use. */
function designList(shop: Pick<Shop, "db">, filter: { tagId: number | undefined; articleId: number | undefined }) {
	const inTag = shop.db
		.select({ id: designTags.designId })
		.from(designTags)
		.where(eq(designTags.tagId, sql.placeholder("tagId")));
	const onArticle = eq(designApplications.articleId, sql.placeholder("articleId"));
	const first = shop.db
		.select({ designId: designApplications.designId, position: min(designApplications.position).as("first_position") })
		.from(designApplications)
		.where(filter.articleId === undefined ? undefined : onArticle)
		.groupBy(designApplications.designId)
		.as("first");
	return shop.db
		.select({ ...text, articleId: designApplications.articleId, hash: designApplications.hash })
		.from(designs)
		.innerJoin(designTexts, inLanguage())
		.innerJoin(first, eq(first.designId, designs.id))
		.innerJoin(
			designApplications,
			and(eq(designApplications.designId, designs.id), eq(designApplications.position, first.position)),
		)
		.where(filter.tagId === undefined ? undefined : inArray(designs.id, inTag))
		.orderBy(desc(designs.popularity), asc(designs.id))
		.limit(sql.placeholder("limit"));
}

/** What each article shows itself with in lists: the most popular design made for it first of all, else of any. */
export async function favourites(
	shop: Pick<Shop, "db">,
	articleIds: readonly number[],
): Promise<Map<number, { id: number; articleId: number; hash: string }>> {
	if (!articleIds.length) return new Map();
	return remember(shop.db, `favourites ${articleIds}`, () => selectFavourites(shop, articleIds));
}

async function selectFavourites(shop: Pick<Shop, "db">, articleIds: readonly number[]) {
	const rows = await shop.db
		.selectDistinctOn([designApplications.articleId], {
			id: designs.id,
			articleId: designApplications.articleId,
			hash: designApplications.hash,
		})
		.from(designApplications)
		.innerJoin(designs, eq(designs.id, designApplications.designId))
		.where(inArray(designApplications.articleId, [...articleIds]))
		.orderBy(asc(designApplications.articleId), desc(eq(designApplications.position, 0)), desc(designs.popularity));
	return new Map(rows.map((row) => [row.articleId, row]));
}

export async function findDesign(
	shop: Reader,
	id: number,
): Promise<Omit<DesignSummary, "articleId" | "hash"> | undefined> {
	const query = prepared(shop.db, "design", (name) =>
		shop.db
			.select(text)
			.from(designs)
			.innerJoin(designTexts, inLanguage())
			.where(eq(designs.id, sql.placeholder("id")))
			.prepare(name),
	);
	const [found] = await query.execute({ id, language: shop.locale.language });
	return found;
}

/** The articles that a design is applied to, first the one that it is shown on; without the documents. */
export async function applicationsOf(
	shop: Pick<Shop, "db">,
	designId: number,
): Promise<Omit<DesignApplication, "document">[]> {
	const { document: _, ...columns } = application;
	const query = prepared(shop.db, "design applications", (name) =>
		shop.db
			.select(columns)
			.from(designApplications)
			.where(eq(designApplications.designId, sql.placeholder("id")))
			.orderBy(asc(designApplications.position))
			.prepare(name),
	);
	return query.execute({ id: designId });
}

export async function findApplication(
	shop: Pick<Shop, "db">,
	designId: number,
	articleId: number,
): Promise<DesignApplication | undefined> {
	const [found] = await shop.db
		.select(application)
		.from(designApplications)
		.where(and(eq(designApplications.designId, designId), eq(designApplications.articleId, articleId)));
	return found;
}

function inLanguage() {
	return and(eq(designTexts.designId, designs.id), eq(designTexts.language, sql.placeholder("language")));
}

const text = { id: designs.id, name: designTexts.name, slug: designTexts.slug, description: designTexts.description };
const application = {
	designId: designApplications.designId,
	articleId: designApplications.articleId,
	document: designApplications.document,
	hash: designApplications.hash,
};
