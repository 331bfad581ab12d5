import type { DesignSide } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import type { FoldedSide } from "#design/preflight/folds.ts";
import { boundsOf, type PlacedElement } from "./boxes.ts";
import { inFreePlace } from "./free-place.ts";
import { panelAt, panelsOf } from "./panels.ts";
import { scaledElement } from "./scale-element.ts";

/**
 * Where it covers nothing, as large as can be there, turned as it is; on its own part of a folded side before the others.
 * Where there is no such place it keeps its size and covers as little as can be.
 */
export function apart<Element extends PlacedElement>(
	element: Element,
	side: DesignSide & Pick<FoldedSide, "folds">,
	least: number,
): Element {
	const bounds = boundsOf(element);
	const own = panelAt(bounds, side, side.folds);
	const others = panelsOf(side, side.folds).filter(({ left }) => left !== own.left);
	const elements = flatElements(side.elements).filter(({ id }) => id !== element.id);
	const size = { width: bounds.right - bounds.left, height: bounds.bottom - bounds.top };
	const ground = { ...element, rotation: 0, x: bounds.left, y: bounds.top, ...size };
	const found = inFreePlace(ground, { ...side, ...own, others, elements }, least);
	const scaled = scaledElement(element, found.width / ground.width) as Element;
	const x = found.x + (found.width - scaled.width) / 2;
	const y = found.y + (found.height - scaled.height) / 2;
	return { ...scaled, x, y };
}
