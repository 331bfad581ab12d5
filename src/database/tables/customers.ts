import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import type { BillingDetails } from "#core/billing-details.ts";
import { CUSTOMER_GROUPS } from "#core/customer-group.ts";
import { CUSTOMER_TYPES } from "#core/customer-type.ts";
import { oneOf } from "../checks.ts";

const customerId = () =>
	bigint({ mode: "number" })
		.notNull()
		.references(() => customers.id, { onDelete: "cascade" });
const madeAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** People and companies with an account. The sign-in engine writes it too: sign-in-engine.server.ts maps its names. */
export const customers = pgTable(
	"customers",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity({ startWith: 1_000_001 }),
		type: text({ enum: CUSTOMER_TYPES }).notNull().default("PERSON"),
		email: text().notNull().unique(),
		emailVerified: boolean().notNull().default(false),
		displayName: text().notNull(),
		avatarUrl: text(),
		firstName: text(),
		lastName: text(),
		companyName: text(),
		vatId: text(),
		/** E.164 */
		phone: text(),
		group: text({ enum: CUSTOMER_GROUPS }).notNull().default("standard"),
		/** Permissions for this customer alone; null: as the group has it. */
		mayReadOrders: boolean(),
		mayReadTickets: boolean(),
		mayReadInvoices: boolean(),
		/** May not place orders; the reason is for staff. */
		blockedAt: timestamp({ withTimezone: true }),
		blockedReason: text(),
		/** Where mails are written for: site, brand and locale of the sign-up. */
		site: text(),
		brand: text(),
		locale: text(),
		twoFactorEnabled: boolean().default(false),
		/** Anonymised on request: nothing of the person is left. */
		erasedAt: timestamp({ withTimezone: true }),
		createdAt: madeAt(),
		updatedAt: madeAt(),
	},
	(table) => [
		oneOf(CUSTOMER_TYPES, "customers_type", table.type),
		oneOf(CUSTOMER_GROUPS, "customers_group", table.group),
	],
);

export const customerSessions = pgTable(
	"customer_sessions",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		customerId: customerId(),
		token: text().notNull().unique(),
		expiresAt: timestamp({ withTimezone: true }).notNull(),
		ipAddress: text(),
		userAgent: text(),
		/** The visit that signed in, and since when what it made is the customer's. */
		visitId: text(),
		visitTakenAt: timestamp({ withTimezone: true }),
		createdAt: madeAt(),
		updatedAt: madeAt(),
	},
	(table) => [index().on(table.customerId), index().on(table.expiresAt), index().on(table.visitId)],
);

/** A way to sign in: a password, or an OpenID Connect provider. */
export const customerAccounts = pgTable(
	"customer_accounts",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		customerId: customerId(),
		providerId: text().notNull(),
		accountId: text().notNull(),
		password: text(),
		accessToken: text(),
		refreshToken: text(),
		idToken: text(),
		scope: text(),
		accessTokenExpiresAt: timestamp({ withTimezone: true }),
		refreshTokenExpiresAt: timestamp({ withTimezone: true }),
		createdAt: madeAt(),
		updatedAt: madeAt(),
	},
	(table) => [index().on(table.customerId), uniqueIndex().on(table.providerId, table.accountId)],
);

/** Of confirmation, reset and provider sign-in, until used or expired. */
export const customerTokens = pgTable(
	"customer_tokens",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		identifier: text().notNull(),
		value: text().notNull(),
		expiresAt: timestamp({ withTimezone: true }).notNull(),
		createdAt: madeAt(),
		updatedAt: madeAt(),
	},
	(table) => [index().on(table.identifier), index().on(table.expiresAt)],
);

export const customerTwoFactors = pgTable(
	"customer_two_factors",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		customerId: customerId(),
		secret: text().notNull(),
		backupCodes: text().notNull(),
		verified: boolean().default(true),
		failedVerificationCount: integer().default(0),
		lockedUntil: timestamp({ withTimezone: true }),
	},
	(table) => [index().on(table.customerId)],
);

/** TOTP steps that were used (RFC 6238, section 5.2: a code is good once). */
export const usedTotpSteps = pgTable(
	"used_totp_steps",
	{ customerId: customerId(), step: bigint({ mode: "number" }).notNull() },
	(table) => [primaryKey({ columns: [table.customerId, table.step] })],
);

/** The engine's limit for each address, and ours for each account: `account <sha256>`. */
export const signInLimits = pgTable("sign_in_limits", {
	id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
	key: text().notNull().unique(),
	count: integer().notNull(),
	/** Milliseconds since 1970. */
	lastRequest: bigint({ mode: "number" }).notNull(),
});

/** A customer's address book. */
export const customerAddresses = pgTable(
	"customer_addresses",
	{
		id: uuid().primaryKey(),
		customerId: customerId(),
		/** Filled into a checkout by itself. */
		isDefault: boolean().notNull().default(false),
		firstName: text().notNull(),
		lastName: text().notNull(),
		company: text(),
		country: text().notNull(),
		street: text().notNull(),
		streetNumber: text().notNull(),
		unit: text(),
		postcode: text().notNull(),
		city: text().notNull(),
		province: text(),
		phone: text(),
		createdAt: madeAt(),
		updatedAt: madeAt(),
	},
	(table) => [
		index().on(table.customerId),
		uniqueIndex("customer_addresses_default").on(table.customerId).where(sql`is_default`),
	],
);

/** What customers of the special group have settled for all their orders. */
export const partnerSettings = pgTable("partner_settings", {
	customerId: bigint({ mode: "number" })
		.primaryKey()
		.references(() => customers.id, { onDelete: "cascade" }),
	/** null: they are billed as each order says. */
	billing: jsonb().$type<BillingDetails>(),
	/** Stands on the papers that travel with an order. */
	reference: text(),
	updatedAt: timestamp({ withTimezone: true }).notNull(),
});
