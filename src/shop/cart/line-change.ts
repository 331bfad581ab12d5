import { isQuantity, MAXIMUM_QUANTITY } from "#core/volume-price.ts";

/** A number that was typed, right or wrong; or presses of minus and plus, after which so many are wanted. */
export type LineChange = { readonly set: number } | { readonly by: number; readonly wanted: number };

/** Presses one after the other are sent as one. */
export function withChange(changes: readonly LineChange[], change: LineChange): readonly LineChange[] {
	const last = changes.at(-1);
	if (!last || "set" in last || "set" in change) return [...changes, change];
	const by = last.by + change.by;
	return by === 0 ? changes.slice(0, -1) : [...changes.slice(0, -1), { ...change, by }];
}

/** How many there will be, as far as the page can tell: a wrong number is the shop's to refuse. */
export function changedQuantity(quantity: number, change: LineChange): number {
	if ("by" in change) return Math.min(Math.max(quantity + change.by, 0), MAXIMUM_QUANTITY);
	return isQuantity(change.set) ? change.set : quantity;
}

/** How many there are once the shop has taken it. */
export function takenQuantity(quantity: number, change: LineChange): number {
	return "by" in change ? change.wanted : changedQuantity(quantity, change);
}

/** For a shop whose number is not known for certain; below one nothing is left to be told. */
export function asNumber(change: LineChange): LineChange {
	return "by" in change && change.wanted > 0 ? { set: change.wanted } : change;
}

export function writeChange(change: LineChange): Record<string, number> {
	return "set" in change ? { set: change.set } : { step: change.by, shown: change.wanted - change.by };
}

/** Of a form that is on its way; none where it asks for something else. */
export function readChange(form: FormData | undefined): LineChange[] {
	if (form?.has("set")) return [{ set: Number(form.get("set")) }];
	if (!form?.has("step")) return [];
	const by = Number(form.get("step"));
	return [{ by, wanted: Number(form.get("shown")) + by }];
}
