import type { Config } from "#config.ts";
import { BRANDS, type Brand } from "#core/brands.ts";
import { isLocaleShaped, type Locale, localeByCode, SITES, type Site, siteByCode, sitesOf } from "#core/sites.ts";

export type Place = { readonly brand: Brand; readonly site: Site; readonly locale: Locale; readonly prefix: string };

/**
 * Host names the brand, the first path segment the locale; without one the default site answers.
 * `unknownLocale`: the segment has the shape of a locale that this brand does not have; the place is then the default.
 */
export function resolveSite(
	config: Pick<Config, "defaultBrand" | "defaultSite" | "popkinHost">,
	host: string,
	path: string,
): Place & { unknownLocale: boolean } {
	const brand = host.split(":")[0]?.toLowerCase() === config.popkinHost ? BRANDS.popkin : BRANDS[config.defaultBrand];
	const segment = (path.split("/", 2)[1] ?? "").replace(/\.data$/, "");
	const found = localeByCode(brand.code, segment);
	if (found) return { brand, ...found, prefix: `/${segment}`, unknownLocale: false };
	const preferred = siteByCode(config.defaultSite);
	const site = preferred?.brands.includes(brand.code) ? preferred : sitesOf(brand.code)[0];
	const locale = site?.locales[0];
	if (!site || !locale) throw new Error(`Brand ${brand.code} has no site`);
	return { brand, site, locale, prefix: "", unknownLocale: isLocaleShaped(segment) };
}

/** What APIs and files are found by: /es-es/api/articles is /api/articles, told in Spanish. */
export function pathWithoutLocale(request: Request): string {
	const { pathname } = new URL(request.url);
	const [, segment = ""] = pathname.split("/", 2);
	const isLocale = SITES.some((site: Site) => site.locales.some((locale) => locale.code === segment));
	return isLocale ? pathname.slice(segment.length + 1) || "/" : pathname;
}

/** Scheme and host that the visitor used, where the host is the shop's; links never lead to a host that a request made up. */
export function ownOrigin(config: Pick<Config, "baseUrl" | "popkinHost">, host: string): string {
	const base = new URL(config.baseUrl);
	const name = host.replace(/:\d+$/, "");
	const isOwn =
		name === base.hostname || name === config.popkinHost || (name === "127.0.0.1" && base.hostname === "localhost");
	return isOwn ? `${base.protocol}//${host}` : base.origin;
}
