import { boolean, doublePrecision, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** A visitor's session: the cookie holds the secret, this row only its hash. */
export const sessions = pgTable("sessions", {
	id: text().primaryKey(),
	createdAt: timestamp({ withTimezone: true }).notNull(),
	seenAt: timestamp({ withTimezone: true }).notNull(),
	isConsentGiven: boolean().notNull().default(false),
	isAdsAccepted: boolean().notNull().default(false),
	isAnalyticsAccepted: boolean().notNull().default(false),
	consentVersion: integer(),
	screenWidth: integer(),
	screenHeight: integer(),
	screenDevicePixelRatio: doublePrecision(),
	/** Only while analytics are accepted. */
	ga4ClientId: text(),
	ga4SessionId: text(),
	ga4SessionNumber: integer(),
	updateDateCustomer: timestamp({ withTimezone: true }),
});
