import { createHash } from "node:crypto";
import { and, inArray, isNotNull, lte, or } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { mailOutbox, recipientHash } from "#database/schema.ts";

type Post = { readonly db: Database; readonly now: Date; readonly sendsMail: boolean };

const GIVEN_UP_AFTER_MILLISECONDS = 7 * 86_400_000;

/** SHA-256 of an address, for who shall find its mails without knowing it any more. */
export function mailHash(email: string): string {
	return createHash("sha256").update(email.toLowerCase()).digest("hex");
}

/**
 * Mails that have been sent or given up, and, where there is no mail server, those that nobody will send. True while
 * one still waits to be sent.
 */
export async function forgetMails({ db, now, sendsMail }: Post, hashes: readonly string[]): Promise<boolean> {
	const theirs = inArray(recipientHash(mailOutbox.recipient), [...hashes]);
	const givenUp = lte(mailOutbox.createdAt, new Date(now.getTime() - GIVEN_UP_AFTER_MILLISECONDS));
	await db.delete(mailOutbox).where(sendsMail ? and(theirs, or(isNotNull(mailOutbox.sentAt), givenUp)) : theirs);
	const left = await db.select({ id: mailOutbox.id }).from(mailOutbox).where(theirs).limit(1);
	return left.length > 0;
}
