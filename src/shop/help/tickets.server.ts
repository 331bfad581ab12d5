import { randomBytes } from "node:crypto";
import { and, asc, desc, eq, gt, inArray, or, sql } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import type { ContactType, TicketStatus } from "#core/tickets.ts";
import { ticketAttachments, ticketMessages, tickets } from "#database/schema.ts";
import { noticeMail } from "#mail/notice-mail.tsx";
import { postMail } from "#mail/outbox.server.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";
import type { Attachment } from "./attachments.server.ts";

export type NewTicket = {
	contactType: ContactType;
	email: string;
	name: string;
	subject: string;
	text: string;
	orderNumber: string | null;
	topicId: number | null;
	attachments: readonly Attachment[];
};
export type TicketMessage = {
	id: number;
	author: "CUSTOMER" | "STAFF";
	text: string;
	createdAt: Date;
	attachments: readonly Attachment[];
};
export type Ticket = typeof tickets.$inferSelect & { messages: readonly TicketMessage[] };
export type ListedTicket = { publicId: string; number: number; subject: string; status: TicketStatus; updatedAt: Date };

const HOUR = 3_600_000;
const MOST_AN_HOUR = 5;
const MOST_LISTED = 200;

/** Writes the question, and a mail that gives it its number: of what was typed the mail repeats nothing, as its address may be a stranger's. */
export async function openTicket(shop: Shop, ticket: NewTicket): Promise<Outcome<{ number: number }, "too_often">> {
	const { text, attachments, ...rest } = ticket;
	return inTransaction(shop, async (inside): Promise<Outcome<{ number: number }, "too_often">> => {
		const ownerId = inside.owner.start();
		await inside.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`ticket ${ticket.email.toLowerCase()}`}))`);
		if (await isTooOften(inside, ownerId, ticket.email)) return refused("too_often");
		const place = { site: inside.site.code, brand: inside.brand.code, locale: inside.locale.code };
		const times = { createdAt: inside.now, updatedAt: inside.now };
		const publicId = randomBytes(16).toString("base64url");
		const [row] = await inside.db
			.insert(tickets)
			.values({ ...rest, ...place, ...times, publicId, ownerId, customerId: inside.customer?.id ?? null })
			.returning({ id: tickets.id });
		if (!row) throw new Error("The ticket was not written");
		await writeMessage(inside, row.id, text, attachments);
		await confirmTicket(inside, publicId, row.id, ticket.email);
		return accepted({ number: row.id });
	});
}

/** The signed-in customer's, newest first. */
export async function listTickets(shop: Pick<Shop, "db" | "customer">): Promise<ListedTicket[]> {
	if (!shop.customer) return [];
	return shop.db
		.select({
			publicId: tickets.publicId,
			number: tickets.id,
			subject: tickets.subject,
			status: tickets.status,
			updatedAt: tickets.updatedAt,
		})
		.from(tickets)
		.where(eq(tickets.customerId, shop.customer.id))
		.orderBy(desc(tickets.updatedAt))
		.limit(MOST_LISTED);
}

/** Only the customer's own. */
export async function findTicket(shop: Pick<Shop, "db" | "customer">, publicId: string): Promise<Ticket | undefined> {
	if (!shop.customer) return undefined;
	const [ticket] = await shop.db
		.select()
		.from(tickets)
		.where(and(eq(tickets.publicId, publicId), eq(tickets.customerId, shop.customer.id)));
	if (!ticket) return undefined;
	const messages = await shop.db
		.select()
		.from(ticketMessages)
		.where(eq(ticketMessages.ticketId, ticket.id))
		.orderBy(asc(ticketMessages.id));
	const files = messages.length
		? await shop.db
				.select()
				.from(ticketAttachments)
				.where(
					inArray(
						ticketAttachments.messageId,
						messages.map(({ id }) => id),
					),
				)
		: [];
	return {
		...ticket,
		messages: messages.map((message) => ({
			...message,
			attachments: files.filter(({ messageId }) => messageId === message.id),
		})),
	};
}

/** A further message of the customer; a resolved ticket is open again, an archived one stays shut. */
export async function addMessage(
	shop: Shop,
	publicId: string,
	message: { text: string; attachments: readonly Attachment[] },
): Promise<Outcome<undefined, "absent" | "archived">> {
	return inTransaction(shop, async (inside): Promise<Outcome<undefined, "absent" | "archived">> => {
		const ticket = await findTicket(inside, publicId);
		if (!ticket) return refused("absent");
		if (ticket.status === "ARCHIVED") return refused("archived");
		await writeMessage(inside, ticket.id, message.text, message.attachments);
		await inside.db.update(tickets).set({ status: "PENDING", updatedAt: inside.now }).where(eq(tickets.id, ticket.id));
		return accepted(undefined);
	});
}

/** The file's bytes, for who may read its ticket. Answer them as a download only. */
export async function readAttachment(
	shop: Pick<Shop, "db" | "customer" | "files">,
	attachmentId: string,
): Promise<{ fileName: string; contentType: string; bytes: Uint8Array } | undefined> {
	if (!shop.customer) return undefined;
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

async function isTooOften(shop: Shop, ownerId: string, email: string): Promise<boolean> {
	const since = new Date(shop.now.getTime() - HOUR);
	const own = or(eq(tickets.ownerId, ownerId), sql`lower(${tickets.email}) = ${email.toLowerCase()}`);
	const found = await shop.db
		.select({ id: tickets.id })
		.from(tickets)
		.where(and(gt(tickets.createdAt, since), own))
		.limit(MOST_AN_HOUR);
	return found.length >= MOST_AN_HOUR;
}

async function writeMessage(
	{ db, now }: Pick<Shop, "db" | "now">,
	ticketId: number,
	text: string,
	attachments: readonly Attachment[],
): Promise<void> {
	const [message] = await db
		.insert(ticketMessages)
		.values({ ticketId, author: "CUSTOMER", text, createdAt: now })
		.returning({ id: ticketMessages.id });
	if (!message) throw new Error("The message was not written");
	if (attachments.length)
		await db.insert(ticketAttachments).values(attachments.map((file) => ({ ...file, messageId: message.id })));
}

async function confirmTicket(shop: Shop, publicId: string, number: number, recipient: string): Promise<void> {
	const { locale, brand } = shop;
	const t = textsOf(locale).getFixedT(locale.iso, "help");
	const words = (part: string) => t(`mail.${part}`, { number, brand: brand.name });
	const mail = noticeMail({
		brand,
		language: locale.iso,
		subject: words("subject"),
		preview: words("preview"),
		heading: words("heading"),
		paragraphs: [words("intro")],
		button: { text: words("open"), link: `${shop.addressOf(brand.code, locale)}/help-center` },
		outro: words("outro"),
	});
	const key = `ticket-received:${publicId}`;
	await postMail(shop, { key, recipient, brand: brand.code, ...mail, inlineFiles: [], createdAt: shop.now });
}
