import { expect, test } from "vitest";
import type { Currency } from "#core/currencies.ts";
import { money } from "#core/money.ts";
import { localeByCode } from "#core/sites.ts";
import type { Shop } from "#shop/shop.ts";
import { deliveryPrice } from "./delivery-price.server.ts";

test.each([
	["en-gb", 395, "GBP", "£3.95"],
	["en-gb", 0, "GBP", "Free"],
	["es-es", 0, "EUR", "Gratis"],
])("delivery at %s for %i %s is shown as %s", (code, amount, currency, shown) => {
	const place = localeByCode("keepsake", code) as Pick<Shop, "site" | "locale">;
	expect(deliveryPrice(money(amount, currency as Currency), place)).toBe(shown);
});
