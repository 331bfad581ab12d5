import type { Database } from "#database/database.ts";
import { queueJob } from "#database/queue-job.ts";
import { mailOutbox } from "#database/schema.ts";

export type NewMail = Omit<typeof mailOutbox.$inferInsert, "id" | "sentAt">;

/** Puts a mail into the outbox, once for its key, and queues its sending in the same transaction. */
export async function postMail(db: Database, mail: NewMail): Promise<void> {
	await db.transaction(async (inside) => {
		const [written] = await inside
			.insert(mailOutbox)
			.values(mail)
			.onConflictDoNothing()
			.returning({ id: mailOutbox.id });
		if (written) await queueJob(inside, "send-mail", { mailId: written.id });
	});
}
