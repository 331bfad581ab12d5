import { useTranslation } from "react-i18next";
import { PriceTerms } from "#shop/price-terms.tsx";
import { Price } from "#ui/price.tsx";

export type Offer = {
	/** Of one piece. */
	price: string;
	/** The lowest price of the thirty days before it was reduced. */
	was?: string | undefined;
	/** Some variants cost more. */
	varies: boolean;
	breaks: readonly { from: number; price: string }[];
	/** The day of the cheapest delivery, where there is any. */
	arrivesBy: string | undefined;
};

export function OfferPrice({ offer, unit }: { offer: Offer; unit?: string }) {
	const { t } = useTranslation(["catalog", "general"]);
	const was = offer.was && { now: t("general:price.now"), label: t("general:price.was"), price: offer.was };
	return (
		<div className="grid gap-1">
			<Price size="page" unit={unit} before={offer.varies && t("from")} {...(was && { was })}>
				{offer.price}
			</Price>
			{was && <p className="text-14 text-ink-soft">{t("general:price.lowest")}</p>}
			<PriceTerms />
			{offer.arrivesBy && <p className="text-ink-soft">{t("arrivesBy", { day: offer.arrivesBy })}</p>}
		</div>
	);
}
