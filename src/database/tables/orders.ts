import { sql } from "drizzle-orm";
import {
	bigint,
	check,
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
import type { VisitSource } from "#core/attribution.ts";
import type { BillingDetails } from "#core/billing-details.ts";
import { ORDER_STATUSES, type OrderStatus } from "#core/order-status.ts";
import type { ParcelSize } from "#core/parcel-size.ts";
import { USER_REQUIRED_ACTIONS } from "#core/user-required-actions.ts";
import type { DesignDocument } from "#design/document.ts";
import type { AcceptedHint } from "#design/preflight/accepted-hints.ts";
import { atLeast, between, isCurrency, isParcelSize, isSha256, oneOf } from "../checks.ts";
import { articles, articleVariants } from "./catalog.ts";
import { customers } from "./customers.ts";
import { designs } from "./designs.ts";
import { refunds } from "./payments.ts";

const STATUSES = Object.keys(ORDER_STATUSES).map(Number);

/** Last number drawn for a site and year: taken with one UPDATE ... RETURNING in the order's transaction. */
export const orderNumbers = pgTable(
	"order_numbers",
	{ site: text().notNull(), year: integer().notNull(), last: integer().notNull() },
	(table) => [primaryKey({ columns: [table.site, table.year] }), atLeast(1, "order_numbers_last", table.last)],
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
		/** Who may read names and addresses: shop/owner.ts. */
		ownerId: text().notNull(),
		/** Kept only for those who accept advertising. */
		source: jsonb().$type<VisitSource>(),
		/** null for guests. */
		customerId: bigint({ mode: "number" }).references(() => customers.id),
		customerType: text({ enum: ["PERSON", "COMPANY"] }).notNull(),
		email: text().notNull(),
		firstName: text().notNull(),
		lastName: text().notNull(),
		company: text(),
		vatId: text(),
		phone: text(),
		/** The name on the parcel, where it is not the one who orders. */
		recipient: text(),
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
		/** What a partner had settled when it was placed: whom it is billed to, and their own reference. */
		billing: jsonb().$type<BillingDetails>(),
		reference: text(),
		placedAt: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [
		index().on(table.ownerId),
		index("orders_email").on(sql`lower(${table.email})`),
		index().on(table.customerId, table.placedAt.desc(), table.id.desc()),
		index().on(table.status, table.placedAt),
		index("orders_affiliate_index")
			.on(sql`(${table.source} ->> 'affiliate')`, table.placedAt)
			.where(sql`${table.source} ? 'affiliate'`),
		oneOf(STATUSES, "orders_status", table.status),
		isCurrency("orders_currency", table.currency),
		atLeast(0, "orders_amounts", table.goodsAmount, table.shippingAmount, table.vatAmount),
		check("orders_total", sql`${table.totalAmount} = ${table.goodsAmount} + ${table.shippingAmount}`),
		check("orders_vat", sql`${table.vatAmount} <= ${table.totalAmount}`),
	],
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
		/** What the customer wants printed in spite of a warning. */
		accepted: jsonb().$type<readonly AcceptedHint[]>().notNull().default([]),
		/** What it began with, for its designer's share: the project may be gone by then. */
		designId: integer().references(() => designs.id),
		/** Of one piece, as the article was when it was ordered. */
		parcel: jsonb().$type<ParcelSize>(),
	},
	(table) => [
		primaryKey({ columns: [table.orderId, table.position] }),
		atLeast(1, "order_lines_quantity", table.quantity, table.position),
		atLeast(0, "order_lines_amounts", table.unitAmount, table.weight),
		check("order_lines_total", sql`${table.totalAmount} = ${table.unitAmount} * ${table.quantity}`),
		between(0, 10_000, "order_lines_vat_rate", table.vatRate),
		isSha256("order_lines_proof_hash", table.proofHash),
		isParcelSize("order_lines_parcel", table.parcel),
	],
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
	(table) => [index().on(table.orderId), oneOf(STATUSES, "order_history_statuses", table.fromStatus, table.toStatus)],
);

/** What the customer has to do before the shop can go on with an order. */
export const userRequiredActions = pgTable(
	"user_required_actions",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		/** Unguessable: stands in addresses and mails. */
		publicId: text().notNull().unique(),
		type: text({ enum: USER_REQUIRED_ACTIONS }).notNull(),
		orderId: bigint({ mode: "number" })
			.notNull()
			.references(() => orders.id),
		/** The money that waits for it. */
		refundId: uuid()
			.notNull()
			.unique()
			.references(() => refunds.id),
		createdAt: timestamp({ withTimezone: true }).notNull(),
		doneAt: timestamp({ withTimezone: true }),
		/** What was given is gone, and nothing more is asked. */
		wipedAt: timestamp({ withTimezone: true }),
		/** Account holder and IBAN under AES-256-GCM. */
		sealed: text(),
		/** The last four signs of the account, for its owner to know it by; gone when the order's person is. */
		ending: text(),
	},
	(table) => [
		index().on(table.orderId),
		oneOf(USER_REQUIRED_ACTIONS, "user_required_actions_type", table.type),
		check("user_required_actions_ending", sql`${table.ending} ~ '^[0-9A-Z]{4}$'`),
		check(
			"user_required_actions_done",
			sql`(${table.doneAt} is null) = (${table.ending} is null) or (${table.ending} is null and ${table.wipedAt} is not null)`,
		),
		check(
			"user_required_actions_sealed",
			sql`(${table.sealed} is null) = (${table.doneAt} is null or ${table.wipedAt} is not null)`,
		),
	],
);

/** How often somebody failed to show that an order is theirs; counted for all nodes, kept for one window. */
export const readerGuesses = pgTable(
	"reader_guesses",
	{
		/** A keyed hash of the order or of the e-mail address that was asked about. */
		subject: text().primaryKey(),
		wrong: integer().notNull(),
		windowStart: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [
		index().on(table.windowStart),
		isSha256("reader_guesses_subject", table.subject),
		atLeast(0, "reader_guesses_wrong", table.wrong),
	],
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
	(table) => [
		primaryKey({ columns: [table.orderId, table.position] }),
		uniqueIndex().on(table.key),
		atLeast(0, "print_files_position", table.position),
		atLeast(1, "print_files_bytes", table.bytes),
		isSha256("print_files_sha256", table.sha256),
	],
);
