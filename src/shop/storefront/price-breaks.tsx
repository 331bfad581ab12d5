import { useTranslation } from "react-i18next";
import { SharedMarkup } from "#layouts/shared-markup.tsx";

type PriceBreaksProps = { breaks: readonly { from: number; price: string }[] };

/** What one piece costs when more are ordered. Nothing where there is one price only. */
export function PriceBreaks({ breaks }: PriceBreaksProps) {
	if (breaks.length < 2) return null;
	return (
		<SharedMarkup name="prices" of={breaks}>
			<PriceTable breaks={breaks} />
		</SharedMarkup>
	);
}

function PriceTable({ breaks }: PriceBreaksProps) {
	const { t } = useTranslation("catalog");
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
						<th scope="row" className="py-2 pe-4 font-normal">
							{t("fromPieces", { count: from })}
						</th>
						<td className="py-2 text-right">{price}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
