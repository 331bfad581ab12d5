import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { atLeast, between, oneOf } from "../checks.ts";
import { articles } from "./catalog.ts";
import { designs } from "./designs.ts";
import { orderLines } from "./orders.ts";

export const REVIEW_STATUSES = ["PENDING", "PUBLISHED", "REJECTED"] as const;

/** What customers say of a line of an order that they have received. */
export const reviews = pgTable(
	"reviews",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		/** The bought line; none for invented goods of the demo shop. */
		orderId: bigint({ mode: "number" }),
		linePosition: smallint(),
		articleId: integer()
			.notNull()
			.references(() => articles.id),
		designId: integer().references(() => designs.id),
		/** In which it is written. */
		language: text().notNull(),
		locale: text().notNull(),
		/** As the customer wants to be called: "Ana G." */
		author: text().notNull(),
		rating: smallint().notNull(),
		text: text().notNull(),
		/** Ids of pictures. */
		photos: jsonb().$type<readonly string[]>().notNull(),
		status: text({ enum: REVIEW_STATUSES }).notNull(),
		/** Whoever wrote it bought it here. */
		verified: boolean().notNull(),
		createdAt: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [
		foreignKey({
			name: "reviews_order_line_fk",
			columns: [table.orderId, table.linePosition],
			foreignColumns: [orderLines.orderId, orderLines.position],
		}),
		uniqueIndex().on(table.orderId, table.linePosition),
		index("reviews_published").on(table.language, table.status, table.createdAt, table.id),
		index("reviews_published_rating").on(table.language, table.status, table.rating, table.createdAt, table.id),
		index("reviews_of_article").on(table.articleId, table.language, table.status, table.createdAt, table.id),
		index("reviews_photographed")
			.on(table.articleId, table.language, table.createdAt, table.id)
			.where(sql`status = 'PUBLISHED' and photos <> '[]'`),
		between(1, 5, "reviews_rating", table.rating),
		oneOf(REVIEW_STATUSES, "reviews_status", table.status),
	],
);

/** How many published reviews an article has of each rating; PostgreSQL keeps it. */
export const reviewTotals = pgTable(
	"review_totals",
	{
		articleId: integer()
			.notNull()
			.references(() => articles.id),
		language: text().notNull(),
		rating: smallint().notNull(),
		reviews: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.articleId, table.language, table.rating] }),
		atLeast(0, "review_totals_reviews", table.reviews),
	],
);
