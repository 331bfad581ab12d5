import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { PAYMENT_METHODS, PAYMENT_STATUSES, PAYMENT_TYPES } from "#core/payment-methods.ts";
import { atLeast, isCurrency, oneOf } from "../checks.ts";

export const payments = pgTable(
	"payments",
	{
		id: uuid().primaryKey(),
		/** What is paid: an order's public id. Payments knows no more of it. */
		reference: text().notNull(),
		method: text({ enum: PAYMENT_METHODS }).notNull(),
		type: text({ enum: PAYMENT_TYPES }).notNull(),
		status: text({ enum: PAYMENT_STATUSES }).notNull(),
		amount: integer().notNull(),
		currency: text().notNull(),
		provider: text().notNull(),
		/** The provider's own id of the payment, once it has answered. */
		providerReference: text(),
		/** Where the customer pays, once the provider has answered; none any more once it has taken an attempt. */
		paymentUrl: text(),
		/** The provider's id of the attempt that it has taken and has yet to confirm. */
		confirmingAttempt: text(),
		/** Attempts that the provider has declined: whatever is still told of them is out of date. */
		declinedAttempts: text().array().notNull().default([]),
		createdAt: timestamp({ withTimezone: true }).notNull(),
		settledAt: timestamp({ withTimezone: true }),
	},
	(table) => [
		index().on(table.reference),
		uniqueIndex().on(table.provider, table.providerReference),
		oneOf(PAYMENT_STATUSES, "payments_status", table.status),
		atLeast(0, "payments_amount", table.amount),
		isCurrency("payments_currency", table.currency),
		check("payments_settled", sql`${table.status} <> 'PAID' or ${table.settledAt} is not null`),
	],
);

/** Webhooks as they came: stored first, applied once. */
export const paymentEvents = pgTable(
	"payment_events",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		provider: text().notNull(),
		/** The provider's id of the event: a repeat is recognised by it. */
		eventId: text().notNull(),
		payload: jsonb().$type<Record<string, unknown>>().notNull(),
		receivedAt: timestamp({ withTimezone: true }).notNull(),
		appliedAt: timestamp({ withTimezone: true }),
	},
	(table) => [uniqueIndex().on(table.provider, table.eventId)],
);

const REFUND_STATES = ["DUE", "SENT"] as const;

/** Money that was taken and that the customer gets back: due until somebody has sent it. */
export const refunds = pgTable(
	"refunds",
	{
		id: uuid().primaryKey(),
		paymentId: uuid()
			.notNull()
			.unique()
			.references(() => payments.id),
		reason: text({ enum: ["paid_twice", "order_canceled"] }).notNull(),
		amount: integer().notNull(),
		currency: text().notNull(),
		state: text({ enum: REFUND_STATES }).notNull(),
		createdAt: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [
		oneOf(REFUND_STATES, "refunds_state", table.state),
		atLeast(1, "refunds_amount", table.amount),
		isCurrency("refunds_currency", table.currency),
	],
);
