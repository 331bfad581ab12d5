import { isEmailAddress } from "#core/email-address.ts";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import type { Shop } from "#shop/shop.ts";
import { askEngine, type EngineAnswer, keepCookies } from "./ask-engine.server.ts";
import { inEvenTime } from "./even-time.ts";
import { countAttempt, forgetAttempts, PER_ACCOUNT, PER_ADDRESS, uncountAttempt } from "./limit-attempts.server.ts";
import { rememberVisit } from "./remember-visit.server.ts";
import { confirmAddress, mailSignUpAgain } from "./sign-in-mails.server.ts";
import { endByToken } from "./sign-ins.server.ts";
import { takeTotpStep } from "./totp-steps.server.ts";

export type SignInRefusal = "wrong" | "too_many" | "not_confirmed" | "second_factor";
export type SignedIn = {
	/** The address was confirmed by this sign-in. */
	readonly confirmed: boolean;
};
type SignInResult = Outcome<SignedIn, SignInRefusal>;

/** A wrong password takes one argon2id, an unknown address too; the rest is below this step. */
const STEP_MILLISECONDS = 150;

export type Credentials = {
	readonly email: string;
	readonly password: string;
	/** Of the second factor: six digits, or a backup code. */
	readonly code?: string | undefined;
	/** Out of the mail that confirms the address. */
	readonly confirm?: string | undefined;
};

/** Signs in with e-mail and password. What is refused looks the same and takes the same time, account or not. */
export async function signIn(shop: Shop, credentials: Credentials): Promise<SignInResult> {
	return inEvenTime(STEP_MILLISECONDS, async (): Promise<SignInResult> => {
		const email = credentials.email.trim();
		if (!isEmailAddress(email)) return refused("wrong");
		const [address, account] = [`address ${shop.clientAddress}`, `account ${email}`];
		const isAllowed = [
			await countAttempt(shop, address, PER_ADDRESS),
			await countAttempt(shop, account, PER_ACCOUNT),
		].every(Boolean);
		if (!isAllowed) return refused("too_many");
		const { password } = credentials;
		let answer = await askEngine(shop, "POST", "/sign-in/email", { email, password });
		let confirmed = false;
		// The engine says so only when the password was right.
		if (answer.data.code === "EMAIL_NOT_VERIFIED") {
			if (!credentials.confirm || !(await confirmAddress(shop, email, credentials.confirm))) {
				await mailSignUpAgain(shop, email);
				return refused("not_confirmed");
			}
			confirmed = true;
			answer = await askEngine(shop, "POST", "/sign-in/email", { email, password });
		}
		if (answer.status !== 200) return refused("wrong");
		await uncountAttempt(shop, address);
		if (answer.data.twoFactorRedirect) {
			if (!credentials.code) {
				keepCookies(shop, answer);
				return refused("second_factor");
			}
			return checkCode(shop, credentials.code, answer.cookies);
		}
		await forgetAttempts(shop, account);
		return welcome(shop, answer, confirmed);
	});
}

/** The second step of a sign-in that asked for it. */
export async function confirmSecondFactor(shop: Shop, code: string): Promise<SignInResult> {
	return inEvenTime(STEP_MILLISECONDS, () => checkCode(shop, code, []));
}

/** Ends this browser's sign-in. */
export async function signOut(shop: Shop): Promise<void> {
	keepCookies(shop, await askEngine(shop, "POST", "/sign-out", {}));
}

async function checkCode(shop: Shop, code: string, cookies: readonly string[]): Promise<SignInResult> {
	const address = `address ${shop.clientAddress}`;
	if (!(await countAttempt(shop, address, PER_ADDRESS))) return refused("too_many");
	const typed = code.replace(/\s/g, "");
	const isTotp = /^\d{6}$/.test(typed);
	const path = isTotp ? "/two-factor/verify-totp" : "/two-factor/verify-backup-code";
	const answer = await askEngine(shop, "POST", path, { code: typed }, cookies);
	if (answer.status === 429) return refused("too_many");
	if (answer.status !== 200) return refused("wrong");
	const { user, token } = answer.data as { user: { id: string; email: string }; token: string };
	if (isTotp && !(await takeTotpStep(shop, Number(user.id), typed))) {
		await endByToken(shop, token);
		return refused("wrong");
	}
	await uncountAttempt(shop, address);
	await forgetAttempts(shop, `account ${user.email}`);
	return welcome(shop, answer);
}

async function welcome(shop: Shop, answer: EngineAnswer, confirmed = false): Promise<SignInResult> {
	await rememberVisit(shop, answer);
	keepCookies(shop, answer);
	return accepted({ confirmed });
}
