import {
	type DesignDocument,
	type DesignElement,
	type DesignSide,
	type LeafElement,
	MOST_ELEMENTS,
} from "#design/document.ts";
import { drawingCost, MOST_COST_OF_DOCUMENT, MOST_COST_OF_SIDE } from "#design/drawing-cost.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";

/** Whether the shop takes a side with these as well. */
export function isRoomOn({ elements }: Pick<DesignSide, "elements">, added: readonly DesignElement[]): boolean {
	const all = [...flatElements(elements), ...flatElements(added)];
	return all.length <= MOST_ELEMENTS && drawingCost(all) <= MOST_COST_OF_SIDE;
}

/** Whether nothing got more than there is room for: no side, and not all of them. Typing is always let pass. */
export function keepsRoom(before: DesignDocument, after: DesignDocument): boolean {
	const sides = after.sides.map(({ code, elements }) => {
		const old = before.sides.find((side) => side.code === code)?.elements ?? [];
		const was = flatElements(old);
		const cost = drawingCost(was);
		if (elements === old) return { fits: true, was: cost, is: cost };
		const is = withWordsOf(was, flatElements(elements));
		const now = drawingCost(is);
		const fits = is.length <= Math.max(MOST_ELEMENTS, was.length) && now <= Math.max(MOST_COST_OF_SIDE, cost);
		return { fits, was: cost, is: now };
	});
	const was = sides.reduce((sum, side) => sum + side.was, 0);
	const is = sides.reduce((sum, side) => sum + side.is, 0);
	return sides.every(({ fits }) => fits) && is <= Math.max(MOST_COST_OF_DOCUMENT, was);
}

function withWordsOf(before: readonly LeafElement[], after: readonly LeafElement[]): readonly LeafElement[] {
	const words = new Map(before.map((leaf) => [leaf.id, leaf.kind === "text" ? leaf.text : ""]));
	return after.map((leaf) => (leaf.kind === "text" ? { ...leaf, text: words.get(leaf.id) ?? leaf.text } : leaf));
}
