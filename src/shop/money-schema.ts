import { z } from "@hono/zod-openapi";
import { CURRENCY_DIGITS, type Currency } from "#core/currencies.ts";

export const moneySchema = z
	.object({ amount: z.int(), currency: z.enum(Object.keys(CURRENCY_DIGITS) as [Currency, ...Currency[]]) })
	.openapi("Money", { description: "Whole minor units: 1290 EUR is 12.90 euros, VAT included" });
