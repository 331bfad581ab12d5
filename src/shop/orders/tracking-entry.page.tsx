import { useTranslation } from "react-i18next";
import { data, Form } from "react-router";
import { readForm } from "#guards/read-form.ts";
import { redirect } from "#guards/redirect.ts";
import { trackingRedirectIfLogged } from "#guards/tracking-redirect-if-logged.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { shopContext } from "#shop/shop-context.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import type { Route } from "./+types/tracking-entry.page";
import { findForReader, rememberReader } from "./order-readers.server.ts";

export const handle = { texts: ["orders"] };
export const middleware: Route.MiddlewareFunction[] = [trackingRedirectIfLogged];

/** A guarded page has a loader, so that its guard also stands in the way of navigation within the shop. */
export function loader() {
	return null;
}

export async function action({ context, request }: Route.ActionArgs) {
	const shop = context.get(shopContext);
	const form = await readForm(request);
	const number = String(form.get("number") ?? "").slice(0, 40);
	const email = String(form.get("email") ?? "").slice(0, 254);
	const found = await findForReader(shop, number, email);
	if (!found.ok) return data({ number, email, reason: found.reason }, { status: 422 });
	const cookie = rememberReader(shop, found.value, request.headers.get("cookie"));
	return redirect(`/tracking/${found.value.publicId}`, { headers: { "set-cookie": cookie } });
}

export default function TrackingEntryPage({ actionData }: Route.ComponentProps) {
	const { t } = useTranslation("orders");
	const errors = actionData
		? (["number", "email"] as const).map((field) => ({ field, text: t(`entry.check.${field}`) }))
		: [];
	return (
		<div className="page-column grid max-w-form grid-cols-1 gap-6 py-10 lg:py-16">
			<PageTitle>{t("entry.title")}</PageTitle>
			<h1 className="text-36">{t("entry.title")}</h1>
			<p className="text-ink-soft">{t("entry.text")}</p>
			<ErrorSummary title={t(`entry.${actionData?.reason ?? "wrong"}`)} errors={errors} />
			<Form method="post" noValidate className="grid gap-6">
				<Field
					name="number"
					label={t("entry.number")}
					help={t("entry.numberHelp")}
					defaultValue={actionData?.number}
					required
					autoComplete="off"
				/>
				<Field
					name="email"
					type="email"
					label={t("entry.email")}
					defaultValue={actionData?.email}
					required
					autoComplete="email"
				/>
				<Button size="large" className="justify-self-start">
					{t("entry.show")}
				</Button>
			</Form>
		</div>
	);
}
