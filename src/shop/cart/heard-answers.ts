import { type CartAnswer, isOf, type RefusedChange, type ToldLineAnswer } from "./cart-answer.ts";
import { isSameProduct, type TakenOut } from "./taken-out.ts";

export type Heard = {
	/** Of the location at which it was heard. */
	readonly key: string;
	readonly refusals: readonly RefusedChange[];
	readonly told: readonly ToldLineAnswer[];
	/** Lines that the shop has taken out, as the page has read them before: what comes back is another line. */
	readonly gone: readonly TakenOut[];
};

export function nothingHeard(key: string): Heard {
	return { key, refusals: [], told: [], gone: [] };
}

/** One answer of each product: what is told of it last. That its line was gone is past then. */
export function hear(before: Heard, answer: CartAnswer): Heard {
	if (answer.told !== "refused") {
		const told = before.told.filter(({ line }) => !isSameProduct(line, answer.line));
		const isPast = (refusal: RefusedChange) => refusal.reason === "unknown_line" && isOf(refusal, answer.line);
		return { ...before, refusals: before.refusals.filter((refusal) => !isPast(refusal)), told: [...told, answer] };
	}
	const { lineId, reason } = answer;
	const isStillThere = (of: ToldLineAnswer) =>
		of.told === "removed" && of.line.id === lineId && reason !== "unknown_line";
	const refusals = before.refusals.filter((other) => other.lineId !== lineId);
	return { ...before, refusals: [...refusals, answer], told: before.told.filter((of) => !isStillThere(of)) };
}
