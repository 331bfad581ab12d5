import IconPhoto from "@tabler/icons-react/dist/esm/icons/IconPhoto.mjs";
import { useTranslation } from "react-i18next";
import { formatDay } from "#core/day-display.ts";
import { pageNotFound } from "#guards/page-not-found.ts";
import { redirect } from "#guards/redirect.ts";
import { PageHead } from "#layouts/page-head.tsx";
import { PageTitle } from "#layouts/page-title.tsx";
import type { PageHandle } from "#layouts/plain-page.ts";
import { findTag, translatedTagSlug } from "#shop/catalog/catalog.server.ts";
import { tagQuery } from "#shop/search/facets.server.ts";
import { documentHeadFacts } from "#shop/search/head-facts.server.ts";
import { shopContext } from "#shop/shop-context.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TurnLinks } from "#ui/turn-links.tsx";
import type { Route } from "./+types/tag.page";
import { articleList } from "./article-list.server.ts";
import { CardGrid } from "./card-grid.tsx";
import { designList } from "./design-list.server.ts";
import { InTimeBanner } from "./in-time.tsx";
import { ListChoices } from "./list-choices.tsx";
import { LIST_PARAMETERS, listAddress, placeQuery, readListRequest, turnsOf } from "./list-request.ts";
import { inTimeFor } from "./order-by.server.ts";
import { firstPicture } from "./shop-card.ts";
import { TagStories } from "./tag-stories.tsx";
import { breadcrumbThing } from "./things.ts";

const PAGE_LENGTH = 60;
/** On a landing page, where they lead the designs in. */
const LANDING_ARTICLES = 8;

export const handle: PageHandle = { texts: ["catalog"], plain: true, parameters: { ...LIST_PARAMETERS } };

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const tag = await findTag(shop, params.slug);
	if (!tag) {
		const slug = await translatedTagSlug(shop, params.slug);
		if (slug) throw redirect(`/t/${slug}`, 301);
		throw pageNotFound(request);
	}
	const asked = readListRequest(request.url);
	const query = tagQuery(tag.id);
	const isStart = !asked.turn.after && !asked.turn.before;
	const address = `/t/${tag.slug}`;
	const [head, designs, articles, inTime] = await Promise.all([
		documentHeadFacts(shop, "tag", tag.id, address, placeQuery(asked)),
		tag.mode === "LIST" ? undefined : designList(shop, asked, PAGE_LENGTH, query),
		tag.mode === "LIST_DESIGNS" || (tag.mode === "LANDING" && !isStart)
			? undefined
			: articleList(shop, query, asked.turn, tag.mode === "LIST" ? PAGE_LENGTH : LANDING_ARTICLES),
		inTimeFor(shop, tag),
	]);
	// An article that none of them is on would be one more page to keep for each number.
	if (designs && asked.article && !designs.offered.articles.some(({ id }) => id === asked.article))
		throw redirect(listAddress(address, asked, { article: undefined }));
	const { name, intro, mode, stories } = tag;
	return {
		head,
		home: shop.addressOf(shop.brand.code, shop.locale),
		tag: { name, intro, mode, stories },
		orderBy: inTime && formatDay(inTime.orderBy, shop.locale.iso),
		address,
		asked,
		designs,
		articles,
	};
}

export default function TagPage({ loaderData }: Route.ComponentProps) {
	const { head, home, tag, orderBy, address, asked, designs, articles } = loaderData;
	const { t } = useTranslation("catalog");
	const cards = designs?.cards ?? [];
	const isEmpty = cards.length + (articles?.cards.length ?? 0) === 0;
	const isNarrowed = asked.article !== undefined || asked.group !== undefined;
	const trail = [{ text: t("home"), to: "/" }, { text: t("tagsList.title"), to: "/tags-list" }, { text: tag.name }];
	return (
		<div className="page-column grid grid-cols-1 gap-8 pt-6 pb-16">
			<PageTitle>{tag.name}</PageTitle>
			<PageHead
				facts={head}
				title={tag.name}
				description={tag.intro}
				image={firstPicture([...(articles?.cards ?? []), ...cards])}
				things={[breadcrumbThing(home, trail)]}
			/>
			<Breadcrumb label={t("path")} trail={trail} />
			<header className="grid gap-3">
				<h1 className="text-36 lg:text-48">{tag.name}</h1>
				<p className="max-w-form text-18 text-ink-soft">{tag.intro}</p>
			</header>
			{orderBy && <InTimeBanner orderBy={orderBy} />}
			{tag.mode === "LANDING" && <TagStories stories={tag.stories} />}
			{articles && articles.cards.length > 0 && (
				<CardGrid cards={articles.cards} firstRow level={2} terms={cards.length === 0} />
			)}
			{articles && tag.mode === "LIST" && <TurnLinks label={t("pages")} {...turnsOf(address, asked, articles)} />}
			{designs && (cards.length > 0 || isNarrowed) && (
				<ListChoices address={address} asked={asked} offered={designs.offered} />
			)}
			{cards.length > 0 && <CardGrid cards={cards} firstRow={!articles?.cards.length} level={2} terms />}
			{isEmpty && (
				<EmptyState
					icon={IconPhoto}
					title={t(isNarrowed ? "filter.none" : "tagEmpty")}
					actions={isNarrowed && <ButtonLink to={address}>{t("filter.reset")}</ButtonLink>}
				/>
			)}
			{designs && <TurnLinks label={t("pages")} {...turnsOf(address, asked, designs)} />}
			{tag.mode !== "LANDING" && <TagStories stories={tag.stories} />}
		</div>
	);
}
