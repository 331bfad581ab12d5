import type { BrandCode } from "#core/brands.ts";

type Translate = (keys: string[], facts: Readonly<Record<string, string | number | undefined>>) => string;

/** In the brand's own words, where a text has some for each brand. */
export function brandWords(t: unknown, key: string, brand: BrandCode, facts: Parameters<Translate>[1]): string {
	return (t as Translate)([`${key}.${brand}`, key], facts);
}
