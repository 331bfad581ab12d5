import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SORTS } from "#core/list-order.ts";
import { TAG_GROUPS } from "#core/tag-groups.ts";
import { TagLink } from "#ui/badge.tsx";
import { classNames } from "#ui/class-names.ts";
import { type ListAsked, listAddress } from "./list-request.ts";

type NamedArticle = { id: number; name: string };
/** An address of its own, beside the list's. */
export type ThemeChoice = { readonly name: string; readonly to: string; readonly current: boolean };
type ListChoicesProps = {
	/** Of the list, without its choices. */
	address: string;
	asked: ListAsked;
	offered: { articles: readonly NamedArticle[]; groups: readonly string[] };
	/** The first one is all of them. */
	themes?: readonly ThemeChoice[];
	/** Where the list begins on a page that has more above it. */
	place?: string;
	/** What the list is sorted by as long as nothing else is chosen. */
	usual?: "RELEVANCE" | "POPULARITY";
	/** Lists of articles stand in the shop's order. */
	sorted?: boolean;
};

/** Articles that are seen at once, or in a phone's row; where more are offered, a press shows them. */
const SEEN = 12;

/** A phone's row begins where the chosen one is seen, without script. */
const IN_SIGHT = "max-md:[scroll-initial-target:nearest]";

/** Facets and order as links: each choice has its own address and works without script. */
export function ListChoices(props: ListChoicesProps) {
	const { address, asked, offered, themes = [], place = "", usual = "POPULARITY", sorted = true } = props;
	const { t } = useTranslation("catalog");
	const chosen = (change: Parameters<typeof listAddress>[2]) => listAddress(address, asked, change) + place;
	const [whole, ...narrower] = themes;
	const groups = TAG_GROUPS.filter((group) => group === asked.group || offered.groups.includes(group));
	const [seen, others] = seenFirst(offered.articles, asked.article);
	const article = ({ id, name }: NamedArticle) => (
		<TagLink key={id} to={chosen({ article: id })} current={asked.article === id}>
			{name}
		</TagLink>
	);
	const orders = usual === "POPULARITY" ? SORTS.filter((sort) => sort !== usual) : SORTS;
	return (
		<div className="grid gap-4">
			{whole && narrower.length > 0 && (
				<Choices label={t("filter.theme")} withStaying>
					<Choice to={whole.to} current={whole.current} stays>
						{whole.name}
					</Choice>
					{narrower.map(({ name, to, current }) => (
						<Choice key={to} to={to} current={current}>
							{name}
						</Choice>
					))}
				</Choices>
			)}
			{offered.articles.length > 1 || asked.article ? (
				<Choices
					label={t("filter.article")}
					withStaying
					below={others.length > 0 && <Others className="md:hidden">{others.map(article)}</Others>}
				>
					<Choice to={chosen({ article: undefined })} current={!asked.article} stays>
						{t("filter.allArticles")}
					</Choice>
					{seen.map((each) => (
						<li key={each.id} className={asked.article === each.id ? IN_SIGHT : undefined}>
							{article(each)}
						</li>
					))}
					{others.length > 0 && (
						<li className="max-md:hidden has-[[open]]:basis-full">
							<Others>{others.map(article)}</Others>
						</li>
					)}
				</Choices>
			) : null}
			{groups.length > 0 && (
				<Choices label={t("filter.group")}>
					<Choice to={chosen({ group: undefined })} current={!asked.group}>
						{t("filter.allGroups")}
					</Choice>
					{groups.map((group) => (
						<Choice key={group} to={chosen({ group })} current={asked.group === group}>
							{t(`group.${group}`)}
						</Choice>
					))}
				</Choices>
			)}
			{sorted && (
				<Choices label={t("sort.label")}>
					<Choice to={chosen({ sort: undefined })} current={!asked.sort || asked.sort === usual}>
						{t(`sort.${usual}`)}
					</Choice>
					{orders.map((sort) => (
						<Choice key={sort} to={chosen({ sort })} current={asked.sort === sort}>
							{t(`sort.${sort}`)}
						</Choice>
					))}
				</Choices>
			)}
		</div>
	);
}

/** What is chosen is seen, wherever it stands. */
function seenFirst(articles: readonly NamedArticle[], chosen: number | undefined) {
	const seen = articles.filter(({ id }, index) => index < SEEN || id === chosen);
	return [seen, articles.filter((each) => !seen.includes(each))] as const;
}

function Others({ className, children }: { className?: string; children: readonly ReactElement[] }) {
	const { t } = useTranslation("catalog");
	return (
		<details className={className}>
			<summary className="inline-flex min-h-10 cursor-pointer list-none items-center px-2 underline max-md:px-0">
				{t("filter.moreArticles")}
			</summary>
			<ul className="flex flex-wrap gap-2 pt-2">
				{children.map((each) => (
					<li key={each.key}>{each}</li>
				))}
			</ul>
		</details>
	);
}

type ChoicesProps = {
	label: string;
	below?: ReactNode;
	/** Its first choice stays at its place: the others are scrolled to beside it, not below. */
	withStaying?: boolean;
	children: ReactNode;
};

function Choices({ label, below, withStaying = false, children }: ChoicesProps) {
	return (
		<nav aria-label={label} className="grid gap-x-4 gap-y-1 text-14 md:flex md:items-center">
			<span className="min-w-20 text-ink-soft" aria-hidden="true">
				{label}
			</span>
			<ul
				className={classNames(
					"flex gap-2 whitespace-nowrap max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap",
					withStaying ? "max-md:scroll-ps-40 max-md:scroll-pe-4 max-md:[&_a]:scroll-ms-40" : "max-md:scroll-px-4",
				)}
			>
				{children}
			</ul>
			{below}
		</nav>
	);
}

type ChoiceProps = {
	to: string;
	current: boolean;
	/** At its place while a phone's row is moved. */
	stays?: boolean;
	children: string;
};

function Choice({ to, current, stays = false, children }: ChoiceProps) {
	return (
		<li
			className={
				classNames(
					current && IN_SIGHT,
					stays && "max-md:sticky max-md:-start-4 max-md:z-1 max-md:-ms-4 max-md:bg-paper max-md:ps-4 max-md:pe-1",
				) || undefined
			}
		>
			<TagLink to={to} current={current}>
				{children}
			</TagLink>
		</li>
	);
}
