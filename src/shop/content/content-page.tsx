import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type HeadFacts, PageHead } from "#layouts/page-head.tsx";
import { PageTitle } from "#layouts/page-title.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { RichText } from "#ui/rich-text.tsx";
import type { Page } from "./content.server.ts";

type ContentPageProps = {
	page: Page;
	head: HeadFacts;
	/** What the shop knows by itself, ahead of what is written. */
	children?: ReactNode;
};

export function ContentPageView({ page, head, children }: ContentPageProps) {
	const { t } = useTranslation("content");
	return (
		<article className="page-column grid grid-cols-1 gap-6 pt-6 pb-16">
			<PageTitle>{page.title}</PageTitle>
			<PageHead facts={head} title={page.title} description={page.summary} kind="article" />
			<Breadcrumb label={t("path")} trail={[{ text: t("home"), to: "/" }, { text: page.title }]} />
			<header className="grid gap-3">
				<h1 className="text-28 sm:text-36 lg:text-48">{page.title}</h1>
				<p className="max-w-form text-18 text-ink-soft">{page.summary}</p>
			</header>
			{children}
			<div className="grid gap-4">
				<RichText blocks={page.blocks} />
			</div>
		</article>
	);
}
