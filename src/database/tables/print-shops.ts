import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, check, doublePrecision, pgTable, text } from "drizzle-orm/pg-core";
import { atLeast, oneOf } from "../checks.ts";

const PRINT_COLORS = ["RGB", "CMYK"] as const;
/** Under everything that is printed: on no goods, on dark ones, on all (glass, film). */
const WHITE_INK = ["NEVER", "DARK", "ALWAYS"] as const;

/** The edge that a sheet is turned over for its back. */
const TURNS = ["LONG_EDGE", "SHORT_EDGE"] as const;

/** Who prints, and what their files must be like. */
export const printSuppliers = pgTable(
	"print_suppliers",
	{
		code: text().primaryKey(),
		name: text().notNull(),
		/** Calibrated colours that they separate themselves, or the inks of their press. */
		colors: text({ enum: PRINT_COLORS }).notNull(),
		/** The name of paper and press, with the ICC profile of both in the file store; none: FOGRA39. */
		condition: text(),
		profileKey: text(),
		/** Of cuts, and of folds where there are some. */
		cropMarks: boolean().notNull(),
		/** How their machines name white ink and the plotter's line. */
		whiteName: text().notNull().default("White"),
		cutName: text().notNull().default("CutContour"),
		turn: text({ enum: TURNS }).notNull().default("LONG_EDGE"),
	},
	(table) => [
		oneOf(PRINT_COLORS, "print_suppliers_colors", table.colors),
		oneOf(TURNS, "print_suppliers_turn", table.turn),
		check("print_suppliers_profile", sql`(${table.condition} is null) = (${table.profileKey} is null)`),
		check("print_suppliers_names", sql`${isInk(table.whiteName)} and ${isInk(table.cutName)}`),
	],
);

/** Who prints what is made in a way: the technique of articles' sides. One without a row is printed as RGB, with marks. */
export const printTechniques = pgTable(
	"print_techniques",
	{
		code: text().primaryKey(),
		supplier: text()
			.notNull()
			.references(() => printSuppliers.code),
		whiteInk: text({ enum: WHITE_INK }).notNull().default("NEVER"),
		/** Sides go through the machine one by one, as shirts do: one that shows nothing has no page. */
		sidesAlone: boolean().notNull().default(false),
	},
	(table) => [oneOf(WHITE_INK, "print_techniques_white_ink", table.whiteInk)],
);

/** What many pieces are printed on together, a sheet at a time. Lengths in millimetres. */
export const printSubstrates = pgTable(
	"print_substrates",
	{
		code: text().primaryKey(),
		supplier: text()
			.notNull()
			.references(() => printSuppliers.code),
		width: doublePrecision().notNull(),
		height: doublePrecision().notNull(),
		/** The edge that the machine can't print; marks of the whole sheet stand there. */
		margin: doublePrecision().notNull(),
		/** Between neighbours. */
		gap: doublePrecision().notNull(),
		/** Sheets are printed left for right: heat presses them face down on the goods. */
		mirrored: boolean().notNull().default(false),
	},
	(table) => [
		atLeast(50, "print_substrates_size", table.width, table.height),
		atLeast(0, "print_substrates_margins", table.margin, table.gap),
		check("print_substrates_room", sql`2 * ${table.margin} < least(${table.width}, ${table.height})`),
	],
);

/** It stands in the file as a name of PDF, as it is. */
function isInk(column: AnyPgColumn) {
	return sql`${column} ~ '^[A-Za-z0-9_-]{1,40}$'`;
}
