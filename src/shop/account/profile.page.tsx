import { useTranslation } from "react-i18next";
import { data, redirect } from "react-router";
import { deviceName } from "#core/device-name.ts";
import { needsSignIn } from "#guards/needs-sign-in.ts";
import { pageNotFound } from "#guards/page-not-found.ts";
import { readForm } from "#guards/read-form.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { parseContact } from "#shop/checkout/checkout-forms.ts";
import { changeDetails } from "#shop/customers/customer-details.server.ts";
import { changePassword, endSignIn, hasPassword, listSignIns } from "#shop/customers/sign-ins.server.ts";
import { shopContext } from "#shop/shop-context.ts";
import { Notice } from "#ui/notice.tsx";
import { PageLink } from "#ui/page-link.tsx";
import type { Route } from "./+types/profile.page";
import { DetailsForm } from "./details-form.tsx";
import { QUIET_LINK } from "./form-errors.tsx";
import { type FieldErrors, parseNewPassword, typedIn } from "./login-forms.ts";
import { PasswordForm } from "./password-form.tsx";
import { SignInList } from "./sign-in-list.tsx";

export const handle = { texts: ["account", "checkout", "login"] };
export const middleware: Route.MiddlewareFunction[] = [needsSignIn];

const SAVED = ["details", "password", "ended"] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const { customer } = shop;
	if (!customer) throw pageNotFound(request);
	const time = new Intl.DateTimeFormat(shop.locale.iso, {
		dateStyle: "medium",
		timeStyle: "short",
		timeZone: shop.site.timeZone,
	});
	const [signIns, withPassword] = await Promise.all([
		listSignIns({ ...shop, customer }),
		hasPassword({ ...shop, customer }),
	]);
	return {
		email: customer.email,
		details: {
			customerType: customer.type,
			firstName: customer.firstName ?? "",
			lastName: customer.lastName ?? "",
			company: customer.companyName ?? "",
			vatId: customer.vatId ?? "",
			phone: customer.phone ?? "",
		},
		signIns: signIns.map(({ id, userAgent, seen, current }) => ({
			id,
			device: deviceName(userAgent),
			seen: time.format(seen),
			current,
		})),
		withPassword,
		saved: SAVED.find((each) => each === new URL(request.url).searchParams.get("saved")),
	};
}

export async function action({ context, request }: Route.ActionArgs) {
	const shop = context.get(shopContext);
	const { customer } = shop;
	if (!customer) throw pageNotFound(request);
	const own = { ...shop, customer };
	const form = await readForm(request);
	switch (form.get("intent")) {
		case "details": {
			form.set("email", customer.email);
			const contact = parseContact(form);
			if (!contact.ok) return wrong("details", contact.fields, typedIn(form));
			const { customerType: type, email: _, company: companyName, ...rest } = contact.value;
			await changeDetails(own, { type, companyName, ...rest });
			return redirect("/accounts/profile?saved=details");
		}
		case "password": {
			const wanted = parseNewPassword(form);
			if (!wanted.ok) return wrong("password", wanted.fields);
			const current = String(form.get("current") ?? "");
			const done = await changePassword(own, { current, new: wanted.value.password });
			if (!done.ok) return wrong("password", { current: `password_${done.reason}` });
			return redirect("/accounts/profile?saved=password");
		}
		case "end": {
			const id = Number(form.get("signIn"));
			const ended = Number.isSafeInteger(id) ? await endSignIn(own, id) : undefined;
			if (!ended?.ok) throw pageNotFound(request);
			return redirect("/accounts/profile?saved=ended");
		}
		default:
			throw pageNotFound(request);
	}
}

type Form = "details" | "password";

function wrong(form: Form, fields: FieldErrors, typed: Partial<Record<string, string>> = {}) {
	return data({ form, fields, typed }, { status: 422 });
}

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useTranslation("account");
	const { email, details, signIns, withPassword, saved } = loaderData;
	const formOf = (form: Form) =>
		actionData?.form === form ? actionData : { fields: {}, typed: form === "details" ? details : {} };
	return (
		<div className="grid max-w-form gap-12">
			<PageTitle>{t("profile.title")}</PageTitle>
			<header className="grid gap-2">
				<h1 className="text-36">{t("profile.title")}</h1>
				<p className="wrap-anywhere text-ink-soft">{t("profile.email", { email })}</p>
			</header>
			{saved && !actionData && (
				<div role="status">
					<Notice tone="success">{t(`profile.saved.${saved}`)}</Notice>
				</div>
			)}
			<section className="grid gap-6" aria-labelledby="details">
				<h2 id="details" className="text-22">
					{t("profile.details")}
				</h2>
				<DetailsForm form={formOf("details")} />
			</section>
			<section className="grid gap-6" aria-labelledby="password-change">
				<h2 id="password-change" className="text-22">
					{t("profile.password")}
				</h2>
				{withPassword ? (
					<PasswordForm form={formOf("password")} />
				) : (
					<p>
						{t("profile.noPassword")}{" "}
						<PageLink to="/login/password-reset" className={QUIET_LINK}>
							{t("profile.setPassword")}
						</PageLink>
					</p>
				)}
			</section>
			<section className="grid gap-4" aria-labelledby="sign-ins">
				<h2 id="sign-ins" className="text-22">
					{t("profile.signIns")}
				</h2>
				<SignInList rows={signIns} />
			</section>
			<section className="grid gap-2" aria-labelledby="choices">
				<h2 id="choices" className="text-22">
					{t("profile.choices")}
				</h2>
				<PageLink to="/cookies" className={`${QUIET_LINK} justify-self-start`}>
					{t("profile.cookies")}
				</PageLink>
			</section>
		</div>
	);
}
