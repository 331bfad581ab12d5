import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { type ComponentProps, useContext } from "react";
import { useTranslation } from "react-i18next";
import { askedQuery } from "#core/asked-query.ts";
import { pageNotFound } from "#guards/page-not-found.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import type { PageHandle } from "#layouts/plain-page.ts";
import { listTags } from "#shop/catalog/catalog.server.ts";
import { listBlocks } from "#shop/content/content.server.ts";
import { ContentBlocks } from "#shop/content/content-blocks.tsx";
import { designsById, listDesigns } from "#shop/designs/designs.server.ts";
import { pricesOf } from "#shop/pricing/pricing.server.ts";
import { offeredFacets } from "#shop/search/facets.server.ts";
import { type SearchResult, shownResults } from "#shop/search/search.server.ts";
import type { Shop } from "#shop/shop.ts";
import { shopContext } from "#shop/shop-context.ts";
import { TagLink } from "#ui/badge.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageLink } from "#ui/page-link.tsx";
import { ShopBrand } from "#ui/shop-brand.ts";
import { TabLinks } from "#ui/tab-links.tsx";
import { TurnLinks } from "#ui/turn-links.tsx";
import type { Route } from "./+types/search.page";
import { cardsOfArticles } from "./article-list.server.ts";
import { CardGrid } from "./card-grid.tsx";
import { designCards } from "./cards.server.ts";
import { namedArticles } from "./design-list.server.ts";
import { ListChoices } from "./list-choices.tsx";
import { LIST_PARAMETERS, listAddress, readListRequest, turnsOf } from "./list-request.ts";
import { SearchNotes } from "./search-notes.tsx";

type Theme = { readonly title: string; readonly path: string };

const PAGE_LENGTH = 24;
const SUGGESTED_DESIGNS = 8;

export const handle: PageHandle = {
	texts: ["catalog", "search"],
	plain: true,
	parameters: { query: "own", kind: ["article"], ...LIST_PARAMETERS },
};

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const url = new URL(request.url);
	const text = askedQuery(url.searchParams.get("query"));
	if (!text) throw pageNotFound(request);
	const kind = url.searchParams.get("kind") === "article" ? ("article" as const) : ("design" as const);
	const asked = readListRequest(request.url);
	const { turn, article, group, sort = "RELEVANCE" } = asked;
	const result = await shownResults(shop, { text, kind, article, group, sort, turn, limit: PAGE_LENGTH });
	const ids = result.list.found.map(({ id }) => id);
	const variants = await soldOf(shop, result.variants);
	const beside = (wanted: string) => result.beside.filter((each) => each.kind === wanted);
	const isNarrowed = article !== undefined || group !== undefined;
	const isEmpty = ids.length + result.beside.length === 0 && !isNarrowed;
	const besideCards = (isNamed: boolean) =>
		cardsOfArticles(
			shop,
			beside("article").flatMap(({ id, named }) => (named === isNamed ? id : [])),
			variants,
		);
	const [cards, named, mentioning, choices, suggested, blocks] = await Promise.all([
		kind === "article"
			? cardsOfArticles(shop, ids, variants)
			: designCards(shop, await designsById(shop, ids, article, result.products), variants),
		besideCards(true),
		besideCards(false),
		offered(shop, kind, result),
		isEmpty ? listDesigns(shop, {}, SUGGESTED_DESIGNS).then((designs) => designCards(shop, designs)) : [],
		listBlocks(shop, "SEARCH_PAGE"),
	]);
	return {
		text,
		kind,
		asked,
		address: `/search?query=${encodeURIComponent(text)}${kind === "article" ? "&kind=article" : ""}`,
		isEmpty,
		isNarrowed,
		notes: { corrected: result.corrected, unknown: isEmpty ? [] : result.unknown, onlySome: result.onlySome },
		cards,
		articles: ids.length ? named : [...named, ...mentioning],
		mentioning: ids.length ? mentioning : [],
		offered: choices,
		tags: beside("tag").map(({ title, path }) => ({ title, path })),
		words: [...beside("topic"), ...beside("page")].map(({ title, path, summary }) => ({ title, path, summary })),
		next: result.list.next,
		previous: result.list.previous,
		suggested,
		blocks,
		themes: isEmpty ? (await listTags(shop)).map(({ name, slug }) => ({ title: name, path: `/t/${slug}` })) : [],
	};
}

/** What the list is narrowed by, first the products that the words name. */
async function offered(shop: Shop, kind: "design" | "article", { query, products }: SearchResult) {
	if (!query) return { articles: [], groups: [] };
	const { articles, groups } = await offeredFacets(shop, kind, query);
	const named = new Set([...products.values()].flat());
	const listed = await namedArticles(shop, kind === "design" ? articles : []);
	const inOrder = listed.toSorted((one, other) => Number(named.has(other.id)) - Number(named.has(one.id)));
	return { articles: inOrder, groups };
}

/** Those that have a price here. */
async function soldOf(shop: Shop, variants: ReadonlyMap<number, number>): Promise<ReadonlyMap<number, number>> {
	if (variants.size === 0) return variants;
	const prices = await pricesOf(shop, [...variants.values()]);
	return new Map([...variants].filter(([, id]) => prices.has(id)));
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation("search");
	const brand = useContext(ShopBrand);
	const { text, kind, asked, address, cards, articles, mentioning, tags, words, suggested, themes } = loaderData;
	const { isEmpty, isNarrowed } = loaderData;
	const plainAddress = `/search?query=${encodeURIComponent(text)}`;
	return (
		<div className="page-column grid grid-cols-1 gap-8 pt-6 pb-16">
			<PageTitle>{t("results", { query: text })}</PageTitle>
			<Breadcrumb label={t("path")} trail={[{ text: t("home"), to: "/" }, { text: t("title") }]} />
			<h1 className="text-36 break-words lg:text-48">{t(isEmpty ? "empty" : "results", { query: text })}</h1>
			<SearchNotes {...loaderData.notes} />
			{isEmpty ? (
				<>
					<EmptyState icon={IconSearch} title={t(`emptyTitle.${brand}`)} actions={<Themes themes={themes} centered />}>
						{t("emptyHelp")}
					</EmptyState>
					{suggested.length > 0 && (
						<section className="grid gap-8" aria-labelledby="suggested">
							<h2 id="suggested" className="text-28">
								{t("suggested")}
							</h2>
							<CardGrid cards={suggested} terms />
						</section>
					)}
				</>
			) : (
				<>
					{tags.length > 0 && (
						<section className="flex flex-wrap items-center gap-x-4 gap-y-2" aria-labelledby="themes">
							<h2 id="themes" className="font-text text-16 font-normal text-ink-soft">
								{t("themes")}
							</h2>
							<Themes themes={tags} />
						</section>
					)}
					<Articles cards={articles} firstRow terms={cards.length === 0} />
					<section className="grid gap-6" aria-label={t(`kind.${kind}`)}>
						<TabLinks
							label={t("kinds")}
							tabs={(["design", "article"] as const).map((each) => ({
								to: each === "article" ? `${plainAddress}&kind=article` : plainAddress,
								text: t(`kind.${each}`),
								current: each === kind,
							}))}
						/>
						{(cards.length > 0 || isNarrowed) && (
							<ListChoices
								address={address}
								asked={asked}
								offered={loaderData.offered}
								usual="RELEVANCE"
								sorted={kind === "design"}
							/>
						)}
						{cards.length > 0 ? (
							<CardGrid cards={cards} firstRow={articles.length === 0} terms />
						) : (
							<p className="text-ink-soft">
								{t(`none.${kind}`)}{" "}
								{isNarrowed && (
									<PageLink to={listAddress(address, asked, { article: undefined, group: undefined })}>
										{t("reset")}
									</PageLink>
								)}
							</p>
						)}
						<TurnLinks label={t("pages")} {...turnsOf(address, asked, loaderData)} />
					</section>
					<Articles cards={mentioning} others={articles.length > 0} />
					{words.length > 0 && (
						<section className="grid gap-4" aria-labelledby="words">
							<h2 id="words" className="text-28">
								{t("kind.help")}
							</h2>
							<ul className="grid gap-4 md:grid-cols-2">
								{words.map(({ title, path, summary }) => (
									<li key={path} className="grid gap-1 border-t border-line pt-3">
										<PageLink to={path} className="font-semibold">
											{title}
										</PageLink>
										<p className="text-14 text-ink-soft">{summary}</p>
									</li>
								))}
							</ul>
						</section>
					)}
				</>
			)}
			<ContentBlocks blocks={loaderData.blocks} />
		</div>
	);
}

type ArticlesProps = ComponentProps<typeof CardGrid> & {
	/** Beside those that are called so: they say it somewhere, which tells less than a design's name. */
	others?: boolean;
};

function Articles({ others = false, ...grid }: ArticlesProps) {
	const { t } = useTranslation(["search", "catalog"]);
	if (grid.cards.length === 0) return null;
	const id = others ? "other-articles" : "articles";
	return (
		<section className="grid gap-6" aria-labelledby={id}>
			<h2 id={id} className="text-28">
				{t(others ? "catalog:filter.moreArticles" : "kind.article")}
			</h2>
			<CardGrid {...grid} />
		</section>
	);
}

function Themes({ themes, centered = false }: { themes: readonly Theme[]; centered?: boolean }) {
	return (
		<ul className={classNames("flex flex-wrap gap-2", centered && "justify-center")}>
			{themes.map(({ title, path }) => (
				<li key={path}>
					<TagLink to={path}>{title}</TagLink>
				</li>
			))}
		</ul>
	);
}
