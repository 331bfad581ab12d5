import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { CONTENT_LOCATIONS, PAGE_PURPOSES } from "#core/content-kinds.ts";
import type { Block } from "#core/rich-text.ts";
import { oneOf } from "../checks.ts";

/** Codes of sites and brands; null: all of them. */
const scope = () => ({ sites: text().array(), brands: text().array() });
const published = () => ({
	publishedFrom: timestamp({ withTimezone: true }).notNull(),
	publishedUntil: timestamp({ withTimezone: true }),
});

export const contentPages = pgTable(
	"content_pages",
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		/** What the shop itself asks for; null: only its slug leads to it. */
		purpose: text({ enum: PAGE_PURPOSES }),
		...scope(),
		...published(),
	},
	(table) => [oneOf(PAGE_PURPOSES, "content_pages_purpose", table.purpose)],
);

export const contentPageTexts = pgTable(
	"content_page_texts",
	{
		pageId: integer()
			.notNull()
			.references(() => contentPages.id, { onDelete: "cascade" }),
		language: text().notNull(),
		slug: text().notNull(),
		title: text().notNull(),
		summary: text().notNull(),
		blocks: jsonb().$type<readonly Block[]>().notNull(),
		updatedAt: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.pageId, table.language] }), index().on(table.slug)],
);

/** Banners and blocks that pages of the shop show at a place of theirs. */
export const contentBlocks = pgTable(
	"content_blocks",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		location: text({ enum: CONTENT_LOCATIONS }).notNull(),
		position: integer().notNull(),
		language: text().notNull(),
		...scope(),
		...published(),
		title: text().notNull(),
		blocks: jsonb().$type<readonly Block[]>().notNull(),
		/** Where its button leads, and what it says. */
		linkTo: text(),
		linkText: text(),
	},
	(table) => [
		index().on(table.location, table.language, table.position),
		oneOf(CONTENT_LOCATIONS, "content_blocks_location", table.location),
	],
);
