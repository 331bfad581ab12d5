import { useTranslation } from "react-i18next";
import { Price } from "#ui/price.tsx";

export type Offer = {
	/** Of one piece. */
	price: string;
	/** Some variants cost more. */
	varies: boolean;
	breaks: readonly { from: number; price: string }[];
	/** The day of the cheapest delivery, where there is any. */
	arrivesBy: string | undefined;
};

export function OfferPrice({ offer, unit }: { offer: Offer; unit?: string }) {
	const { t } = useTranslation("catalog");
	return (
		<div className="grid gap-1">
			<Price size="page" unit={unit} before={offer.varies && t("from")}>
				{offer.price}
			</Price>
			{offer.arrivesBy && <p className="text-ink-soft">{t("arrivesBy", { day: offer.arrivesBy })}</p>}
		</div>
	);
}
