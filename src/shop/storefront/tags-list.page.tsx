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
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import type { Route } from "./+types/tags-list.page";
import { tagPictures } from "./tag-pictures.server.ts";
import { TagRows } from "./tag-tiles.tsx";

export const handle: PageHandle = { texts: ["catalog"], plain: true };

export async function loader({ context }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const all = await listTags(shop);
	const pictures = await tagPictures(shop);
	const tags = all.map(({ id, name, slug, intro, group }) => ({
		to: `/t/${slug}`,
		name,
		intro,
		group,
		picture: pictures.get(id),
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
			<div className="grid grid-cols-1 gap-x-6 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
				{groups.map(({ group, tags }) => (
					<section
						key={group}
						className={classNames(
							"grid grid-cols-1 content-start gap-4",
							tags.length > 1 && "md:col-span-2",
							tags.length > 2 && "xl:col-span-3",
						)}
						aria-labelledby={group ?? "others"}
					>
						<h2 id={group ?? "others"} className="text-28">
							{group ? t(`group.${group}`) : t("tagsList.others")}
						</h2>
						<TagRows tags={tags} />
					</section>
				))}
			</div>
		</div>
	);
}
