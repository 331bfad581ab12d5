type PriceBreak = { readonly minQuantity: number; readonly formatted: string; readonly amount: number };
type Prices = readonly { readonly variantId: number; readonly breaks: readonly PriceBreak[] }[];

/** The break that the quantity has reached. */
export function unitPrice(prices: Prices, variantId: number | undefined, quantity: number): PriceBreak | undefined {
	const breaks = prices.find((each) => each.variantId === variantId)?.breaks ?? [];
	return breaks.findLast(({ minQuantity }) => minQuantity <= quantity) ?? breaks[0];
}
