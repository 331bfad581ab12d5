import { useTranslation } from "react-i18next";
import { parseId } from "#core/identifiers.ts";
import { pageNotFound } from "#guards/page-not-found.ts";
import { PageHead } from "#layouts/page-head.tsx";
import { PageTitle } from "#layouts/page-title.tsx";
import type { PageHandle } from "#layouts/plain-page.ts";
import { placedHeadFacts } from "#shop/search/head-facts.server.ts";
import { shopContext } from "#shop/shop-context.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import type { Route } from "./+types/help-category.page";
import { languagesOfCategory, listCategories, listTopics } from "./help.server.ts";
import { TopicList } from "./topic-list.tsx";

export const handle: PageHandle = { texts: ["help"], plain: true };

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const categoryId = parseId(params.id);
	const category = (await listCategories(shop)).find(({ id }) => id === categoryId);
	if (!category) throw pageNotFound(request);
	const [topics, languages] = await Promise.all([
		listTopics(shop, { categoryId: category.id }),
		languagesOfCategory(shop, category.id),
	]);
	const path = `/help-center/category/${category.id}`;
	const head = placedHeadFacts(shop, path, ({ locale }) => (languages.includes(locale.language) ? path : undefined));
	return { head, category, topics };
}

export default function HelpCategoryPage({ loaderData: { head, category, topics } }: Route.ComponentProps) {
	const { t } = useTranslation("help");
	const trail = [{ text: t("home"), to: "/" }, { text: t("title"), to: "/help-center" }, { text: category.name }];
	return (
		<div className="page-column grid grid-cols-1 gap-8 pt-6 pb-16">
			<PageTitle>{category.name}</PageTitle>
			<PageHead facts={head} title={category.name} description={category.intro} />
			<Breadcrumb label={t("path")} trail={trail} />
			<header className="grid gap-3">
				<h1 className="text-36 lg:text-48">{category.name}</h1>
				<p className="max-w-form text-18 text-ink-soft">{category.intro}</p>
			</header>
			{topics.length > 0 ? <TopicList topics={topics} /> : <p>{t("categoryEmpty")}</p>}
		</div>
	);
}
