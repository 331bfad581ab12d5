import type { Millimetres } from "#core/units.ts";
import type { DesignElement, GroupChild, GroupElement } from "#design/document.ts";
import { isPlaced, type PlacedElement } from "./boxes.ts";

/** From the side down to the element itself; empty where there is none. */
export function pathTo(elements: readonly DesignElement[], id: string): readonly DesignElement[] {
	for (const element of elements) {
		if (element.id === id) return [element];
		const within = element.kind === "group" ? pathTo(element.children, id) : [];
		if (within.length > 0) return [element, ...within];
	}
	return [];
}

export function findElement(elements: readonly DesignElement[], id: string): DesignElement | undefined {
	return elements.find((element) => element.id === id) ?? pathTo(elements, id).at(-1);
}

/** All in paint order, groups before what is in them. */
export function everyElement(elements: readonly DesignElement[]): readonly DesignElement[] {
	return elements.flatMap((element) =>
		element.kind === "group" ? [element, ...everyElement(element.children)] : [element],
	);
}

/** What is moved when an element is: itself, or all that is in a group. */
export function leavesOf(element: DesignElement | undefined): readonly PlacedElement[] {
	if (isGroup(element)) return element.children.flatMap(leavesOf);
	return isPlaced(element) ? [element] : [];
}

export function mapElements(
	elements: readonly DesignElement[],
	change: (element: DesignElement) => DesignElement,
): readonly DesignElement[] {
	return elements.map((element) => {
		const changed = change(element);
		if (changed !== element || element.kind !== "group") return changed;
		const children = mapElements(element.children, change);
		return children.every((child, index) => child === element.children[index])
			? element
			: { ...element, children: children as readonly GroupChild[] };
	});
}

/** How many groups are within each other. */
export function depthOf(element: DesignElement): number {
	return element.kind === "group" ? 1 + Math.max(0, ...element.children.map(depthOf)) : 0;
}

/** A copy with new ids, all within it included. */
export function withNewIds<Element extends DesignElement>(element: Element, newId: () => string): Element {
	return element.kind === "group"
		? { ...element, id: newId(), children: element.children.map((child) => withNewIds(child, newId)) }
		: { ...element, id: newId() };
}

export function movedBy<Element extends DesignElement>(element: Element, dx: Millimetres, dy: Millimetres): Element {
	if (isGroup(element)) return { ...element, children: element.children.map((child) => movedBy(child, dx, dy)) };
	return isPlaced(element) ? { ...element, x: element.x + dx, y: element.y + dy } : element;
}

export function isGroup(element: DesignElement | undefined): element is GroupElement {
	return element?.kind === "group";
}
