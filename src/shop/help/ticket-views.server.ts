import { parseId } from "#core/identifiers.ts";
import { TICKET_SUBJECTS, type TicketStatus, TOPIC_GROUPS, topicGroupOf } from "#core/tickets.ts";
import { findCustomerOrder, listCustomerOrders } from "#shop/orders/customer-orders.server.ts";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";
import { findTopic, listTopics } from "./help.server.ts";
import { findTicket, listTickets, type TicketCursor } from "./own-tickets.server.ts";

const MOST_ANSWERS = 4;
const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

/** A page of the customer's tickets. */
export async function viewTickets(
	shop: Shop,
	asked: { status?: TicketStatus | undefined; after?: TicketCursor | undefined },
) {
	const { tickets, next } = await listTickets(shop, asked);
	const time = timeFormat(shop);
	return {
		tickets: tickets.map(({ updatedAt, ...ticket }) => ({ ...ticket, changedAt: time.format(updatedAt) })),
		status: asked.status,
		isFirst: asked.after === undefined,
		next: next && `${next.time.getTime()}.${next.number}`,
	};
}
export type TicketRowFacts = Awaited<ReturnType<typeof viewTickets>>["tickets"][number];

/** One ticket with a page of what was written: the latest, or what stands before one message. */
export async function viewTicket(shop: Shop, customer: SignedInCustomer, publicId: string, before?: number) {
	const ticket = await findTicket(shop, publicId, before);
	if (!ticket) return undefined;
	const { status, subject, orderNumber, topicId, messages } = ticket;
	const [order, topic] = await Promise.all([
		orderNumber === null ? undefined : findCustomerOrder(shop, customer, orderNumber),
		topicId === null ? undefined : findTopic(shop, topicId),
	]);
	const time = timeFormat(shop);
	return {
		publicId,
		number: ticket.id,
		isLatest: before === undefined,
		earlier: ticket.earlier,
		latestOwn: ticket.latestOwn,
		status,
		subject,
		brand: shop.brand.name,
		order: orderNumber === null ? undefined : { number: orderNumber, to: order && `/tracking/${order.publicId}` },
		topic: topic && { title: topic.title, to: topic.to },
		messages: messages.map(({ id, author, text, createdAt, attachments }) => ({
			id,
			author,
			text,
			at: time.format(createdAt),
			files: attachments.map((file) => ({
				href: `/accounts/tickets/files/${file.id}`,
				name: file.fileName,
				size: sizeOf(file.bytes, shop.locale.iso),
			})),
		})),
	};
}
export type TicketView = NonNullable<Awaited<ReturnType<typeof viewTicket>>>;

/** The form for a new ticket: what it is about is chosen first, then its answers are offered beside the form. */
export async function viewNewTicket(shop: Shop, customer: SignedInCustomer, query: URLSearchParams) {
	const topic = await findTopic(shop, parseId(query.get("topic") ?? "") ?? 0);
	const about =
		TICKET_SUBJECTS.find((each) => each === query.get("about")) ?? (topic && (await subjectOfTopic(shop, topic.id)));
	const group = about && topicGroupOf(about);
	const [topics, orders] = await Promise.all([
		group === undefined ? [] : listTopics(shop, { group }),
		about === undefined || about === "manyPieces" ? [] : choosableOrders(shop, customer, query.get("order")),
	]);
	return {
		about,
		topic: topic && { id: topic.id, title: topic.title, to: topic.to },
		answers: topics.filter(({ id }) => id !== topic?.id).slice(0, MOST_ANSWERS),
		orders,
		order: orders.find(({ number }) => number === query.get("order"))?.number,
	};
}
export type NewTicketView = Awaited<ReturnType<typeof viewNewTicket>>;

async function subjectOfTopic(shop: Shop, topicId: number) {
	for (const subject of Object.keys(TOPIC_GROUPS) as (keyof typeof TOPIC_GROUPS)[]) {
		const topics = await listTopics(shop, { group: TOPIC_GROUPS[subject] });
		if (topics.some(({ id }) => id === topicId)) return subject;
	}
	return "other" as const;
}

/** The latest ones, and the one that was asked for. */
async function choosableOrders(shop: Shop, customer: SignedInCustomer, asked: string | null) {
	if (!customer.may.orders) return [];
	const { orders } = await listCustomerOrders(shop, customer, { date: "without", group: "all" }, []);
	const latest = orders.map(({ number, placedOn }) => ({ number, placedOn }));
	if (asked === null || latest.some(({ number }) => number === asked)) return latest;
	const older = await findCustomerOrder(shop, customer, asked);
	const day = new Intl.DateTimeFormat(shop.locale.iso, { dateStyle: "long", timeZone: shop.site.timeZone });
	return older ? [{ number: older.number, placedOn: day.format(older.placedAt) }, ...latest] : latest;
}

function timeFormat({ locale, site }: Shop): Intl.DateTimeFormat {
	return new Intl.DateTimeFormat(locale.iso, { dateStyle: "medium", timeStyle: "short", timeZone: site.timeZone });
}

function sizeOf(bytes: number, iso: string): string {
	const [value, unit] = bytes < MEGABYTE ? [bytes / KILOBYTE, "kilobyte"] : [bytes / MEGABYTE, "megabyte"];
	const format = { style: "unit", unit, maximumFractionDigits: value < 10 ? 1 : 0 } as const;
	return new Intl.NumberFormat(iso, format).format(value);
}
