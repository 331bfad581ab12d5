import { useTranslation } from "react-i18next";
import { data, Form } from "react-router";
import { parseId } from "#core/identifiers.ts";
import { pageNotFound } from "#guards/page-not-found.ts";
import { readForm } from "#guards/read-form.ts";
import { PageHead } from "#layouts/page-head.tsx";
import { PageTitle } from "#layouts/page-title.tsx";
import { documentHeadFacts } from "#shop/search/head-facts.server.ts";
import { shopContext } from "#shop/shop-context.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { RichText } from "#ui/rich-text.tsx";
import type { Route } from "./+types/help-topic.page";
import { findTopic, listCategories, listTopics, voteTopic } from "./help.server.ts";
import { TopicList } from "./topic-list.tsx";

export const handle = { texts: ["help"] };

/** Specification, section 2: digits, or text ending in an underscore plus digits. */
function topicId(param: string): number | undefined {
	const digits = /^(?:.*_)?(\d+)$/.exec(param)?.[1];
	return digits === undefined ? undefined : parseId(digits);
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const topic = await findTopic(shop, topicId(params.id) ?? 0);
	if (!topic) throw pageNotFound(request);
	const [categories, near, head] = await Promise.all([
		listCategories(shop),
		listTopics(shop, { categoryId: topic.categoryId }),
		documentHeadFacts(shop, "topic", topic.id, topic.to),
	]);
	const category = categories.find(({ id }) => id === topic.categoryId);
	return {
		head,
		topic,
		category: category && { name: category.name, to: `/help-center/category/${category.id}` },
		near: near.filter(({ id }) => id !== topic.id).slice(0, 5),
	};
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const shop = context.get(shopContext);
	const topic = await findTopic(shop, topicId(params.id) ?? 0);
	if (!topic) throw pageNotFound(request);
	const helpful = (await readForm(request)).get("helpful");
	if (helpful !== "yes" && helpful !== "no") return data({ voted: undefined }, { status: 422 });
	await voteTopic(shop, topic.id, helpful === "yes");
	return data({ voted: helpful as "yes" | "no" | undefined });
}

export default function HelpTopicPage({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useTranslation("help");
	const { head, topic, category, near } = loaderData;
	const voted = actionData?.voted;
	const trail = [
		{ text: t("home"), to: "/" },
		{ text: t("title"), to: "/help-center" },
		...(category ? [{ text: category.name, to: category.to }] : []),
		{ text: topic.title },
	];
	return (
		<div className="page-column grid grid-cols-1 gap-8 pt-6 pb-16">
			<PageTitle>{topic.title}</PageTitle>
			<PageHead facts={head} title={topic.title} kind="article" />
			<Breadcrumb label={t("path")} trail={trail} />
			<article className="grid gap-4">
				<h1 className="text-36">{topic.title}</h1>
				<RichText blocks={topic.blocks} />
			</article>
			<section className="grid max-w-form justify-items-start gap-3 border-t border-line pt-6" aria-live="polite">
				<h2 className="text-22">{t("vote.question")}</h2>
				{voted ? (
					<p>{t(`vote.thanks.${voted}`)}</p>
				) : (
					<Form method="post" preventScrollReset className="flex gap-3">
						<Button look="secondary" name="helpful" value="yes">
							{t("vote.yes")}
						</Button>
						<Button look="secondary" name="helpful" value="no">
							{t("vote.no")}
						</Button>
					</Form>
				)}
				<p className="pt-3">{t("stillOpen")}</p>
				<ButtonLink to={`/contact?topic=${topic.id}`} look={voted === "no" ? "primary" : "secondary"}>
					{t("write.button")}
				</ButtonLink>
			</section>
			{near.length > 0 && (
				<section className="grid gap-3">
					<h2 className="text-22">{t("near")}</h2>
					<TopicList topics={near} />
				</section>
			)}
		</div>
	);
}
