import type { BrandCode } from "#core/brands.ts";
import { AT } from "./sites/at.ts";
import { BE } from "./sites/be.ts";
import { CH } from "./sites/ch.ts";
import { CZ } from "./sites/cz.ts";
import { DE } from "./sites/de.ts";
import { DK } from "./sites/dk.ts";
import { ES } from "./sites/es.ts";
import { FI } from "./sites/fi.ts";
import { FR } from "./sites/fr.ts";
import { GB } from "./sites/gb.ts";
import { IE } from "./sites/ie.ts";
import { IT } from "./sites/it.ts";
import { LU } from "./sites/lu.ts";
import { NL } from "./sites/nl.ts";
import { PL } from "./sites/pl.ts";
import { PT } from "./sites/pt.ts";
import { SE } from "./sites/se.ts";
import type { Locale, Site } from "./sites/site.ts";

export type { Locale, Site } from "./sites/site.ts";

/** The country shops, in the order of the specification. */
export const SITES: readonly Site[] = [ES, DE, AT, CH, FR, IT, PT, NL, BE, DK, PL, CZ, GB, IE, LU, SE, FI];

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
