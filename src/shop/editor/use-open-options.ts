import { useState } from "react";
import type { EditorProps, EditorVariant } from "./editor-props.ts";
import { type AskedPart, type ChosenParts, chosenWith } from "./kernels/variant-choice.ts";

/**
 * Which of colour and size nobody has chosen: one stands there by itself. A colour that is not the article's first was
 * chosen before; of a line in the cart both were.
 */
export function useOpenOptions({ variants, lineId, inCart }: EditorProps, variant: EditorVariant | undefined) {
	const [chosen, setChosen] = useState<ChosenParts>({});
	const color = variant?.color?.name;
	const lies = variants.some((each) => each.color?.name === color && inCart.some((line) => line.variantId === each.id));
	const standsThere = color === variants[0]?.color?.name && !lies;
	const open: Readonly<Record<AskedPart, boolean>> = {
		color: lineId === null && standsThere && chosen.color !== color,
		size: lineId === null && chosen.size !== variant?.size,
	};
	return {
		open,
		note(next: EditorVariant | undefined): void {
			setChosen((before) => chosenWith(before, variant, next));
		},
	};
}
