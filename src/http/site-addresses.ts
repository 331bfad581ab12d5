import type { Config } from "#config.ts";
import type { BrandCode } from "#core/brands.ts";
import { type Locale, localeByCode } from "#core/sites.ts";

type Hosts = Pick<Config, "baseUrl" | "defaultBrand" | "popkinHost" | "siteHosts">;

/** Where a brand's pages without a site of their own host are. */
export function brandOrigin(config: Omit<Hosts, "siteHosts">, brand: BrandCode): string {
	const base = new URL(config.baseUrl);
	if (brand === "popkin" && config.defaultBrand !== "popkin") base.hostname = config.popkinHost;
	return base.origin;
}

/**
 * Where a locale's pages begin, without a closing slash: on its site's own host, else under its prefix at the brand's.
 * Links of mails, hreflang and canonical addresses start with it.
 */
export function localeAddress(config: Hosts, brand: BrandCode, locale: Pick<Locale, "code">): string {
	const site = localeByCode(brand, locale.code)?.site;
	const own = config.siteHosts.find((entry) => entry.brand === brand && entry.site === site?.code);
	if (!own) return `${brandOrigin(config, brand)}/${locale.code}`;
	const isDefault = site?.locales[0]?.code === locale.code;
	return `${originOf(config, own.host)}${isDefault ? "" : `/${locale.code}`}`;
}

/** Scheme and host that the visitor used, where the host is the shop's; links never lead to a host that a request made up. */
export function ownOrigin(config: Hosts, host: string): string {
	const base = new URL(config.baseUrl);
	const name = hostName(host);
	if (config.siteHosts.some((entry) => entry.host === name)) return originOf(config, name);
	return ownHosts(config).includes(name) ? `${base.protocol}//${host}` : base.origin;
}

/** Without their ports. */
export function ownHosts({ baseUrl, popkinHost, siteHosts }: Pick<Hosts, "baseUrl" | "popkinHost" | "siteHosts">) {
	const { hostname } = new URL(baseUrl);
	const loopback = hostname === "localhost" ? ["127.0.0.1"] : [];
	return [hostname, popkinHost, ...loopback, ...siteHosts.map(({ host }) => host)];
}

export function hostName(host: string): string {
	return host.replace(/:\d+$/, "").toLowerCase();
}

/** Every host of the shop is behind the same port. */
function originOf({ baseUrl }: Pick<Config, "baseUrl">, host: string): string {
	const address = new URL(baseUrl);
	address.hostname = host;
	return address.origin;
}
