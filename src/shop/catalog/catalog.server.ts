import { and, asc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { PanelName } from "#core/panel-names.ts";
import type { ParcelSize } from "#core/parcel-size.ts";
import type { SizeGuide } from "#core/size-guide.ts";
import type { TagGroup } from "#core/tag-groups.ts";
import type { VatClass } from "#core/tax.ts";
import { remember } from "#database/remember.ts";
import {
	articleSides,
	articles,
	articleTags,
	articleTexts,
	articleVariants,
	type TagStory,
	tags,
	tagTexts,
} from "#database/schema.ts";
import type { FoldedSide } from "#design/preflight/folds.ts";
import type { Shop } from "#shop/shop.ts";
import { clothColor } from "./cloth-color.server.ts";

export type ArticleSide = {
	minimumDpi: number;
	technique: string;
	scene: string | null;
	panels: readonly PanelName[];
	/** The side behind which it is printed. */
	backOf: string | null;
	/** Where a plotter cuts: along the trim edge, or around what is printed; null: nowhere. */
	cutLine: "SIDE" | "DESIGN" | null;
} & Required<FoldedSide>;
export type Variant = typeof articleVariants.$inferSelect & {
	/** #rrggbb of what is printed on; null: white. */
	cloth: string | null;
};
export type ArticleSummary = { id: number; name: string; namePlural: string; slug: string; summary: string };
export type Article = ArticleSummary & {
	description: readonly string[];
	facts: readonly { name: string; value: string }[];
	vatClass: VatClass;
	productionDays: number;
	manufacturer: string;
	parcel: ParcelSize | null;
	sizeGuide: SizeGuide;
	sides: readonly ArticleSide[];
	variants: readonly Variant[];
};
export type Tag = {
	id: number;
	name: string;
	slug: string;
	intro: string;
	mode: "LIST_DESIGNS" | "LIST" | "LANDING";
	group: TagGroup | null;
	/** Month and day, where they are the same every year. */
	givenOn: string | null;
	/** What its page tells. */
	stories: readonly TagStory[];
};

type Reader = Pick<Shop, "db" | "locale">;

const summary = {
	id: articles.id,
	name: articleTexts.name,
	namePlural: articleTexts.namePlural,
	slug: articleTexts.slug,
	summary: articleTexts.summary,
};

export async function listArticles(
	shop: Reader,
	filter: { tagId?: number; ids?: readonly number[] } = {},
): Promise<ArticleSummary[]> {
	const { tagId, ids } = filter;
	const key = `articles ${shop.locale.language} ${tagId ?? "all"}`;
	const all = await remember(shop.db, key, () => selectArticles(shop, tagId));
	return ids ? all.filter((article) => ids.includes(article.id)) : all;
}

async function selectArticles(shop: Reader, tagId: number | undefined): Promise<ArticleSummary[]> {
	const inTag = shop.db
		.select({ id: articleTags.articleId })
		.from(articleTags)
		.where(eq(articleTags.tagId, tagId ?? 0));
	return shop.db
		.select(summary)
		.from(articles)
		.innerJoin(
			articleTexts,
			and(eq(articleTexts.articleId, articles.id), eq(articleTexts.language, shop.locale.language)),
		)
		.where(and(eq(articles.active, true), tagId === undefined ? undefined : inArray(articles.id, inTag)))
		.orderBy(asc(articles.position));
}

export async function findArticle(shop: Reader, id: number): Promise<Article | undefined> {
	return remember(shop.db, `article ${shop.locale.language} ${id}`, () => selectArticle(shop, id));
}

async function selectArticle(shop: Reader, id: number): Promise<Article | undefined> {
	const [found] = await shop.db
		.select({
			...summary,
			description: articleTexts.description,
			facts: articleTexts.facts,
			vatClass: articles.vatClass,
			productionDays: articles.productionDays,
			manufacturer: articles.manufacturer,
			parcel: articles.parcel,
			sizeGuide: articles.sizeGuide,
		})
		.from(articles)
		.innerJoin(
			articleTexts,
			and(eq(articleTexts.articleId, articles.id), eq(articleTexts.language, shop.locale.language)),
		)
		.where(and(eq(articles.id, id), eq(articles.active, true)));
	if (!found) return undefined;
	const [sides, variants] = await Promise.all([sidesOf(shop, [id]), variantsOf(shop, [id])]);
	return { ...found, sides: sides.get(id) ?? [], variants: variants.get(id) ?? [] };
}

export async function sidesOf(
	shop: Pick<Shop, "db">,
	articleIds: readonly number[],
): Promise<Map<number, ArticleSide[]>> {
	return remember(shop.db, `sides ${articleIds}`, async () => {
		const rows = await shop.db
			.select()
			.from(articleSides)
			.where(inArray(articleSides.articleId, [...articleIds]))
			.orderBy(asc(articleSides.position));
		return Map.groupBy(rows, (row) => row.articleId);
	});
}

export async function variantsOf(
	shop: Pick<Shop, "db">,
	articleIds: readonly number[],
): Promise<Map<number, Variant[]>> {
	return remember(shop.db, `variants ${articleIds}`, async () => {
		const rows = await shop.db
			.select({ ...getTableColumns(articleVariants), cloth: clothColor })
			.from(articleVariants)
			.innerJoin(articles, eq(articles.id, articleVariants.articleId))
			.where(inArray(articleVariants.articleId, [...articleIds]))
			.orderBy(asc(articleVariants.position));
		return Map.groupBy(rows, (row) => row.articleId);
	});
}

export async function listTags(shop: Reader): Promise<Tag[]> {
	return remember(shop.db, `tags ${shop.locale.language}`, () => selectTags(shop));
}

export async function findTag(shop: Reader, slug: string): Promise<Tag | undefined> {
	return (await listTags(shop)).find((tag) => tag.slug === slug);
}

/** The slug of the same tag in the visitor's language, for an address in another one. */
export async function translatedTagSlug(shop: Reader, slug: string): Promise<string | undefined> {
	const other = shop.db.select({ id: tagTexts.tagId }).from(tagTexts).where(eq(tagTexts.slug, slug));
	const [found] = await shop.db
		.select({ slug: tagTexts.slug })
		.from(tagTexts)
		.where(and(inArray(tagTexts.tagId, other), eq(tagTexts.language, shop.locale.language)));
	return found?.slug;
}

async function selectTags(shop: Reader): Promise<Tag[]> {
	return shop.db
		.select({
			id: tags.id,
			name: tagTexts.name,
			slug: tagTexts.slug,
			intro: tagTexts.intro,
			mode: tags.mode,
			group: tags.group,
			givenOn: tags.givenOn,
			stories: tagTexts.stories,
		})
		.from(tags)
		.innerJoin(tagTexts, and(eq(tagTexts.tagId, tags.id), eq(tagTexts.language, shop.locale.language)))
		.orderBy(asc(tags.position));
}
