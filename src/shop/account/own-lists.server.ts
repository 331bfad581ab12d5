import { and, asc, eq, gt, inArray } from "drizzle-orm";
import {
	commissions,
	consentLog,
	orders,
	pageEvents,
	projects,
	reviews,
	ticketAttachments,
	ticketMessages,
	tickets,
} from "#database/schema.ts";
import { customerOwner } from "#shop/owner.ts";
import { extSessionId } from "#shop/sessions/sessions.server.ts";
import type { CustomerShop } from "./export-data.server.ts";
import { inBatches, mapBatches } from "./in-batches.ts";
import { ownPictures } from "./own-files.server.ts";
import { readOrders } from "./own-orders.server.ts";

type Batches = AsyncIterable<readonly object[]>;

/** What may be long, by the name of its file. */
export function ownLists(shop: CustomerShop): Readonly<Record<string, Batches>> {
	return {
		consents: consents(shop),
		tickets: ownTickets(shop),
		messages: messages(shop),
		reviews: ownReviews(shop),
		commissions: ownCommissions(shop),
		"page-views": pageViews(shop),
		pictures: mapBatches(
			ownPictures(shop),
			({ ownerId: _, originalKey: __, masterKey: ___, copies: ____, ...picture }): object => picture,
		),
		orders: readOrders(shop),
		designs: designs(shop),
	};
}

function consents({ db, customer }: CustomerShop): Batches {
	return inBatches<typeof consentLog.$inferSelect>((last, limit) =>
		db
			.select()
			.from(consentLog)
			.where(and(eq(consentLog.customerId, customer.id), gt(consentLog.id, last?.id ?? 0)))
			.orderBy(asc(consentLog.id))
			.limit(limit),
	);
}

function ownTickets({ db, customer }: CustomerShop): Batches {
	const batches = inBatches<typeof tickets.$inferSelect>((last, limit) =>
		db
			.select()
			.from(tickets)
			.where(and(eq(tickets.customerId, customer.id), gt(tickets.id, last?.id ?? 0)))
			.orderBy(asc(tickets.id))
			.limit(limit),
	);
	return mapBatches(batches, ({ publicId: _, ownerId: __, ...ticket }) => ticket);
}

/** Each with its ticket's number: one ticket may hold any number of them. */
async function* messages({ db, customer }: CustomerShop): AsyncGenerator<readonly object[]> {
	const batches = inBatches<{ message: typeof ticketMessages.$inferSelect }>((last, limit) =>
		db
			.select({ message: ticketMessages })
			.from(ticketMessages)
			.innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
			.where(and(eq(tickets.customerId, customer.id), gt(ticketMessages.id, last?.message.id ?? 0)))
			.orderBy(asc(ticketMessages.id))
			.limit(limit),
	);
	const { messageId, fileName, contentType, bytes } = ticketAttachments;
	for await (const batch of batches) {
		const ids = batch.map(({ message }) => message.id);
		const attached = await db
			.select({ messageId, fileName, contentType, bytes })
			.from(ticketAttachments)
			.where(inArray(messageId, ids));
		const attachedTo = Map.groupBy(attached, (file) => file.messageId);
		yield batch.map(({ message }) => ({ ...message, attachments: attachedTo.get(message.id) ?? [] }));
	}
}

function ownReviews({ db, customer }: CustomerShop): Batches {
	const theirOrders = db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customer.id));
	return inBatches<typeof reviews.$inferSelect>((last, limit) =>
		db
			.select()
			.from(reviews)
			.where(and(inArray(reviews.orderId, theirOrders), gt(reviews.id, last?.id ?? 0)))
			.orderBy(asc(reviews.id))
			.limit(limit),
	);
}

function ownCommissions({ db, customer }: CustomerShop): Batches {
	return inBatches<typeof commissions.$inferSelect>((last, limit) =>
		db
			.select()
			.from(commissions)
			.where(and(eq(commissions.customerId, customer.id), gt(commissions.id, last?.id ?? 0)))
			.orderBy(asc(commissions.id))
			.limit(limit),
	);
}

/** Of this visit: those of others bear no name. */
function pageViews(shop: CustomerShop): Batches {
	const visit = eq(pageEvents.apiClient, extSessionId(shop));
	const batches = inBatches<typeof pageEvents.$inferSelect>((last, limit) =>
		shop.db
			.select()
			.from(pageEvents)
			.where(and(visit, gt(pageEvents.id, last?.id ?? 0)))
			.orderBy(asc(pageEvents.id))
			.limit(limit),
	);
	return mapBatches(batches, ({ apiClient: _, ...event }) => event);
}

/** With their documents. */
function designs({ db, customer }: CustomerShop): Batches {
	const own = eq(projects.ownerId, customerOwner(customer.id));
	const batches = inBatches<typeof projects.$inferSelect>((last, limit) =>
		db
			.select()
			.from(projects)
			.where(and(own, last && gt(projects.id, last.id)))
			.orderBy(asc(projects.id))
			.limit(limit),
	);
	return mapBatches(batches, ({ ownerId: _, ...project }) => project);
}
