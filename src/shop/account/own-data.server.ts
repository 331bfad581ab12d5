import { eq, inArray } from "drizzle-orm";
import {
	cartLines,
	checkouts,
	customerAccounts,
	customerAddresses,
	customers,
	helpVotes,
	newsletterProofs,
	newsletterSubscriptions,
	partnerSettings,
} from "#database/schema.ts";
import { confirmedEmail } from "#shop/customers/read-customer.server.ts";
import { listSignIns } from "#shop/customers/sign-ins.server.ts";
import { customerOwner } from "#shop/owner.ts";
import type { CustomerShop } from "./export-data.server.ts";

/** What is never long, by the name of its file. What opens something (hashes, tokens, secrets) is left out. */
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
	const own = customerOwner(id);
	return {
		details: person && {
			...person,
			blockedReason: undefined,
			providers: await db
				.select({ provider: customerAccounts.providerId, since: customerAccounts.createdAt })
				.from(customerAccounts)
				.where(eq(customerAccounts.customerId, id)),
			partner: await db.select().from(partnerSettings).where(eq(partnerSettings.customerId, id)),
		},
		addresses: await db.select().from(customerAddresses).where(eq(customerAddresses.customerId, id)),
		"sign-ins": await listSignIns(shop),
		newsletter: subscriptions.map(({ publicId: _, ...subscription }) => ({
			...subscription,
			proofs: proofs.filter(({ subscriptionId }) => subscriptionId === subscription.id),
		})),
		visit: await shop.records.read(shop),
		cart: (await db.select().from(cartLines).where(eq(cartLines.ownerId, own))).map(({ ownerId: _, ...line }) => line),
		checkouts: (await db.select().from(checkouts).where(eq(checkouts.ownerId, own))).map(
			({ ownerId: _, idempotencyKey: __, ...checkout }) => checkout,
		),
		"help-votes": (await db.select().from(helpVotes).where(eq(helpVotes.ownerId, own))).map(
			({ ownerId: _, ...vote }) => vote,
		),
	};
}

function idsOf(rows: readonly { readonly id: number }[]): number[] {
	return rows.map(({ id }) => id);
}
