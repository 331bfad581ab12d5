import type { DesignDocument, DesignElement, GroupChild } from "#design/document.ts";
import type { LockPart } from "#design/locks.ts";
import { type Bounds, boundsOf, type PlacedElement, toOwn } from "./boxes.ts";
import { sideOf } from "./commands.ts";
import { everyElement, leavesOf, pathTo } from "./element-tree.ts";
import { isFixed, may } from "./rights.ts";

/** Offsets in the text that is being edited, or was until now; equal ones are a caret. */
export type TextRange = { readonly anchor: number; readonly focus: number };
export type Selection = {
	readonly side: string;
	/** The only one that is selected; null when there are none or several. */
	readonly element: string | null;
	/** Several, in the order in which they were chosen. */
	readonly many?: readonly string[];
	readonly range: TextRange | null;
};

const NONE: readonly string[] = [];

export function selectedIds({ element, many }: Selection): readonly string[] {
	return many ?? (element === null ? NONE : [element]);
}

/** In paint order, each with all that is in it. A background is selected alone only, and is not among them. */
export function selectedOnes(document: DesignDocument, selection: Selection): readonly GroupChild[] {
	const ids = new Set(selectedIds(selection));
	return ids.size === 0 ? [] : among(sideOf(document, selection.side)?.elements ?? [], ids);
}

function among(elements: readonly DesignElement[], ids: ReadonlySet<string>): readonly GroupChild[] {
	return elements.flatMap((element) => {
		if (element.kind === "background") return [];
		if (ids.has(element.id)) return [element];
		return element.kind === "group" ? among(element.children, ids) : [];
	});
}

/** All that has a box among what is selected. */
export function selectedPlaced(document: DesignDocument, selection: Selection): readonly PlacedElement[] {
	return selectedOnes(document, selection).flatMap(leavesOf);
}

/** What follows a gesture or a key; of a group everything does, or nothing. */
export function movablePlaced(
	document: DesignDocument,
	selection: Selection,
	...parts: readonly LockPart[]
): readonly PlacedElement[] {
	return selectedOnes(document, selection)
		.filter((unit) => may(document, unit, "place", ...parts))
		.flatMap(leavesOf);
}

/**
 * What a press on an element means: the outermost group that it is in, or what lies deeper once something in that
 * group is selected. `deeper`: one level further in.
 */
export function unitAt(
	document: DesignDocument,
	selection: Selection,
	id: string,
	deeper = false,
): DesignElement | undefined {
	const path = pathTo(sideOf(document, selection.side)?.elements ?? [], id);
	const ids = selectedIds(selection);
	const open = path.findLastIndex((each) => ids.some((one) => pathTo(childrenOf(each), one).length > 0));
	const selected = path.findIndex((each) => ids.includes(each.id));
	return path[Math.min(path.length - 1, deeper && selected >= 0 ? selected + 1 : open + 1)];
}

/** Of several those that are on the side and have a place there; one alone is the only one. */
export function selectionOf(document: DesignDocument, side: string, ids: readonly string[]): Selection {
	const elements = new Map(everyElement(sideOf(document, side)?.elements ?? []).map((each) => [each.id, each]));
	const known = [...new Set(ids)].filter((id) => elements.has(id));
	if (known.length < 2) return { side, element: known[0] ?? null, range: null };
	const within = new Set(known.flatMap((id) => everyElement(childrenOf(elements.get(id))).map((each) => each.id)));
	const placed = known.filter((id) => elements.get(id)?.kind !== "background" && !within.has(id));
	return placed.length < 2
		? { side, element: placed[0] ?? null, range: null }
		: { side, element: null, many: placed, range: null };
}

/** Takes an element in, or out again. */
export function toggled(ids: readonly string[], id: string): readonly string[] {
	return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}

/** One more is taken in; on the way back the last one goes out again. */
export function extended(ids: readonly string[], id: string): readonly string[] {
	return ids.includes(id) ? ids.slice(0, -1) : [...ids, id];
}

/** By the first of a list that can be selected with the others; null where there is none. */
export function extendedAlong(
	document: DesignDocument,
	selection: Selection,
	list: readonly string[],
): readonly string[] | null {
	const ids = selectedIds(selection);
	const next = list.find((id) => selectedIds(selectionOf(document, selection.side, [...ids, id])).includes(id));
	return next === undefined ? null : extended(ids, next);
}

/** All from one to the other in a list, as Shift does. */
export function rangeBetween(order: readonly string[], from: string | undefined, to: string): readonly string[] {
	const [start, end] = [from === undefined ? -1 : order.indexOf(from), order.indexOf(to)];
	if (start < 0 || end < 0) return [to];
	const range = order.slice(Math.min(start, end), Math.max(start, end) + 1);
	return start <= end ? range : range.toReversed();
}

/** What a rectangle that is drawn on the page touches. */
export function touched(elements: readonly DesignElement[], area: Bounds): readonly string[] {
	return elements
		.filter((element) => !isFixed(element) && leavesOf(element).some((leaf) => touches(leaf, area)))
		.map(({ id }) => id);
}

function childrenOf(element: DesignElement | undefined): readonly DesignElement[] {
	return element?.kind === "group" ? element.children : [];
}

/** Two rectangles are apart when they are along an axis of one of them. */
function touches(element: PlacedElement, area: Bounds): boolean {
	const { left, top, right, bottom } = boundsOf(element);
	if (right < area.left || left > area.right || bottom < area.top || top > area.bottom) return false;
	const own = [
		toOwn(element, [area.left, area.top]),
		toOwn(element, [area.right, area.top]),
		toOwn(element, [area.right, area.bottom]),
		toOwn(element, [area.left, area.bottom]),
	];
	const xs = own.map(([x]) => x);
	const ys = own.map(([, y]) => y);
	return (
		Math.max(...xs) >= 0 &&
		Math.min(...xs) <= element.width &&
		Math.max(...ys) >= 0 &&
		Math.min(...ys) <= element.height
	);
}
