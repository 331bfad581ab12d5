import type { Config } from "#config.ts";
import { plainPageAt } from "./plain-pages.tsx";
import { resolveSite } from "./resolve-site.ts";
import { brandOrigin, hostName, ownOrigin } from "./site-addresses.ts";

const LONGEST_TARGET = 500;
/** Anything else would be one more page to keep, and the same one. */
const ID = /^[1-9]\d{0,5}$/;

/**
 * The whole address of a plain page for a visitor without a session: brand, path (with its locale) and the parameters
 * that the page reads. The page cache draws from it and from nothing else of a request, so that kept pages can't mix.
 */
export function anonymousPage(config: Config, host: string, target: string): string | undefined {
	if (target.length > LONGEST_TARGET) return undefined;
	const [path = "/", query] = target.split("?", 2);
	const { brand, site, prefix, unknownLocale } = resolveSite(config, host, path);
	const isClosed = unknownLocale || site.loginRequired || site.kiosk || path.includes("%");
	const page = isClosed ? undefined : plainPageAt(path, prefix);
	const given = new URLSearchParams(query);
	if (!page || given.has("kiosk")) return undefined;
	const read: string[] = [];
	for (const [name, parameter] of Object.entries(page.parameters ?? {})) {
		const value = given.get(name);
		if (value === null) continue;
		if (parameter === "own") return undefined;
		if (parameter === "id" ? ID.test(value) : parameter.includes(value)) read.push(`${name}=${value}`);
	}
	const isSiteHost = config.siteHosts.some((entry) => entry.host === hostName(host));
	const origin = isSiteHost ? ownOrigin(config, host) : brandOrigin(config, brand.code);
	return `${origin}${path}${read.length ? `?${read.join("&")}` : ""}`;
}
