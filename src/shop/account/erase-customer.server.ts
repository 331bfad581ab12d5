import { queueJob } from "#database/queue-job.ts";
import { forgetMails, mailHash } from "#mail/forget-mails.server.ts";
import { forgetHitsHere, forgetHitsOfOrders } from "#shop/affiliates/forget-hits.server.ts";
import { emptyCart } from "#shop/cart/empty-cart.server.ts";
import { forgetCheckout } from "#shop/checkout/forget-checkout.server.ts";
import { forgetCustomerRecord, isErased, lockSignIns } from "#shop/customers/forget-customer.server.ts";
import { confirmedEmail } from "#shop/customers/read-customer.server.ts";
import { mailFarewell } from "#shop/customers/sign-in-mails.server.ts";
import { removePreviews } from "#shop/designs/preview.server.ts";
import { removeProof } from "#shop/designs/proofs.server.ts";
import { shownHashes } from "#shop/designs/shown-hashes.server.ts";
import { forgetTickets, removeAttachmentFiles, ticketAddresses } from "#shop/help/forget-tickets.server.ts";
import { type RemovedPicture, removePictureFiles, removePictures } from "#shop/media/remove-pictures.server.ts";
import { forgetSubscriber } from "#shop/newsletter/forget-subscriber.server.ts";
import {
	claimOrders,
	customerOfOrder,
	forgetFinishedOrders,
	neededProofs,
	orderAddresses,
	picturesUnderWay,
} from "#shop/orders/forget-orders.server.ts";
import { customerOwner } from "#shop/owner.ts";
import { removePrintFiles } from "#shop/production/remove-print-files.server.ts";
import { removeProjects } from "#shop/projects/remove-projects.server.ts";
import { forgetReviews } from "#shop/reviews/forget-reviews.server.ts";
import { forgetVisits } from "#shop/sessions/forget-session.server.ts";
import { inTransaction, type Shop, type SignedInCustomer, type Workshop } from "#shop/shop.ts";

/** What is left after the transaction has taken the rows: files, by their names. */
type Leftovers = {
	readonly pictures: readonly RemovedPicture[];
	readonly attachments: readonly string[];
	readonly documents: readonly string[];
	readonly proofs: readonly string[];
	readonly orders: readonly string[];
};

const AGAIN_MILLISECONDS = 7 * 86_400_000;

/**
 * Takes the person out of everything at once; by address only what is under one they have confirmed. What an order
 * under way needs stays until it has arrived: `forget-customer` looks again when an order ends, and every week.
 */
export async function eraseCustomer(shop: Shop & { readonly customer: SignedInCustomer }): Promise<void> {
	const { id: customerId, email } = shop.customer;
	const owner = customerOwner(customerId);
	await inTransaction(shop, async (inside) => {
		const confirmed = await confirmedEmail(inside, customerId);
		// First, as who signs in does; then as an order, which names the customer last: each would wait for the other.
		await lockSignIns(inside, customerId);
		await forgetCheckout(inside, owner, confirmed);
		if (!(await forgetCustomerRecord(inside, customerId))) return;
		if (confirmed) {
			await claimOrders(inside, { owner, customerId, email: confirmed });
			await forgetSubscriber(inside, confirmed);
		}
		const mails = await mailHashes(inside, customerId, email);
		await emptyCart(inside, owner);
		await forgetVisits(inside, customerId);
		await forgetHitsHere(inside);
		const attachments = await forgetTickets(inside, { owner, customerId, email: confirmed });
		const documents = await removeProjects(inside, owner);
		await forgetReviews(inside, customerId);
		await forgetMails(inside, mails);
		await forgetWhatIsFinished(inside, customerId, { attachments, documents });
		await mailFarewell(inside, email);
		await planNextLook(inside, customerId, mails);
	});
}

/** Takes what orders that have ended since still held, and mails since, by the hashes of their addresses. */
export async function forgetErasedCustomer(
	shop: Workshop,
	customerId: number,
	mails: readonly string[],
): Promise<void> {
	await inTransaction(shop, async (inside) => {
		const mailWaits = await forgetMails(inside, mails);
		const orderWaits = await forgetWhatIsFinished(inside, customerId, { attachments: [], documents: [] });
		if (mailWaits || orderWaits) await planNextLook(inside, customerId, mails);
	});
}

/** An order has moved: where its customer is gone, what it held goes as soon as it has ended. */
export async function forgetEndedOrder(shop: Workshop, orderId: number): Promise<void> {
	await inTransaction(shop, async (inside) => {
		const customerId = await customerOfOrder(inside, orderId);
		if (customerId === null || !(await isErased(inside, customerId))) return;
		await forgetWhatIsFinished(inside, customerId, { attachments: [], documents: [] });
	});
}

/** Files go after the transaction, however often that takes. */
export async function planRemoval({ db }: Pick<Workshop, "db">, left: Partial<Leftovers>): Promise<void> {
	const all: Leftovers = { pictures: [], attachments: [], documents: [], proofs: [], orders: [], ...left };
	if (Object.values(all).some((list) => list.length > 0)) await queueJob(db, "remove-leftovers", all);
}

export async function removeLeftovers(shop: Workshop, left: Leftovers): Promise<void> {
	await removePictureFiles(shop, left.pictures);
	await removeAttachmentFiles(shop, left.attachments);
	await removePrintFiles(shop, left.orders);
	const shown = await shownHashes(shop, left.documents);
	for (const hash of left.documents) if (!shown.has(hash)) await removePreviews(shop, hash);
	const needed = await neededProofs(shop, left.proofs);
	for (const hash of left.proofs) if (!needed.has(hash)) await removeProof(shop, hash);
}

/** True while an order is under way. */
async function forgetWhatIsFinished(
	shop: Workshop,
	customerId: number,
	{ attachments, documents }: Pick<Leftovers, "attachments" | "documents">,
): Promise<boolean> {
	const owner = customerOwner(customerId);
	const finished = await forgetFinishedOrders(shop, customerId, owner);
	await forgetHitsOfOrders(shop, customerId);
	const needed = await picturesUnderWay(shop, customerId);
	const left: Leftovers = {
		pictures: await removePictures(shop, owner, needed ?? []),
		attachments,
		documents: [...documents, ...finished.documents],
		proofs: finished.proofs,
		orders: finished.orders,
	};
	await planRemoval(shop, left);
	return needed !== undefined;
}

async function planNextLook(shop: Workshop, customerId: number, mails: readonly string[]): Promise<void> {
	const runAt = new Date(shop.now.getTime() + AGAIN_MILLISECONDS);
	await queueJob(shop.db, "forget-customer", { customerId, mails }, { key: `forget-customer:${customerId}`, runAt });
}

/** Of every address that mails for the customer went to. */
async function mailHashes(shop: Workshop, customerId: number, email: string): Promise<string[]> {
	const others = [...(await orderAddresses(shop, customerId)), ...(await ticketAddresses(shop, customerId))];
	return [...new Set([email, ...others].map(mailHash))];
}
