import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { needsSignIn } from "#guards/needs-sign-in.ts";
import { pageNotFound } from "#guards/page-not-found.ts";
import { readForm } from "#guards/read-form.ts";
import { redirect } from "#guards/redirect.ts";
import { redirectNotSpecialGroup } from "#guards/redirect-not-special-group.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { affiliateLinks, affiliateNumbers, linkTargets } from "#shop/affiliates/affiliate-links.server.ts";
import { parseBilling, parseReference } from "#shop/checkout/checkout-forms.ts";
import { billingCountries } from "#shop/checkout/delivery-countries.server.ts";
import { changePartnerSettings, readPartnerSettings } from "#shop/customers/partner-settings.server.ts";
import { shopContext } from "#shop/shop-context.ts";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/config.page";
import { AffiliateLinks } from "./affiliate-links.tsx";
import { BillingForm } from "./billing-form.tsx";
import { type FieldErrors, typedIn } from "./login-forms.ts";
import { ReferenceForm } from "./reference-form.tsx";

export const handle = { texts: ["partner-config", "checkout"] };
export const middleware: Route.MiddlewareFunction[] = [needsSignIn, redirectNotSpecialGroup];

const DONE = ["billing", "unbilled", "reference"] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const { customer } = shop;
	if (!customer) throw pageNotFound(request);
	const query = new URL(request.url).searchParams;
	const [settings, targets, numbers] = await Promise.all([
		readPartnerSettings(shop),
		linkTargets(shop, customer),
		affiliateNumbers(shop, customer),
	]);
	const target = targets.find(({ key }) => key === query.get("page"))?.key ?? "home";
	return {
		...settings,
		company: customer.companyName ?? "",
		vatId: customer.vatId ?? "",
		home: shop.site.defaultCountry,
		countries: billingCountries(shop),
		affiliate: { targets, target, numbers, links: await affiliateLinks(shop, customer, target) },
		done: DONE.find((each) => each === query.get("done")),
	};
}

export async function action({ context, request }: Route.ActionArgs) {
	const shop = context.get(shopContext);
	const { customer } = shop;
	if (customer?.group !== "partner") throw pageNotFound(request);
	const own = { ...shop, customer };
	const form = await readForm(request);
	switch (form.get("intent")) {
		case "billing": {
			const billing = parseBilling(form);
			if (!billing.ok) return wrong("billing", billing.fields, form);
			await changePartnerSettings(own, { billing: billing.value });
			return redirect("/accounts/config?done=billing");
		}
		case "unbilled":
			await changePartnerSettings(own, { billing: null });
			return redirect("/accounts/config?done=unbilled");
		case "reference": {
			const reference = parseReference(form);
			if (!reference.ok) return wrong("reference", reference.fields, form);
			await changePartnerSettings(own, reference.value);
			return redirect("/accounts/config?done=reference");
		}
		default:
			throw pageNotFound(request);
	}
}

function wrong(name: "billing" | "reference", fields: FieldErrors, form: FormData) {
	return data({ form: name, fields, typed: typedIn(form) }, { status: 422 });
}

export default function ConfigPage({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useTranslation("partner-config");
	const { billing, reference, company, vatId, home, countries, affiliate, done } = loaderData;
	const fresh = billing ?? { company, vatId, country: home };
	const refused = (name: "billing" | "reference") => (actionData?.form === name ? actionData : undefined);
	return (
		<div className="grid max-w-form gap-12">
			<PageTitle>{t("title")}</PageTitle>
			<header className="grid gap-2">
				<h1 className="text-36">{t("title")}</h1>
				<p className="text-ink-soft">{t("help")}</p>
			</header>
			{done && !actionData && (
				<div role="status">
					<Notice tone="success">{t(`done.${done}`)}</Notice>
				</div>
			)}
			<section className="grid gap-6" aria-labelledby="billing">
				<h2 id="billing" className="text-22">
					{t("billing.title")}
				</h2>
				<p>{t(billing ? "billing.settled" : "billing.open")}</p>
				<BillingForm
					form={refused("billing") ?? { fields: {}, typed: fresh }}
					countries={countries}
					settled={billing !== null}
				/>
			</section>
			<section className="grid gap-6" aria-labelledby="own-reference">
				<h2 id="own-reference" className="text-22">
					{t("reference.title")}
				</h2>
				<ReferenceForm form={refused("reference") ?? { fields: {}, typed: { reference: reference ?? "" } }} />
			</section>
			<AffiliateLinks {...affiliate} />
		</div>
	);
}
