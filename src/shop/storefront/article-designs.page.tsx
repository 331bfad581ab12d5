import { useTranslation } from "react-i18next";
import { pageNotFound } from "#guards/page-not-found.ts";
import { redirect } from "#guards/redirect.ts";
import { PageHead } from "#layouts/page-head.tsx";
import { PageTitle } from "#layouts/page-title.tsx";
import type { PageHandle } from "#layouts/plain-page.ts";
import { askedVariant } from "#shop/catalog/asked-variant.ts";
import { findArticle } from "#shop/catalog/catalog.server.ts";
import { sizeTableOf } from "#shop/catalog/size-table.ts";
import { favourites } from "#shop/designs/designs.server.ts";
import { pictureInUse } from "#shop/designs/picture-in-use.server.ts";
import { articlePreviewStem, designPreviewStem, previewFile } from "#shop/designs/preview-files.ts";
import { printedSides } from "#shop/designs/printed-sides.server.ts";
import { singlePrices } from "#shop/pricing/pricing.server.ts";
import { listUnfinished } from "#shop/projects/unfinished-designs.server.ts";
import { photosOf, ratingsOf } from "#shop/reviews/reviews.server.ts";
import { tagQuery } from "#shop/search/facets.server.ts";
import { documentHeadFacts } from "#shop/search/head-facts.server.ts";
import { shopContext, visitorStateContext } from "#shop/shop-context.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { TurnLinks } from "#ui/turn-links.tsx";
import type { Route } from "./+types/article-designs.page";
import { ArticleChoices } from "./article-choices.tsx";
import { ArticleDetails } from "./article-details.tsx";
import { articleThemes } from "./article-themes.server.ts";
import { CardGrid } from "./card-grid.tsx";
import { inVariant } from "./cards.server.ts";
import { colorLinks } from "./color-links.server.ts";
import { designPage } from "./design-list.server.ts";
import { ListChoices } from "./list-choices.tsx";
import { LIST_PARAMETERS, listAddress, placeQuery, readListRequest, turnsOf } from "./list-request.ts";
import { offerOf } from "./offer.server.ts";
import { OfferPrice } from "./offer.tsx";
import { PriceBreaks } from "./price-breaks.tsx";
import { printDataOf } from "./print-data.server.ts";
import { PrintedSidesRow } from "./printed-sides-row.tsx";
import { ProductPictures } from "./product-pictures.tsx";
import { RatingLine } from "./rating-line.tsx";
import { CustomerPhotos } from "./review-photos.tsx";
import { breadcrumbThing, offeredAt, productThing } from "./things.ts";
import { UnfinishedDesigns } from "./unfinished-designs.tsx";

const PAGE_LENGTH = 60;

export const handle: PageHandle = {
	texts: ["catalog", "product", "specification", "sizes", "reviews", "unfinished"],
	plain: true,
	parameters: { ...LIST_PARAMETERS, variant: "id", theme: "id" },
};

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	if (!/^\d{1,9}$/.test(params.article_id)) throw pageNotFound(request);
	const article = await findArticle(shop, Number(params.article_id));
	const { searchParams } = new URL(request.url);
	const asking = article && askedVariant(searchParams.get("variant"), article);
	const [side, variant] = [article?.sides[0], asking ?? article?.variants[0]];
	if (!article || !side || !variant) throw pageNotFound(request);
	const inColor = asking ? `?variant=${asking.id}` : "";
	const path = `/designs/${article.slug}/${article.id}`;
	const wanted = searchParams.get("theme");
	const offered = await articleThemes(shop, article.id);
	const theme = offered.find(({ id }) => String(id) === wanted);
	const address = listOf(path, asking?.id, theme?.id);
	if (article.slug !== params.slug) throw redirect(address, 301);
	const asked = { ...readListRequest(request.url), article: undefined };
	// A theme that none of them is of would be one more page to keep for each number.
	if (wanted !== null && !theme) throw redirect(listAddress(address, asked));
	const [head, single, ratings, designs, liked, offer, photos, unfinished, colors] = await Promise.all([
		documentHeadFacts(shop, "article", article.id, path, theme ? "" : placeQuery(asked)),
		singlePrices(shop, [article.id]),
		ratingsOf(shop, article.id),
		designPage(shop, { ...asked, article: article.id }, PAGE_LENGTH, theme && tagQuery(theme.id)),
		favourites(shop, [article.id]),
		offerOf(shop, article),
		photosOf(shop, article.id),
		listUnfinished(shop, context.get(visitorStateContext), article.id),
		colorLinks(shop, article, variant, (id) => listAddress(listOf(path, id, theme?.id), asked)),
	]);
	const price = single.get(article.id);
	const shown = { side: side.code, variantId: variant.id };
	const stem = articlePreviewStem(article.id, shown);
	// In use it has a design on it, and what is bound is looked into with one: blank it says little.
	const example = liked.get(article.id);
	const [designed, printed] = await Promise.all([
		example && pictureInUse(shop, designPreviewStem(example, shown, shop.locale), side, example),
		example && printedSides(shop, article, example, variant.id),
	]);
	const inUse = designed ?? (await pictureInUse(shop, stem, side));
	return {
		head,
		home: shop.addressOf(shop.brand.code, shop.locale),
		sold: { brand: shop.brand.name, offer: price && offeredAt(price), ratings },
		article: {
			id: article.id,
			name: article.name,
			slug: article.slug,
			summary: article.summary,
			description: article.description,
			facts: article.facts,
			manufacturer: article.manufacturer,
		},
		picture: previewFile(stem),
		inUse,
		printed,
		offer,
		photos,
		printData: printDataOf(shop, article),
		unfinished,
		colors,
		inColor,
		sizes: sizeTableOf(article.sizeGuide, shop.locale.iso),
		designs: asking ? { ...designs, cards: designs.cards.map((card) => inVariant(card, asking.id)) } : designs,
		asked,
		address,
		theme: theme?.name,
		themes: [undefined, ...offered].map((each) => ({
			name: each?.name,
			to: listAddress(listOf(path, asking?.id, each?.id), asked),
			current: theme === each,
		})),
	};
}

function listOf(path: string, variantId: number | undefined, themeId: number | undefined): string {
	const own = [variantId && `variant=${variantId}`, themeId && `theme=${themeId}`].filter(Boolean).join("&");
	return own ? `${path}?${own}` : path;
}

export default function ArticleDesignsPage({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation("catalog");
	const { head, home, sold, article, picture, inUse, offer, photos, printData, unfinished, designs, asked } =
		loaderData;
	const { colors, sizes, inColor, printed, address, theme, themes } = loaderData;
	const title = theme ? `${article.name}, ${theme}` : article.name;
	const trail = [{ text: t("home"), to: "/" }, { text: article.name }];
	return (
		<div className="page-column grid grid-cols-1 gap-12 pt-6 pb-16">
			<PageTitle>{title}</PageTitle>
			<PageHead
				facts={head}
				title={title}
				description={article.summary}
				image={picture.src}
				kind="product"
				things={[
					productThing(head, { ...sold, name: article.name, description: article.summary, image: picture.src }),
					breadcrumbThing(home, trail),
				]}
			/>
			<div className="grid grid-cols-1 gap-4">
				<Breadcrumb label={t("path")} trail={trail} />
				<UnfinishedDesigns designs={unfinished} page={address} />
			</div>
			<section
				className={classNames("grid grid-cols-1 gap-8 md:grid-cols-2 lg:gap-x-16", inUse && "md:grid-rows-[auto_1fr]")}
			>
				<ProductPictures picture={picture} inUse={inUse} name={article.name} />
				<div
					className={classNames(
						"grid grid-cols-1 content-start gap-6 md:col-start-2 md:row-start-1",
						inUse && "md:row-span-2",
					)}
				>
					<h1 className="text-36 lg:text-48">{article.name}</h1>
					<p className="text-18 text-ink-soft">{article.summary}</p>
					<RatingLine article={article.id} average={sold.ratings.average} count={sold.ratings.count} />
					{offer && <OfferPrice offer={offer} />}
					<ArticleChoices colors={colors} sizes={sizes} />
					<ButtonLink to={`/create/${article.id}${inColor}`} size="large" className="justify-self-start">
						{t("createOwn")}
					</ButtonLink>
					{offer && <PriceBreaks breaks={offer.breaks} />}
					{article.description.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
					<a
						href="#facts"
						className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4"
					>
						{t("facts")}
					</a>
				</div>
			</section>
			{printed && <PrintedSidesRow sides={printed} of={article.name} />}
			{(designs.cards.length > 0 || asked.group || theme) && (
				<section className="grid grid-cols-1 gap-8" aria-labelledby="designs">
					<h2 id="designs" className="text-36 hyphens-auto">
						{theme ?? t("startWithDesign")}
					</h2>
					<ListChoices
						address={address}
						asked={asked}
						offered={{ articles: [], groups: [] }}
						themes={themes.map(({ name, to, ...rest }) => ({
							...rest,
							name: name ?? t("filter.allThemes"),
							to: `${to}#designs`,
						}))}
						place="#designs"
					/>
					<CardGrid cards={designs.cards} />
					<TurnLinks label={t("pages")} {...turnsOf(address, asked, designs, "#designs")} />
				</section>
			)}
			<CustomerPhotos photos={photos} article={article.name} />
			<ArticleDetails article={article} printData={printData} />
		</div>
	);
}
