import { bigint, boolean, integer, pgSchema, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** The simulators' own memory, apart from the shop's: the shop reaches it over HTTP only. */
export const simulators = pgSchema("simulators");

export const simulatedPayments = simulators.table("payments", {
	id: text().primaryKey(),
	idempotencyKey: text().notNull().unique(),
	reference: text().notNull(),
	method: text().notNull(),
	amount: integer().notNull(),
	currency: text().notNull(),
	description: text().notNull(),
	locale: text().notNull(),
	returnUrl: text().notNull(),
	webhookUrl: text().notNull(),
	status: text({ enum: ["open", "challenged", "delayed", "approved", "declined", "canceled"] }).notNull(),
	createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** Webhooks under way: kept until the shop has answered 2xx, so that a crash on either side loses none. */
export const simulatedWebhooks = simulators.table("webhooks", {
	id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
	eventId: uuid().notNull(),
	url: text().notNull(),
	body: text().notNull(),
	dueAt: timestamp({ withTimezone: true }).notNull(),
	attempts: integer().notNull(),
	delivered: boolean().notNull(),
});
