import { useCallback, useState } from "react";
import { useLocation } from "react-router";
import type { TakenOut } from "./taken-out.ts";

/** What came of the last change of the cart, where there is something to tell. */
export type CartAnswer =
	| { readonly told: "refused"; readonly lineId: string; readonly reason: "quantity" | "unknown_line" }
	| { readonly told: "removed"; readonly line: TakenOut }
	| { readonly told: "back"; readonly line: TakenOut }
	| { readonly told: "not_back"; readonly line: TakenOut; readonly reason: NotBack };
export type NotBack = "cart_full" | "too_elaborate" | "unavailable";

/**
 * The answer to a form or to a press, until the page is opened anew. A change that went well ends a refusal; what was
 * removed can be put back until the next one is.
 */
export function useCartAnswer(byForm: CartAnswer | undefined) {
	const { key } = useLocation();
	const [last, setLast] = useState({ key, answer: byForm });
	const tell = useCallback((answer: CartAnswer | undefined) => {
		setLast(({ answer: before, ...rest }) => {
			const kept = before?.told === "refused" ? undefined : before;
			return { ...rest, answer: answer ?? kept };
		});
	}, []);
	if (last.key !== key) setLast({ key, answer: undefined });
	return { answer: last.key === key ? last.answer : undefined, tell };
}
