import { and, eq, inArray, isNull, not, or, sql } from "drizzle-orm";
import { helpVotes, ticketAttachments, ticketMessages, tickets } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

/**
 * Of what somebody has written to us numbers, topics and times are left, for counting; answers the keys of the files.
 * What was written under a confirmed address without signing in is the same person's.
 */
export async function forgetTickets(
	{ db }: Pick<Workshop, "db">,
	{ owner, customerId, email }: { owner: string; customerId: number; email: string | undefined },
): Promise<string[]> {
	const asGuest = email && and(isNull(tickets.customerId), sql`lower(${tickets.email}) = ${email.toLowerCase()}`);
	const own = eq(tickets.customerId, customerId);
	const theirs = db
		.select({ id: tickets.id })
		.from(tickets)
		.where(asGuest ? or(own, asGuest) : own);
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

/** Where mails about the tickets of a customer went. */
export async function ticketAddresses({ db }: Pick<Workshop, "db">, customerId: number): Promise<string[]> {
	const known = and(eq(tickets.customerId, customerId), not(eq(tickets.email, "")));
	const rows = await db.selectDistinct({ email: tickets.email }).from(tickets).where(known);
	return rows.map(({ email }) => email);
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
