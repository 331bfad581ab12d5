import { and, asc, eq, gt, inArray } from "drizzle-orm";
import {
	commissions,
	consentLog,
	customerAccounts,
	customerAddresses,
	customers,
	invoices,
	newsletterProofs,
	newsletterSubscriptions,
	orderHistory,
	orderLines,
	orders,
	partnerSettings,
	payments,
	pictures,
	projects,
	refunds,
	reviews,
	ticketAttachments,
	ticketMessages,
	tickets,
} from "#database/schema.ts";
import { confirmedEmail } from "#shop/customers/read-customer.server.ts";
import { listSignIns } from "#shop/customers/sign-ins.server.ts";
import { customerOwner } from "#shop/owner.ts";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";

type CustomerShop = Shop & { readonly customer: SignedInCustomer };
export type OwnFile = { readonly name: string; readonly key: string; readonly at: Date };

const ORDERS_AT_ONCE = 100;
const PROJECTS_AT_ONCE = 50;

/** What fits into memory at once, by the name of its file. What opens something (hashes, tokens, secrets) is left out. */
export async function readSmallData(shop: CustomerShop): Promise<Readonly<Record<string, unknown>>> {
	const { db, customer } = shop;
	const id = customer.id;
	const [person] = await db.select().from(customers).where(eq(customers.id, id));
	const confirmed = await confirmedEmail(shop, id);
	const subscriptions = confirmed
		? await db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, confirmed))
		: [];
	const proofs = await db
		.select()
		.from(newsletterProofs)
		.where(inArray(newsletterProofs.subscriptionId, idsOf(subscriptions)));
	const ownTickets = await db.select().from(tickets).where(eq(tickets.customerId, id)).orderBy(asc(tickets.id));
	const messages = await db
		.select()
		.from(ticketMessages)
		.where(inArray(ticketMessages.ticketId, idsOf(ownTickets)))
		.orderBy(asc(ticketMessages.id));
	const attached = await db
		.select()
		.from(ticketAttachments)
		.where(inArray(ticketAttachments.messageId, idsOf(messages)));
	const theirOrders = db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, id));
	return {
		details: person && {
			...person,
			blockedReason: undefined,
			providers: await db
				.select({ provider: customerAccounts.providerId, since: customerAccounts.createdAt })
				.from(customerAccounts)
				.where(eq(customerAccounts.customerId, id)),
			partner: await db.select().from(partnerSettings).where(eq(partnerSettings.customerId, id)),
			commissions: await db.select().from(commissions).where(eq(commissions.customerId, id)),
		},
		addresses: await db.select().from(customerAddresses).where(eq(customerAddresses.customerId, id)),
		"sign-ins": await listSignIns(shop),
		consents: await db.select().from(consentLog).where(eq(consentLog.customerId, id)).orderBy(asc(consentLog.id)),
		newsletter: subscriptions.map(({ publicId: _, ...subscription }) => ({
			...subscription,
			proofs: proofs.filter(({ subscriptionId }) => subscriptionId === subscription.id),
		})),
		messages: ownTickets.map(({ publicId: _, ...ticket }) => ({
			...ticket,
			messages: messages
				.filter(({ ticketId }) => ticketId === ticket.id)
				.map((message) => ({
					...message,
					attachments: attached
						.filter(({ messageId }) => messageId === message.id)
						.map(({ fileName, contentType, bytes }) => ({ fileName, contentType, bytes })),
				})),
		})),
		reviews: await db.select().from(reviews).where(inArray(reviews.orderId, theirOrders)),
		pictures: (await ownPictures(shop)).map(({ ownerId: _, originalKey: __, masterKey: ___, ...picture }) => picture),
	};
}

/** Orders with all that hangs on them, so many at a time. */
export async function* readOrders({ db, customer }: CustomerShop): AsyncGenerator<readonly object[]> {
	for (let last = 0; ; ) {
		const rows = await db
			.select()
			.from(orders)
			.where(and(eq(orders.customerId, customer.id), gt(orders.id, last)))
			.orderBy(asc(orders.id))
			.limit(ORDERS_AT_ONCE);
		const end = rows.at(-1);
		if (!end) return;
		last = end.id;
		const ids = rows.map(({ id }) => id);
		const references = rows.map(({ publicId }) => publicId);
		const [lines, moves, paid, billed] = await Promise.all([
			db.select().from(orderLines).where(inArray(orderLines.orderId, ids)),
			db.select().from(orderHistory).where(inArray(orderHistory.orderId, ids)).orderBy(asc(orderHistory.id)),
			db
				.select()
				.from(payments)
				.leftJoin(refunds, eq(refunds.paymentId, payments.id))
				.where(inArray(payments.reference, references)),
			db.select().from(invoices).where(inArray(invoices.orderId, ids)),
		]);
		yield rows.map(({ idempotencyKey: _, ownerId: __, ...order }) => ({
			...order,
			lines: lines.filter(({ orderId }) => orderId === order.id),
			history: moves.filter(({ orderId }) => orderId === order.id),
			payments: paid
				.filter(({ payments: { reference } }) => reference === order.publicId)
				.map(({ payments: { method, type, status, amount, currency, createdAt, settledAt }, refunds: refund }) => ({
					...{ method, type, status, amount, currency, createdAt, settledAt },
					refund: refund && { reason: refund.reason, amount: refund.amount, state: refund.state },
				})),
			invoices: billed.filter(({ orderId }) => orderId === order.id).map(({ fileKey: _, ...invoice }) => invoice),
		}));
	}
}

/** Designs with their documents, so many at a time. */
export async function* readProjects({ db, customer }: CustomerShop): AsyncGenerator<readonly object[]> {
	for (let last: string | undefined; ; ) {
		const own = eq(projects.ownerId, customerOwner(customer.id));
		const rows = await db
			.select()
			.from(projects)
			.where(last === undefined ? own : and(own, gt(projects.id, last)))
			.orderBy(asc(projects.id))
			.limit(PROJECTS_AT_ONCE);
		const end = rows.at(-1);
		if (!end) return;
		last = end.id;
		yield rows.map(({ ownerId: _, ...project }) => project);
	}
}

/** Originals of the pictures, as they came, and what was attached to messages. */
export async function listOwnFiles(shop: CustomerShop): Promise<OwnFile[]> {
	const { db, customer } = shop;
	const shots = await ownPictures(shop);
	const attached = await db
		.select({ name: ticketAttachments.fileName, key: ticketAttachments.fileKey, at: ticketMessages.createdAt })
		.from(ticketAttachments)
		.innerJoin(ticketMessages, eq(ticketMessages.id, ticketAttachments.messageId))
		.innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
		.where(eq(tickets.customerId, customer.id))
		.orderBy(asc(ticketMessages.id), asc(ticketAttachments.id));
	return [
		...numbered(
			"pictures",
			shots.map(({ fileName, originalKey, createdAt }) => ({ name: fileName, key: originalKey, at: createdAt })),
		),
		...numbered("messages", attached),
	];
}

function idsOf(rows: readonly { readonly id: number }[]): number[] {
	return rows.map(({ id }) => id);
}

function ownPictures({ db, customer }: CustomerShop) {
	return db
		.select()
		.from(pictures)
		.where(eq(pictures.ownerId, customerOwner(customer.id)))
		.orderBy(asc(pictures.createdAt), asc(pictures.id));
}

/** Two files of one name lie beside each other; no name leads out of its folder. */
function numbered(folder: string, files: readonly OwnFile[]): OwnFile[] {
	return files.map(({ name, ...file }, index) => ({
		...file,
		name: `${folder}/${String(index + 1).padStart(4, "0")} ${name.normalize("NFC").replace(/[/\\:*?"<>|\p{Cc}]/gu, "_")}`,
	}));
}
