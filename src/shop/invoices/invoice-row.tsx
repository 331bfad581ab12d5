import { useTranslation } from "react-i18next";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { PageLink } from "#ui/page-link.tsx";
import type { ListedInvoice } from "./list-invoices.server.ts";

/** One invoice or credit note: what it is of, its amounts, its PDF. */
export function InvoiceRow({ invoice }: { invoice: ListedInvoice }) {
	const { t } = useTranslation("invoices");
	return (
		<li className="grid gap-x-8 gap-y-4 rounded-card bg-surface p-5 shadow-card md:grid-cols-[1fr_auto]">
			<div className="grid content-start gap-1">
				<h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-18">
					<span className="wrap-anywhere tabular-nums">{invoice.number}</span>
					<Badge tone={invoice.kind === "CREDIT_NOTE" ? "support-3" : "plain"}>{t(`kind.${invoice.kind}`)}</Badge>
				</h2>
				<p className="text-14 text-ink-soft">{t("issued", { day: invoice.issuedOn })}</p>
				<PageLink
					to={`/tracking/${invoice.order.publicId}`}
					className="inline-flex min-h-9 items-center justify-self-start text-14 underline underline-offset-4"
				>
					{t("order", { number: invoice.order.number })}
				</PageLink>
			</div>
			<dl className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-6 tabular-nums [&_dd]:text-right">
				<dt className="text-14 text-ink-soft">{t("net")}</dt>
				<dd className="text-14">{invoice.net}</dd>
				<dt className="text-14 text-ink-soft">{t("vat")}</dt>
				<dd className="text-14">{invoice.vat}</dd>
				<dt className="font-semibold">{t("gross")}</dt>
				<dd className="font-semibold">{invoice.gross}</dd>
			</dl>
			{invoice.href && (
				<ButtonLink to={invoice.href} reload look="secondary" size="small" className="justify-self-start">
					{t("open")}
					<span className="sr-only"> {invoice.number}</span>
				</ButtonLink>
			)}
		</li>
	);
}
