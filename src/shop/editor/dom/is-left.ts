import type { DragEvent } from "react";

/** Of what a drag leaves: not for something within it. */
export function isLeft({ currentTarget, relatedTarget }: DragEvent): boolean {
	return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}
