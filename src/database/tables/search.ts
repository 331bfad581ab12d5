import { sql } from "drizzle-orm";
import { customType, date, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { oneOf } from "../checks.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** What can be found. */
export const DOCUMENT_KINDS = ["design", "article", "tag", "page", "topic"] as const;

/**
 * One row for each thing and language, parted by language. Triggers on the things' own tables write it, in the
 * transaction that changes them (docs/decisions/0120): no area knows that it is searched.
 */
export const searchDocuments = pgTable(
	"search_documents",
	{
		language: text().notNull(),
		kind: text({ enum: DOCUMENT_KINDS }).notNull(),
		itemId: integer().notNull(),
		/** Codes of the sites and brands that show it; null: all. Only pages have these and times. */
		sites: text().array(),
		brands: text().array(),
		publishedFrom: timestamp({ withTimezone: true }),
		publishedUntil: timestamp({ withTimezone: true }),
		title: text().notNull(),
		/** Of its page, without locale. */
		path: text().notNull(),
		summary: text().notNull(),
		/** Stems of names and tags, and the facets: `=article/1101`, `=tag/101`, `=group/OUTLET`. */
		titleWords: tsvector().notNull(),
		/** The same, and those of all its text. */
		words: tsvector().notNull(),
		articles: integer().array().notNull(),
		groups: text().array().notNull(),
		popularity: integer().notNull(),
		createdOn: date().notNull(),
		modifiedOn: date().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.language, table.kind, table.itemId] }),
		index("search_documents_popularity").on(table.language, table.kind, table.popularity, table.itemId),
		index("search_documents_created").on(table.language, table.kind, table.createdOn, table.itemId),
		index("search_documents_modified").on(table.language, table.kind, table.modifiedOn, table.itemId),
		index("search_documents_title_words").using("gin", table.titleWords),
		index("search_documents_words").using("gin", table.words),
		index("search_documents_beside").using("gin", table.words).where(sql`kind <> 'design'`),
		oneOf(DOCUMENT_KINDS, "search_documents_kind", table.kind),
	],
);

/** Every word that is written somewhere in a language, for what was typed wrong or written together. */
export const searchWords = pgTable(
	"search_words",
	{
		language: text().notNull(),
		/** Without accents: how it is looked for. */
		word: text().notNull(),
		/** With them: how it is told. */
		written: text().notNull(),
		stem: text().notNull(),
		/** The word itself and all that is left of it without one letter: two words one slip apart share one of these. */
		slips: text().array().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.language, table.word] }),
		index("search_words_stems").on(table.language, table.stem.op("text_pattern_ops")),
		index("search_words_beginnings").on(table.language, table.word.op("text_pattern_ops")),
		index("search_words_slips").using("gin", table.slips),
		index("search_words_trigrams").using("gin", sql`${table.word} gin_trgm_ops`),
	],
);
