import { expect, test } from "vitest";
import { addressInSmallLetters, resolveSite } from "#http/resolve-site.ts";

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

test.each([
	["localhost:3000", "/de-DE", "/de-de"],
	["localhost:3000", "/ES-es/t/Boda?q=A%20b&x=1", "/es-es/t/Boda?q=A%20b&x=1"],
	["localhost:3000", "/De-De//evil.example/x", "/de-de//evil.example/x"],
	["localhost:3000", "/de-de/t/Boda", undefined],
	["localhost:3000", "/de-de.data?_routes=x", undefined],
	["localhost:3000", "/DE-de.data", "/de-de.data"],
	["localhost:3000", "/Cart", undefined],
	["localhost:3000", "/FR-ZZ", undefined],
	["popkin.localhost:3000", "/en-IE", undefined],
	["keepsake.be", "/FR-BE", "/fr-be"],
	["keepsake.be", "/FR-FR", undefined],
])("%s%s in small letters", (host, path, expected) => {
	expect(addressInSmallLetters(config, host, `http://${host}${path}`)).toBe(expected);
});
