import {
	bigint,
	date,
	doublePrecision,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import type { OrderStatus } from "#core/order-status.ts";
import type { DesignDocument } from "#design/document.ts";
import { articles, articleVariants } from "./catalog.ts";

/** Last number drawn for a site and year: taken with one UPDATE ... RETURNING in the order's transaction. */
export const orderNumbers = pgTable(
	"order_numbers",
	{ site: text().notNull(), year: integer().notNull(), last: integer().notNull() },
	(table) => [primaryKey({ columns: [table.site, table.year] })],
);

export const orders = pgTable(
	"orders",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		/** Unguessable: stands in addresses and mails. */
		publicId: text().notNull().unique(),
		/** `GB-2026-000042` */
		number: text().notNull().unique(),
		idempotencyKey: uuid().notNull().unique(),
		site: text().notNull(),
		brand: text().notNull(),
		locale: text().notNull(),
		currency: text().notNull(),
		status: smallint().$type<OrderStatus>().notNull(),
		sessionId: text().notNull(),
		customerType: text({ enum: ["PERSON", "COMPANY"] }).notNull(),
		email: text().notNull(),
		firstName: text().notNull(),
		lastName: text().notNull(),
		company: text(),
		vatId: text(),
		phone: text(),
		country: text().notNull(),
		street: text().notNull(),
		streetNumber: text().notNull(),
		unit: text(),
		postcode: text().notNull(),
		city: text().notNull(),
		province: text(),
		deliveryMode: text({ enum: ["ADDRESS", "PICKPOINT", "MANAGED", "CUSTOMER"] }).notNull(),
		shippingOption: text().notNull(),
		carrier: text().notNull(),
		promisedOn: date().notNull(),
		/** Gross minor units. */
		goodsAmount: integer().notNull(),
		shippingAmount: integer().notNull(),
		totalAmount: integer().notNull(),
		vatAmount: integer().notNull(),
		placedAt: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [index().on(table.sessionId), index().on(table.status, table.placedAt)],
);

export const orderLines = pgTable(
	"order_lines",
	{
		orderId: bigint({ mode: "number" })
			.notNull()
			.references(() => orders.id),
		position: smallint().notNull(),
		articleId: integer()
			.notNull()
			.references(() => articles.id),
		variantId: integer()
			.notNull()
			.references(() => articleVariants.id),
		projectId: uuid().notNull(),
		sku: text().notNull(),
		name: text().notNull(),
		variantName: text().notNull(),
		quantity: integer().notNull(),
		unitAmount: integer().notNull(),
		totalAmount: integer().notNull(),
		/** Basis points. */
		vatRate: integer().notNull(),
		/** What was approved, as it was. */
		document: jsonb().$type<DesignDocument>().notNull(),
		/** SHA-256 of the kept display lists of all sides: what the customer saw is what is printed. */
		proofHash: text().notNull(),
		weight: doublePrecision().notNull(),
	},
	(table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

export const orderHistory = pgTable(
	"order_history",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		orderId: bigint({ mode: "number" })
			.notNull()
			.references(() => orders.id),
		fromStatus: smallint().$type<OrderStatus>(),
		toStatus: smallint().$type<OrderStatus>().notNull(),
		at: timestamp({ withTimezone: true }).notNull(),
		actor: text().notNull(),
		reason: text().notNull(),
	},
	(table) => [index().on(table.orderId)],
);

export const printFiles = pgTable(
	"print_files",
	{
		orderId: bigint({ mode: "number" })
			.notNull()
			.references(() => orders.id),
		/** 0 is the job ticket, then the lines' positions. */
		position: smallint().notNull(),
		key: text().notNull(),
		sha256: text().notNull(),
		bytes: integer().notNull(),
		madeAt: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.orderId, table.position] }), uniqueIndex().on(table.key)],
);
