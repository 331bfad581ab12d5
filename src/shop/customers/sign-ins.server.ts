import { and, desc, eq, gt } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { customerAccounts, customerSessions } from "#database/schema.ts";
import type { Shop, SignedInCustomer, Workshop } from "#shop/shop.ts";
import { askEngine, keepCookies } from "./ask-engine.server.ts";
import { countAttempt, forgetAttempts, PER_ACCOUNT } from "./limit-attempts.server.ts";

export type SignIn = {
	readonly id: number;
	readonly since: Date;
	readonly seen: Date;
	readonly userAgent: string | null;
	/** The one that asks. */
	readonly current: boolean;
};
type CustomerShop = Shop & { readonly customer: SignedInCustomer };

/** Where the customer is signed in, newest first; never a token. */
export async function listSignIns(shop: CustomerShop): Promise<SignIn[]> {
	const rows = await shop.db
		.select()
		.from(customerSessions)
		.where(and(eq(customerSessions.customerId, shop.customer.id), gt(customerSessions.expiresAt, shop.now)))
		.orderBy(desc(customerSessions.updatedAt), desc(customerSessions.id));
	return rows.map(({ id, createdAt, updatedAt, userAgent }) => ({
		id,
		since: createdAt,
		seen: updatedAt,
		userAgent,
		current: id === shop.customer.signInId,
	}));
}

export async function endSignIn(shop: CustomerShop, id: number): Promise<Outcome<null, "unknown">> {
	const ended = await shop.db
		.delete(customerSessions)
		.where(and(eq(customerSessions.id, id), eq(customerSessions.customerId, shop.customer.id)))
		.returning({ id: customerSessions.id });
	return ended.length ? accepted(null) : refused("unknown");
}

/** Ends every other sign-in of the customer. */
export async function changePassword(
	shop: CustomerShop,
	change: { readonly current: string; readonly new: string },
): Promise<Outcome<null, "wrong" | "too_many">> {
	return withPassword(shop, change.current, "/change-password", {
		currentPassword: change.current,
		newPassword: change.new,
		revokeOtherSessions: true,
	}).then((done) => (done.ok ? accepted(null) : done));
}

/** With a provider's sign-in alone there is no password to change; the reset mail sets one. */
export async function hasPassword(shop: CustomerShop): Promise<boolean> {
	const found = await shop.db
		.select({ id: customerAccounts.id })
		.from(customerAccounts)
		.where(and(eq(customerAccounts.customerId, shop.customer.id), eq(customerAccounts.providerId, "credential")));
	return found.length > 0;
}

/** Asks the engine for what needs the password; wrong ones count as at the sign-in. */
export async function withPassword(
	shop: CustomerShop,
	password: string,
	path: string,
	body: Readonly<Record<string, unknown>>,
): Promise<Outcome<Readonly<Record<string, unknown>>, "wrong" | "too_many">> {
	const account = `account ${shop.customer.email}`;
	if (!(await countAttempt(shop, account, PER_ACCOUNT))) return refused("too_many");
	const answer = await askEngine(shop, "POST", path, { password, ...body });
	if (answer.status !== 200) return refused("wrong");
	await forgetAttempts(shop, account);
	keepCookies(shop, answer);
	return accepted(answer.data);
}

export async function endByToken(shop: Pick<Workshop, "db">, token: string): Promise<void> {
	await shop.db.delete(customerSessions).where(eq(customerSessions.token, token));
}
