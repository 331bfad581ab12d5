/** "Navy · L", in the customer's words. */
export function variantName(variant: { colorName: string | null; size: string | null }): string {
	return [variant.colorName, variant.size].filter(Boolean).join(" · ");
}
