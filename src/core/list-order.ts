/** Specification, section 3: how lists of designs can be sorted. */
export const SORTS = ["POPULARITY", "DATE_CREATION", "DATE_LAST_MODIFICATION"] as const;
export type Sort = (typeof SORTS)[number];

/** Lists by relevance have up to three parts, one after the other. */
export type ListPart = 0 | 1 | 2;

/**
 * The place of an entry in a sorted list: what it is sorted by (a count, or days since 1970) and its id, and in which
 * part of the list it stands. A page begins after or ends before it, however long the list is.
 */
export type ListPlace = { readonly part: ListPart; readonly value: number; readonly id: number };

export type Turn = { readonly after?: ListPlace; readonly before?: ListPlace };

/** So that it stays a number and a day in PostgreSQL. */
const GREATEST = 2_000_000_000;
const WRITTEN = /^([012])\.([0-9a-z]{1,6})\.([0-9a-z]{1,6})$/;

export function writePlace({ part, value, id }: ListPlace): string {
	return `${part}.${value.toString(36)}.${id.toString(36)}`;
}

export function readPlace(text: string | null): ListPlace | undefined {
	const [, part, value = "", id = ""] = WRITTEN.exec(text ?? "") ?? [];
	const place = { part: Number(part) as ListPart, value: Number.parseInt(value, 36), id: Number.parseInt(id, 36) };
	return place.value <= GREATEST && place.id <= GREATEST ? place : undefined;
}

/** Of a page's address: `after` or `before`, the rest of both is left out. */
export function readTurn(after: string | null, before: string | null): Turn {
	const [first, last] = [readPlace(after), readPlace(before)];
	if (first) return { after: first };
	return last ? { before: last } : {};
}

export function sortOf(text: string | null): Sort | undefined {
	return SORTS.find((sort) => sort === text);
}
