import { and, desc, eq, gt, inArray, lt, max, type SQL, sql } from "drizzle-orm";
import { isPublicId, isUuid } from "#core/identifiers.ts";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { canSettle, type TicketStatus } from "#core/tickets.ts";
import { ticketAttachments, ticketMessages, tickets } from "#database/schema.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import type { Attachment, SentAttachment } from "./attachments.server.ts";
import { writeMessage } from "./tickets.server.ts";

export type TicketMessage = {
	id: number;
	author: "CUSTOMER" | "STAFF";
	text: string;
	createdAt: Date;
	attachments: readonly Attachment[];
};
export type Ticket = typeof tickets.$inferSelect & {
	/** A page of them, in the order in which they were written. */
	messages: readonly TicketMessage[];
	/** Where the page before this one ends; undefined where this is the first. */
	earlier: number | undefined;
	/** The newest of the customer's messages, wherever the page stands. */
	latestOwn: number;
};
export type ListedTicket = { publicId: string; number: number; subject: string; status: TicketStatus; updatedAt: Date };
/** Where the page before ended. */
export type TicketCursor = { readonly time: Date; readonly number: number };
type TicketQuery = { readonly status?: TicketStatus | undefined; readonly after?: TicketCursor | undefined };
type Reader = Pick<Shop, "db" | "customer">;

const PAGE_LENGTH = 20;
const HOUR = 3_600_000;
const MOST_MESSAGES_AN_HOUR = 20;

/** The signed-in customer's, those last written to first; `next` is where the following ones begin. */
export async function listTickets(
	shop: Reader,
	{ status, after }: TicketQuery = {},
): Promise<{ tickets: ListedTicket[]; next: TicketCursor | undefined }> {
	if (!shop.customer) return { tickets: [], next: undefined };
	const conditions: SQL[] = [eq(tickets.customerId, shop.customer.id)];
	if (status) conditions.push(eq(tickets.status, status));
	if (after)
		conditions.push(
			sql`(${tickets.updatedAt}, ${tickets.id}) < (${after.time.toISOString()}::timestamptz, ${after.number}::bigint)`,
		);
	const { publicId, id: number, subject, updatedAt } = tickets;
	const rows = await shop.db
		.select({ publicId, number, subject, status: tickets.status, updatedAt })
		.from(tickets)
		.where(and(...conditions))
		.orderBy(desc(updatedAt), desc(number))
		.limit(PAGE_LENGTH + 1);
	const shown = rows.slice(0, PAGE_LENGTH);
	const last = shown.at(-1);
	const next = rows.length > PAGE_LENGTH && last ? { time: last.updatedAt, number: last.number } : undefined;
	return { tickets: shown, next };
}

/** Only the customer's own; with its latest messages, or those before one of them. */
export async function findTicket(shop: Reader, publicId: string, before?: number): Promise<Ticket | undefined> {
	const [ticket] = shop.customer && isPublicId(publicId) ? await ownTicket(shop, shop.customer.id, publicId) : [];
	if (!ticket) return undefined;
	const rows = await shop.db
		.select()
		.from(ticketMessages)
		.where(
			and(eq(ticketMessages.ticketId, ticket.id), before === undefined ? undefined : lt(ticketMessages.id, before)),
		)
		.orderBy(desc(ticketMessages.id))
		.limit(PAGE_LENGTH + 1);
	const [own] = await shop.db
		.select({ latest: max(ticketMessages.id) })
		.from(ticketMessages)
		.where(and(eq(ticketMessages.ticketId, ticket.id), eq(ticketMessages.author, "CUSTOMER")));
	const messages = rows.slice(0, PAGE_LENGTH).toReversed();
	const ids = messages.map(({ id }) => id);
	const files = await shop.db.select().from(ticketAttachments).where(inArray(ticketAttachments.messageId, ids));
	return {
		...ticket,
		messages: messages.map((message) => ({
			...message,
			attachments: files.filter(({ messageId }) => messageId === message.id),
		})),
		earlier: rows.length > PAGE_LENGTH ? ids[0] : undefined,
		latestOwn: own?.latest ?? 0,
	};
}

/** A further message of the customer; a resolved ticket is open again, an archived one stays shut. */
export async function addMessage(
	shop: Shop,
	publicId: string,
	message: { text: string; attachments: readonly SentAttachment[] },
): Promise<Outcome<null, "absent" | "archived" | "too_often">> {
	return changeTicket(shop, publicId, async (inside, ticket) => {
		if (ticket.status === "ARCHIVED") return refused("archived");
		if (await isTooOften(inside, ticket.id)) return refused("too_often");
		await writeMessage(inside, ticket.id, message.text, message.attachments);
		await setStatus(inside, ticket.id, "PENDING");
		return accepted(null);
	});
}

/** The customer says that nothing is left to do, or that something is after all. */
export async function settleTicket(
	shop: Shop,
	publicId: string,
	to: "PENDING" | "RESOLVED",
): Promise<Outcome<null, "absent" | "archived">> {
	return changeTicket(shop, publicId, async (inside, ticket) => {
		if (ticket.status === "ARCHIVED") return refused("archived");
		if (canSettle(ticket.status, to)) await setStatus(inside, ticket.id, to);
		return accepted(null);
	});
}

/** The file's bytes, for who may read its ticket. Answer them as a download only. */
export async function readAttachment(
	shop: Reader & Pick<Shop, "files">,
	attachmentId: string,
): Promise<{ fileName: string; contentType: string; bytes: Uint8Array } | undefined> {
	if (!shop.customer || !isUuid(attachmentId)) return undefined;
	const [file] = await shop.db
		.select({
			fileKey: ticketAttachments.fileKey,
			fileName: ticketAttachments.fileName,
			contentType: ticketAttachments.contentType,
		})
		.from(ticketAttachments)
		.innerJoin(ticketMessages, eq(ticketMessages.id, ticketAttachments.messageId))
		.innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
		.where(and(eq(ticketAttachments.id, attachmentId), eq(tickets.customerId, shop.customer.id)));
	if (!file) return undefined;
	const { fileKey, ...named } = file;
	return { ...named, bytes: await shop.files.get(fileKey) };
}

/** Two messages at once stand one after the other: the row is locked while `change` works. */
function changeTicket<Refusal extends string>(
	shop: Shop,
	publicId: string,
	change: (inside: Shop, ticket: typeof tickets.$inferSelect) => Promise<Outcome<null, Refusal>>,
): Promise<Outcome<null, Refusal | "absent">> {
	return inTransaction(shop, async (inside): Promise<Outcome<null, Refusal | "absent">> => {
		const { customer } = inside;
		const [ticket] =
			customer && isPublicId(publicId) ? await ownTicket(inside, customer.id, publicId).for("update") : [];
		return ticket ? change(inside, ticket) : refused("absent");
	});
}

function ownTicket({ db }: Reader, customerId: number, publicId: string) {
	return db
		.select()
		.from(tickets)
		.where(and(eq(tickets.publicId, publicId), eq(tickets.customerId, customerId)));
}

async function setStatus({ db, now }: Shop, id: number, status: TicketStatus): Promise<void> {
	await db.update(tickets).set({ status, updatedAt: now }).where(eq(tickets.id, id));
}

async function isTooOften({ db, now }: Shop, ticketId: number): Promise<boolean> {
	const since = new Date(now.getTime() - HOUR);
	const written = await db
		.select({ id: ticketMessages.id })
		.from(ticketMessages)
		.where(
			and(
				eq(ticketMessages.ticketId, ticketId),
				eq(ticketMessages.author, "CUSTOMER"),
				gt(ticketMessages.createdAt, since),
			),
		)
		.limit(MOST_MESSAGES_AN_HOUR);
	return written.length >= MOST_MESSAGES_AN_HOUR;
}
