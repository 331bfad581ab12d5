import type { Money } from "#core/money.ts";

/** From this many pieces on, one costs this much. Sorted by quantity, the first break is 1. */
export type PriceBreak = { readonly minimumQuantity: number; readonly price: Money };

/** What one piece costs when so many are bought. */
export function unitPrice(breaks: readonly PriceBreak[], quantity: number): Money | undefined {
	return breaks.findLast((priceBreak) => priceBreak.minimumQuantity <= quantity)?.price;
}

export const MAXIMUM_QUANTITY = 999;
