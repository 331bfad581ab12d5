import type { DesignSide, LeafElement } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";

/** A picture of a side that runs around its product shows a part of it: from and to as fractions of the width. */
export type View = { readonly name: string; readonly shows: readonly [number, number] };

type Placed = Exclude<LeafElement, { kind: "background" }>;

/** The view that shows most of what is on the side; the first one where nothing is, or where it makes no difference. */
export function chooseView(side: DesignSide, views: readonly View[]): string | undefined {
	const things = flatElements(side.elements).filter((element): element is Placed => element.kind !== "background");
	let best: { name: string; shown: number } | undefined;
	for (const { name, shows } of views) {
		const shown = things.reduce((sum, element) => sum + shownArea(element, side.width, shows), 0);
		if (!best || shown > best.shown * 1.1 + 1e-6) best = { name, shown };
	}
	return best?.name;
}

function shownArea(element: Placed, width: number, shows: View["shows"]): number {
	const left = Math.max(element.x, shows[0] * width);
	const right = Math.min(element.x + element.width, shows[1] * width);
	return Math.max(0, right - left) * element.height;
}
