import { isUuid } from "#core/identifiers.ts";
import { NEWSLETTER_TOPICS } from "#core/newsletter.ts";
import { PASSWORD_LENGTH } from "#core/password.ts";
import { parseContact, parseNamedAddress } from "#shop/checkout/checkout-forms.ts";
import { addAddress, changeAddress, makeDefaultAddress, removeAddress } from "#shop/customers/addresses.server.ts";
import { requestEmailChange } from "#shop/customers/change-email.server.ts";
import { changeDetails } from "#shop/customers/customer-details.server.ts";
import { type OwnerProof, type ProofRefusal, proveOwner } from "#shop/customers/prove-owner.server.ts";
import { confirmedEmail } from "#shop/customers/read-customer.server.ts";
import {
	disableSecondFactor,
	enableSecondFactor,
	prepareSecondFactor,
	renewBackupCodes,
} from "#shop/customers/second-factor.server.ts";
import { changePassword, endSignIn } from "#shop/customers/sign-ins.server.ts";
import { requestNewsletter } from "#shop/newsletter/newsletter.server.ts";
import { chooseNewsletter } from "#shop/newsletter/own-newsletter.server.ts";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";
import { type AuthenticatorSetup, authenticatorSetup } from "./authenticator-setup.server.ts";
import { eraseCustomer } from "./erase-customer.server.ts";
import { parseEmail, parseNewPassword, typedIn } from "./login-forms.ts";
import { moveAccount } from "./move-account.server.ts";
import { type ProfileAnswer, type ShownAnswer, wrong } from "./profile-forms.ts";

type CustomerShop = Shop & { readonly customer: SignedInCustomer };
const CODE_LENGTH = 40;
type Act = (shop: CustomerShop, form: FormData) => Promise<ProfileAnswer | undefined>;

/** What the forms of the profile do, by their intents; undefined for what is nobody's or not the customer's. */
export const PROFILE_ACTIONS: Readonly<Record<string, Act>> = {
	async details(shop, form) {
		form.set("email", shop.customer.email);
		const contact = parseContact(form);
		if (!contact.ok) return wrong("details", contact.fields, typedIn(form));
		const { customerType: type, company: companyName, firstName, lastName, vatId, phone } = contact.value;
		await changeDetails(shop, { type, companyName, firstName, lastName, vatId, phone });
		return { done: "details" };
	},
	async password(shop, form) {
		const wanted = parseNewPassword(form);
		if (!wanted.ok) return wrong("password", wanted.fields);
		const current = String(form.get("current") ?? "");
		const done = await changePassword(shop, { current, new: wanted.value.password });
		return done.ok ? { done: "password" } : wrong("password", { current: `password_${done.reason}` });
	},
	async end(shop, form) {
		const id = Number(form.get("signIn"));
		const ended = Number.isSafeInteger(id) ? await endSignIn(shop, id) : undefined;
		return ended?.ok ? { done: "ended" } : undefined;
	},
	async address(shop, form) {
		const words = parseNamedAddress(form, shop.site);
		if (!words.ok) return wrong("address", words.fields, typedIn(form));
		const id = form.get("address");
		if (isUuid(id)) return (await changeAddress(shop, id, words.value)).ok ? { done: "address" } : undefined;
		const added = await addAddress(shop, words.value);
		return added.ok ? { done: "address" } : wrong("address", { country: "address_full" }, typedIn(form));
	},
	async "second-factor"(shop, form) {
		const made = await prepareSecondFactor(shop, passwordIn(form));
		if (!made.ok) return wrong("second_factor", { password: `password_${made.reason}` });
		return secondFactor({ setup: setupOf(made.value.address) });
	},
	async "second-factor-code"(shop, form) {
		const done = await enableSecondFactor(shop, String(form.get("code") ?? "").slice(0, 20));
		if (done.ok) return secondFactor({ backupCodes: done.value.backupCodes });
		const setup = authenticatorSetup(String(form.get("address") ?? "").slice(0, 1000));
		return setup && { ...secondFactor({ setup }), fields: { code: `code_${done.reason}` } };
	},
	async "backup-codes"(shop, form) {
		const made = await renewBackupCodes(shop, proofIn(form));
		if (!made.ok) return wrong("second_factor", unproven(made.reason));
		return secondFactor({ backupCodes: made.value.backupCodes });
	},
	async "second-factor-off"(shop, form) {
		const done = await disableSecondFactor(shop, proofIn(form));
		return done.ok ? { done: "second_factor_off" } : wrong("second_factor", unproven(done.reason));
	},
	async erase(shop, form) {
		const known = await proveOwner(shop, proofIn(form));
		const isWithout = !known.ok && known.reason === "none";
		if (isWithout && !isEmail(form.get("email"), shop.customer.email)) return wrong("erase", { email: "not_own" });
		if (!known.ok && !isWithout) return wrong("erase", unproven(known.reason));
		await eraseCustomer(shop);
		return { leave: "/login?view=erased" };
	},
	async email(shop, form) {
		const wanted = parseEmail(form);
		if (!wanted.ok) return wrong("email", wanted.fields, typedIn(form));
		const done = await requestEmailChange(shop, wanted.value.email, proofIn(form));
		if (done.ok) return { done: "email_sent" };
		if (done.reason === "same") return wrong("email", { email: "same" }, typedIn(form));
		return wrong("email", unproven(done.reason), typedIn(form));
	},
	async "confirm-email"(shop, form) {
		const token = String(form.get("token") ?? "").slice(0, 100);
		const done = await moveAccount(shop, token);
		return done.ok ? { done: "email" } : { leave: "/accounts/profile?view=email&token=expired" };
	},
	async newsletter(shop, form) {
		const topics = NEWSLETTER_TOPICS.filter((topic) => form.getAll("topics").includes(topic));
		if (await confirmedEmail(shop, shop.customer.id)) await chooseNewsletter(shop, topics);
		else if (topics.length > 0) await requestNewsletter(shop, shop.customer.email);
		return { done: "newsletter" };
	},
	async "remove-address"(shop, form) {
		const id = form.get("address");
		return isUuid(id) && (await removeAddress(shop, id)).ok ? { done: "address_removed" } : undefined;
	},
	async "default-address"(shop, form) {
		const id = form.get("address");
		return isUuid(id) && (await makeDefaultAddress(shop, id)).ok ? { done: "address_default" } : undefined;
	},
};

function secondFactor(shown: Pick<ShownAnswer, "setup" | "backupCodes">): ShownAnswer {
	return { form: "second_factor", fields: {}, typed: {}, ...shown };
}

function isEmail(typed: FormDataEntryValue | null, email: string): boolean {
	return typeof typed === "string" && typed.trim().toLowerCase() === email;
}

function passwordIn(form: FormData): string {
	return String(form.get("password") ?? "").slice(0, PASSWORD_LENGTH.most);
}

function proofIn(form: FormData): OwnerProof {
	return { password: passwordIn(form), code: String(form.get("code") ?? "").slice(0, CODE_LENGTH) };
}

/** Without a password there is no field for it: the page says that one must be set first. */
function unproven(reason: ProofRefusal): Readonly<Record<string, string>> {
	if (reason === "none") return {};
	return reason === "code_wrong" || reason === "code_too_many" ? { code: reason } : { password: `password_${reason}` };
}

function setupOf(address: string): AuthenticatorSetup {
	const setup = authenticatorSetup(address);
	if (!setup) throw new Error("The sign-in engine gave an address that no authenticator knows");
	return setup;
}
