import type { SideFormat } from "#design/document.ts";
import type { Bounds } from "#design/geometry/bounds.ts";
import { checkFolds, type FoldedSide, foldMargin } from "#design/preflight/folds.ts";
import { pageBounds, wholeBox } from "#design/preflight/placement.ts";
import { printedBounds } from "#design/preflight/text-fit.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { type PlacedElement, resizedAbout } from "./boxes.ts";
import { panelAt, type Room } from "./panels.ts";
import { scaledElement } from "./scale-element.ts";

/** Letters do not shrink by quite what they are asked to. */
const STEPS = [1, 0.98, 0.95, 0.9];
const TOO_SMALL = 0.2;

/** Into the panel in which most of it lies, by the shortest way; smaller only where it is wider than that. null: nothing legible would be left. */
export function besideFold(element: PlacedElement, side: FoldedSide, shaper: TextShaper): PlacedElement | null {
	const ink = inkOf(element, shaper);
	const [least, most] = within(panelAt(ink, side, side.folds), side);
	const by = Math.min(1, (most - least) / (ink.right - ink.left));
	for (const step of by < 1 ? STEPS : [1]) {
		if (by * step < TOO_SMALL) return null;
		const smaller = scaledAbout(element, by * step);
		const { left, right } = inkOf(smaller, shaper);
		const moved = { ...smaller, x: smaller.x + shift(left, right, least, most) };
		if (checkFolds(inkOf(moved, shaper), side, side.folds).length === 0) return moved;
	}
	return null;
}

/** A little more than the margins, so that rounding leaves nothing to tell. */
function within({ left = 0, width }: Room, side: SideFormat): readonly [number, number] {
	const inset = (edge: number) => (edge <= 0 || edge >= side.width ? side.safe : foldMargin(side)) + 0.01;
	return [left + inset(left), left + width - inset(left + width)];
}

/** What preflight looks at. */
function inkOf(element: PlacedElement, shaper: TextShaper): Bounds {
	const printed = element.kind === "text" ? printedBounds(element, shaper.shape(element)) : undefined;
	return pageBounds(element, printed ?? wholeBox(element));
}

function scaledAbout(element: PlacedElement, by: number): PlacedElement {
	if (by === 1) return element;
	const box = resizedAbout(element, element.width * by, element.height * by, [0.5, 0.5]);
	return { ...scaledElement(element, by), ...box } as PlacedElement;
}

function shift(left: number, right: number, least: number, most: number): number {
	if (left < least) return least - left;
	return right > most ? most - right : 0;
}
