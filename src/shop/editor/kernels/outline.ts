import type { Box, DesignDocument } from "#design/document.ts";
import type { PlacedElement } from "./boxes.ts";
import { frameOf } from "./frame.ts";
import type { HandleName } from "./gestures.ts";
import { handlesOf } from "./resize-element.ts";
import { may, mayResize } from "./rights.ts";

export type Outline = { readonly box: Box; readonly handles: readonly HandleName[]; readonly turns: boolean };

/** What is drawn around the selection: several are scaled whole, by the corners of their frame. */
export function outlineOf(
	document: DesignDocument,
	elements: readonly PlacedElement[],
	movable: readonly PlacedElement[],
	frame: Box | null,
): Outline | null {
	const [first] = elements;
	if (!first) return null;
	const turns = movable.length > 0;
	if (elements.length === 1) return { box: first, handles: mayResize(document, first) ? handlesOf(first) : [], turns };
	const box = frame ?? frameOf(movable.length > 0 ? movable : elements);
	const scaled = movable.some((element) => may(document, element, "size"));
	return { box, handles: scaled ? ["nw", "ne", "se", "sw"] : [], turns };
}
