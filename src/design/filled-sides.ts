import type { DesignDocument, DesignSide } from "#design/document.ts";

/** Those with something on them: the others are not printed. */
export function filledSides(document: DesignDocument): readonly DesignSide[] {
	return document.sides.filter(({ elements }) => elements.length > 0);
}
