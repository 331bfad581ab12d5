import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	date,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import type { DesignDocument } from "#design/document.ts";
import { articles, tags } from "./catalog.ts";
import { customers } from "./customers.ts";

export const designs = pgTable(
	"designs",
	{
		id: integer().primaryKey(),
		popularity: integer().notNull(),
		createdOn: date().notNull(),
		modifiedOn: date().notNull(),
		/** The designer; null: the house's own. */
		ownerId: bigint({ mode: "number" }).references(() => customers.id),
		/** Only published ones are shown and begun with; what was made from one stays. */
		published: boolean().notNull().default(true),
	},
	(table) => [
		index().on(table.popularity, table.id),
		unique().on(table.id, table.popularity),
		index().on(table.ownerId).where(sql`${table.ownerId} is not null`),
	],
);

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
		/** What else people call what is seen: it is found by these words and shown with none of them; null: nobody has thought of any. */
		keywords: text(),
	},
	(table) => [primaryKey({ columns: [table.designId, table.language] }), uniqueIndex().on(table.language, table.slug)],
);

export const designTags = pgTable(
	"design_tags",
	{
		designId: integer().notNull(),
		tagId: integer()
			.notNull()
			.references(() => tags.id),
		/** The design's own, kept equal by PostgreSQL: a tag's list is read in its order. */
		popularity: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.tagId, table.designId] }),
		index().on(table.tagId, table.popularity, table.designId),
		foreignKey({
			name: "design_tags_design_fk",
			columns: [table.designId, table.popularity],
			foreignColumns: [designs.id, designs.popularity],
		}).onUpdate("cascade"),
	],
);

/** A design applied to one article: its document is laid out for that article's sides. */
export const designApplications = pgTable(
	"design_applications",
	{
		designId: integer().notNull(),
		articleId: integer()
			.notNull()
			.references(() => articles.id),
		position: integer().notNull(),
		document: jsonb().$type<DesignDocument>().notNull(),
		/** SHA-256 of the document: part of every derived picture's address. */
		hash: text().notNull(),
		/** The design's own, as with its tags. */
		popularity: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.designId, table.articleId] }),
		index().on(table.articleId, table.popularity, table.designId),
		index("design_applications_favourite_index").on(
			table.articleId,
			sql`(${table.position} = 0) desc`,
			table.popularity.desc().nullsFirst(),
			table.designId,
		),
		foreignKey({
			name: "design_applications_design_fk",
			columns: [table.designId, table.popularity],
			foreignColumns: [designs.id, designs.popularity],
		}).onUpdate("cascade"),
	],
);
