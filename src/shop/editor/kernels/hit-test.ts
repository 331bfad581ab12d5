import type { Millimetres, ScreenPixels } from "#core/units.ts";
import type { DesignElement } from "#design/document.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { isPlaced, type PlacedElement, toOwn } from "./boxes.ts";
import { sideOf } from "./commands.ts";
import type { EditorStore } from "./editor-store.ts";
import { leavesOf } from "./element-tree.ts";
import { isFixed } from "./rights.ts";
import { selectedIds, unitAt } from "./selection.ts";

/** A press that misses something by this much is one on it. */
export const HIT_SLOP: ScreenPixels = 6;

/**
 * The topmost element at a point. One that is missed by less than `slop` still counts, so that thin lines can be
 * grasped; it wins over what lies right under the point only when it is above it and very near.
 */
export function hitElement(
	elements: readonly DesignElement[],
	point: Point,
	slop: Millimetres,
	reach = unlocked,
): PlacedElement | null {
	let near: PlacedElement | null = null;
	let nearest = slop;
	const reachable = elements.flatMap(reach);
	for (let index = reachable.length - 1; index >= 0; index--) {
		const element = reachable[index]!;
		const distance = distanceTo(element, point);
		if (distance === 0) return near && nearest < slop * 0.3 ? near : element;
		if (distance < nearest) {
			nearest = distance;
			near = element;
		}
	}
	return near;
}

/** A menu is for what lies under the pointer, locked or not; several stay selected when it is one of them. */
export function selectForMenu(store: EditorStore, point: Point, slop: Millimetres): void {
	const { document, selection } = store.getState();
	const hit = hitElement(sideOf(document, selection.side)?.elements ?? [], point, slop, leavesOf);
	const unit = hit && unitAt(document, selection, hit.id);
	if (!unit) store.select(null);
	else if (!selectedIds(selection).includes(unit.id)) store.select(unit.id);
}

function unlocked(element: DesignElement): readonly PlacedElement[] {
	if (isFixed(element)) return [];
	if (element.kind === "group") return element.children.flatMap(unlocked);
	return isPlaced(element) ? [element] : [];
}

export function distanceTo(element: PlacedElement, point: Point): Millimetres {
	const [x, y] = toOwn(element, point);
	return Math.hypot(Math.max(0, -x, x - element.width), Math.max(0, -y, y - element.height));
}
