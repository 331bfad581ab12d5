import IconFileInvoice from "@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs";
import { useTranslation } from "react-i18next";
import { dateFilterOf } from "#core/date-filter.ts";
import { parseLongId } from "#core/identifiers.ts";
import { allowAccountsInvoices } from "#guards/allow-accounts-invoices.ts";
import { needsSignIn } from "#guards/needs-sign-in.ts";
import { pageNotFound } from "#guards/page-not-found.ts";
import { redirectNotSpecialGroup } from "#guards/redirect-not-special-group.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { ListTurns } from "#shop/list-turns.tsx";
import { PeriodField } from "#shop/period-field.tsx";
import { shopContext } from "#shop/shop-context.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { Route } from "./+types/invoices.page";
import { InvoiceRow } from "./invoice-row.tsx";
import { listInvoices } from "./list-invoices.server.ts";

export const handle = { texts: ["invoices", "lists"] };
export const middleware: Route.MiddlewareFunction[] = [needsSignIn, redirectNotSpecialGroup, allowAccountsInvoices];

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	if (!shop.customer) throw pageNotFound(request);
	const query = new URL(request.url).searchParams;
	const [date, after] = [dateFilterOf(query.get("date")), parseLongId(query.get("after"))];
	return { ...(await listInvoices(shop, shop.customer, { date, after })), date, isFirst: after === undefined };
}

export default function InvoicesPage({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation(["invoices", "lists"]);
	const { invoices, totals, next, date, isFirst } = loaderData;
	return (
		<div className="grid grid-cols-1 gap-8">
			<PageTitle>{t("title")}</PageTitle>
			<h1 className="text-36">{t("title")}</h1>
			<form method="get" className="flex flex-wrap items-end gap-4">
				<PeriodField date={date} />
				<Button look="secondary">{t("lists:show")}</Button>
			</form>
			{totals.length > 0 && (
				<section aria-labelledby="totals" className="grid gap-3">
					<h2 id="totals" className="text-22">
						{t("totals")}
					</h2>
					{totals.map((total) => (
						<dl
							key={total.currency}
							className="grid gap-x-8 gap-y-1 tabular-nums max-sm:grid-cols-[minmax(0,1fr)_auto] sm:flex sm:flex-wrap"
						>
							{(["net", "vat", "gross"] as const).map((part) => (
								<div key={part} className="max-sm:contents sm:flex sm:gap-2">
									<dt className="text-ink-soft">{t(part)}</dt>
									<dd className="font-semibold max-sm:text-right">{total[part]}</dd>
								</div>
							))}
						</dl>
					))}
				</section>
			)}
			<ul className="grid grid-cols-1 gap-4 empty:hidden">
				{invoices.map((invoice) => (
					<InvoiceRow key={invoice.number} invoice={invoice} />
				))}
			</ul>
			{invoices.length === 0 && (
				<EmptyState icon={IconFileInvoice} title={t(date === "without" ? "empty" : "none")}>
					{date === "without" && t("emptyHelp")}
				</EmptyState>
			)}
			<ListTurns
				label={t("pages")}
				path="/accounts/invoices"
				query={{ date }}
				isFirst={isFirst}
				next={next === undefined ? undefined : String(next)}
			/>
		</div>
	);
}
