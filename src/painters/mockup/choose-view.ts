import type { DesignElement, DesignSide, LeafElement } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";

/** A picture of a side that runs around its product shows a part of it: from and to as fractions of the width. */
export type View = { readonly name: string; readonly shows: readonly [number, number] };

type Placed = Exclude<LeafElement, { kind: "background" }>;

/** Shares of the side's width from which on a thing, or a template's ornament, is its ground: seen from everywhere. */
const AROUND = 0.8;
const ORNAMENT_AROUND = 0.5;

/**
 * The view that shows most of what is on the side; the first one where nothing is, or where it makes no difference.
 * What is cut off at a picture's edge counts less than what it still shows.
 */
export function chooseView(side: DesignSide, views: readonly View[]): string | undefined {
	let best: { name: string; shown: number } | undefined;
	for (const { name, shows } of views) {
		const shown = shownIn(side, shows);
		if (!best || shown > best.shown * 1.1 + 1e-6) best = { name, shown };
	}
	return best?.name;
}

/** How much of what is on the side, to compare views by. */
export function shownIn(side: DesignSide, shows: View["shows"]): number {
	const placed = placedIn(side.elements.filter((element) => !isGround(element, side.width)));
	const things = placed.length > 0 ? placed : placedIn(side.elements);
	return things.reduce((sum, element) => sum + shownOf(element, side.width, shows), 0);
}

function placedIn(elements: readonly DesignElement[]): readonly Placed[] {
	return flatElements(elements).filter((element): element is Placed => element.kind !== "background");
}

/** A group covers what its parts cover: a photo and a name far apart are no ground. */
function isGround(element: DesignElement, sideWidth: number): boolean {
	const parts = placedIn([element]).toSorted((one, other) => one.x - other.x);
	let [covered, end] = [0, Number.NEGATIVE_INFINITY];
	for (const { x, width } of parts) {
		covered += Math.max(0, x + width - Math.max(x, end));
		end = Math.max(end, x + width);
	}
	return covered >= sideWidth * (element.locked ? ORNAMENT_AROUND : AROUND);
}

/** Its area, times the square of the share that is seen. */
function shownOf({ x, width, height }: Placed, sideWidth: number, shows: View["shows"]): number {
	const left = Math.max(x, shows[0] * sideWidth);
	const right = Math.min(x + width, shows[1] * sideWidth);
	return right > left ? (right - left) ** 2 * (height / width) : 0;
}
