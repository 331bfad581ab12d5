import type { Box } from "#design/document.ts";
import type { PlacedElement } from "./boxes.ts";
import { frameOf } from "./frame.ts";
import type { HandleName } from "./gestures.ts";
import { handlesOf } from "./resize-element.ts";

export type Outline = { readonly box: Box; readonly handles: readonly HandleName[] };

/** What is drawn around the selection: several are scaled whole, by the corners of their frame. */
export function outlineOf(
	elements: readonly PlacedElement[],
	movable: readonly PlacedElement[],
	frame: Box | null,
): Outline | null {
	const [first] = elements;
	if (!first) return null;
	if (elements.length === 1) return { box: first, handles: movable.length > 0 ? handlesOf(first) : [] };
	const box = frame ?? frameOf(movable.length > 0 ? movable : elements);
	return { box, handles: movable.length > 0 ? ["nw", "ne", "se", "sw"] : [] };
}
