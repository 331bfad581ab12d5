import IconTags from "@tabler/icons-react/dist/esm/icons/IconTags.mjs";
import { useTranslation } from "react-i18next";
import { TAG_GROUPS } from "#core/tag-groups.ts";
import { PageHead } from "#layouts/page-head.tsx";
import { PageTitle } from "#layouts/page-title.tsx";
import type { PageHandle } from "#layouts/plain-page.ts";
import { listTags } from "#shop/catalog/catalog.server.ts";
import { headFacts } from "#shop/search/head-facts.server.ts";
import { shopContext } from "#shop/shop-context.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageLink } from "#ui/page-link.tsx";
import type { Route } from "./+types/tags-list.page";

export const handle: PageHandle = { texts: ["catalog"], plain: true };

export async function loader({ context }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const tags = (await listTags(shop)).map(({ name, slug, intro, group }) => ({
		to: `/t/${slug}`,
		name,
		intro,
		group,
	}));
	const groups = [...TAG_GROUPS, null].map((group) => ({ group, tags: tags.filter((tag) => tag.group === group) }));
	return { head: headFacts(shop, "/tags-list"), groups: groups.filter((each) => each.tags.length > 0) };
}

/** Every tag under its group. */
export default function TagsListPage({ loaderData: { head, groups } }: Route.ComponentProps) {
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
			{groups.length === 0 && <EmptyState icon={IconTags} title={t("tagsList.empty")} />}
			{groups.map(({ group, tags }) => (
				<section key={group} className="grid gap-4" aria-labelledby={group ?? "others"}>
					<h2 id={group ?? "others"} className="text-28">
						{group ? t(`group.${group}`) : t("tagsList.others")}
					</h2>
					<ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
						{tags.map(({ to, name, intro }) => (
							<li key={to} className="grid content-start gap-1 border-t border-line pt-3">
								<PageLink to={to} className="text-18 font-semibold">
									{name}
								</PageLink>
								<p className="text-14 text-ink-soft">{intro}</p>
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}
