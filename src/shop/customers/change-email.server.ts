import { createHash, randomBytes } from "node:crypto";
import { and, DrizzleQueryError, eq, gt, like, or } from "drizzle-orm";
import { DatabaseError } from "pg";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { customers, customerTokens } from "#database/schema.ts";
import { inTransaction, type Shop, type SignedInCustomer, type Workshop } from "#shop/shop.ts";
import { inEvenTime } from "./even-time.ts";
import { countAttempt, MAILS, uncountAttempt } from "./limit-attempts.server.ts";
import { type OwnerProof, type ProofRefusal, proveOwner } from "./prove-owner.server.ts";
import { mailEmailChange, mailEmailChanged } from "./sign-in-mails.server.ts";

type CustomerShop = Shop & { readonly customer: SignedInCustomer };

type EmailRefusal = ProofRefusal | "same";

const STEP_MILLISECONDS = 300;
const GOOD_FOR_MILLISECONDS = 86_400_000;

/** Always accepted as it seems: whether the new address has an account already, only its mailbox is told. */
export async function requestEmailChange(
	shop: CustomerShop,
	wanted: string,
	proof: OwnerProof,
): Promise<Outcome<null, EmailRefusal>> {
	return inEvenTime(STEP_MILLISECONDS, async (): Promise<Outcome<null, EmailRefusal>> => {
		const email = wanted.toLowerCase();
		if (email === shop.customer.email) return refused("same");
		const changes = `email change ${shop.customer.id}`;
		if (!(await countAttempt(shop, changes, MAILS))) return refused("too_many");
		const known = await proveOwner(shop, proof);
		if (!known.ok) {
			await uncountAttempt(shop, changes);
			return known;
		}
		const token = randomBytes(32).toString("base64url");
		await inTransaction(shop, async (inside) => {
			const taken = await isTaken(inside, email);
			if (!taken)
				await inside.db.insert(customerTokens).values({
					identifier: identifierOf(token),
					value: changeOf(shop.customer.id) + email,
					expiresAt: new Date(shop.now.getTime() + GOOD_FOR_MILLISECONDS),
				});
			await mailEmailChange(inside, email, taken ? undefined : token);
		});
		return accepted(null);
	});
}

/** The new address that a link is about, if it is the customer's and still good. */
export async function readEmailChange(shop: CustomerShop, token: string): Promise<string | undefined> {
	const start = changeOf(shop.customer.id);
	const [found] = await shop.db
		.select({ value: customerTokens.value })
		.from(customerTokens)
		.where(and(eq(customerTokens.identifier, identifierOf(token)), gt(customerTokens.expiresAt, shop.now)));
	return found?.value.startsWith(start) ? found.value.slice(start.length) : undefined;
}

/**
 * Once, and only while nobody else has the address; `along` moves in the same transaction. Links that were mailed to the
 * old one open nothing any more.
 */
export async function confirmEmailChange(
	shop: CustomerShop,
	token: string,
	along: (inside: CustomerShop, email: string) => Promise<void> = async () => {},
): Promise<Outcome<null, "expired">> {
	const { id, email: old } = shop.customer;
	try {
		return await inTransaction(shop, async (inside): Promise<Outcome<null, "expired">> => {
			const email = await takeEmailChange(inside, token);
			if (!email || (await isTaken(inside, email))) return refused("expired");
			await forgetTokens(inside, id);
			await inside.db
				.update(customers)
				.set({ email, emailVerified: true, updatedAt: inside.now })
				.where(eq(customers.id, id));
			await along(inside, email);
			await mailEmailChanged(inside, old);
			return accepted(null);
		});
	} catch (error) {
		if (isTakenMeanwhile(error)) return refused("expired");
		throw error;
	}
}

/** Of two that come at once one gets it. */
async function takeEmailChange(shop: CustomerShop, token: string): Promise<string | undefined> {
	const start = changeOf(shop.customer.id);
	const { identifier, value, expiresAt } = customerTokens;
	const theirs = and(eq(identifier, identifierOf(token)), like(value, `${start}%`), gt(expiresAt, shop.now));
	const [taken] = await shop.db.delete(customerTokens).where(theirs).returning({ value });
	return taken?.value.slice(start.length);
}

/** Another account has got the address between our look and our write. */
function isTakenMeanwhile(error: unknown): boolean {
	const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
	return cause instanceof DatabaseError && cause.constraint === "customers_email_unique";
}

/** All links that were mailed to a customer. */
export async function forgetTokens({ db }: Pick<Workshop, "db">, customerId: number): Promise<void> {
	const { value } = customerTokens;
	await db.delete(customerTokens).where(or(eq(value, String(customerId)), like(value, `${changeOf(customerId)}%`)));
}

async function isTaken({ db }: Pick<Workshop, "db">, email: string): Promise<boolean> {
	const found = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email));
	return found.length > 0;
}

function changeOf(customerId: number): string {
	return `${customerId} wants `;
}

function identifierOf(token: string): string {
	return `email:${createHash("sha256").update(token).digest("hex")}`;
}
