import type { DesignDocument, DesignElement, TextElement } from "#design/document.ts";
import { keepsHeight } from "#design/elements/text/text-frame.ts";
import { apply, boxMatrix } from "#design/geometry/matrix.ts";
import { mapElements } from "./element-tree.ts";

/** Of a millimetre, and none that a decimal number could lie between two of. */
const STEPS = 1024;

/**
 * Without what follows from the letters: where they had not come here, the shop measures them when it is saved, and it is
 * the same work. To be compared alone.
 */
export function asWritten(document: DesignDocument): unknown {
	const sides = document.sides.map((side) => ({ ...side, elements: mapElements(side.elements, unmeasured) }));
	return { ...document, sides };
}

function unmeasured(element: DesignElement): DesignElement {
	return element.kind === "text" ? (writtenPart(element) as DesignElement) : element;
}

function writtenPart({ estimated: _, ...text }: TextElement): object {
	if (keepsHeight(text)) {
		const { size, ...framed } = text;
		return text.fit ? framed : text;
	}
	const { x, y, height, ...rest } = text;
	const top = apply(boxMatrix(text), [text.width / 2, 0]).map((each) => Math.round(each * STEPS));
	return { ...rest, top };
}
