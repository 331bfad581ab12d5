import { CURRENCY_DIGITS } from "#core/currencies.ts";
import type { Money } from "#core/money.ts";
import type { HeadFacts, Thing } from "#layouts/page-head.tsx";
import type { SinglePrice } from "#shop/pricing/pricing.server.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";

export type SellableFacts = {
	name: string;
	description: string;
	/** A path. */
	image: string;
	brand: string;
	offer: Offered | undefined;
	ratings: { count: number; average: number };
};

/** As schema.org writes money; `before` is the price that is struck through. */
type Offered = { amount: string; currency: string; before?: string | undefined };

export function offeredAt({ price, before }: Pick<SinglePrice, "price" | "before">): Offered {
	return { ...decimalPrice(price), before: before && decimalPrice(before).amount };
}

function decimalPrice({ amount, currency }: Money): { amount: string; currency: string } {
	const digits = CURRENCY_DIGITS[currency];
	return { amount: (amount / 10 ** digits).toFixed(digits), currency };
}

export function productThing(
	facts: HeadFacts,
	{ name, description, image, brand, offer, ratings }: SellableFacts,
): Thing {
	return {
		"@type": "Product",
		name,
		description,
		image: new URL(image, facts.canonical).href,
		brand: { "@type": "Brand", name: brand },
		...(ratings.count > 0 && {
			aggregateRating: {
				"@type": "AggregateRating",
				ratingValue: ratings.average.toFixed(1),
				reviewCount: ratings.count,
			},
		}),
		...(offer && {
			offers: {
				"@type": "Offer",
				price: offer.amount,
				priceCurrency: offer.currency,
				...(offer.before !== undefined && {
					priceSpecification: {
						"@type": "UnitPriceSpecification",
						priceType: "https://schema.org/StrikethroughPrice",
						price: offer.before,
						priceCurrency: offer.currency,
					},
				}),
				availability: "https://schema.org/InStock",
				url: facts.canonical,
			},
		}),
	};
}

export function breadcrumbThing(home: string, trail: readonly Crumb[]): Thing {
	return {
		"@type": "BreadcrumbList",
		itemListElement: trail.map(({ text, to }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: text,
			...(to && { item: `${home}${to === "/" ? "" : to}` }),
		})),
	};
}

/** The shop itself, with its search. */
export function shopThings(home: string, name: string, logo: string): readonly Thing[] {
	return [
		{ "@type": "Organization", "@id": `${home}#shop`, name, url: home, logo: new URL(logo, home).href },
		{
			"@type": "WebSite",
			name,
			url: home,
			publisher: { "@id": `${home}#shop` },
			potentialAction: {
				"@type": "SearchAction",
				target: { "@type": "EntryPoint", urlTemplate: `${home}/search?query={search_term_string}` },
				"query-input": "required name=search_term_string",
			},
		},
	];
}
