import type { DesignElement, DesignSide, GroupElement, LeafElement, SideFormat } from "#design/document.ts";
import { joinedLocks } from "#design/locks.ts";

/** A side as if nothing on it were grouped. */
export type FlatSide = SideFormat & { readonly elements: readonly LeafElement[] };

const known = new WeakMap<GroupElement, readonly LeafElement[]>();

/** All that is painted, in its order, as faint and as locked as its groups make it. */
export function flatElements(elements: readonly DesignElement[]): readonly LeafElement[] {
	return elements.some(({ kind }) => kind === "group")
		? elements.flatMap((element) => (element.kind === "group" ? leavesOf(element) : [element]))
		: (elements as readonly LeafElement[]);
}

export function flatSide(side: DesignSide): FlatSide {
	const elements = flatElements(side.elements);
	return elements === side.elements ? (side as FlatSide) : { ...side, elements };
}

function leavesOf(group: GroupElement): readonly LeafElement[] {
	const leaves = known.get(group) ?? flatElements(group.children).map((leaf) => asIn(group, leaf));
	known.set(group, leaves);
	return leaves;
}

function asIn({ opacity, locked, locks }: GroupElement, leaf: LeafElement): LeafElement {
	if (opacity === 1 && !locked && !locks) return leaf;
	const kept = joinedLocks(locks, leaf.locks);
	return { ...leaf, opacity: leaf.opacity * opacity, ...(locked && { locked }), ...(kept && { locks: kept }) };
}
