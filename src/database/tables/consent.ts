import { bigint, boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { atLeast } from "../checks.ts";
import { customers } from "./customers.ts";

/** Append-only: what a visitor was asked, in which words, and what they chose. */
export const consentLog = pgTable(
	"consent_log",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		at: timestamp({ withTimezone: true }).notNull(),
		/** The session's hash. */
		sessionId: text().notNull(),
		customerId: bigint({ mode: "number" }).references(() => customers.id, { onDelete: "set null" }),
		version: integer().notNull(),
		/** The words that were shown. */
		shown: text().notNull(),
		site: text().notNull(),
		brand: text().notNull(),
		locale: text().notNull(),
		isAnalyticsAccepted: boolean().notNull(),
		isAdsAccepted: boolean().notNull(),
	},
	(table) => [
		index().on(table.sessionId),
		index().on(table.customerId),
		atLeast(1, "consent_log_version", table.version),
	],
);

/** Pages seen by visitors who accept analytics. */
export const pageEvents = pgTable(
	"page_events",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		at: timestamp({ withTimezone: true }).notNull(),
		/** The session's name for the outside: it opens nothing. */
		apiClient: text().notNull(),
		site: text().notNull(),
		locale: text().notNull(),
		category: text().notNull(),
		name: text().notNull(),
		url: text().notNull(),
		path: text().notNull(),
		title: text().notNull(),
		referrer: text().notNull(),
		userAgent: text().notNull(),
		/** Without its last part: /24 or /48. */
		ip: text().notNull(),
		platform: text().notNull(),
		mobile: boolean().notNull(),
	},
	(table) => [index().on(table.at), index().on(table.apiClient)],
);

/** Visits through an affiliate's link, by visitors who accept advertising. */
export const affiliateHits = pgTable(
	"affiliate_hits",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		at: timestamp({ withTimezone: true }).notNull(),
		customerId: bigint({ mode: "number" })
			.notNull()
			.references(() => customers.id),
		deviceFootprint: text().notNull(),
		domain: text().notNull(),
		url: text().notNull(),
		ip: text().notNull(),
		campaign: text(),
	},
	(table) => [index().on(table.customerId, table.at), index().on(table.deviceFootprint)],
);
