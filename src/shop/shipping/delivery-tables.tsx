import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DeliveryTable } from "./delivery-tables.server.ts";

const CELL = "py-2 ps-3 align-top";

/** Nothing where the shop has no rates, or the page is about something else. */
export function DeliveryTables({ tables }: { tables: readonly DeliveryTable[] }) {
	const { t } = useTranslation("content");
	if (tables.length === 0) return null;
	const hasFree = tables.some(({ weights }) => weights.some(({ prices }) => prices.some((cost) => cost?.freeFrom)));
	return (
		<div className="grid gap-6">
			{tables.map((table) => (
				<CostsTo key={table.country} table={table} />
			))}
			{hasFree && <p className="max-w-prose text-14 text-ink-soft">{t("delivery.whatCounts")}</p>}
		</div>
	);
}

function CostsTo({ table: { country, options, weights } }: { table: DeliveryTable }) {
	const { t } = useTranslation(["content", "checkout", "specification"]);
	return (
		<table className="w-full max-w-prose text-left tabular-nums">
			<caption className="pb-2 text-left">
				<h2 className="text-22 lg:text-28">{t("delivery.costs", { country })}</h2>
			</caption>
			<thead>
				<tr className="border-b border-line-strong align-bottom">
					<td className="w-2/5" />
					{options.map(({ option }) => (
						<th key={option} scope="col" className="py-2 ps-3 font-semibold">
							{t(`checkout:shipping.${option}`)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{weights.map(({ upTo, prices }) => (
					<Row key={upTo} name={t("delivery.upTo", { most: upTo })}>
						{prices.map((cost, index) => (
							<td key={options[index]?.option} className={CELL}>
								{cost ? cost.price : "–"}
								{cost?.freeFrom && (
									<span className="block text-14 text-ink-soft">{t("delivery.freeFrom", { sum: cost.freeFrom })}</span>
								)}
							</td>
						))}
					</Row>
				))}
				<Row name={t("delivery.onTheWay")}>
					{options.map(({ option, days }) => (
						<td key={option} className={CELL}>
							{[...new Set([days.least, days.most])].map((count) => t("specification:days", { count })).join(" – ")}
						</td>
					))}
				</Row>
				<Row name={t("delivery.longest")}>
					{options.map(({ option, longest }) => (
						<td key={option} className={CELL}>
							{longest ?? t("delivery.anyLength")}
						</td>
					))}
				</Row>
			</tbody>
		</table>
	);
}

function Row({ name, children }: { name: string; children: ReactNode }) {
	return (
		<tr className="border-b border-line">
			<th scope="row" className="py-2 pe-1 align-top font-normal">
				{name}
			</th>
			{children}
		</tr>
	);
}
