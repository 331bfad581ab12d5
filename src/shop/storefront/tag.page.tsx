import IconPhoto from "@tabler/icons-react/dist/esm/icons/IconPhoto.mjs";
import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { pageNotFound } from "#guards/page-not-found.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import type { PageHandle } from "#layouts/plain-page.ts";
import { findTag, listArticles, translatedTagSlug } from "#shop/catalog/catalog.server.ts";
import { listDesigns } from "#shop/designs/designs.server.ts";
import { shopContext } from "#shop/shop-context.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { Route } from "./+types/tag.page";
import { CardGrid } from "./card-grid.tsx";
import { articleCards, designCards } from "./cards.server.ts";

export const handle: PageHandle = { texts: ["catalog"], plain: true };

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const tag = await findTag(shop, params.slug);
	if (!tag) {
		const slug = await translatedTagSlug(shop, params.slug);
		if (slug) throw redirect(`/t/${slug}`, 301);
		throw pageNotFound(request);
	}
	const [designs, articles] = await Promise.all([
		tag.mode === "LIST" ? [] : listDesigns(shop, { tagId: tag.id }),
		tag.mode === "LIST_DESIGNS" ? [] : listArticles(shop, { tagId: tag.id }),
	]);
	const [designList, articleList] = await Promise.all([designCards(shop, designs), articleCards(shop, articles)]);
	return { tag: { name: tag.name, intro: tag.intro }, designs: designList, articles: articleList };
}

export default function TagPage({ loaderData: { tag, designs, articles } }: Route.ComponentProps) {
	const { t } = useTranslation("catalog");
	return (
		<div className="page-column grid gap-8 pt-6 pb-16">
			<PageTitle>{tag.name}</PageTitle>
			<Breadcrumb label={t("path")} trail={[{ text: t("home"), to: "/" }, { text: tag.name }]} />
			<header className="grid gap-3">
				<h1 className="text-36 lg:text-48">{tag.name}</h1>
				<p className="max-w-form text-18 text-ink-soft">{tag.intro}</p>
			</header>
			{articles.length > 0 && <CardGrid cards={articles} firstRow level={2} />}
			{designs.length > 0 && <CardGrid cards={designs} firstRow={articles.length === 0} level={2} />}
			{articles.length + designs.length === 0 && <EmptyState icon={IconPhoto} title={t("tagEmpty")} />}
		</div>
	);
}
