import type { TakenOut } from "./taken-out.ts";

/** What came of a change of the cart, where there is something to tell. */
export type CartAnswer = RefusedChange | ToldLineAnswer;

export type RefusedChange = {
	readonly told: "refused";
	readonly lineId: string;
	readonly reason: "quantity" | "unknown_line" | "unreachable";
};

/** Of a line that is in the cart no more, or again: put back, or added by another tab before it was. */
export type ToldLineAnswer =
	| { readonly told: "removed"; readonly line: TakenOut }
	| { readonly told: "back"; readonly line: TakenOut }
	| { readonly told: "already"; readonly line: TakenOut }
	| { readonly told: "not_back"; readonly line: TakenOut; readonly reason: NotBack };

export type NotBack = "cart_full" | "too_elaborate" | "unavailable" | "unreachable";
