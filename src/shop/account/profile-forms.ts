import type { FieldErrors } from "./login-forms.ts";

/** What has just been done. */
export const PROFILE_DONE = ["details", "password", "ended", "address", "address_removed", "address_default"] as const;
export type ProfileDone = (typeof PROFILE_DONE)[number];

export type ProfileForm = "details" | "password" | "address";
export type ProfileAnswer =
	| { readonly done: ProfileDone }
	| {
			readonly form: ProfileForm;
			readonly fields: FieldErrors;
			readonly typed: Readonly<Partial<Record<string, string>>>;
	  };

export function wrong(
	form: ProfileForm,
	fields: FieldErrors,
	typed: Partial<Record<string, string>> = {},
): ProfileAnswer {
	return { form, fields, typed };
}
