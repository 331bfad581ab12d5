import IconMessageCircle from "@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs";
import { useTranslation } from "react-i18next";
import { readTurn, writePlace } from "#core/list-order.ts";
import { formatDecimal } from "#core/number-display.ts";
import { PageHead } from "#layouts/page-head.tsx";
import { PageTitle } from "#layouts/page-title.tsx";
import type { PageHandle } from "#layouts/plain-page.ts";
import { listArticles } from "#shop/catalog/catalog.server.ts";
import { allRatings, listReviews, ratingsOf } from "#shop/reviews/reviews.server.ts";
import { headFacts } from "#shop/search/head-facts.server.ts";
import { shopContext } from "#shop/shop-context.ts";
import { Badge, TagLink } from "#ui/badge.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageLink } from "#ui/page-link.tsx";
import { Stars } from "#ui/stars.tsx";
import { TurnLinks } from "#ui/turn-links.tsx";
import type { Route } from "./+types/reviews.page";
import { ReviewPhotos } from "./review-photos.tsx";

const PAGE_LENGTH = 12;

export const handle: PageHandle = {
	texts: ["reviews"],
	plain: true,
	parameters: { article: "id", rating: ["1", "2", "3", "4", "5"], after: "own", before: "own" },
};

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const { searchParams } = new URL(request.url);
	const turn = readTurn(searchParams.get("after"), searchParams.get("before"));
	const wanted = searchParams.get("rating") ?? "";
	const rating = /^[1-5]$/.test(wanted) ? Number(wanted) : undefined;
	const asked = Number(searchParams.get("article"));
	const [subject] = await listArticles(shop, { ids: [asked] });
	const [page, ratings] = await Promise.all([
		listReviews(shop, { articleId: subject?.id, rating, turn, limit: PAGE_LENGTH }),
		subject ? ratingsOf(shop, subject.id) : allRatings(shop),
	]);
	const articles = new Map(
		(await listArticles(shop, { ids: page.reviews.map(({ articleId }) => articleId) })).map((each) => [each.id, each]),
	);
	const day = new Intl.DateTimeFormat(shop.locale.iso, { dateStyle: "long", timeZone: "UTC" });
	const all = subject ? `/reviews?article=${subject.id}` : "/reviews";
	const withStars = (stars: number) => `${all}${subject ? "&" : "?"}rating=${stars}`;
	const list = rating ? withStars(rating) : all;
	const address = (place: string) => `${list}${list === "/reviews" ? "?" : "&"}${place}`;
	const isWhole = !rating && !subject;
	return {
		head: headFacts(shop, "/reviews", turn.after && isWhole ? `?after=${writePlace(turn.after)}` : ""),
		subject: subject && { name: subject.name, to: `/designs/${subject.slug}/${subject.id}` },
		all,
		rating,
		ratings,
		byStars: ratings.byRating.map((count, index) => ({ stars: index + 1, count, to: withStars(index + 1) })).reverse(),
		average: formatDecimal(ratings.average, shop.locale.iso),
		next: page.next && address(`after=${writePlace(page.next)}`),
		previous: page.previous && address(`before=${writePlace(page.previous)}`),
		reviews: page.reviews.map(({ articleId, day: written, photos, ...review }) => {
			const article = articles.get(articleId);
			return {
				...review,
				photos: Array.from({ length: photos }, (_, index) => ({ review: review.id, index, author: review.author })),
				written,
				day: day.format(new Date(written)),
				article: article && { name: article.name, to: `/designs/${article.slug}/${article.id}` },
			};
		}),
	};
}

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation("reviews");
	const { head, subject, all, rating, ratings, byStars, average, reviews, next, previous } = loaderData;
	const title = subject ? t("titleOf", { article: subject.name }) : t("title");
	const isFiltered = rating !== undefined && reviews.length > 0;
	const above = subject && { text: t("title"), to: "/reviews" };
	return (
		<div className="page-column grid grid-cols-1 gap-8 pt-6 pb-16">
			<PageTitle>{title}</PageTitle>
			<PageHead facts={head} title={title} description={t("intro")} />
			<Breadcrumb
				label={t("path")}
				trail={[{ text: t("home"), to: "/" }, ...(above ? [above] : []), { text: subject?.name ?? title }]}
			/>
			<header className="grid gap-3">
				<h1 className="text-36 lg:text-48">{title}</h1>
				<p className="max-w-form text-18 text-ink-soft">{t("intro")}</p>
			</header>
			{ratings.count > 0 && (
				<section
					className="grid grid-cols-1 gap-6 rounded-card bg-surface p-6 md:grid-cols-[auto_1fr] md:gap-12"
					aria-label={t("ratings")}
				>
					<div className="grid content-center gap-1">
						<p className="text-48 font-semibold tabular-nums">{average}</p>
						<Stars rating={ratings.average} label={t("stars", { average })} />
						<p className="text-14 text-ink-soft">{t("count", { count: ratings.count })}</p>
					</div>
					<ul className="grid gap-2">
						{byStars.map(({ stars, count, to }) => (
							<li key={stars} className="grid grid-cols-[minmax(min-content,7rem)_1fr_2rem] items-center gap-3 text-14">
								<TagLink to={to} current={rating === stars}>
									{t("only", { count: stars })}
								</TagLink>
								<span className="h-2 overflow-hidden rounded-tag bg-line" aria-hidden="true">
									<span className="block h-full bg-accent" style={{ width: `${(100 * count) / ratings.count}%` }} />
								</span>
								<span className="tabular-nums">{count}</span>
							</li>
						))}
					</ul>
				</section>
			)}
			{(subject || isFiltered) && (
				<p className="flex flex-wrap gap-x-6 gap-y-3">
					{isFiltered && <PageLink to={all}>{t("all")}</PageLink>}
					{subject && <PageLink to={subject.to}>{t("toArticle", { article: subject.name })}</PageLink>}
					{subject && <PageLink to="/reviews">{t("ofEverything")}</PageLink>}
				</p>
			)}
			{reviews.length > 0 ? (
				<ul className="grid gap-6 md:grid-cols-2">
					{reviews.map((review) => (
						<li key={review.id}>
							<article className="grid h-full content-start gap-3 rounded-card border border-line bg-surface p-6">
								<div className="flex flex-wrap items-center justify-between gap-3">
									<Stars rating={review.rating} label={t("stars", { average: review.rating })} />
									{review.verified && <Badge tone="success">{t("verified")}</Badge>}
								</div>
								<p>{review.text}</p>
								<ReviewPhotos photos={review.photos} article={review.article?.name ?? ""} />
								<p className="text-14 text-ink-soft">
									{review.author}, <time dateTime={review.written}>{review.day}</time>
									{review.article && (
										<>
											{" · "}
											<PageLink to={review.article.to}>{review.article.name}</PageLink>
										</>
									)}
								</p>
							</article>
						</li>
					))}
				</ul>
			) : (
				<EmptyState
					icon={IconMessageCircle}
					title={rating !== undefined && ratings.count > 0 ? t("noneWith", { count: rating }) : t("empty")}
					actions={rating !== undefined && <ButtonLink to={all}>{t("all")}</ButtonLink>}
				/>
			)}
			<TurnLinks label={t("pages")} next={next} previous={previous} />
			<section className="grid max-w-form gap-2" aria-labelledby="checked">
				<h2 id="checked" className="text-22">
					{t("checked.heading")}
				</h2>
				<p className="text-ink-soft">{t("checked.text")}</p>
			</section>
		</div>
	);
}
