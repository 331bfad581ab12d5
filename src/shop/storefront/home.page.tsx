import { useTranslation } from "react-i18next";
import type { BrandCode } from "#core/brands.ts";
import { formatDay } from "#core/day-display.ts";
import { PageHead } from "#layouts/page-head.tsx";
import { PageTitle } from "#layouts/page-title.tsx";
import type { PageHandle } from "#layouts/plain-page.ts";
import { listArticles, listTags, type Tag } from "#shop/catalog/catalog.server.ts";
import { listBlocks } from "#shop/content/content.server.ts";
import { ContentBlocks } from "#shop/content/content-blocks.tsx";
import { listDesigns } from "#shop/designs/designs.server.ts";
import { listUnfinished } from "#shop/projects/unfinished-designs.server.ts";
import { headFacts } from "#shop/search/head-facts.server.ts";
import type { Shop } from "#shop/shop.ts";
import { shopContext, visitorStateContext } from "#shop/shop-context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Picture, type PictureFile } from "#ui/picture.tsx";
import type { Route } from "./+types/home.page";
import { CardGrid } from "./card-grid.tsx";
import { articleCards, designCards } from "./cards.server.ts";
import { InTimeBanner } from "./in-time.tsx";
import { inTimeFor } from "./order-by.server.ts";
import { tagPictures } from "./tag-pictures.server.ts";
import { TagTiles } from "./tag-tiles.tsx";
import { shopThings } from "./things.ts";
import { UnfinishedDesigns } from "./unfinished-designs.tsx";

/** The rest of a large range is found on the first tag that lists articles, and by the other tags. */
const MOST_ARTICLES = 16;

export const handle: PageHandle = { texts: ["home", "unfinished"], plain: true };

export async function loader({ context }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const [articles, designs, tags, blocks, unfinished] = await Promise.all([
		listArticles(shop),
		listDesigns(shop, {}, 8),
		listTags(shop),
		listBlocks(shop, "HOME"),
		listUnfinished(shop, context.get(visitorStateContext)),
	]);
	const occasions = tags.filter(({ mode }) => mode !== "LIST");
	const [articleList, designList, season, pictures] = await Promise.all([
		articleCards(shop, articles.slice(0, MOST_ARTICLES)),
		designCards(shop, designs),
		seasonOf(shop, tags),
		tagPictures(shop),
	]);
	return {
		brand: shop.brand.code,
		brandName: shop.brand.name,
		head: headFacts(shop, "/"),
		articles: articleList,
		designs: designList,
		range: tags.filter(({ mode }) => mode === "LIST").map(linkOf)[0],
		tags: occasions.map((tag) => ({ ...linkOf(tag), picture: pictures.get(tag.id) })),
		season,
		blocks,
		unfinished,
		start: articles[0] ? `/create/${articles[0].id}` : "/",
	};
}

export default function Home({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation("home");
	const { brand, brandName, head, articles, designs, range, tags, season, blocks, unfinished, start } = loaderData;
	const hero = heroOf(brand);
	return (
		<>
			<PageTitle>{t(`title.${brand}`)}</PageTitle>
			<PageHead
				facts={head}
				title={t(`title.${brand}`)}
				description={t(`hero.text.${brand}`)}
				image={hero.src}
				things={shopThings(head.canonical, brandName, `/brand/${brand}-mark.svg`)}
			/>
			<UnfinishedDesigns designs={unfinished} page="/" className="page-column pt-6" />
			<section className="page-column grid grid-cols-1 items-center gap-8 py-10 lg:grid-cols-[2fr_3fr] lg:gap-12 lg:py-16">
				<div className="grid gap-6">
					<h1 className="text-36 text-balance lg:text-48 xl:text-60">{t(`hero.heading.${brand}`)}</h1>
					<p className="max-w-form text-18 text-ink-soft">{t(`hero.text.${brand}`)}</p>
					<div className="flex flex-wrap gap-3">
						<ButtonLink to={start} size="large">
							{t("hero.action")}
						</ButtonLink>
					</div>
				</div>
				<div className="aspect-8/5 overflow-hidden rounded-card">
					<Picture
						file={hero}
						alt={t(`hero.alt.${brand}`)}
						sizes="(width >= 80rem) 44rem, (width >= 64rem) 55vw, 100vw"
						first
						className="h-full w-full object-cover"
					/>
				</div>
			</section>
			{season && (
				<div className="page-column">
					<InTimeBanner {...season} />
				</div>
			)}
			<section className="page-column section-room grid gap-8" aria-labelledby="articles">
				<h2 id="articles" className="text-36">
					{t(`articles.${brand}`)}
				</h2>
				<CardGrid cards={articles} terms />
				{range && (
					<ButtonLink to={range.to} look="secondary" className="justify-self-center">
						{range.name}
					</ButtonLink>
				)}
			</section>
			<section className="bg-surface">
				<div className="page-column section-room grid gap-8">
					<h2 className="text-36">{t(`occasions.${brand}`)}</h2>
					<TagTiles tags={tags} />
					<CardGrid cards={designs} />
				</div>
			</section>
			<section className="page-column section-room grid gap-8">
				<h2 className="text-36">{t(`promise.heading.${brand}`)}</h2>
				<ol className="step-row grid gap-6 md:grid-cols-3">
					{(["make", "approve", "follow"] as const).map((step) => (
						<li key={step} className="grid content-start gap-2">
							<h3 className="text-22 text-ink">{t(`promise.${step}.heading`)}</h3>
							<p>{t(`promise.${step}.text`)}</p>
						</li>
					))}
				</ol>
				<ContentBlocks blocks={blocks} />
			</section>
		</>
	);
}

/** The occasion that comes next, while there is time for it. */
async function seasonOf(shop: Shop, tags: readonly Tag[]) {
	const coming = await Promise.all(tags.map(async (tag) => ({ tag, inTime: await inTimeFor(shop, tag) })));
	const [next] = coming
		.flatMap(({ tag, inTime }) => (inTime ? { tag, inTime } : []))
		.sort((a, b) => a.inTime.given.localeCompare(b.inTime.given));
	return next && { orderBy: formatDay(next.inTime.orderBy, shop.locale.iso), tag: linkOf(next.tag) };
}

function linkOf({ name, slug }: { name: string; slug: string }) {
	return { name, to: `/t/${slug}` };
}

/** Each brand's own, of demo/scenes/compose-hero.ts. */
function heroOf(brand: BrandCode): PictureFile {
	const stem = `/demo/hero-${brand}`;
	const widths = (format: string) => `${stem}-800.${format} 800w, ${stem}-1600.${format} 1600w`;
	return {
		src: `${stem}-800.jpg`,
		srcSet: widths("jpg"),
		avif: widths("avif"),
		webp: widths("webp"),
		width: 1600,
		height: 1000,
	};
}
