import type { DisplayList, DisplayNode, Shadow } from "#design/display-list.ts";
import type { DesignElement, GroupChild, SideFormat } from "#design/document.ts";
import type { Matrix } from "#design/geometry/matrix.ts";
import type { TextShaper } from "#design/text-shaping.ts";

/** An element's picture in its own coordinates: whatever does not change while it is moved or turned. */
export type ElementBody = {
	/** Path data that everything in the body is cut to. */
	readonly clip?: string;
	readonly shadow?: Shadow;
	readonly screenOnly?: true;
	readonly children: DisplayList;
};

/** One element kind's part in layout. */
export type ElementLayout<E extends DesignElement> = {
	matrix(element: E): Matrix;
	/** All that the body is made from: while these stay the same, so does the body. */
	bodyFields(element: E, side: SideFormat): readonly unknown[];
	/** `inside`: what is painted for an element within this one. */
	body(element: E, side: SideFormat, shaper: TextShaper, inside: (child: GroupChild) => DisplayNode): ElementBody;
};
