import { useState } from "react";
import type { EditorProps } from "../editor-props.ts";

export type ProductView = ReturnType<typeof useProductView>;

/** `uncover`: takes away what lies over it; the answer: whether there was something. */
export function useProductView(sides: EditorProps["sides"], uncover: () => boolean) {
	const [open, setOpen] = useState(false);
	return {
		/** Whether the product is looked at; null where there is no picture of it. */
		seen: sides.some(({ scene }) => scene !== null) ? open : null,
		close: () => setOpen(false),
		toggle(): void {
			const wasCovered = uncover();
			setOpen(!open || wasCovered);
		},
	};
}
