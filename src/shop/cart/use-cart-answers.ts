import { useCallback, useState } from "react";
import { useLocation } from "react-router";
import type { CartAnswer, RefusedChange, ToldLineAnswer } from "./cart-answer.ts";
import { isSameProduct } from "./taken-out.ts";

type Heard = {
	/** Of the location at which it was heard. */
	readonly key: string;
	readonly refusals: readonly RefusedChange[];
	readonly told: readonly ToldLineAnswer[];
};

/**
 * The answers to forms and presses, until the page is opened anew. A refusal stands until its line is changed again
 * (`begin`), and takes nothing from what was told of lines that went or came back.
 */
export function useCartAnswers(byForm: CartAnswer | undefined) {
	const { key } = useLocation();
	const [heard, setHeard] = useState(() => (byForm ? hear(nothing(key), byForm) : nothing(key)));
	const tell = useCallback((answer: CartAnswer) => setHeard((before) => hear(before, answer)), []);
	const begin = useCallback((lineId: string) => {
		setHeard((before) => ({
			...before,
			refusals: before.refusals.filter((refusal) => refusal.lineId !== lineId && refusal.reason !== "unknown_line"),
		}));
	}, []);
	if (heard.key !== key) setHeard(nothing(key));
	const { refusals, told } = heard;
	return { refusals, told, tell, begin };
}

export type CartAnswers = ReturnType<typeof useCartAnswers>;

function nothing(key: string): Heard {
	return { key, refusals: [], told: [] };
}

function hear(before: Heard, answer: CartAnswer): Heard {
	if (answer.told !== "refused") {
		const told = before.told.filter(({ line }) => !isSameProduct(line, answer.line));
		return { ...before, told: [...told, answer] };
	}
	const { lineId, reason } = answer;
	const isStillThere = (of: ToldLineAnswer) =>
		of.told === "removed" && of.line.id === lineId && reason !== "unknown_line";
	const refusals = before.refusals.filter((other) => other.lineId !== lineId);
	return { ...before, refusals: [...refusals, answer], told: before.told.filter((of) => !isStillThere(of)) };
}
