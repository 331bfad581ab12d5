import { expect, test } from "vitest";
import { money } from "#core/money.ts";
import { formatPrice } from "#core/price-display.ts";

test.each([
	[1250, "EUR", "es-ES", true, "12,50 €"],
	[1200, "EUR", "es-ES", true, "12 €"],
	[1295, "GBP", "en-GB", true, "£12.95"],
	[12901, "SEK", "sv-SE", false, "130 kr"],
	[12900, "SEK", "sv-SE", false, "129 kr"],
	[-500, "GBP", "en-GB", true, "-£5"],
] as const)("%i %s in %s shows as %s", (amount, currency, iso, decimals, shown) => {
	expect(formatPrice(money(amount, currency), iso, decimals).replace(/\u00a0|\u202f/g, " ")).toBe(shown);
});
