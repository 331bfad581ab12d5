import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	index,
	integer,
	pgTable,
	smallint,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { atLeast, isSha256 } from "../checks.ts";

/** An uploaded or demo picture. Originals lie in the file store under their SHA-256. */
export const pictures = pgTable(
	"pictures",
	{
		id: uuid().primaryKey(),
		/** Whose it is (shop/owner.ts); null for the shop's own pictures, which everybody may see. */
		ownerId: text(),
		sha256: text().notNull(),
		/** Key of the original as it came; never served. */
		originalKey: text().notNull(),
		/** Key of the upright, location-free copy that everything is derived from. */
		masterKey: text().notNull(),
		contentType: text().notNull(),
		fileName: text().notNull(),
		/** Upright size in pixels. */
		width: integer().notNull(),
		height: integer().notNull(),
		bytes: bigint({ mode: "number" }).notNull(),
		/** Smaller ones that lie beside the master (shop/media/picture-copies.ts). */
		copies: smallint().notNull().default(0),
		/** Brought along at sign-in by a customer who had the same picture already: documents name both. */
		isSecond: boolean().notNull().default(false),
		createdAt: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [
		uniqueIndex().on(table.ownerId, table.sha256).where(sql`not is_second`),
		index().on(table.sha256),
		atLeast(1, "pictures_size", table.width, table.height, table.bytes),
		isSha256("pictures_sha256", table.sha256),
	],
);
