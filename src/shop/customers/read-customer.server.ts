import { and, eq, sql } from "drizzle-orm";
import { GROUP_PERMISSIONS } from "#core/customer-group.ts";
import { prepared } from "#database/prepared.ts";
import { customerSessions, customers } from "#database/schema.ts";
import type { SignedInCustomer, Visit, Workshop } from "#shop/shop.ts";
import { renewedCookie, SIGN_IN_SECONDS, signInToken } from "./sign-in-cookie.server.ts";

/** A session that is used lives on: its end moves at most once a day. */
const RENEWED_AFTER_MILLISECONDS = 86_400_000;

/** Who is signed in: nothing is read without the sign-in cookie, one row with it. */
export async function readCustomer(shop: Workshop, visit: Visit): Promise<SignedInCustomer | undefined> {
	const cookies = visit.headers.get("cookie");
	const token = signInToken(shop, cookies);
	if (!token) return undefined;
	const found = await customerOf(shop, token);
	if (!found) return undefined;
	const renewed = new Date(shop.now.getTime() + SIGN_IN_SECONDS * 1000);
	if (renewed.getTime() - found.signedInUntil.getTime() < RENEWED_AFTER_MILLISECONDS) return found;
	await shop.db
		.update(customerSessions)
		.set({ expiresAt: renewed, updatedAt: shop.now })
		.where(eq(customerSessions.id, found.signInId));
	visit.setCookie(renewedCookie(shop, cookies));
	return { ...found, signedInUntil: renewed };
}

/** undefined while nobody has shown that the mailbox is the customer's. */
export async function confirmedEmail({ db }: Pick<Workshop, "db">, customerId: number): Promise<string | undefined> {
	const [found] = await db
		.select({ email: customers.email })
		.from(customers)
		.where(and(eq(customers.id, customerId), eq(customers.emailVerified, true)));
	return found?.email;
}

async function customerOf(shop: Workshop, token: string): Promise<SignedInCustomer | undefined> {
	const query = prepared(shop.db, "signed-in customer", (name) =>
		shop.db
			.select({ session: customerSessions, customer: customers })
			.from(customerSessions)
			.innerJoin(customers, eq(customers.id, customerSessions.customerId))
			.where(eq(customerSessions.token, sql.placeholder("token")))
			.prepare(name),
	);
	const [row] = await query.execute({ token });
	if (!row || row.session.expiresAt <= shop.now || row.customer.erasedAt) return undefined;
	const { session, customer } = row;
	const granted = GROUP_PERMISSIONS[customer.group];
	return {
		id: customer.id,
		type: customer.type,
		email: customer.email,
		displayName: customer.displayName,
		firstName: customer.firstName,
		lastName: customer.lastName,
		companyName: customer.companyName,
		vatId: customer.vatId,
		phone: customer.phone,
		group: customer.group,
		may: {
			orders: customer.mayReadOrders ?? granted.orders,
			tickets: customer.mayReadTickets ?? granted.tickets,
			invoices: customer.mayReadInvoices ?? granted.invoices,
		},
		blocked: customer.blockedAt !== null,
		hasSecondFactor: customer.twoFactorEnabled === true,
		signInId: session.id,
		visitId: session.visitTakenAt ? null : session.visitId,
		signedInUntil: session.expiresAt,
	};
}
