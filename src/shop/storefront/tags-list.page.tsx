import IconTags from "@tabler/icons-react/dist/esm/icons/IconTags.mjs";
import { useTranslation } from "react-i18next";
import { PageHead } from "#layouts/page-head.tsx";
import { PageTitle } from "#layouts/page-title.tsx";
import type { PageHandle } from "#layouts/plain-page.ts";
import { listTags } from "#shop/catalog/catalog.server.ts";
import { headFacts } from "#shop/search/head-facts.server.ts";
import { shopContext } from "#shop/shop-context.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { Route } from "./+types/tags-list.page";
import { tagPictures } from "./tag-pictures.server.ts";
import { TagRows } from "./tag-tiles.tsx";

export const handle: PageHandle = { texts: ["catalog"], plain: true };

export async function loader({ context }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const all = await listTags(shop);
	const pictures = await tagPictures(shop);
	const rows = (tags: typeof all) =>
		tags.map(({ id, name, slug, intro }) => ({ to: `/t/${slug}`, name, intro, picture: pictures.get(id) }));
	const isOccasion = ({ mode }: (typeof all)[number]) => mode === "LIST_DESIGNS";
	const parts = [
		{ name: "occasions", tags: rows(all.filter(isOccasion)) },
		{ name: "others", tags: rows(all.filter((tag) => !isOccasion(tag))) },
	] as const;
	return { head: headFacts(shop, "/tags-list"), parts: parts.filter(({ tags }) => tags.length > 0) };
}

/** Every tag: the occasions first, in the order of the navigation. */
export default function TagsListPage({ loaderData: { head, parts } }: Route.ComponentProps) {
	const { t } = useTranslation("catalog");
	return (
		<div className="page-column grid grid-cols-1 gap-10 pt-6 pb-16">
			<PageTitle>{t("tagsList.title")}</PageTitle>
			<PageHead facts={head} title={t("tagsList.title")} description={t("tagsList.intro")} />
			<Breadcrumb label={t("path")} trail={[{ text: t("home"), to: "/" }, { text: t("tagsList.title") }]} />
			<header className="grid gap-3">
				<h1 className="text-36 lg:text-48">{t("tagsList.title")}</h1>
				<p className="max-w-form text-18 text-ink-soft">{t("tagsList.intro")}</p>
			</header>
			{parts.length === 0 && <EmptyState icon={IconTags} title={t("tagsList.empty")} />}
			{parts.map(({ name, tags }) => (
				<section key={name} className="grid grid-cols-1 content-start gap-4" aria-labelledby={name}>
					<h2 id={name} className="text-28">
						{t(`tagsList.${name}`)}
					</h2>
					<TagRows tags={tags} />
				</section>
			))}
		</div>
	);
}
