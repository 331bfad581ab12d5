import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { INVOICE_KINDS } from "#core/invoice-kinds.ts";
import { atLeast, isCurrency, oneOf } from "../checks.ts";
import { orders } from "./orders.ts";

/** Invoices and credit notes of orders, numbered for each site and year. */
export const invoices = pgTable(
	"invoices",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		site: text().notNull(),
		year: integer().notNull(),
		sequence: integer().notNull(),
		/** `F-GB-2026-000042` */
		number: text()
			.notNull()
			.unique()
			.generatedAlwaysAs(
				sql`'F-' || site || '-' || year::text || '-' || lpad(sequence::text, greatest(6, length(sequence::text)), '0')`,
			),
		kind: text({ enum: INVOICE_KINDS }).notNull(),
		orderId: bigint({ mode: "number" })
			.notNull()
			.references(() => orders.id),
		issuedAt: timestamp({ withTimezone: true }).notNull(),
		currency: text().notNull(),
		/** Minor units; a credit note's are what it gives back. */
		netAmount: integer().notNull(),
		vatAmount: integer().notNull(),
		grossAmount: integer().notNull(),
		/** Of the PDF in the file store, once there is one. */
		fileKey: text(),
	},
	(table) => [
		unique().on(table.site, table.year, table.sequence),
		index().on(table.orderId),
		oneOf(INVOICE_KINDS, "invoices_kind", table.kind),
		isCurrency("invoices_currency", table.currency),
		atLeast(1, "invoices_sequence", table.sequence),
		atLeast(0, "invoices_amounts", table.netAmount, table.vatAmount),
		check("invoices_gross", sql`${table.grossAmount} = ${table.netAmount} + ${table.vatAmount}`),
	],
);
