import { type ListPlace, readTurn, SORTS, type Sort, sortOf, type Turn, writePlace } from "#core/list-order.ts";
import { TAG_GROUPS, type TagGroup } from "#core/tag-groups.ts";
import type { PageParameter } from "#layouts/plain-page.ts";

/** What the address of a list says: its order, its facets and where its page begins. */
export type ListAsked = {
	sort: Sort | undefined;
	article: number | undefined;
	group: TagGroup | undefined;
	turn: Turn;
};

export const LIST_PARAMETERS = {
	sort: SORTS,
	article: "id",
	group: TAG_GROUPS,
	after: "own",
	before: "own",
} as const satisfies Record<string, PageParameter>;

export function readListRequest(url: string): ListAsked {
	const { searchParams } = new URL(url);
	const article = searchParams.get("article") ?? "";
	return {
		sort: sortOf(searchParams.get("sort")),
		article: /^[1-9]\d{0,5}$/.test(article) ? Number(article) : undefined,
		group: TAG_GROUPS.find((group) => group === searchParams.get("group")),
		turn: readTurn(searchParams.get("after"), searchParams.get("before")),
	};
}

type Choice = { [Name in "sort" | "article" | "group"]?: ListAsked[Name] };

/** The same list with another choice, from its start. `address` may have parameters of its own. */
export function listAddress(address: string, asked: ListAsked, change: Choice = {}, turn = ""): string {
	const { sort, article, group } = { ...asked, ...change };
	const parts = [sort && `sort=${sort}`, article && `article=${article}`, group && `group=${group}`, turn];
	const query = parts.filter(Boolean).join("&");
	return query ? `${address}${address.includes("?") ? "&" : "?"}${query}` : address;
}

/** What of the address makes it a page of its own for search engines: where it begins, not how it is sorted. */
export function placeQuery({ sort, article, group, turn: { after } }: ListAsked): string {
	return after && !sort && !article && !group ? `?after=${writePlace(after)}` : "";
}

export type Turns = { next?: ListPlace | undefined; previous?: ListPlace | undefined };

/** Where "Next" and "Previous" lead. */
export function turnsOf(
	address: string,
	asked: ListAsked,
	{ next, previous }: Turns,
	/** Where the list begins on a page that has more above it. */
	place = "",
): { next: string | undefined; previous: string | undefined } {
	return {
		next: next && listAddress(address, asked, {}, `after=${writePlace(next)}`) + place,
		previous: previous && listAddress(address, asked, {}, `before=${writePlace(previous)}`) + place,
	};
}
