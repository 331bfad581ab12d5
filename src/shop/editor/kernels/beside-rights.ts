import type { DesignDocument, DesignElement, GroupElement } from "#design/document.ts";
import { isGroup, pathTo } from "./element-tree.ts";
import { may } from "./rights.ts";

type Sides = Pick<DesignDocument, "sides">;

/** A group goes as it lies; what goes by itself may have to become smaller. */
export function mayGoBeside(document: Sides, element: DesignElement): boolean {
	const outermost = document.sides.map(({ elements }) => pathTo(elements, element.id)[0]).find((each) => each);
	return mayGoTogether(document, outermost) || mayGoAlone(document, element);
}

export function mayGoAlone(document: Sides, element: DesignElement): boolean {
	return may(document, element, "place", "size");
}

export function mayGoTogether(document: Sides, outermost: DesignElement | undefined): outermost is GroupElement {
	return isGroup(outermost) && may(document, outermost, "place");
}
