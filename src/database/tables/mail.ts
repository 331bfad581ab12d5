import { bigint, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Mails to send, written in the transaction that causes them. `key` makes each of them once. */
export const mailOutbox = pgTable("mail_outbox", {
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
});
