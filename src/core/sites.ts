import type { BrandCode } from "#core/brands.ts";
import { SITES } from "./sites/all-sites.ts";
import type { Locale, Site } from "./sites/site.ts";

export { SITES } from "./sites/all-sites.ts";
export type { Locale, Site } from "./sites/site.ts";

export function siteByCode(code: string): Site | undefined {
	return SITES.find((site) => site.code === code);
}

/** The sites of a brand, in the order in which they are offered. */
export function sitesOf(brand: BrandCode): readonly Site[] {
	return SITES.filter((site) => site.brands.includes(brand));
}

export function localeByCode(brand: BrandCode, code: string): { site: Site; locale: Locale } | undefined {
	for (const site of sitesOf(brand)) {
		const found = site.locales.find((candidate) => candidate.code === code);
		if (found) return { site, locale: found };
	}
	return undefined;
}

/** `ll` or `ll-cc`: a first path segment of this shape is a locale, known or not. */
export function isLocaleShaped(segment: string): boolean {
	return /^[a-z]{2}(?:-[a-z]{2})?$/i.test(segment);
}
