import { type DesignDocument, MOST_ELEMENTS } from "#design/document.ts";
import { drawingCost, MOST_COST_OF_DOCUMENT, MOST_COST_OF_SIDE } from "#design/drawing-cost.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";

/** Of what there is no more room: of elements on a side, or of work to draw a side or all of them. */
export type Excess = "elements" | "cost";

/** What a step raises above what the shop takes. Where it is above already, only what raises it further counts. */
export function excessOf(before: DesignDocument, after: DesignDocument): Excess | null {
	const sides = after.sides.map(({ code, elements }) => {
		const old = before.sides.find((side) => side.code === code)?.elements ?? [];
		const was = flatElements(old);
		const cost = drawingCost(was);
		if (elements === old) return { excess: null, was: cost, is: cost };
		const is = flatElements(elements);
		const now = drawingCost(is);
		const isCrowded = is.length > Math.max(MOST_ELEMENTS, was.length);
		const isCostly = now > Math.max(MOST_COST_OF_SIDE, cost);
		return { excess: isCrowded ? "elements" : isCostly ? "cost" : null, was: cost, is: now } as const;
	});
	const found = sides.find(({ excess }) => excess)?.excess;
	if (found) return found;
	const was = sides.reduce((sum, side) => sum + side.was, 0);
	const is = sides.reduce((sum, side) => sum + side.is, 0);
	return is > Math.max(MOST_COST_OF_DOCUMENT, was) ? "cost" : null;
}
