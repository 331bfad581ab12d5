export type LyingAs = { readonly variantId: number; readonly quantity: number };

/** How many of a design lie in the cart as this variant; 1 where none does: so many a new line would have. */
export function numberInCart(lying: readonly LyingAs[], variantId: number | undefined): number {
	return lying.find((line) => line.variantId === variantId)?.quantity ?? 1;
}
