import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	boolean,
	check,
	date,
	doublePrecision,
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
import type { Language } from "#core/languages.ts";
import { MOST_OPENINGS, SMALLEST_OPENING } from "#core/opening-limits.ts";
import { PANEL_NAMES, type PanelName } from "#core/panel-names.ts";
import type { ParcelSize } from "#core/parcel-size.ts";
import type { SizeGuide } from "#core/size-guide.ts";
import { TAG_GROUPS } from "#core/tag-groups.ts";
import type { Millimetres } from "#core/units.ts";
import type { SideCut, SideOpening } from "#design/side-shape.ts";
import { atLeast, isCurrency, isParcelSize, oneOf } from "../checks.ts";

import { printSubstrates } from "./print-shops.ts";

const CUT_LINES = ["SIDE", "DESIGN"] as const;
const COLORED = ["CLOTH", "ACCENT"] as const;

export const articles = pgTable(
	"articles",
	{
		id: integer().primaryKey(),
		position: integer().notNull(),
		active: boolean().notNull(),
		/** STANDARD or PHOTO_BOOK: photo books have rates of their own in some countries. */
		vatClass: text({ enum: ["STANDARD", "PHOTO_BOOK"] }).notNull(),
		productionDays: integer().notNull(),
		/** Address of the manufacturer, as the General Product Safety Regulation asks for it. */
		manufacturer: text().notNull(),
		/** None: nobody has measured it, and it travels at every rate. */
		parcel: jsonb().$type<ParcelSize>(),
		sizeGuide: jsonb().$type<SizeGuide>().notNull().default([]),
		/** What has the colour of a variant: that which is printed on, or only parts beside the print, which then lies on white. */
		colored: text({ enum: COLORED }).notNull().default("CLOTH"),
	},
	(table) => [
		atLeast(0, "articles_production_days", table.productionDays),
		oneOf(COLORED, "articles_colored", table.colored),
		isParcelSize("articles_parcel", table.parcel),
	],
);

export const articleTexts = pgTable(
	"article_texts",
	{
		articleId: integer()
			.notNull()
			.references(() => articles.id),
		language: text().notNull(),
		name: text().notNull(),
		namePlural: text().notNull(),
		slug: text().notNull(),
		summary: text().notNull(),
		description: jsonb().$type<readonly string[]>().notNull(),
		facts: jsonb().$type<readonly { name: string; value: string }[]>().notNull(),
		/** What else people call it: it is found by these words and shown with none of them; null: nobody has thought of any. */
		keywords: text(),
	},
	(table) => [primaryKey({ columns: [table.articleId, table.language] }), uniqueIndex().on(table.language, table.slug)],
);

export const articleVariants = pgTable(
	"article_variants",
	{
		id: integer().primaryKey(),
		articleId: integer()
			.notNull()
			.references(() => articles.id),
		sku: text().notNull().unique(),
		position: integer().notNull(),
		color: text(),
		/** #rrggbb */
		colorValue: text(),
		colorNames: jsonb().$type<Readonly<Partial<Record<Language, string>>>>(),
		size: text(),
		/** Grams, with packing. */
		weight: integer().notNull(),
	},
	(table) => [index().on(table.articleId), atLeast(0, "article_variants_weight", table.weight)],
);

/** One printable surface. Lengths in millimetres. */
export const articleSides = pgTable(
	"article_sides",
	{
		articleId: integer()
			.notNull()
			.references(() => articles.id),
		code: text().notNull(),
		position: integer().notNull(),
		width: doublePrecision().notNull(),
		height: doublePrecision().notNull(),
		bleed: doublePrecision().notNull(),
		safe: doublePrecision().notNull(),
		minimumDpi: integer().notNull(),
		technique: text().notNull(),
		/** Folder of the mock-up's maps; none: shown flat. */
		scene: text(),
		/** What the piece is cut to; none: the whole rectangle. */
		cut: jsonb().$type<SideCut>(),
		/** Where nothing of the piece is; none: it is whole. */
		openings: jsonb().$type<readonly SideOpening[]>(),
		/** Where a plotter cuts: along the trim edge, or around what is printed; none: nowhere. */
		cutLine: text({ enum: CUT_LINES }),
		/** From the left edge, where it is folded from top to bottom; a spine is two of them. */
		folds: jsonb().$type<readonly Millimetres[]>().notNull().default([]),
		/** What its parts between the folds are, from the left; none: they have no names. */
		panels: jsonb().$type<readonly PanelName[]>().notNull().default([]),
		/** The side behind which it is printed, on the same piece of paper; none: it has a piece of its own. */
		backOf: text(),
		/** What it is printed on together with others; none: by itself, or with the side that it is the back of. */
		substrate: text().references((): AnyPgColumn => printSubstrates.code),
		/** Whether it may lie turned by a quarter there. */
		mayTurn: boolean().notNull().default(true),
	},
	(table) => [
		primaryKey({ columns: [table.articleId, table.code] }),
		atLeast(1, "article_sides_size", table.width, table.height, table.minimumDpi),
		atLeast(0, "article_sides_margins", table.bleed, table.safe),
		check(
			"article_sides_cut",
			sql`${table.cut} is null or ${table.cut} = '{"kind":"ellipse"}' or (${table.cut} = jsonb_build_object('kind', 'rounded', 'radius', ${table.cut} -> 'radius') and coalesce(jsonb_typeof(${table.cut} -> 'radius') = 'number' and (${table.cut} ->> 'radius')::double precision > 0 and 2 * (${table.cut} ->> 'radius')::double precision <= least(${table.width}, ${table.height}), false))`,
		),
		check(
			"article_sides_openings",
			sql`case when jsonb_typeof(${table.openings}) = 'array' then jsonb_array_length(${table.openings}) <= ${sql.raw(String(MOST_OPENINGS))} and jsonb_array_length(jsonb_path_query_array(${table.openings}, 'strict $[*] ? ((@.kind == "ellipse" || @.kind == "rounded" && @.radius >= ${sql.raw(String(SMALLEST_OPENING))} && @.radius * 2 <= @.width && @.radius * 2 <= @.height) && @.x >= 0 && @.y >= 0 && @.width >= ${sql.raw(String(SMALLEST_OPENING))} && @.height >= ${sql.raw(String(SMALLEST_OPENING))} && @.x + @.width <= $width && @.y + @.height <= $height)', jsonb_build_object('width', ${table.width}, 'height', ${table.height}))) = jsonb_array_length(${table.openings}) else ${table.openings} is null end`,
		),
		oneOf(CUT_LINES, "article_sides_cut_line", table.cutLine),
		check(
			"article_sides_back",
			sql`${table.backOf} is null or (${table.backOf} <> ${table.code} and ${table.substrate} is null)`,
		),
		check(
			"article_sides_panels",
			sql`${table.panels} <@ ${sql.raw(`'${JSON.stringify(PANEL_NAMES)}'::jsonb`)} and jsonb_array_length(${table.panels}) in (0, jsonb_array_length(${table.folds}) + 1)`,
		),
		// Both faces of a piece of paper have its size, and there are no more than two.
		unique("article_sides_faces").on(table.articleId, table.code, table.width, table.height, table.bleed),
		foreignKey({
			name: "article_sides_back_of",
			columns: [table.articleId, table.backOf, table.width, table.height, table.bleed],
			foreignColumns: [table.articleId, table.code, table.width, table.height, table.bleed],
		}),
		uniqueIndex("article_sides_one_back").on(table.articleId, table.backOf),
	],
);

export const tags = pgTable(
	"tags",
	{
		id: integer().primaryKey(),
		position: integer().notNull(),
		mode: text({ enum: ["LIST_DESIGNS", "LIST", "LANDING"] }).notNull(),
		group: text({ enum: TAG_GROUPS }),
		/** Month and day on which its presents are given, "12-24", where that is the same every year. */
		givenOn: text(),
	},
	(table) => [check("tags_given_on", sql`${table.givenOn} ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'`)],
);

export type TagStory = { readonly heading: string; readonly text: string };

export const tagTexts = pgTable(
	"tag_texts",
	{
		tagId: integer()
			.notNull()
			.references(() => tags.id),
		language: text().notNull(),
		name: text().notNull(),
		slug: text().notNull(),
		intro: text().notNull(),
		/** What its page tells beside its goods: a LANDING before them, the others after. */
		stories: jsonb().$type<readonly TagStory[]>().notNull().default([]),
	},
	(table) => [primaryKey({ columns: [table.tagId, table.language] }), uniqueIndex().on(table.language, table.slug)],
);

export const articleTags = pgTable(
	"article_tags",
	{
		articleId: integer()
			.notNull()
			.references(() => articles.id),
		tagId: integer()
			.notNull()
			.references(() => tags.id),
	},
	(table) => [primaryKey({ columns: [table.tagId, table.articleId] })],
);

/** Append-only: a new price is a new row, so that the lowest price of the last 30 days can be told. */
export const prices = pgTable(
	"prices",
	{
		variantId: integer()
			.notNull()
			.references(() => articleVariants.id),
		site: text().notNull(),
		minimumQuantity: integer().notNull(),
		/** Gross, in minor units of the currency, for one piece. */
		amount: integer().notNull(),
		currency: text().notNull(),
		validFrom: date().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.site, table.variantId, table.minimumQuantity, table.validFrom] }),
		atLeast(0, "prices_amount", table.amount),
		atLeast(1, "prices_quantity", table.minimumQuantity),
		isCurrency("prices_currency", table.currency),
	],
);
