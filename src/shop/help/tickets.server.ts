import { randomBytes } from "node:crypto";
import { and, eq, gt, or, sql } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import type { ContactType } from "#core/tickets.ts";
import { ticketAttachments, ticketMessages, tickets } from "#database/schema.ts";
import { brandWords } from "#mail/brand-words.ts";
import { noticeMail } from "#mail/notice-mail.tsx";
import { postMail } from "#mail/outbox.server.ts";
import { mailFoot } from "#shop/mail-foot.server.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";
import { keepAttachments, type SentAttachment } from "./attachments.server.ts";

export type NewTicket = {
	contactType: ContactType;
	email: string;
	name: string;
	subject: string;
	text: string;
	orderNumber: string | null;
	topicId: number | null;
	topicGroup: number | null;
	attachments: readonly SentAttachment[];
};
export type OpenedTicket = { number: number; publicId: string };

const HOUR = 3_600_000;
const MOST_AN_HOUR = 5;

/** Writes the question, and a mail that gives it its number: of what was typed the mail repeats nothing, as its address may be a stranger's. */
export async function openTicket(shop: Shop, ticket: NewTicket): Promise<Outcome<OpenedTicket, "too_often">> {
	const { text, attachments, ...rest } = ticket;
	return inTransaction(shop, async (inside): Promise<Outcome<OpenedTicket, "too_often">> => {
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
		return accepted({ number: row.id, publicId });
	});
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

/** Of the customer; call it in a transaction, once it is accepted: only then its files are kept. */
export async function writeMessage(
	{ db, files, now }: Pick<Shop, "db" | "files" | "now">,
	ticketId: number,
	text: string,
	attachments: readonly SentAttachment[],
): Promise<void> {
	const [message] = await db
		.insert(ticketMessages)
		.values({ ticketId, author: "CUSTOMER", text, createdAt: now })
		.returning({ id: ticketMessages.id });
	if (!message) throw new Error("The message was not written");
	const kept = await keepAttachments({ files }, attachments);
	if (kept.length) await db.insert(ticketAttachments).values(kept.map((file) => ({ ...file, messageId: message.id })));
}

async function confirmTicket(shop: Shop, publicId: string, number: number, recipient: string): Promise<void> {
	const { locale, brand } = shop;
	const home = shop.addressOf(brand.code, locale);
	const t = textsOf(locale).getFixedT(locale.iso, "help");
	const words = (part: string) => brandWords(t, `mail.${part}`, brand.code, { number, brand: brand.name });
	const mail = noticeMail({
		brand,
		language: locale.iso,
		subject: words("subject"),
		preview: words("preview"),
		heading: words("heading"),
		paragraphs: [words("intro")],
		button: shop.customer?.may.tickets
			? { text: words("openTicket"), link: `${home}/accounts/tickets?ticket=${publicId}` }
			: { text: words("open"), link: `${home}/help-center` },
		outro: words("outro"),
		foot: mailFoot(brand, locale, home),
	});
	const key = `ticket-received:${publicId}`;
	await postMail(shop, { key, recipient, brand: brand.code, ...mail, inlineFiles: [], createdAt: shop.now });
}
