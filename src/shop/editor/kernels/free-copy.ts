import type { DesignElement } from "#design/document.ts";
import { isGroup } from "./element-tree.ts";

/** A copy can be moved and thrown away, but is no way around what a template keeps of its original. */
export function freeCopy<Element extends DesignElement>(copy: Element, bound = false): Element {
	return { ...loosened(copy, bound), locked: false };
}

function loosened<Element extends DesignElement>(element: Element, bound: boolean): Element {
	const left = bound ? element.locks?.filter((part) => part !== "place" && part !== "presence") : undefined;
	const { locks: _, ...rest } = element;
	const copy = (bound && !left?.length ? rest : { ...element, ...(left && { locks: left }) }) as Element;
	return isGroup(copy) ? { ...copy, children: copy.children.map((child) => loosened(child, bound)) } : copy;
}
