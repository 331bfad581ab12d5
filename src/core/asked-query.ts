/** As long as what is looked for may be, in UTF-16 units. */
export const LONGEST_QUERY = 200;

/** What is looked for, of what somebody typed: trimmed, and cut without a half of a letter at its end. */
export function askedQuery(typed: string | null): string {
	const query = typed?.trim().slice(0, LONGEST_QUERY) ?? "";
	return query.replace(/[\uD800-\uDBFF]$/, "");
}
