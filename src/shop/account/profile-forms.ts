import type { AuthenticatorSetup } from "./authenticator-setup.server.ts";
import type { FieldErrors } from "./login-forms.ts";

/** What has just been done. */
export const PROFILE_DONE = [
	"details",
	"password",
	"ended",
	"address",
	"address_removed",
	"address_default",
	"second_factor_off",
	"email_sent",
	"email",
	"newsletter",
] as const;
type ProfileDone = (typeof PROFILE_DONE)[number];

export type ProfileForm = "details" | "password" | "address" | "second_factor" | "erase" | "email" | "newsletter";
export type ShownAnswer = {
	readonly form: ProfileForm;
	readonly fields: FieldErrors;
	readonly typed: Readonly<Partial<Record<string, string>>>;
	/** A second factor that waits for its first code. */
	readonly setup?: AuthenticatorSetup;
	/** Shown this once. */
	readonly backupCodes?: readonly string[];
};
/** `leave`: where the customer is sent in a new document. */
export type ProfileAnswer = { readonly done: ProfileDone } | { readonly leave: string } | ShownAnswer;

export function wrong(form: ProfileForm, fields: FieldErrors, typed: ShownAnswer["typed"] = {}): ShownAnswer {
	return { form, fields, typed };
}
