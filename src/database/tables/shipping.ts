import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { atLeast, isCurrency } from "../checks.ts";

/** What a site's delivery costs: by country, option, weight and length. Gross, minor units. */
export const shippingRates = pgTable(
	"shipping_rates",
	{
		site: text().notNull(),
		country: text().notNull(),
		option: text({ enum: ["standard", "express"] }).notNull(),
		carrier: text({ enum: ["CORREOS", "MONDIAL_RELAY", "DHL_PARCEL", "GLS", "CHRONOEXPRESS", "UPS"] }).notNull(),
		/** Grams; the rate applies up to this weight. */
		maximumWeight: integer().notNull(),
		/** Millimetres; the rate applies to pieces up to this long. null: however long they are. */
		maximumLength: integer(),
		amount: integer().notNull(),
		currency: text().notNull(),
		/** Goods worth this much travel free; null: never. */
		freeFrom: integer(),
		transitDays: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.site, table.country, table.option, table.maximumWeight] }),
		atLeast(0, "shipping_rates_amounts", table.amount, table.freeFrom, table.transitDays),
		atLeast(1, "shipping_rates_weight", table.maximumWeight),
		atLeast(1, "shipping_rates_length", table.maximumLength),
		isCurrency("shipping_rates_currency", table.currency),
	],
);
