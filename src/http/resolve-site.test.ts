import { expect, test } from "vitest";
import { resolveSite } from "#http/resolve-site.ts";

const config = {
	defaultBrand: "keepsake",
	defaultSite: "GB",
	popkinHost: "popkin.localhost",
	siteHosts: [
		{ brand: "keepsake", site: "BE", host: "keepsake.be" },
		{ brand: "popkin", site: "ES", host: "popkin.es" },
	],
} as const;

test.each([
	["localhost:3000", "/", "keepsake", "en-gb", "", false],
	["localhost:3000", "/es-es/cart", "keepsake", "es-es", "/es-es", false],
	["localhost:3000", "/es-es.data", "keepsake", "es-es", "/es-es", false],
	["localhost:3000", "/xx", "keepsake", "en-gb", "", true],
	["localhost:3000", "/fr-zz/offers", "keepsake", "en-gb", "", true],
	["localhost:3000", "/about-us", "keepsake", "en-gb", "", false],
	["popkin.localhost:3000", "/es-es", "popkin", "es-es", "/es-es", false],
	["keepsake.be", "/cart", "keepsake", "nl-be", "", false],
	["Keepsake.BE:443", "/fr-be/cart", "keepsake", "fr-be", "/fr-be", false],
	["keepsake.be", "/fr-fr/cart", "keepsake", "nl-be", "", true],
	["popkin.es", "/cart", "popkin", "es-es", "", false],
	["popkin.localhost:3000", "/en-ie", "popkin", "en-gb", "", true],
] as const)("%s%s", (host, path, brand, locale, prefix, unknownLocale) => {
	const place = resolveSite(config, host, path);
	expect([place.brand.code, place.locale.code, place.prefix, place.unknownLocale]).toEqual([
		brand,
		locale,
		prefix,
		unknownLocale,
	]);
});
