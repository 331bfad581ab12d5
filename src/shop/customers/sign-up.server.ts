import type { CustomerType } from "#core/customer-type.ts";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import type { Shop } from "#shop/shop.ts";
import { askEngine } from "./ask-engine.server.ts";
import { inEvenTime } from "./even-time.ts";
import { countAttempt, PER_ADDRESS, uncountAttempt } from "./limit-attempts.server.ts";
import { mailSignUpAgain } from "./sign-in-mails.server.ts";

export type SignUp = {
	readonly type: CustomerType;
	readonly email: string;
	readonly password: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly companyName: string | null;
};

const STEP_MILLISECONDS = 300;

/** Always accepted as it seems: whether the address had an account already, only its mailbox is told. */
export async function signUp(shop: Shop, person: SignUp): Promise<Outcome<null, "too_many">> {
	return inEvenTime(STEP_MILLISECONDS, async () => {
		if (!(await countAttempt(shop, `address ${shop.clientAddress}`, PER_ADDRESS))) return refused("too_many");
		const { companyName, ...rest } = person;
		const answer = await askEngine(shop, "POST", "/sign-up/email", {
			...rest,
			name: companyName ?? `${person.firstName} ${person.lastName}`,
			...(companyName ? { companyName } : {}),
		});
		if (answer.status >= 500) throw new Error(`The sign-in engine answered ${answer.status} to a sign-up`);
		if (answer.status !== 200) shop.log.warn({ code: answer.data.code }, "a sign-up was not taken");
		return accepted(null);
	});
}

/** Once more the mail after a sign-up; the same answer for an address that waits for none. */
export async function confirmAgain(shop: Shop, email: string): Promise<Outcome<null, "too_many">> {
	return inEvenTime(STEP_MILLISECONDS, async () => {
		if (!(await countAttempt(shop, `address ${shop.clientAddress}`, PER_ADDRESS))) return refused("too_many");
		await mailSignUpAgain(shop, email);
		return accepted(null);
	});
}

/** Mails a link with which a new password can be set; the same answer for an address without account. */
export async function askPasswordReset(shop: Shop, email: string): Promise<Outcome<null, "too_many">> {
	return inEvenTime(STEP_MILLISECONDS, async () => {
		if (!(await countAttempt(shop, `address ${shop.clientAddress}`, PER_ADDRESS))) return refused("too_many");
		const answer = await askEngine(shop, "POST", "/request-password-reset", { email: email.toLowerCase() });
		if (answer.status >= 500) throw new Error(`The sign-in engine answered ${answer.status} to a reset`);
		return accepted(null);
	});
}

/** Whether the link out of the mail has neither been used nor become too old. */
export async function isResetLinkGood(shop: Shop, token: string): Promise<boolean> {
	const { location } = await askEngine(shop, "GET", `/reset-password/${encodeURIComponent(token)}?callbackURL=%2F`);
	return location !== undefined && new URL(location, shop.origin).searchParams.get("token") === token;
}

/** The link is good once; every sign-in of the account ends. */
export async function setPassword(
	shop: Shop,
	token: string,
	newPassword: string,
): Promise<Outcome<null, "expired" | "too_many">> {
	const address = `address ${shop.clientAddress}`;
	if (!(await countAttempt(shop, address, PER_ADDRESS))) return refused("too_many");
	const answer = await askEngine(shop, "POST", "/reset-password", { token, newPassword });
	if (answer.status !== 200) return refused("expired");
	await uncountAttempt(shop, address);
	return accepted(null);
}
