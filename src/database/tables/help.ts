import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	uuid,
} from "drizzle-orm/pg-core";
import type { Block } from "#core/rich-text.ts";
import { CONTACT_TYPES, TICKET_STATUSES, TOPIC_GROUPS } from "#core/tickets.ts";
import { atLeast, oneOf } from "../checks.ts";
import { customers } from "./customers.ts";

export const helpCategories = pgTable("help_categories", { id: integer().primaryKey(), position: integer().notNull() });

export const helpCategoryTexts = pgTable(
	"help_category_texts",
	{
		categoryId: integer()
			.notNull()
			.references(() => helpCategories.id, { onDelete: "cascade" }),
		language: text().notNull(),
		name: text().notNull(),
		intro: text().notNull(),
	},
	(table) => [primaryKey({ columns: [table.categoryId, table.language] })],
);

export const helpTopics = pgTable(
	"help_topics",
	{
		id: integer().primaryKey(),
		categoryId: integer()
			.notNull()
			.references(() => helpCategories.id),
		position: integer().notNull(),
		/** When in the life of an order it is asked: 3, 5, 7 (core/tickets.ts). */
		groups: integer().array().notNull(),
	},
	(table) => [index().on(table.categoryId)],
);

export const helpTopicTexts = pgTable(
	"help_topic_texts",
	{
		topicId: integer()
			.notNull()
			.references(() => helpTopics.id, { onDelete: "cascade" }),
		language: text().notNull(),
		slug: text().notNull(),
		title: text().notNull(),
		blocks: jsonb().$type<readonly Block[]>().notNull(),
	},
	(table) => [primaryKey({ columns: [table.topicId, table.language] })],
);

/** Whether a topic's answer helped; one vote of each visitor. */
export const helpVotes = pgTable(
	"help_votes",
	{
		topicId: integer()
			.notNull()
			.references(() => helpTopics.id, { onDelete: "cascade" }),
		ownerId: text().notNull(),
		language: text().notNull(),
		helpful: boolean().notNull(),
		votedAt: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.topicId, table.ownerId] }), index().on(table.ownerId)],
);

export const tickets = pgTable(
	"tickets",
	{
		/** Customers name it; it opens nothing. */
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity({ startWith: 100_001 }),
		/** Unguessable. */
		publicId: text().notNull().unique(),
		status: text({ enum: TICKET_STATUSES }).notNull().default("PENDING"),
		contactType: text({ enum: CONTACT_TYPES }).notNull(),
		/** Who wrote it (shop/owner.ts). */
		ownerId: text().notNull(),
		customerId: bigint({ mode: "number" }).references(() => customers.id, { onDelete: "set null" }),
		email: text().notNull(),
		name: text().notNull(),
		site: text().notNull(),
		brand: text().notNull(),
		locale: text().notNull(),
		subject: text().notNull(),
		topicId: integer().references(() => helpTopics.id, { onDelete: "set null" }),
		/** When in the life of an order it is asked, as far as the writer said so. */
		topicGroup: smallint(),
		/** As the customer wrote it: proves nothing. */
		orderNumber: text(),
		createdAt: timestamp({ withTimezone: true }).notNull(),
		updatedAt: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [
		index().on(table.customerId, table.updatedAt),
		index().on(table.ownerId, table.createdAt),
		index("tickets_email").on(sql`lower(email)`, table.createdAt),
		index().on(table.status, table.updatedAt),
		oneOf(TICKET_STATUSES, "tickets_status", table.status),
		oneOf(CONTACT_TYPES, "tickets_contact_type", table.contactType),
		oneOf(Object.values(TOPIC_GROUPS), "tickets_topic_group", table.topicGroup),
	],
);

export const ticketMessages = pgTable(
	"ticket_messages",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		ticketId: bigint({ mode: "number" })
			.notNull()
			.references(() => tickets.id, { onDelete: "cascade" }),
		author: text({ enum: ["CUSTOMER", "STAFF"] }).notNull(),
		text: text().notNull(),
		createdAt: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [
		index().on(table.ticketId, table.id),
		oneOf(["CUSTOMER", "STAFF"], "ticket_messages_author", table.author),
	],
);

/** Files lie in the file store under their SHA-256, and leave it only as downloads. */
export const ticketAttachments = pgTable(
	"ticket_attachments",
	{
		id: uuid().primaryKey(),
		messageId: bigint({ mode: "number" })
			.notNull()
			.references(() => ticketMessages.id, { onDelete: "cascade" }),
		fileKey: text().notNull(),
		fileName: text().notNull(),
		contentType: text().notNull(),
		bytes: integer().notNull(),
	},
	(table) => [index().on(table.messageId), atLeast(1, "ticket_attachments_bytes", table.bytes)],
);
