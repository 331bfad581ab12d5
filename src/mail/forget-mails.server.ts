import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { mailOutbox } from "#database/schema.ts";

type Post = { readonly db: Database; readonly sendsMail: boolean };

/** Mails that somebody has got, and, where there is no mail server, those that nobody will send. */
export async function forgetMailsOf({ db, sendsMail }: Post, recipient: string): Promise<void> {
	const theirs = sql`lower(${mailOutbox.recipient}) = ${recipient.toLowerCase()}`;
	await db.delete(mailOutbox).where(sendsMail ? and(theirs, isNotNull(mailOutbox.sentAt)) : theirs);
}

/** All that were written before, sent or not: by the SHA-256 of the address, for who does not know it any more. */
export async function forgetMails({ db }: Pick<Post, "db">, recipientHash: string, before: Date): Promise<void> {
	const hash = sql`encode(sha256(convert_to(lower(${mailOutbox.recipient}), 'UTF8')), 'hex')`;
	await db.delete(mailOutbox).where(and(eq(hash, recipientHash), lt(mailOutbox.createdAt, before)));
}
