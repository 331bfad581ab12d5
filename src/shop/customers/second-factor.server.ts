import { accepted, type Outcome, refused } from "#core/outcome.ts";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";
import { askEngine, keepCookies } from "./ask-engine.server.ts";
import { countAttempt, forgetAttempts, PER_ACCOUNT } from "./limit-attempts.server.ts";
import { type OwnerProof, type ProofRefusal, proveOwner } from "./prove-owner.server.ts";
import { mailSecondFactor } from "./sign-in-mails.server.ts";
import { withPassword } from "./sign-ins.server.ts";
import { readBackupCodes, takeTotpStep } from "./totp-steps.server.ts";

type CustomerShop = Shop & { readonly customer: SignedInCustomer };
export type BackupCodes = { readonly backupCodes: readonly string[] };
export type NewSecondFactor = BackupCodes & { readonly address: string };
type Refusal = "wrong" | "too_many";

/** Draws a secret: `address` (otpauth://) for the authenticator. It counts from the first right code on. */
export async function prepareSecondFactor(
	shop: CustomerShop,
	password: string,
): Promise<Outcome<NewSecondFactor, Refusal>> {
	if (shop.customer.hasSecondFactor) return refused("wrong");
	const made = await withPassword(shop, password, "/two-factor/enable", { issuer: shop.brand.name });
	if (!made.ok) return made;
	const { totpURI, backupCodes } = made.value as { totpURI: string; backupCodes: string[] };
	return accepted({ address: totpURI, backupCodes });
}

/** Switches it on with the first code that the authenticator shows; now the backup codes may be shown. */
export async function enableSecondFactor(shop: CustomerShop, code: string): Promise<Outcome<BackupCodes, Refusal>> {
	if (shop.customer.hasSecondFactor) return refused("wrong");
	const account = `account ${shop.customer.email}`;
	if (!(await countAttempt(shop, account, PER_ACCOUNT))) return refused("too_many");
	const typed = code.replace(/\s/g, "");
	// The engine's yes switches it on: nothing may be refused after it, as when the code's time ends just then.
	if (!(await takeTotpStep(shop, shop.customer.id, typed))) return refused("wrong");
	const answer = await askEngine(shop, "POST", "/two-factor/verify-totp", { code: typed });
	if (answer.status !== 200) return refused("wrong");
	await forgetAttempts(shop, account);
	keepCookies(shop, answer);
	await mailSecondFactor(shop, shop.customer.email, true);
	return accepted({ backupCodes: await readBackupCodes(shop, shop.customer.id) });
}

/** Draws new ones: those until now open nothing any more. */
export async function renewBackupCodes(
	shop: CustomerShop,
	proof: OwnerProof,
): Promise<Outcome<BackupCodes, ProofRefusal>> {
	const known = await proveOwner(shop, proof);
	if (!known.ok) return known;
	const made = await withPassword(shop, proof.password, "/two-factor/generate-backup-codes", {});
	if (!made.ok) return made;
	const { backupCodes } = made.value as { backupCodes: string[] };
	return accepted({ backupCodes });
}

/** Who has lost the authenticator does it with a backup code. */
export async function disableSecondFactor(shop: CustomerShop, proof: OwnerProof): Promise<Outcome<null, ProofRefusal>> {
	const known = await proveOwner(shop, proof);
	if (!known.ok) return known;
	const done = await withPassword(shop, proof.password, "/two-factor/disable", {});
	if (!done.ok) return done;
	await mailSecondFactor(shop, shop.customer.email, false);
	return accepted(null);
}
