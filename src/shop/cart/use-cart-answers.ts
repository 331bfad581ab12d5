import { useCallback, useState } from "react";
import { useLocation } from "react-router";
import type { CartAnswer } from "./cart-answer.ts";
import { hear, nothingHeard } from "./heard-answers.ts";
import type { TakenOut } from "./taken-out.ts";

/**
 * The answers to forms and presses, until the page is opened anew. A refusal stands until its line is changed again
 * (`begin`), and takes nothing from what was told of lines that went or came back. A line that is out of the cart while
 * the cart could not be read anew (`leave`) is shown no more.
 */
export function useCartAnswers(byForm: CartAnswer | undefined) {
	const { key } = useLocation();
	const [heard, setHeard] = useState(() => (byForm ? hear(nothingHeard(key), byForm) : nothingHeard(key)));
	const tell = useCallback((answer: CartAnswer) => setHeard((before) => hear(before, answer)), []);
	const begin = useCallback((lineId: string) => {
		setHeard((before) => ({
			...before,
			refusals: before.refusals.filter((refusal) => refusal.lineId !== lineId && refusal.reason !== "unknown_line"),
		}));
	}, []);
	const leave = useCallback((line: TakenOut) => {
		setHeard((before) => ({ ...before, gone: [...before.gone, line] }));
	}, []);
	if (heard.key !== key) setHeard(nothingHeard(key));
	const { refusals, told, gone } = heard;
	return { refusals, told, gone, tell, begin, leave };
}

export type CartAnswers = ReturnType<typeof useCartAnswers>;
