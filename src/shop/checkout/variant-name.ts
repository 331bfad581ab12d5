/** "navy · L": keys of colour and size, as tickets and order lines carry them. */
export function variantName(variant: { color: string | null; size: string | null }): string {
	return [variant.color, variant.size].filter(Boolean).join(" · ");
}
