import { useTranslation } from "react-i18next";
import { data, Form } from "react-router";
import { PASSWORD_LENGTH } from "#core/password.ts";
import { readForm } from "#guards/read-form.ts";
import { redirect } from "#guards/redirect.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { askPasswordReset, isResetLinkGood, setPassword } from "#shop/customers/sign-up.server.ts";
import { shopContext } from "#shop/shop-context.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageLink } from "#ui/page-link.tsx";
import type { Route } from "./+types/password-reset.page";
import { FormErrors, QUIET_LINK, useFieldError } from "./form-errors.tsx";
import { type FieldErrors, parseEmail, parseNewPassword, typedIn } from "./login-forms.ts";

export const handle = { texts: ["login"] };

export async function loader({ context, request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const shop = context.get(shopContext);
	const token = tokenIn(request);
	const isGood = token !== undefined && (await isResetLinkGood(shop, token));
	const hasExpired = token !== undefined && !isGood;
	return { isGood, hasExpired, sent: searchParams.has("sent"), signedInAs: shop.customer?.email };
}

/** With the mail's token a password is set, without one the mail is asked for. */
export async function action({ context, request }: Route.ActionArgs) {
	const shop = context.get(shopContext);
	const form = await readForm(request);
	const token = tokenIn(request);
	const refuse = (refused: "too_many" | "expired" | undefined, fields: FieldErrors = {}) =>
		data({ fields, typed: typedIn(form), refused }, { status: refused === "too_many" ? 429 : 422 });
	if (token) {
		const chosen = parseNewPassword(form);
		if (!chosen.ok) return refuse(undefined, chosen.fields);
		const done = await setPassword(shop, token, chosen.value.password);
		return done.ok ? redirect("/login?reset=done") : refuse(done.reason);
	}
	const asked = parseEmail(form);
	if (!asked.ok) return refuse(undefined, asked.fields);
	const done = await askPasswordReset(shop, asked.value.email);
	return done.ok ? redirect("/login/password-reset?sent=1") : refuse(done.reason);
}

function tokenIn(request: Request): string | undefined {
	return new URL(request.url).searchParams.get("token")?.slice(0, 200);
}

export default function PasswordResetPage({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useTranslation("login");
	const fields = actionData?.fields ?? {};
	const error = useFieldError(fields);
	const { isGood, hasExpired, sent, signedInAs } = loaderData;
	const refused = hasExpired ? "expired" : actionData?.refused;
	const title = t(sent ? "titleSent" : "reset.title");
	return (
		<div className="page-column grid max-w-form grid-cols-1 content-start gap-6 py-10 lg:py-16">
			<PageTitle>{title}</PageTitle>
			<h1 className="text-36">{title}</h1>
			{refused && (
				<div role="alert">
					<Notice tone="danger">{t(refused === "expired" ? "reset.expired" : "refused.too_many")}</Notice>
				</div>
			)}
			<FormErrors fields={fields} />
			{sent && <p className="text-18 text-ink-soft">{t("sent")}</p>}
			{isGood && (
				<Form method="post" noValidate className="grid gap-6">
					<Field
						name="password"
						type="password"
						label={t("reset.newPassword")}
						help={t("help.password", PASSWORD_LENGTH)}
						error={error("password")}
						autoComplete="new-password"
						required
					/>
					<Button size="large" className="justify-self-start">
						{t("reset.set")}
					</Button>
				</Form>
			)}
			{!isGood && !sent && (
				<Form method="post" action="/login/password-reset" noValidate className="grid gap-6">
					<p className="text-18 text-ink-soft">{t("reset.ask")}</p>
					<Field
						name="email"
						type="email"
						label={t("field.email")}
						error={error("email")}
						defaultValue={actionData?.typed.email ?? signedInAs}
						autoComplete="username"
						required
					/>
					<Button size="large" className="justify-self-start">
						{t("reset.send")}
					</Button>
				</Form>
			)}
			<p>
				<PageLink className={QUIET_LINK} to={signedInAs ? "/accounts/profile" : "/login"}>
					{t(signedInAs ? "reset.toProfile" : "reset.back")}
				</PageLink>
			</p>
		</div>
	);
}
