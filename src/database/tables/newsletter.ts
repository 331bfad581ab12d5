import { bigint, index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { NEWSLETTER_EVENTS, NEWSLETTER_STATUSES, NEWSLETTER_TOPICS } from "#core/newsletter.ts";
import { oneOf } from "../checks.ts";

export const newsletterSubscriptions = pgTable(
	"newsletter_subscriptions",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		/** Unguessable: stands in the links of mails, beside a signature. */
		publicId: text().notNull().unique(),
		/** Lower case. */
		email: text().notNull(),
		brand: text().notNull(),
		site: text().notNull(),
		locale: text().notNull(),
		status: text({ enum: NEWSLETTER_STATUSES }).notNull(),
		topics: text({ enum: NEWSLETTER_TOPICS }).array().notNull(),
		/** When the mail that asks for confirmation last went out. */
		askedAt: timestamp({ withTimezone: true }).notNull(),
		confirmedAt: timestamp({ withTimezone: true }),
		endedAt: timestamp({ withTimezone: true }),
	},
	(table) => [
		uniqueIndex().on(table.email, table.brand),
		index().on(table.status),
		oneOf(NEWSLETTER_STATUSES, "newsletter_subscriptions_status", table.status),
	],
);

/** Proof of consent, only ever added to: what was asked in which words, when and from where. */
export const newsletterProofs = pgTable(
	"newsletter_proofs",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		subscriptionId: bigint({ mode: "number" })
			.notNull()
			.references(() => newsletterSubscriptions.id, { onDelete: "cascade" }),
		event: text({ enum: NEWSLETTER_EVENTS }).notNull(),
		/** The words that the visitor saw. */
		words: text().notNull(),
		/** Without its last part. */
		address: text().notNull(),
		at: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [index().on(table.subscriptionId), oneOf(NEWSLETTER_EVENTS, "newsletter_proofs_event", table.event)],
);
