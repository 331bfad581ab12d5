import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SORTS } from "#core/list-order.ts";
import { TAG_GROUPS } from "#core/tag-groups.ts";
import { TagLink } from "#ui/badge.tsx";
import { type ListAsked, listAddress } from "./list-request.ts";

type ListChoicesProps = {
	/** Of the list, without its choices. */
	address: string;
	asked: ListAsked;
	offered: { articles: readonly { id: number; name: string }[]; groups: readonly string[] };
	/** What the list is sorted by as long as nothing else is chosen. */
	usual?: "RELEVANCE" | "POPULARITY";
	/** Lists of articles stand in the shop's order. */
	sorted?: boolean;
};

/** Facets and order as links: each choice has its own address and works without script. */
export function ListChoices({ address, asked, offered, usual = "POPULARITY", sorted = true }: ListChoicesProps) {
	const { t } = useTranslation("catalog");
	const groups = TAG_GROUPS.filter((group) => group === asked.group || offered.groups.includes(group));
	const orders = usual === "POPULARITY" ? SORTS.filter((sort) => sort !== usual) : SORTS;
	return (
		<div className="grid gap-4">
			{offered.articles.length > 1 || asked.article ? (
				<Choices label={t("filter.article")}>
					<Choice to={listAddress(address, asked, { article: undefined })} current={!asked.article}>
						{t("filter.allArticles")}
					</Choice>
					{offered.articles.map(({ id, name }) => (
						<Choice key={id} to={listAddress(address, asked, { article: id })} current={asked.article === id}>
							{name}
						</Choice>
					))}
				</Choices>
			) : null}
			{groups.length > 0 && (
				<Choices label={t("filter.group")}>
					<Choice to={listAddress(address, asked, { group: undefined })} current={!asked.group}>
						{t("filter.allGroups")}
					</Choice>
					{groups.map((group) => (
						<Choice key={group} to={listAddress(address, asked, { group })} current={asked.group === group}>
							{t(`group.${group}`)}
						</Choice>
					))}
				</Choices>
			)}
			{sorted && (
				<Choices label={t("sort.label")}>
					<Choice to={listAddress(address, asked, { sort: undefined })} current={!asked.sort || asked.sort === usual}>
						{t(`sort.${usual}`)}
					</Choice>
					{orders.map((sort) => (
						<Choice key={sort} to={listAddress(address, asked, { sort })} current={asked.sort === sort}>
							{t(`sort.${sort}`)}
						</Choice>
					))}
				</Choices>
			)}
		</div>
	);
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
	return (
		<nav aria-label={label} className="grid gap-x-4 gap-y-1 text-14 md:flex md:items-center">
			<span className="min-w-20 text-ink-soft" aria-hidden="true">
				{label}
			</span>
			<ul className="flex gap-2 whitespace-nowrap max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap">
				{children}
			</ul>
		</nav>
	);
}

function Choice({ to, current, children }: { to: string; current: boolean; children: string }) {
	return (
		<li>
			<TagLink to={to} current={current}>
				{children}
			</TagLink>
		</li>
	);
}
