import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Mails to send, written in the transaction that causes them. `key` makes each of them once. */
export const mailOutbox = pgTable(
	"mail_outbox",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		key: text().notNull().unique(),
		recipient: text().notNull(),
		brand: text().notNull(),
		subject: text().notNull(),
		html: text().notNull(),
		text: text().notNull(),
		/** Pictures shown in the mail, by content id: keys in the file store. */
		inlineFiles: jsonb().$type<readonly { contentId: string; key: string; contentType: string }[]>().notNull(),
		/** Further lines of the mail's head, by their names. */
		headers: jsonb().$type<Readonly<Record<string, string>>>(),
		createdAt: timestamp({ withTimezone: true }).notNull(),
		sentAt: timestamp({ withTimezone: true }),
	},
	(table) => [index("mail_outbox_recipient_hash").on(recipientHash(table.recipient))],
);

/** SHA-256 of the address in small letters. PostgreSQL keeps it in an index only without `convert_to`, which may change. */
export function recipientHash(recipient: AnyPgColumn): SQL {
	return sql`encode(sha256(replace(lower(${recipient}), '\\', '\\\\')::bytea), 'hex')`;
}
