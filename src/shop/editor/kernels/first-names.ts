const MOST_NAMED = 8;

/** The first of them, for a sentence. */
export function firstNames(named: readonly { readonly name: string }[]): string {
	const names = named.slice(0, MOST_NAMED).map(({ name }) => name);
	return [...names, ...(named.length > MOST_NAMED ? ["…"] : [])].join(", ");
}
