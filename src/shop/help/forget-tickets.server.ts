import { eq, inArray, or, sql } from "drizzle-orm";
import { helpVotes, ticketAttachments, ticketMessages, tickets } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

/**
 * Of what somebody has written to us numbers, topics and times are left, for counting; answers the keys of the files.
 * What was written under the address without signing in is the same person's.
 */
export async function forgetTickets(
	{ db }: Pick<Workshop, "db">,
	{ owner, customerId, email }: { owner: string; customerId: number; email: string },
): Promise<string[]> {
	const theirs = db
		.select({ id: tickets.id })
		.from(tickets)
		.where(or(eq(tickets.customerId, customerId), sql`lower(${tickets.email}) = ${email.toLowerCase()}`));
	const files = await db
		.select({ fileKey: ticketAttachments.fileKey })
		.from(ticketAttachments)
		.innerJoin(ticketMessages, eq(ticketMessages.id, ticketAttachments.messageId))
		.where(inArray(ticketMessages.ticketId, theirs));
	await db.delete(ticketMessages).where(inArray(ticketMessages.ticketId, theirs));
	await db
		.update(tickets)
		.set({ ownerId: owner, customerId, email: "", name: "", subject: "", orderNumber: null, status: "ARCHIVED" })
		.where(inArray(tickets.id, theirs));
	await db.delete(helpVotes).where(eq(helpVotes.ownerId, owner));
	return files.map(({ fileKey }) => fileKey);
}

/** Only what no other message has. */
export async function removeAttachmentFiles(
	{ db, files }: Pick<Workshop, "db" | "files">,
	keys: readonly string[],
): Promise<void> {
	for (const key of keys) {
		const others = await db
			.select({ id: ticketAttachments.id })
			.from(ticketAttachments)
			.where(eq(ticketAttachments.fileKey, key))
			.limit(1);
		if (!others.length) await files.remove(key);
	}
}
