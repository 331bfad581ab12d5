import type { Config } from "#config.ts";
import { BRANDS, type Brand } from "#core/brands.ts";
import { isLocaleShaped, type Locale, localeByCode, SITES, type Site, siteByCode, sitesOf } from "#core/sites.ts";
import { hostName } from "./site-addresses.ts";

export type Place = { readonly brand: Brand; readonly site: Site; readonly locale: Locale; readonly prefix: string };

type Settings = Pick<Config, "defaultBrand" | "defaultSite" | "popkinHost" | "siteHosts">;

/**
 * Host names the brand, and the site where it is a site's own; else the first path segment names the locale, and
 * without one the default site answers.
 * `unknownLocale`: the segment has the shape of a locale that is not to be had here; the place is then the default.
 */
export function resolveSite(config: Settings, host: string, path: string): Place & { unknownLocale: boolean } {
	const name = hostName(host);
	const own = config.siteHosts.find((entry) => entry.host === name);
	const brand = BRANDS[own?.brand ?? (name === config.popkinHost ? "popkin" : config.defaultBrand)];
	const segment = localeSegment(path);
	const found = localeByCode(brand.code, segment);
	if (found && (!own || found.site.code === own.site))
		return { brand, ...found, prefix: `/${segment}`, unknownLocale: false };
	const preferred = siteByCode(own?.site ?? config.defaultSite);
	const site = preferred?.brands.includes(brand.code) ? preferred : sitesOf(brand.code)[0];
	const locale = site?.locales[0];
	if (!site || !locale) throw new Error(`Brand ${brand.code} has no site`);
	return { brand, site, locale, prefix: "", unknownLocale: isLocaleShaped(segment) };
}

/** Path and query with the prefix as it is written here, for an address that has it in capitals: /de-DE is /de-de. */
export function addressInSmallLetters(config: Settings, host: string, address: string): string | undefined {
	const { pathname, search } = new URL(address);
	const written = `/${localeSegment(pathname)}`;
	const { prefix } = resolveSite(config, host, written.toLowerCase());
	return prefix && prefix !== written ? prefix + pathname.slice(prefix.length) + search : undefined;
}

/** The first one; a home page's data is asked for at /es-es.data. */
function localeSegment(path: string): string {
	return (path.split("/", 2)[1] ?? "").replace(/\.data$/, "");
}

/** What APIs and files are found by: /es-es/api/articles is /api/articles, told in Spanish. */
export function pathWithoutLocale(request: Request): string {
	const { pathname } = new URL(request.url);
	const [, segment = ""] = pathname.split("/", 2);
	const isLocale = SITES.some((site: Site) => site.locales.some((locale) => locale.code === segment));
	return isLocale ? pathname.slice(segment.length + 1) || "/" : pathname;
}
