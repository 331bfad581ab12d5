import { useTranslation } from "react-i18next";
import { previewFile } from "#shop/designs/preview-files.ts";
import { PriceTerms } from "#shop/price-terms.tsx";
import { ProductCard } from "#ui/card.tsx";
import { ColorNames } from "#ui/color-names.tsx";
import { Price } from "#ui/price.tsx";
import type { ShopCard } from "./shop-card.ts";

/** As many names of colours fit beside each other in two lines of a phone's card. */
const MOST_NAMED = 3;

/** Two cards a row on a phone, three and four on wider screens. */
export function CardGrid({
	cards,
	firstRow = false,
	level = 3,
	terms = false,
}: {
	cards: readonly ShopCard[];
	firstRow?: boolean;
	level?: 2 | 3;
	/** Says what the prices hold: once a page. */
	terms?: boolean;
}) {
	const { t } = useTranslation("general");
	const isReduced = cards.some((card) => card.was);
	return (
		<>
			<ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 xl:grid-cols-4">
				{cards.map((card, index) => (
					<li key={card.to}>
						<ProductCard
							to={card.to}
							title={card.title}
							detail={card.detail}
							picture={previewFile(card.picture)}
							first={firstRow && index < 2}
							headingLevel={level}
							colors={card.colors && <ColorNames label={t("colors")} colors={card.colors} mostNamed={MOST_NAMED} />}
							price={
								<Price
									before={card.varies && t("price.from")}
									was={card.was ? { now: t("price.now"), label: t("price.was"), price: card.was } : undefined}
								>
									{card.price}
								</Price>
							}
						/>
					</li>
				))}
			</ul>
			{(terms || isReduced) && (
				<div className="grid gap-1">
					{isReduced && <p className="text-14 text-ink-soft">{t("price.lowest")}</p>}
					{terms && <PriceTerms />}
				</div>
			)}
		</>
	);
}
