import { type DesignDocument, type DesignElement, type DesignSide, MOST_ELEMENTS } from "#design/document.ts";
import { drawingCost, MOST_COST_OF_SIDE } from "#design/drawing-cost.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";

/** Whether the shop takes a side with these as well. */
export function isRoomOn({ elements }: Pick<DesignSide, "elements">, added: readonly DesignElement[]): boolean {
	const all = [...flatElements(elements), ...flatElements(added)];
	return all.length <= MOST_ELEMENTS && drawingCost(all) <= MOST_COST_OF_SIDE;
}

/** Whether no side got more than there is room for. */
export function keepsRoom(before: DesignDocument, after: DesignDocument): boolean {
	return after.sides.every((side, index) => {
		const old = before.sides[index]?.elements ?? [];
		if (side.elements === old) return true;
		return flatElements(side.elements).length <= flatElements(old).length || isRoomOn(side, []);
	});
}
