import { bigint, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { isSha256 } from "../checks.ts";

/** Tills and tablets that show the shop as a kiosk; the cookie of each holds a secret, this row only its hash. */
export const kioskDevices = pgTable(
	"kiosk_devices",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		tokenHash: text().notNull().unique(),
		name: text().notNull(),
		site: text().notNull(),
		brand: text().notNull(),
		createdAt: timestamp({ withTimezone: true }).notNull(),
		revokedAt: timestamp({ withTimezone: true }),
	},
	(table) => [isSha256("kiosk_devices_token_hash", table.tokenHash)],
);

/** Sessions begun on a kiosk, until they are wiped. */
export const kioskVisits = pgTable("kiosk_visits", {
	/** The session's hash. */
	sessionId: text().primaryKey(),
	seenAt: timestamp({ withTimezone: true }).notNull(),
});
