import { useTranslation } from "react-i18next";

/** What one piece costs when more are ordered. Nothing where there is one price only. */
export function PriceBreaks({ breaks }: { breaks: readonly { from: number; price: string }[] }) {
	const { t } = useTranslation("catalog");
	if (breaks.length < 2) return null;
	return (
		<table className="w-full max-w-form text-left tabular-nums">
			<caption className="pb-2 text-left text-14 text-ink-soft">{t("volume")}</caption>
			<thead className="sr-only">
				<tr>
					<th scope="col">{t("volumeQuantity")}</th>
					<th scope="col">{t("volumePrice")}</th>
				</tr>
			</thead>
			<tbody>
				{breaks.map(({ from, price }) => (
					<tr key={from} className="border-t border-line">
						<th scope="row" className="py-2 font-normal">
							{t("fromPieces", { count: from })}
						</th>
						<td className="py-2 text-right">{price}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
