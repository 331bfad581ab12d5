import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { prepared } from "#database/prepared.ts";
import { remember } from "#database/remember.ts";
import { articles, customers, designApplications, designs, designTags, designTexts } from "#database/schema.ts";
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
export type DesignApplication = {
	designId: number;
	articleId: number;
	document: DesignDocument;
	hash: string;
	published: boolean;
	/** The designer, if it is not the house's own. */
	ownerId: number | null;
};
export type AppliedDesign = Omit<DesignSummary, "articleId" | "hash"> & {
	applications: readonly Pick<DesignSummary, "articleId" | "hash">[];
	/** What the designer's company is called; null: the house's own, or a designer without one. */
	designer: string | null;
	/** Drawn by the shop itself. */
	ofHouse: boolean;
	popularity: number;
	createdOn: string;
	modifiedOn: string;
};

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

/**
 * These, in this order; on the wanted article, else on the one that shows each best: the first of its `preferred` ones
 * that it is made for, if any.
 */
export async function designsById(
	shop: Reader,
	ids: readonly number[],
	articleId?: number,
	preferred: ReadonlyMap<number, readonly number[]> = new Map(),
): Promise<DesignSummary[]> {
	if (!ids.length) return [];
	const name = `designs by id${articleId === undefined ? "" : " on article"}`;
	const query = prepared(shop.db, name, (own) => designsAmong(shop, articleId).prepare(own));
	const pairs = [...preferred].flatMap(([design, articles]) =>
		articles.map((article, rank) => ({ design, article, rank })),
	);
	const found = await query.execute({
		ids,
		articleId,
		language: shop.locale.language,
		preferredOf: pairs.map(({ design }) => design),
		preferred: pairs.map(({ article }) => article),
		ranks: pairs.map(({ rank }) => rank),
	});
	const byId = new Map(found.map((design) => [design.id, design]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

const rank = sql`(select rank from unnest(${sql.placeholder("preferredOf")}::int[], ${sql.placeholder("preferred")}::int[],
		${sql.placeholder("ranks")}::int[]) as wish (design_id, article_id, rank)
	where wish.design_id = ${designApplications.designId} and wish.article_id = ${designApplications.articleId})`;

function designsAmong(shop: Pick<Shop, "db">, articleId: number | undefined) {
	const shown = shop.db
		.select({ articleId: designApplications.articleId, hash: designApplications.hash })
		.from(designApplications)
		.where(
			and(
				eq(designApplications.designId, designs.id),
				articleId === undefined ? undefined : eq(designApplications.articleId, sql.placeholder("articleId")),
			),
		)
		.orderBy(asc(rank), asc(designApplications.position))
		.limit(1)
		.as("shown");
	return shop.db
		.select({ ...text, articleId: shown.articleId, hash: shown.hash })
		.from(designs)
		.innerJoin(designTexts, inLanguage())
		.innerJoinLateral(shown, sql`true`)
		.where(and(sql`${designs.id} = any(${sql.placeholder("ids")})`, eq(designs.published, true)));
}

/** Of the filter only which parts it has matters here: their values come with each use. */
function designList(shop: Pick<Shop, "db">, filter: { tagId: number | undefined; articleId: number | undefined }) {
	const onArticle = eq(designApplications.articleId, sql.placeholder("articleId"));
	const chosen = chosenDesigns(shop, filter).as("chosen");
	const shown = shop.db
		.select({ articleId: designApplications.articleId, hash: designApplications.hash })
		.from(designApplications)
		.where(and(eq(designApplications.designId, chosen.id), filter.articleId === undefined ? undefined : onArticle))
		.orderBy(asc(designApplications.position))
		.limit(1)
		.as("shown");
	return shop.db
		.select({ ...text, id: chosen.id, articleId: shown.articleId, hash: shown.hash })
		.from(chosen)
		.innerJoin(
			designTexts,
			and(eq(designTexts.designId, chosen.id), eq(designTexts.language, sql.placeholder("language"))),
		)
		.innerJoinLateral(shown, sql`true`)
		.orderBy(desc(chosen.popularity), desc(chosen.id))
		.limit(sql.placeholder("limit"));
}

/** Each of the three is read in the order of an index, so that a list costs the same however many designs there are. */
function chosenDesigns(shop: Pick<Shop, "db">, filter: { tagId: number | undefined; articleId: number | undefined }) {
	if (filter.tagId !== undefined)
		return shop.db
			.select({ id: designTags.designId, popularity: designTags.popularity })
			.from(designTags)
			.innerJoin(designs, and(eq(designs.id, designTags.designId), eq(designs.published, true)))
			.where(eq(designTags.tagId, sql.placeholder("tagId")));
	if (filter.articleId !== undefined)
		return shop.db
			.select({ id: designApplications.designId, popularity: designApplications.popularity })
			.from(designApplications)
			.innerJoin(designs, and(eq(designs.id, designApplications.designId), eq(designs.published, true)))
			.where(eq(designApplications.articleId, sql.placeholder("articleId")));
	return shop.db
		.select({ id: designs.id, popularity: designs.popularity })
		.from(designs)
		.where(eq(designs.published, true));
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
	const favourite = shop.db
		.select({ id: designApplications.designId, hash: designApplications.hash })
		.from(designApplications)
		.innerJoin(designs, and(eq(designs.id, designApplications.designId), eq(designs.published, true)))
		.where(eq(designApplications.articleId, articles.id))
		.orderBy(sql`(${designApplications.position} = 0) desc`, desc(designApplications.popularity))
		.limit(1)
		.as("favourite");
	const rows = await shop.db
		.select({ id: favourite.id, articleId: articles.id, hash: favourite.hash })
		.from(articles)
		.innerJoinLateral(favourite, sql`true`)
		.where(inArray(articles.id, [...articleIds]));
	return new Map(rows.map((row) => [row.articleId, row]));
}

/** A design with the articles that it is applied to, first the one that it is shown on; without the documents. */
export async function findAppliedDesign(shop: Reader, id: number): Promise<AppliedDesign | undefined> {
	return remember(shop.db, `design ${shop.locale.language} ${id}`, () => selectAppliedDesign(shop, id));
}

async function selectAppliedDesign(shop: Reader, id: number): Promise<AppliedDesign | undefined> {
	const query = prepared(shop.db, "applied design", (name) =>
		shop.db
			.select({ ...text, ...facts, articleId: designApplications.articleId, hash: designApplications.hash })
			.from(designs)
			.innerJoin(designTexts, inLanguage())
			.innerJoin(designApplications, eq(designApplications.designId, designs.id))
			.leftJoin(customers, eq(customers.id, designs.ownerId))
			.where(and(eq(designs.id, sql.placeholder("id")), eq(designs.published, true)))
			.orderBy(asc(designApplications.position))
			.prepare(name),
	);
	const rows = await query.execute({ id, language: shop.locale.language });
	const applications = rows.map(({ articleId, hash }) => ({ articleId, hash }));
	if (!rows[0]) return;
	const { articleId: _, hash: __, ...design } = rows[0];
	return { ...design, applications };
}

export async function findApplication(
	shop: Pick<Shop, "db">,
	designId: number,
	articleId: number,
): Promise<DesignApplication | undefined> {
	const [found] = await shop.db
		.select(application)
		.from(designApplications)
		.innerJoin(designs, eq(designs.id, designApplications.designId))
		.where(and(eq(designApplications.designId, designId), eq(designApplications.articleId, articleId)));
	return found;
}

function inLanguage() {
	return and(eq(designTexts.designId, designs.id), eq(designTexts.language, sql.placeholder("language")));
}

const text = { id: designs.id, name: designTexts.name, slug: designTexts.slug, description: designTexts.description };
const facts = {
	designer: customers.companyName,
	ofHouse: sql<boolean>`${designs.ownerId} is null`,
	popularity: designs.popularity,
	createdOn: designs.createdOn,
	modifiedOn: designs.modifiedOn,
};
const application = {
	designId: designApplications.designId,
	articleId: designApplications.articleId,
	document: designApplications.document,
	hash: designApplications.hash,
	published: designs.published,
	ownerId: designs.ownerId,
};
