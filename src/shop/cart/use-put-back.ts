import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { action } from "./cart.page.tsx";
import type { CartAnswer } from "./cart-answer.ts";

/** Of the page, not of what is shown where the line was: that leaves before the answer is told. */
export function usePutBack(tell: (answer: CartAnswer) => void) {
	const fetcher = useFetcher<typeof action>();
	const { state, data: answer } = fetcher;
	useEffect(() => {
		if (state === "idle" && answer) tell(answer);
	}, [state, answer, tell]);
	return fetcher;
}
