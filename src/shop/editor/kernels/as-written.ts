import type { DesignDocument, DesignElement, TextElement } from "#design/document.ts";
import { keepsHeight } from "#design/elements/text/text-frame.ts";
import { apply, boxMatrix } from "#design/geometry/matrix.ts";
import { mapElements } from "./element-tree.ts";
import { estimatedIn } from "./remeasured-steps.ts";
import { sameData } from "./same-data.ts";

/** Of a millimetre, and none that a decimal number could lie between two of. */
const STEPS = 1024;

/**
 * Without what follows from the letters of these texts: they were measured by others here, and are measured anew by the shop
 * as they are saved. To be compared alone.
 */
export function asWritten(document: DesignDocument, estimated: ReadonlySet<string>): unknown {
	if (estimated.size === 0) return document;
	const written = (element: DesignElement): DesignElement =>
		element.kind === "text" && estimated.has(element.id) ? (unmeasured(element) as DesignElement) : element;
	return {
		...document,
		sides: document.sides.map((side) => ({ ...side, elements: mapElements(side.elements, written) })),
	};
}

/** Whether they are the same but for what was measured by other letters in one of them. */
export function isSameWork(one: DesignDocument, other: DesignDocument): boolean {
	const estimated = new Set([...estimatedIn(one), ...estimatedIn(other)]);
	return sameData(asWritten(one, estimated), asWritten(other, estimated));
}

function unmeasured({ estimated: _, ...text }: TextElement): object {
	if (keepsHeight(text)) {
		const { size, ...framed } = text;
		return text.fit ? framed : text;
	}
	const { x, y, height, ...rest } = text;
	const top = apply(boxMatrix(text), [text.width / 2, 0]).map((each) => Math.round(each * STEPS));
	return { ...rest, top };
}
