import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { DesignDocument } from "#design/document.ts";
import { articles, tags } from "./catalog.ts";

export const designs = pgTable("designs", {
	id: integer().primaryKey(),
	popularity: integer().notNull(),
	createdOn: date().notNull(),
	modifiedOn: date().notNull(),
});

export const designTexts = pgTable(
	"design_texts",
	{
		designId: integer()
			.notNull()
			.references(() => designs.id),
		language: text().notNull(),
		name: text().notNull(),
		slug: text().notNull(),
		description: text().notNull(),
	},
	(table) => [primaryKey({ columns: [table.designId, table.language] }), uniqueIndex().on(table.language, table.slug)],
);

export const designTags = pgTable(
	"design_tags",
	{
		designId: integer()
			.notNull()
			.references(() => designs.id),
		tagId: integer()
			.notNull()
			.references(() => tags.id),
	},
	(table) => [primaryKey({ columns: [table.tagId, table.designId] })],
);

/** A design applied to one article: its document is laid out for that article's sides. */
export const designApplications = pgTable(
	"design_applications",
	{
		designId: integer()
			.notNull()
			.references(() => designs.id),
		articleId: integer()
			.notNull()
			.references(() => articles.id),
		position: integer().notNull(),
		document: jsonb().$type<DesignDocument>().notNull(),
		/** SHA-256 of the document: part of every derived picture's address. */
		hash: text().notNull(),
	},
	(table) => [primaryKey({ columns: [table.designId, table.articleId] }), index().on(table.articleId)],
);
