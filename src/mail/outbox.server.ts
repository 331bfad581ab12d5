import type { Database } from "#database/database.ts";
import { placeholders, prepared } from "#database/prepared.ts";
import { queueJob } from "#database/queue-job.ts";
import { mailOutbox } from "#database/schema.ts";

export type NewMail = Omit<typeof mailOutbox.$inferInsert, "id" | "sentAt">;
type Post = { readonly db: Database; readonly sendsMail: boolean };

/**
 * Puts a mail into the outbox, once for its key; call it in the transaction that causes it.
 * Where there is a mail server, its sending is queued beside it.
 */
export async function postMail({ db, sendsMail }: Post, mail: NewMail): Promise<void> {
	const columns = [
		"key",
		"recipient",
		"brand",
		"subject",
		"html",
		"text",
		"inlineFiles",
		"headers",
		"createdAt",
	] as const;
	const query = prepared(db, "post mail", (name) =>
		db
			.insert(mailOutbox)
			.values(placeholders(columns))
			.onConflictDoNothing()
			.returning({ id: mailOutbox.id })
			.prepare(name),
	);
	const [written] = await query.execute({ ...mail, headers: mail.headers ?? null });
	if (written && sendsMail) await queueJob(db, "send-mail", { mailId: written.id });
}
