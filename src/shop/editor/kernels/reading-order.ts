import type { DesignElement, LeafElement } from "#design/document.ts";
import { boundsOf, isPlaced, type PlacedElement } from "./boxes.ts";
import { everyElement } from "./element-tree.ts";

/** As somebody reads the side: the background first, then row by row from the top, each row from its left; groups make no difference. */
export function inReadingOrder(elements: readonly DesignElement[]): readonly LeafElement[] {
	const leaves = everyElement(elements).filter((element) => element.kind !== "group");
	const placed = leaves.filter(isPlaced).map((element) => ({ element, ...boundsOf(element) }));
	const rows: (typeof placed)[] = [];
	for (const item of placed.toSorted((a, b) => a.top - b.top || a.left - b.left)) {
		const row = rows.at(-1);
		const first = row?.[0];
		const isBeside = first !== undefined && (item.top + item.bottom) / 2 < first.bottom && !isOver(item, first);
		if (row && isBeside) row.push(item);
		else rows.push([item]);
	}
	const read: readonly PlacedElement[] = rows.flatMap((row) =>
		row.toSorted((a, b) => a.left - b.left).map(({ element }) => element),
	);
	return [...leaves.filter((element) => !isPlaced(element)), ...read];
}

type Span = { readonly left: number; readonly right: number };

/** Most of the narrower one's width is the other one's too: they are one above the other, or one on the other. */
function isOver(one: Span, other: Span): boolean {
	const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
	return shared > Math.min(one.right - one.left, other.right - other.left) / 2;
}
