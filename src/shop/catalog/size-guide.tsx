import { useTranslation } from "react-i18next";
import type { SizeTable } from "./size-table.ts";

/** Closed until somebody is in doubt about a size; opens without script. */
export function SizeGuide({ table }: { table: SizeTable }) {
	const { t } = useTranslation("sizes");
	const advice = adviceOf(table);
	return (
		<details className="max-w-form">
			<summary className="min-h-11 cursor-pointer py-2 font-semibold">{t("title")}</summary>
			<div className="grid gap-4 pt-2 pb-4">
				<p>{t(`advice.${advice}`)}</p>
				<Measures table={table} />
				<dl className="grid gap-2 text-14">
					{table.measures.map((measure) => (
						<div key={measure}>
							<dt className="inline font-semibold">{t(`measure.${measure}`)}: </dt>
							<dd className="inline text-ink-soft">{t(`how.${measure}`)}</dd>
						</div>
					))}
				</dl>
				{advice !== "foot" && <p className="text-14 text-ink-soft">{t("tolerance")}</p>}
			</div>
		</details>
	);
}

function adviceOf({ measures, rows }: SizeTable) {
	if (measures.includes("foot")) return "foot";
	if (measures.includes("height")) return "child";
	return rows.length === 1 ? "one" : "compare";
}

function Measures({ table: { measures, rows } }: { table: SizeTable }) {
	const { t } = useTranslation("sizes");
	return (
		<table className="w-full text-left tabular-nums">
			<caption className="pb-2 text-left text-14 text-ink-soft">{t("caption")}</caption>
			<thead>
				<tr className="border-b border-line-strong align-bottom text-14">
					<th scope="col" className="py-2 pe-3 font-semibold">
						{t("size")}
					</th>
					{measures.map((measure) => (
						<th key={measure} scope="col" className="py-2 ps-2 text-right font-semibold hyphens-auto wrap-anywhere">
							{t(`measure.${measure}`)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ size, cells }) => (
					<tr key={size} className="border-b border-line">
						<th scope="row" className="py-2 pe-3 font-semibold">
							{size ?? t("oneSize")}
						</th>
						{cells.map((cell, index) => (
							<td key={measures[index]} className="py-2 ps-2 text-right whitespace-nowrap">
								{cell}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
