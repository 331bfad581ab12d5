import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { BRANDS, isBrandCode } from "#core/brands.ts";
import { localeByCode } from "#core/sites.ts";
import { customers, customerTokens } from "#database/schema.ts";
import { type AccountMailKind, accountMail } from "#mail/account-mail.tsx";
import { postMail } from "#mail/outbox.server.ts";
import { mailFoot } from "#shop/mail-foot.server.ts";
import type { Shop, Workshop } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";
import { countAttempt, forgetAttempts, MAILS } from "./limit-attempts.server.ts";

const CONFIRM_MILLISECONDS = 3 * 86_400_000;

type Person = { readonly id: string | number; readonly email: string; readonly emailVerified: boolean };

/** After a sign-up: the link that confirms the address, or, to who has an account already, that somebody tried. */
export async function mailSignUp(shop: Workshop, place: string, person: Person, time: "first" | "again") {
	if (time === "again" && person.emailVerified) return write(shop, place, person.email, "taken", "/login");
	return mailConfirmation(shop, place, person);
}

/** To who has signed up, but not confirmed the address yet; to nobody else the link. */
export async function mailSignUpAgain(shop: Shop, email: string): Promise<void> {
	const { id, emailVerified } = customers;
	const [person] = await shop.db
		.select({ id, email: customers.email, emailVerified })
		.from(customers)
		.where(eq(customers.email, email.toLowerCase()));
	if (person) await mailSignUp(shop, placeOf(shop), person, "again");
}

async function mailConfirmation(shop: Workshop, place: string, person: Person) {
	const token = randomBytes(32).toString("base64url");
	await shop.db.insert(customerTokens).values({
		identifier: confirmIdentifier(token),
		value: String(person.id),
		expiresAt: new Date(shop.now.getTime() + CONFIRM_MILLISECONDS),
	});
	await write(shop, place, person.email, "confirm", `/login?confirm=${token}`);
}

export async function mailResetLink(shop: Workshop, place: string, email: string, token: string): Promise<void> {
	await write(shop, place, email, "reset", `/login/password-reset?token=${encodeURIComponent(token)}`);
}

/** Whether the link out of the mail has neither been used nor become too old, and there is something left to confirm. */
export async function isConfirmLinkGood({ db, now }: Pick<Workshop, "db" | "now">, token: string): Promise<boolean> {
	const found = await db
		.select({ id: customers.id })
		.from(customerTokens)
		.innerJoin(customers, eq(sql`${customers.id}::text`, customerTokens.value))
		.where(
			and(
				eq(customerTokens.identifier, confirmIdentifier(token)),
				gt(customerTokens.expiresAt, now),
				eq(customers.emailVerified, false),
				isNull(customers.erasedAt),
			),
		);
	return found.length > 0;
}

/** The link out of the mail, used once. Call it when the account's password was right too: the mailbox alone may be a stranger's. */
export async function confirmAddress(
	shop: Pick<Workshop, "db" | "now">,
	email: string,
	token: string,
): Promise<boolean> {
	const [used] = await shop.db
		.delete(customerTokens)
		.where(and(eq(customerTokens.identifier, confirmIdentifier(token)), gt(customerTokens.expiresAt, shop.now)))
		.returning({ customerId: customerTokens.value });
	if (!used) return false;
	const changed = await shop.db
		.update(customers)
		.set({ emailVerified: true, updatedAt: shop.now })
		.where(and(eq(customers.id, Number(used.customerId)), eq(customers.email, email.toLowerCase())))
		.returning({ id: customers.id });
	return changed.length > 0;
}

/** Who set a new password by the link in the mail has the mailbox; what others tried before no longer holds them up. */
export async function trustMailbox(shop: Pick<Workshop, "db">, customerId: number, email: string): Promise<void> {
	await forgetAttempts(shop, `account ${email}`);
	await shop.db.update(customers).set({ emailVerified: true }).where(eq(customers.id, customerId));
}

/** To the new address: the link that confirms it, or, without a token, that it has an account of its own. */
export async function mailEmailChange(shop: Shop, email: string, token: string | undefined): Promise<void> {
	if (token) await write(shop, placeOf(shop), email, "move", `/accounts/profile?view=email&token=${token}`);
	else await write(shop, placeOf(shop), email, "occupied", "/login");
}

/** To the old address: it signs nobody in any more. */
export async function mailEmailChanged(shop: Shop, email: string): Promise<void> {
	await write(shop, placeOf(shop), email, "moved", "/contact");
}

/** A sign-in that has become harder or easier: whose account it is must hear of it. */
export async function mailSecondFactor(shop: Shop, email: string, isOn: boolean): Promise<void> {
	await write(shop, placeOf(shop), email, isOn ? "factorOn" : "factorOff", "/contact");
}

/** The last mail: the account is gone. */
export async function mailFarewell(shop: Shop, email: string): Promise<void> {
	await write(shop, placeOf(shop), email, "erased", "/");
}

/** Nobody's mailbox is filled by others: beyond the limit the mail is left out, and nobody is told. */
async function write(shop: Workshop, place: string, email: string, kind: AccountMailKind, path: string): Promise<void> {
	if (!(await countAttempt(shop, `mail ${kind} ${email}`, MAILS))) return;
	const [brandCode = "", localeCode = ""] = place.split(" ");
	const brand = BRANDS[isBrandCode(brandCode) ? brandCode : "keepsake"];
	const found = localeByCode(brand.code, localeCode);
	if (!found) throw new Error(`No locale ${localeCode} of ${brand.code} to write a mail in`);
	const home = shop.addressOf(brand.code, found.locale);
	const mail = accountMail({
		brand,
		t: textsOf(found.locale).getFixedT(found.locale.iso, "login-mail"),
		language: found.locale.iso,
		kind,
		link: home + path,
		foot: mailFoot(brand, found.locale, home),
	});
	await postMail(shop, {
		key: `account-${kind}:${randomBytes(16).toString("hex")}`,
		recipient: email,
		brand: brand.code,
		...mail,
		inlineFiles: [],
		createdAt: shop.now,
	});
}

function placeOf({ brand, locale }: Pick<Shop, "brand" | "locale">): string {
	return `${brand.code} ${locale.code}`;
}

function confirmIdentifier(token: string): string {
	return `confirm:${createHash("sha256").update(token).digest("hex")}`;
}
