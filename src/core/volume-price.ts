import type { Money } from "#core/money.ts";

/** From this many pieces on, one costs this much. Sorted by quantity, the first break is 1. */
export type PriceBreak = { readonly minimumQuantity: number; readonly price: Money };

/** What one piece costs when so many are bought. */
export function unitPrice(breaks: readonly PriceBreak[], quantity: number): Money | undefined {
	return breaks.findLast((priceBreak) => priceBreak.minimumQuantity <= quantity)?.price;
}

export const MAXIMUM_QUANTITY = 999;

/** Whether so many can lie in one line of a cart. */
export function isQuantity(quantity: number): boolean {
	return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAXIMUM_QUANTITY;
}
