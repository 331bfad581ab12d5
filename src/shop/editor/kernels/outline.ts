import type { Millimetres, ScreenPixels } from "#core/units.ts";
import type { Box, DesignDocument } from "#design/document.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import type { PlacedElement } from "./boxes.ts";
import { frameOf } from "./frame.ts";
import type { HandleName } from "./gestures.ts";
import { boxAroundInk, grownBox } from "./ink-box.ts";
import { handlesOf } from "./resize-element.ts";
import { may, mayResize } from "./rights.ts";

export type Outline = { readonly box: Box; readonly handles: readonly HandleName[]; readonly turns: boolean };

/** Between words and the middle of a line around them. */
export const AIR: ScreenPixels = 4;

/** What is drawn around the selection: several are scaled whole, by the corners of their frame. */
export function outlineOf(
	document: DesignDocument,
	elements: readonly PlacedElement[],
	movable: readonly PlacedElement[],
	frame: Box | null,
	shaper: TextShaper,
	air: Millimetres,
): Outline | null {
	const [first] = elements;
	if (!first) return null;
	const turns = movable.length > 0;
	if (elements.length === 1) {
		const handles = mayResize(document, first) ? handlesOf(first) : [];
		return { box: boxAroundInk(first, shaper, air), handles, turns };
	}
	const framed = frame ?? frameOf(movable.length > 0 ? movable : elements);
	const box = elements.some(({ kind }) => kind === "text") ? grownBox(framed, air) : framed;
	const scaled = movable.some((element) => may(document, element, "size"));
	return { box, handles: scaled ? ["nw", "ne", "se", "sw"] : [], turns };
}
