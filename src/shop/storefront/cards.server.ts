import type { Money } from "#core/money.ts";
import { formatPrice } from "#core/price-display.ts";
import { articleColors } from "#shop/catalog/article-colors.server.ts";
import { type ArticleSummary, listArticles } from "#shop/catalog/catalog.server.ts";
import { showcases } from "#shop/catalog/showcase.server.ts";
import { type DesignSummary, favourites } from "#shop/designs/designs.server.ts";
import { articlePreviewStem, designPreviewStem, stemInVariant } from "#shop/designs/preview-files.ts";
import { type SinglePrice, singlePrices } from "#shop/pricing/pricing.server.ts";
import type { Shop } from "#shop/shop.ts";
import type { ShopCard } from "./shop-card.ts";

/** Only what a card shows: the page carries each of these fields twice. `variants`: those to show, by article. */
export async function articleCards(
	shop: Shop,
	articles: readonly ArticleSummary[],
	variants: ReadonlyMap<number, number> = new Map(),
): Promise<ShopCard[]> {
	const ids = articles.map((article) => article.id);
	const [shown, singles, designs, colors] = await Promise.all([
		showcases(shop, ids),
		singlePrices(shop, ids),
		favourites(shop, ids),
		articleColors(shop, ids),
	]);
	return articles.flatMap((article) => {
		const showcase = shown.get(article.id);
		const design = designs.get(article.id);
		const single = singles.get(article.id);
		const inColors = colors.get(article.id);
		if (!showcase || !single) return [];
		const card = {
			to: `/designs/${article.slug}/${article.id}`,
			title: article.name,
			detail: article.summary,
			...(inColors && { colors: inColors }),
			...priceOf(shop, single),
			picture: design ? designPreviewStem(design, showcase, shop.locale) : articlePreviewStem(article.id, showcase),
		};
		return inVariant(card, variants.get(article.id));
	});
}

/** Each design on the article that it is shown on; `variants`: those to show, by article. */
export async function designCards(
	shop: Shop,
	designs: readonly DesignSummary[],
	variants: ReadonlyMap<number, number> = new Map(),
): Promise<ShopCard[]> {
	const ids = [...new Set(designs.map((design) => design.articleId))];
	const [articles, shown, singles] = await Promise.all([
		ids.length ? listArticles(shop, { ids }) : [],
		showcases(shop, ids),
		singlePrices(shop, ids),
	]);
	const names = new Map(articles.map((article) => [article.id, article.name]));
	return designs.flatMap((design) => {
		const showcase = shown.get(design.articleId);
		const single = singles.get(design.articleId);
		if (!showcase || !single) return [];
		const card = {
			to: `/design/${design.slug}/${design.id}?article=${design.articleId}`,
			title: design.name,
			detail: names.get(design.articleId) ?? "",
			...priceOf(shop, single),
			picture: designPreviewStem(design, showcase, shop.locale),
		};
		return inVariant(card, variants.get(design.articleId));
	});
}

/** Of an article that is seen in one of its variants. */
export function inVariant(card: ShopCard, variantId: number | undefined): ShopCard {
	if (variantId === undefined) return card;
	const to = `${card.to}${card.to.includes("?") ? "&" : "?"}variant=${variantId}`;
	return { ...card, to, picture: stemInVariant(card.picture, variantId) };
}

function priceOf(
	{ locale, site }: Shop,
	{ price, varies, before }: SinglePrice,
): Pick<ShopCard, "price" | "varies" | "was"> {
	const show = (amount: Money) => formatPrice(amount, locale.iso, site.pricesWithDecimals);
	return { price: show(price), ...(varies && { varies }), ...(before && { was: show(before) }) };
}
