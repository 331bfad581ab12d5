import { expect, test } from "vitest";
import { brandOrigin, localeAddress, ownOrigin } from "./site-addresses.ts";

const config = {
	baseUrl: "https://shop.example",
	defaultBrand: "keepsake",
	popkinHost: "popkin.example",
	siteHosts: [
		{ brand: "keepsake", site: "BE", host: "keepsake.be" },
		{ brand: "popkin", site: "ES", host: "popkin.es" },
	],
} as const;

test.each([
	["keepsake", "keepsake", "http://localhost:3000", "http://localhost:3000"],
	["popkin", "keepsake", "http://localhost:3000", "http://popkin.example:3000"],
	["popkin", "keepsake", "https://shop.example", "https://popkin.example"],
	["popkin", "popkin", "https://shop.example", "https://shop.example"],
] as const)("%s, in a shop of %s at %s, is at %s", (brand, defaultBrand, baseUrl, origin) => {
	expect(brandOrigin({ baseUrl, defaultBrand, popkinHost: "popkin.example" }, brand)).toBe(origin);
});

test.each([
	["keepsake", "de-de", "https://shop.example/de-de"],
	["keepsake", "nl-be", "https://keepsake.be"],
	["keepsake", "fr-be", "https://keepsake.be/fr-be"],
	["popkin", "es-es", "https://popkin.es"],
	["popkin", "fr-be", "https://popkin.example/fr-be"],
] as const)("%s in %s begins at %s", (brand, code, address) => {
	expect(localeAddress(config, brand, { code })).toBe(address);
});

test("links lead to the host that the visitor used, where it is the shop's", () => {
	expect(ownOrigin(config, "keepsake.be:8443")).toBe("https://keepsake.be");
	expect(ownOrigin(config, "evil.example")).toBe("https://shop.example");
});
