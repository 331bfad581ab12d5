import { and, eq } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { customerAccounts } from "#database/schema.ts";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";
import { askEngine } from "./ask-engine.server.ts";
import { isPassword } from "./hash-password.server.ts";
import { countAttempt, forgetAttempts, PER_ACCOUNT } from "./limit-attempts.server.ts";
import { takeTotpStep } from "./totp-steps.server.ts";

type CustomerShop = Shop & { readonly customer: SignedInCustomer };
/** `code`: of the second factor, where it is on: six digits, or a backup code. */
export type OwnerProof = { readonly password: string; readonly code?: string };
type PasswordRefusal = "wrong" | "too_many" | "none";
export type ProofRefusal = PasswordRefusal | "code_wrong" | "code_too_many";

/**
 * Asked again before what can't be undone, as at the sign-in: both are limited, and a code is good once. `none`: there
 * is no password, and whatever else is asked has been shown.
 */
export async function proveOwner(
	shop: CustomerShop,
	{ password, code = "" }: OwnerProof,
): Promise<Outcome<null, ProofRefusal>> {
	const known = await checkPassword(shop, password);
	if (!known.ok && known.reason !== "none") return known;
	if (!shop.customer.hasSecondFactor) return known;
	const subject = `code ${shop.customer.id}`;
	if (!(await countAttempt(shop, subject, PER_ACCOUNT))) return refused("code_too_many");
	if (!(await isCode(shop, code.replace(/\s/g, "")))) return refused("code_wrong");
	await forgetAttempts(shop, subject);
	return known;
}

async function checkPassword(shop: CustomerShop, password: string): Promise<Outcome<null, PasswordRefusal>> {
	const account = `account ${shop.customer.email}`;
	if (!(await countAttempt(shop, account, PER_ACCOUNT))) return refused("too_many");
	const own = and(eq(customerAccounts.customerId, shop.customer.id), eq(customerAccounts.providerId, "credential"));
	const [kept] = await shop.db.select({ hash: customerAccounts.password }).from(customerAccounts).where(own);
	if (!kept?.hash) return refused("none");
	if (!(await isPassword(kept.hash, password))) return refused("wrong");
	await forgetAttempts(shop, account);
	return accepted(null);
}

async function isCode(shop: CustomerShop, code: string): Promise<boolean> {
	if (/^\d{6}$/.test(code)) return takeTotpStep(shop, shop.customer.id, code);
	const used = await askEngine(shop, "POST", "/two-factor/verify-backup-code", { code, disableSession: true });
	return used.status === 200;
}
