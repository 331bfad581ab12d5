import { useState } from "react";
import type { EditorProps, EditorVariant } from "./editor-props.ts";
import { type AskedPart, answeredWith, chosenAtFirst, chosenWith, openParts } from "./kernels/variant-choice.ts";

/** Which of colour and size nobody has chosen: one stands there by itself. */
export function useOpenParts(props: EditorProps, variant: EditorVariant | undefined) {
	const [chosen, setChosen] = useState(() => chosenAtFirst(props, variant));
	return {
		open: openParts(props, chosen, variant),
		note(next: EditorVariant | undefined): void {
			if (next) setChosen((now) => chosenWith(now, variant, next));
		},
		/** What is open then. */
		answer(part: AskedPart, next: EditorVariant): ReturnType<typeof openParts> {
			const now = answeredWith(chosen, variant, part, next);
			setChosen(now);
			return openParts(props, now, next);
		},
	};
}
