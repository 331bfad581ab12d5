import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { KEEPING_REASONS } from "#core/keeping-reasons.ts";
import type { DesignDocument } from "#design/document.ts";
import { atLeast, oneOf } from "../checks.ts";
import { articles, articleVariants } from "./catalog.ts";
import { designs } from "./designs.ts";

export const projects = pgTable(
	"projects",
	{
		id: uuid().primaryKey(),
		ownerId: text().notNull(),
		articleId: integer()
			.notNull()
			.references(() => articles.id),
		variantId: integer()
			.notNull()
			.references(() => articleVariants.id),
		designId: integer().references(() => designs.id),
		type: text({ enum: ["GROUP_APPLICATIONS", "APPLICATION", "PRIVATE"] }).notNull(),
		document: jsonb().$type<DesignDocument>().notNull(),
		hash: text().notNull(),
		/** The owner's own words for it; null: it is called as its article. */
		name: text(),
		/** Counts saves: a save must name the version that it changes. */
		version: integer().notNull(),
		createdAt: timestamp({ withTimezone: true }).notNull(),
		updatedAt: timestamp({ withTimezone: true }).notNull(),
		/** Its owner sees it no more; what was ordered of it has a copy in its order line. */
		deletedAt: timestamp({ withTimezone: true }),
	},
	(table) => [index().on(table.ownerId), atLeast(1, "projects_version", table.version)],
);

/** A design that its visitor takes along to another device: whoever brings the link's secret gets a copy, once. */
export const handovers = pgTable("handovers", {
	/** SHA-256 of the secret. */
	id: text().primaryKey(),
	projectId: uuid()
		.notNull()
		.references(() => projects.id, { onDelete: "cascade" }),
	expiresAt: timestamp({ withTimezone: true }).notNull(),
});

/** What a project was before later saves: at most one in some minutes, the newest of them, and what was set aside. */
export const projectVersions = pgTable(
	"project_versions",
	{
		projectId: uuid()
			.notNull()
			.references(() => projects.id, { onDelete: "cascade" }),
		version: integer().notNull(),
		variantId: integer()
			.notNull()
			.references(() => articleVariants.id),
		document: jsonb().$type<DesignDocument>().notNull(),
		savedAt: timestamp({ withTimezone: true }).notNull(),
		/** An earlier version took its place: kept whenever it was saved, and longer than others. */
		setAside: boolean().notNull().default(false),
		/** Of what was set aside since 2026-11-23. */
		reason: text({ enum: KEEPING_REASONS }),
	},
	(table) => [
		primaryKey({ columns: [table.projectId, table.version] }),
		atLeast(1, "project_versions_version", table.version),
		oneOf(KEEPING_REASONS, "project_versions_reason", table.reason),
	],
);
