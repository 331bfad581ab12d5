import { useTranslation } from "react-i18next";
import { COMMISSION_STATES, type CommissionState } from "#core/commission-states.ts";

type MonthTotals = Readonly<Record<CommissionState, string>> & { readonly key: string; readonly month: string };

/** What each month has brought, by what has become of it. */
export function CommissionTotals({ months }: { months: readonly MonthTotals[] }) {
	const { t } = useTranslation("commissions");
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: with large text it scrolls, by keyboard too
		<section aria-label={t("totals")} tabIndex={0} className="overflow-x-auto">
			<table className="w-full max-w-prose text-14 tabular-nums [&_td]:text-right [&_:is(td,th)]:py-2 [&_:is(td,th):not(:first-child)]:ps-3">
				<caption className="pb-2 text-left text-16 font-semibold">{t("totals")}</caption>
				<thead>
					<tr className="border-b border-line-strong">
						<th scope="col" className="text-left">
							{t("column.month")}
						</th>
						{COMMISSION_STATES.map((state) => (
							<th key={state} scope="col" className="text-right">
								{t(`state.${state}`)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{months.map((each) => (
						<tr key={each.key} className="border-b border-line">
							<th scope="row" className="text-left font-normal">
								{each.month}
							</th>
							{COMMISSION_STATES.map((state) => (
								<td key={state}>{each[state]}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
