import IconTag from "@tabler/icons-react/dist/esm/icons/IconTag.mjs";
import { useTranslation } from "react-i18next";
import { PageHead } from "#layouts/page-head.tsx";
import { PageTitle } from "#layouts/page-title.tsx";
import type { PageHandle } from "#layouts/plain-page.ts";
import { headFacts } from "#shop/search/head-facts.server.ts";
import { shopContext } from "#shop/shop-context.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TurnLinks } from "#ui/turn-links.tsx";
import type { Route } from "./+types/offers.page";
import { CardGrid } from "./card-grid.tsx";
import { designList } from "./design-list.server.ts";
import { ListChoices } from "./list-choices.tsx";
import { LIST_PARAMETERS, placeQuery, readListRequest, turnsOf } from "./list-request.ts";
import { OFFERS, offeredArticles } from "./offered-articles.server.ts";

const PAGE_LENGTH = 24;

export const handle: PageHandle = { texts: ["catalog"], plain: true, parameters: { ...LIST_PARAMETERS } };

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const asked = { ...readListRequest(request.url), article: undefined };
	const isStart = !asked.turn.after && !asked.turn.before;
	const [articles, designs] = await Promise.all([
		isStart ? offeredArticles(shop) : [],
		designList(shop, asked, PAGE_LENGTH, OFFERS),
	]);
	return { head: headFacts(shop, "/offers", placeQuery(asked)), articles, designs, asked };
}

/** Reduced articles, and what stands under a tag of the groups that are offers. */
export default function OffersPage({ loaderData: { head, articles, designs, asked } }: Route.ComponentProps) {
	const { t } = useTranslation("catalog");
	const isEmpty = articles.length + designs.cards.length === 0 && !asked.group;
	return (
		<div className="page-column grid grid-cols-1 gap-10 pt-6 pb-16">
			<PageTitle>{t("offers.title")}</PageTitle>
			<PageHead facts={head} title={t("offers.title")} description={t("offers.intro")} />
			<Breadcrumb label={t("path")} trail={[{ text: t("home"), to: "/" }, { text: t("offers.title") }]} />
			<header className="grid gap-3">
				<h1 className="text-36 lg:text-48">{t("offers.title")}</h1>
				<p className="max-w-form text-18 text-ink-soft">{t("offers.intro")}</p>
			</header>
			{articles.length > 0 && (
				<section className="grid gap-6" aria-labelledby="articles">
					<h2 id="articles" className="text-28">
						{t("offers.articles")}
					</h2>
					<CardGrid cards={articles} firstRow terms={designs.cards.length === 0} />
				</section>
			)}
			{(designs.cards.length > 0 || asked.group) && (
				<section className="grid gap-6" aria-labelledby="designs">
					<h2 id="designs" className="text-28">
						{t("offers.designs")}
					</h2>
					<ListChoices address="/offers" asked={asked} offered={{ articles: [], groups: designs.offered.groups }} />
					<CardGrid cards={designs.cards} firstRow={articles.length === 0} terms={designs.cards.length > 0} />
					<TurnLinks label={t("pages")} {...turnsOf("/offers", asked, designs)} />
				</section>
			)}
			<section className="grid gap-2" aria-labelledby="several">
				<h2 id="several" className="text-28">
					{t("offers.several.heading")}
				</h2>
				<p className="max-w-form text-ink-soft">{t("offers.several.text")}</p>
			</section>
			{isEmpty && <EmptyState icon={IconTag} title={t("offers.empty")} />}
		</div>
	);
}
