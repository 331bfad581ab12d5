import { and, eq } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { customerAccounts } from "#database/schema.ts";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";
import { isPassword } from "./hash-password.server.ts";
import { countAttempt, forgetAttempts, PER_ACCOUNT } from "./limit-attempts.server.ts";

/** Asked again before what can't be undone; wrong ones count as at the sign-in. Who has none proves nothing by it. */
export async function checkPassword(
	shop: Shop & { readonly customer: SignedInCustomer },
	password: string,
): Promise<Outcome<null, "wrong" | "too_many" | "none">> {
	const account = `account ${shop.customer.email}`;
	if (!(await countAttempt(shop, account, PER_ACCOUNT))) return refused("too_many");
	const own = and(eq(customerAccounts.customerId, shop.customer.id), eq(customerAccounts.providerId, "credential"));
	const [kept] = await shop.db.select({ hash: customerAccounts.password }).from(customerAccounts).where(own);
	if (!kept?.hash) return refused("none");
	if (!(await isPassword(kept.hash, password))) return refused("wrong");
	await forgetAttempts(shop, account);
	return accepted(null);
}
