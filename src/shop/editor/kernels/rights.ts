import type { DesignDocument, DesignElement, ElementKind } from "#design/document.ts";
import { LOCK_PARTS, type LockPart, mayChange } from "#design/locks.ts";
import { everyElement, pathTo } from "./element-tree.ts";

/** With words, days or a photo. */
const HELD: readonly ElementKind[] = ["text", "photo", "qr", "calendar", "group"];

type Sides = Pick<DesignDocument, "sides">;

/**
 * The one judge of what may be done to an element: neither it, nor a group that it is in, nor anything in it keeps one of
 * these parts.
 */
export function may({ sides }: Sides, element: DesignElement, ...parts: readonly LockPart[]): boolean {
	const allows = (each: DesignElement) => parts.every((part) => mayChange(each, part));
	const own = element.kind === "group" ? everyElement([element]) : [element];
	if (!own.every(allows)) return false;
	for (const { elements } of sides) {
		const path = elements.includes(element) ? [] : pathTo(elements, element.id);
		if (path.length > 0) return path.every(allows);
	}
	return true;
}

/** The customer's own lock keeps nothing in its layer; a template's place is among its neighbours too. */
export function mayReorder({ sides }: Sides, element: DesignElement): boolean {
	const paths = sides.map(({ elements }) => pathTo(elements, element.id)).find((path) => path.length > 0) ?? [];
	return ![...paths, ...everyElement([element])].some(({ locks }) => locks?.includes("place"));
}

/** A text's top edge stays where it is while its letters grow; whatever else grows about its middle. */
export function mayResize(document: Sides, element: DesignElement): boolean {
	return element.kind === "text" ? may(document, element, "size", "place") : may(document, element, "size");
}

/** By the customer's own lock, on it or on a group that it is in. */
export function isLocked({ sides }: Sides, element: DesignElement): boolean {
	return sides.some(({ elements }) => pathTo(elements, element.id).some(({ locked }) => locked));
}

/** Nothing of it can be changed by a pointer: presses go through it. */
export function isFixed(element: DesignElement): boolean {
	const parts = LOCK_PARTS.filter((part) => part !== "content" || HELD.includes(element.kind));
	return element.locked === true || !parts.some((part) => mayChange(element, part));
}
