import type { ProjectContent } from "./autosave.ts";

/** A line of the cart whose design is edited, and the number of pieces that was seen there. */
export type EditedLine = { readonly id: string; readonly choiceHref: string; readonly seenQuantity: number };
export type LineChoice = { readonly href: string; readonly variantId: number; readonly quantity?: number };

/** What the cart is to know of a line's variant and number; null: it knows. A number that nobody touched is no choice. */
export function choiceFor(
	line: EditedLine | null,
	known: ProjectContent | null,
	{ variantId, quantity }: ProjectContent,
): LineChoice | null {
	if (!line || (variantId === known?.variantId && quantity === known.quantity)) return null;
	const isTouched = quantity !== (known?.quantity ?? line.seenQuantity);
	return { href: line.choiceHref, variantId, ...(isTouched && { quantity }) };
}
