import { isSameProduct, type Product, type TakenOut } from "./taken-out.ts";

/** What came of a change of the cart, where there is something to tell. */
export type CartAnswer = RefusedChange | ToldLineAnswer;

export type RefusedChange = {
	readonly told: "refused";
	readonly lineId: string;
	/** What the line held: another tab may have put it back as another line. */
	readonly product?: Product | undefined;
	readonly reason: "quantity" | "unknown_line" | "unreachable" | "not_kept";
};

/** Of a line that is in the cart no more, or again: put back, added by another tab before it was, or as it was put in. */
export type ToldLineAnswer =
	| { readonly told: "as_approved"; readonly line: TakenOut }
	| { readonly told: "removed"; readonly line: TakenOut }
	| { readonly told: "back"; readonly line: TakenOut }
	| { readonly told: "already"; readonly line: TakenOut }
	| { readonly told: "not_back"; readonly line: TakenOut; readonly reason: NotBack };

/** Whether the refusal is to be told with this line, which may have come in the place of the one that it meant. */
export function isOf({ lineId, product }: RefusedChange, line: TakenOut): boolean {
	return lineId === line.id || (product !== undefined && isSameProduct(product, line));
}

export type NotBack = "cart_full" | "too_elaborate" | "unavailable" | "unreachable";
