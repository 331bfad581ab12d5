import { useEffect, useRef, useState } from "react";
import type { EditorStore } from "./kernels/editor-store.ts";
import { createVariantOfStep } from "./kernels/variant-of-step.ts";

/** Colour and size that are chosen, and how a whole design comes in with its own. */
export function useVariant(store: EditorStore, first: number) {
	const [variantId, setVariantId] = useState(first);
	const latest = useRef(first);
	const [{ chooseVariant, steps }] = useState(() => {
		function chooseVariant(id: number): void {
			latest.current = id;
			setVariantId(id);
		}
		return { chooseVariant, steps: createVariantOfStep(store, () => latest.current, chooseVariant) };
	});
	useEffect(() => steps.start(), [steps]);
	return { variantId, chooseVariant, replaceDesign: steps.replace };
}
