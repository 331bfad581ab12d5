import { useTranslation } from "react-i18next";
import { pageNotFound } from "#guards/page-not-found.ts";
import { redirect } from "#guards/redirect.ts";
import { PageHead } from "#layouts/page-head.tsx";
import { PageTitle } from "#layouts/page-title.tsx";
import type { PageHandle } from "#layouts/plain-page.ts";
import { askedVariant } from "#shop/catalog/asked-variant.ts";
import { type ArticleSummary, findArticle, listArticles } from "#shop/catalog/catalog.server.ts";
import { showcases } from "#shop/catalog/showcase.server.ts";
import { sizeTableOf } from "#shop/catalog/size-table.ts";
import { findAppliedDesign } from "#shop/designs/designs.server.ts";
import { pictureInUse } from "#shop/designs/picture-in-use.server.ts";
import { designPreview, designPreviewStem } from "#shop/designs/preview-files.ts";
import { printedSides } from "#shop/designs/printed-sides.server.ts";
import { singlePrices } from "#shop/pricing/pricing.server.ts";
import { listUnfinished } from "#shop/projects/unfinished-designs.server.ts";
import { photosOf, ratingsOf } from "#shop/reviews/reviews.server.ts";
import { documentHeadFacts } from "#shop/search/head-facts.server.ts";
import { shopContext, visitorStateContext } from "#shop/shop-context.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import type { Route } from "./+types/design.page";
import { ApplicationLinks } from "./application-links.tsx";
import { ArticleChoices } from "./article-choices.tsx";
import { ArticleDetails } from "./article-details.tsx";
import { colorLinks } from "./color-links.server.ts";
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

export const handle: PageHandle = {
	texts: ["catalog", "product", "specification", "sizes", "reviews", "unfinished"],
	plain: true,
	parameters: { article: "id", variant: "id" },
};

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	if (!/^\d{1,9}$/.test(params.design_id)) throw pageNotFound(request);
	const design = await findAppliedDesign(shop, Number(params.design_id));
	const applications = design?.applications ?? [];
	const wanted = new URL(request.url).searchParams.get("article");
	const chosen = applications.find((each) => wanted === null || String(each.articleId) === wanted);
	if (design && !chosen && applications.length) throw redirect(`/design/${design.slug}/${design.id}`);
	const article = chosen && (await findArticle(shop, chosen.articleId));
	if (!design || !chosen || !article) throw pageNotFound(request);
	const asking = askedVariant(new URL(request.url).searchParams.get("variant"), article);
	const inColor = asking ? `&variant=${asking.id}` : "";
	const query = wanted === null && !asking ? "" : `?article=${article.id}${inColor}`;
	if (design.slug !== params.slug) throw redirect(`/design/${design.slug}/${design.id}${query}`, 301);
	const ids = applications.map((each) => each.articleId);
	const [head, single, ratings, articles, shown, offer, photos, unfinished, colors] = await Promise.all([
		documentHeadFacts(shop, "design", design.id, `/design/${design.slug}/${design.id}`),
		singlePrices(shop, [article.id]),
		ratingsOf(shop, article.id),
		listArticles(shop, { ids }),
		showcases(shop, ids),
		offerOf(shop, article),
		photosOf(shop, article.id),
		listUnfinished(shop, context.get(visitorStateContext), article.id),
		colorLinks(
			shop,
			article,
			asking ?? article.variants[0],
			(id) => `/design/${design.slug}/${design.id}?article=${article.id}&variant=${id}`,
		),
	]);
	const usual = shown.get(article.id);
	if (asking && usual) shown.set(article.id, { ...usual, variantId: asking.id });
	const byId = new Map<number, ArticleSummary>(articles.map((each) => [each.id, each]));
	const links = applications.flatMap((each) => {
		const showcase = shown.get(each.articleId);
		const name = byId.get(each.articleId)?.name;
		if (!showcase || !name) return [];
		const picture = designPreview({ id: design.id, articleId: each.articleId, hash: each.hash }, showcase, shop.locale);
		const own = each.articleId === article.id ? inColor : "";
		const to = `/design/${design.slug}/${design.id}?article=${each.articleId}${own}`;
		return [{ to, name, picture, current: each.articleId === article.id }];
	});
	const price = single.get(article.id);
	const showcase = shown.get(article.id);
	const shownDesign = { id: design.id, articleId: article.id, hash: chosen.hash };
	const stem = showcase && designPreviewStem(shownDesign, showcase, shop.locale);
	const [inUse, printed] = await Promise.all([
		stem ? pictureInUse(shop, stem, article.sides[0], shownDesign) : undefined,
		showcase && printedSides(shop, article, shownDesign, showcase.variantId),
	]);
	return {
		head,
		home: shop.addressOf(shop.brand.code, shop.locale),
		sold: { brand: shop.brand.name, offer: price && offeredAt(price), ratings },
		design: {
			id: design.id,
			name: design.name,
			description: design.description,
			designer: design.designer,
			ofHouse: design.ofHouse,
			since: monthOf(design.createdOn, shop.locale.iso),
		},
		article: {
			id: article.id,
			name: article.name,
			slug: article.slug,
			summary: article.summary,
			facts: article.facts,
			manufacturer: article.manufacturer,
			inColor: asking ? `?variant=${asking.id}` : "",
		},
		links,
		inUse,
		printed,
		offer,
		photos,
		printData: printDataOf(shop, article),
		unfinished,
		colors,
		inColor,
		sizes: sizeTableOf(article.sizeGuide, shop.locale.iso),
		address: `/design/${design.slug}/${design.id}${query}`,
	};
}

export default function DesignPage({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation("catalog");
	const { head, home, sold, design, article, links, inUse, offer, photos, printData, unfinished, address } = loaderData;
	const { colors, sizes, printed, inColor } = loaderData;
	const designer = design.designer ?? (design.ofHouse ? t("studio", { brand: sold.brand }) : null);
	const current = links.find((link) => link.current);
	const name = t("designOn", { design: design.name, article: article.name });
	const trail = [
		{ text: t("home"), to: "/" },
		{ text: article.name, to: `/designs/${article.slug}/${article.id}${article.inColor}` },
		{ text: design.name },
	];
	return (
		<div className="page-column grid grid-cols-1 gap-12 pt-6 pb-16">
			<PageTitle>{name}</PageTitle>
			<PageHead
				facts={head}
				title={name}
				description={design.description || undefined}
				image={current?.picture.src}
				kind="product"
				things={[
					...(current
						? [productThing(head, { ...sold, name, description: design.description, image: current.picture.src })]
						: []),
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
				{current && <ProductPictures picture={current.picture} inUse={inUse} name={name} />}
				<div
					className={classNames(
						"grid content-start gap-6",
						current && "md:col-start-2 md:row-start-1",
						inUse && "md:row-span-2",
					)}
				>
					<h1 className="text-36 lg:text-48">{design.name}</h1>
					<p className="text-18 text-ink-soft">{design.description}</p>
					{designer && <p className="text-14 text-ink-soft">{t("designedBy", { designer, since: design.since })}</p>}
					<RatingLine article={article.id} average={sold.ratings.average} count={sold.ratings.count} />
					{offer && <OfferPrice offer={offer} unit={article.name} />}
					<ArticleChoices colors={colors} sizes={sizes} />
					<ButtonLink
						to={`/create/${article.id}?design=${design.id}${inColor}`}
						size="large"
						className="justify-self-start"
					>
						{t("personalise")}
					</ButtonLink>
					<ApplicationLinks links={links} />
					{offer && <PriceBreaks breaks={offer.breaks} />}
				</div>
			</section>
			{printed && <PrintedSidesRow sides={printed} of={design.name} />}
			<CustomerPhotos photos={photos} article={article.name} />
			<ArticleDetails article={article} printData={printData} />
		</div>
	);
}

function monthOf(day: string, locale: string): string {
	const month = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
	return month.format(new Date(`${day}T00:00:00Z`));
}
