import { type DesignDocument, type DesignSide, MOST_ELEMENTS } from "#design/document.ts";
import { drawingCost, MOST_COST_OF_DOCUMENT, MOST_COST_OF_SIDE } from "#design/drawing-cost.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";

/** Of what there is no more room: of elements on a side, or of work to draw a side or all of them. */
export type Excess = "elements" | "cost";

type Load = { readonly elements: number; readonly cost: number };

const EMPTY: Load = { elements: 0, cost: 0 };
/** Sides are never changed in place: one that a step leaves alone is not counted again. */
const loads = new WeakMap<DesignSide["elements"], Load>();

/** What a step raises above what the shop takes. Where it is above already, only what raises it further counts. */
export function excessOf(before: DesignDocument, after: DesignDocument): Excess | null {
	for (const { code, elements } of after.sides) {
		const old = before.sides.find((side) => side.code === code)?.elements;
		if (elements === old) continue;
		const was = old ? loadOf(old) : EMPTY;
		const is = loadOf(elements);
		if (is.elements > Math.max(MOST_ELEMENTS, was.elements)) return "elements";
		if (is.cost > Math.max(MOST_COST_OF_SIDE, was.cost)) return "cost";
	}
	return costOfAll(after) > Math.max(MOST_COST_OF_DOCUMENT, costOfAll(before)) ? "cost" : null;
}

function costOfAll({ sides }: DesignDocument): number {
	return sides.reduce((sum, { elements }) => sum + loadOf(elements).cost, 0);
}

function loadOf(elements: DesignSide["elements"]): Load {
	const known = loads.get(elements);
	if (known) return known;
	const flat = flatElements(elements);
	const load = { elements: flat.length, cost: drawingCost(flat) };
	loads.set(elements, load);
	return load;
}
