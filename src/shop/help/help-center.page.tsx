import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { askedQuery, LONGEST_QUERY } from "#core/asked-query.ts";
import { PageHead } from "#layouts/page-head.tsx";
import { PageTitle } from "#layouts/page-title.tsx";
import { headFacts } from "#shop/search/head-facts.server.ts";
import { shopContext } from "#shop/shop-context.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { PageLink } from "#ui/page-link.tsx";
import type { Route } from "./+types/help-center.page";
import { listCategories, listTopics, searchTopics } from "./help.server.ts";
import { TopicList } from "./topic-list.tsx";

export const handle = { texts: ["help"] };

const SHOWN = 5;

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const query = askedQuery(new URL(request.url).searchParams.get("query"));
	const [categories, topics, found] = await Promise.all([
		listCategories(shop),
		listTopics(shop),
		query ? searchTopics(shop, query) : undefined,
	]);
	return {
		head: headFacts(shop, "/help-center"),
		query,
		found,
		categories: categories.map((category) => ({
			...category,
			topics: topics.filter(({ categoryId }) => categoryId === category.id).slice(0, SHOWN),
		})),
	};
}

export default function HelpCenterPage({ loaderData: { head, query, found, categories } }: Route.ComponentProps) {
	const { t } = useTranslation("help");
	return (
		<div className="page-column grid grid-cols-1 gap-8 pt-6 pb-16">
			<PageTitle>{t("title")}</PageTitle>
			<PageHead facts={head} title={t("title")} description={t("intro")} />
			<Breadcrumb label={t("path")} trail={[{ text: t("home"), to: "/" }, { text: t("title") }]} />
			<header className="grid gap-3">
				<h1 className="text-36 lg:text-48">{t("title")}</h1>
				<p className="max-w-form text-18 text-ink-soft">{t("intro")}</p>
			</header>
			<Form method="get" role="search" className="flex max-w-form flex-wrap items-end gap-3">
				<div className="min-w-0 flex-1 basis-48">
					<Field name="query" type="search" label={t("search.label")} defaultValue={query} maxLength={LONGEST_QUERY} />
				</div>
				<Button className="min-h-12">{t("search.button")}</Button>
			</Form>
			{found && (
				<section className="grid gap-3" aria-live="polite">
					<h2 className="text-22">{t("search.found", { count: found.length, query })}</h2>
					{found.length > 0 ? <TopicList topics={found} /> : <p className="max-w-form">{t("search.none")}</p>}
				</section>
			)}
			<div className="grid gap-10 md:grid-cols-2 lg:gap-x-16">
				{categories.map(({ id, name, intro, topics }) => (
					<section key={id} className="grid content-start gap-3">
						<h2 className="text-28">
							<PageLink to={`/help-center/category/${id}`} className="underline-offset-4 hover:underline">
								{name}
							</PageLink>
						</h2>
						<p className="text-ink-soft">{intro}</p>
						<TopicList topics={topics} />
					</section>
				))}
			</div>
			<section className="grid justify-items-start gap-3">
				<h2 className="text-28">{t("write.title")}</h2>
				<p className="max-w-form">{t("write.text")}</p>
				<ButtonLink to="/contact" look="secondary">
					{t("write.button")}
				</ButtonLink>
			</section>
		</div>
	);
}
