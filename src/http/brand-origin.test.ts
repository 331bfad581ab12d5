import { expect, test } from "vitest";
import { brandOrigin } from "./brand-origin.ts";

test.each([
	["keepsake", "keepsake", "http://localhost:3000", "http://localhost:3000"],
	["popkin", "keepsake", "http://localhost:3000", "http://popkin.example:3000"],
	["popkin", "keepsake", "https://shop.example", "https://popkin.example"],
	["popkin", "popkin", "https://shop.example", "https://shop.example"],
] as const)("%s, in a shop of %s at %s, is at %s", (brand, defaultBrand, baseUrl, origin) => {
	expect(brandOrigin({ baseUrl, defaultBrand, popkinHost: "popkin.example" }, brand)).toBe(origin);
});
