import { useState } from "react";
import type { EditorProps, EditorVariant } from "./editor-props.ts";
import type { AskedPart } from "./kernels/variant-choice.ts";

type Chosen = { readonly size?: string | null; readonly color?: string | undefined };

/**
 * Which of colour and size nobody has chosen: one stands there by itself. A colour that is not the article's first was
 * chosen before; of a line in the cart both were.
 */
export function useOpenOptions({ variants, lineId, inCart }: EditorProps, variant: EditorVariant | undefined) {
	const [chosen, setChosen] = useState<Chosen>(() => {
		const color = variant?.color?.name;
		const lies = variants.some(
			({ id, color: of }) => of?.name === color && inCart.some((line) => line.variantId === id),
		);
		return color !== variants[0]?.color?.name || lies ? { color } : {};
	});
	const open: Readonly<Record<AskedPart, boolean>> = {
		color: lineId === null && chosen.color !== variant?.color?.name,
		size: lineId === null && chosen.size !== variant?.size,
	};
	return {
		open,
		note(next: EditorVariant | undefined): void {
			const color = next?.color?.name;
			if (next?.size !== variant?.size) setChosen((before) => ({ ...before, size: next?.size ?? null }));
			if (color !== variant?.color?.name) setChosen((before) => ({ ...before, color }));
		},
	};
}
