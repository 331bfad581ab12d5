const names = new Map<string, Intl.DisplayNames>();

/** A country in the reader's language; its code where the language has no name for it. */
export function regionName(code: string, iso: string): string {
	const known = names.get(iso) ?? new Intl.DisplayNames([iso], { type: "region" });
	names.set(iso, known);
	return known.of(code) ?? code;
}
