import { useState } from "react";
import type { EditorProps } from "../editor-props.ts";

export type ProductView = ReturnType<typeof useProductView>;

export function useProductView(sides: EditorProps["sides"], onToggle: () => void) {
	const [open, setOpen] = useState(false);
	return {
		/** Whether the product is looked at; null where there is no picture of it. */
		seen: sides.some(({ scene }) => scene !== null) ? open : null,
		close: () => setOpen(false),
		toggle(): void {
			onToggle();
			setOpen(!open);
		},
	};
}
