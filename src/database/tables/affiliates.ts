import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { COMMISSION_STATES } from "#core/commission-states.ts";
import { atLeast, between, isCurrency, oneOf } from "../checks.ts";
import { affiliateHits } from "./consent.ts";
import { customers } from "./customers.ts";
import { designs } from "./designs.ts";
import { orders } from "./orders.ts";

/** What a partner earns by somebody's order: through a link, a code or a design of theirs. */
export const commissions = pgTable(
	"commissions",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		/** Whose it is. */
		customerId: bigint({ mode: "number" })
			.notNull()
			.references(() => customers.id),
		orderId: bigint({ mode: "number" })
			.notNull()
			.references(() => orders.id),
		hitId: bigint({ mode: "number" }).references(() => affiliateHits.id),
		code: text(),
		designId: integer().references(() => designs.id),
		/** The first day of the month whose statement lists it. */
		month: date().notNull(),
		accruedAt: timestamp({ withTimezone: true }).notNull(),
		currency: text().notNull(),
		/** Minor units, net. */
		basisAmount: integer().notNull(),
		/** Basis points. */
		rate: integer().notNull(),
		amount: integer().notNull(),
		state: text({ enum: COMMISSION_STATES }).notNull(),
	},
	(table) => [
		index().on(table.customerId, table.accruedAt, table.id),
		index().on(table.orderId),
		oneOf(COMMISSION_STATES, "commissions_state", table.state),
		isCurrency("commissions_currency", table.currency),
		atLeast(0, "commissions_basis", table.basisAmount),
		between(0, 10_000, "commissions_rate", table.rate),
		check("commissions_amount", sql`${table.amount} = round(${table.basisAmount}::numeric * ${table.rate} / 10000)`),
		check("commissions_month", sql`extract(day from ${table.month}) = 1`),
		check("commissions_source", sql`num_nonnulls(${table.hitId}, ${table.code}, ${table.designId}) = 1`),
	],
);
