import type { DesignElement, PhotoElement, SideFormat } from "#design/document.ts";
import { type Span, unitedSpan } from "#design/geometry/bounds.ts";
import { resizedAbout } from "#design/geometry/resized-about.ts";
import { outlineSpan } from "#design/preflight/art-outline.ts";
import { isArt, liesOverFold } from "#design/preflight/art-over-fold.ts";
import { checkFolds, type FoldedSide, foldMargin } from "#design/preflight/folds.ts";
import { pageBounds, wholeBox } from "#design/preflight/placement.ts";
import { printedBounds } from "#design/preflight/text-fit.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import type { PlacedElement } from "./boxes.ts";
import { reframeCrop } from "./crop.ts";
import { leavesOf } from "./element-tree.ts";
import { panelAt, type Room } from "./panels.ts";
import { scaledElement } from "./scale-element.ts";

/** Letters do not shrink by quite what they are asked to. */
const STEPS = [1, 0.98, 0.95, 0.9];
const TOO_SMALL = 0.2;

/** Into the panel in which most of it lies, by the shortest way; smaller only where it is wider than that. null: nothing legible would be left. */
export function besideFold(element: PlacedElement, side: FoldedSide, shaper: TextShaper): PlacedElement | null {
	const ink = inkOf(element, side, shaper);
	const panel = panelAt(ink, side, side.folds);
	const cut = cutAtFold(element, ink, panel, side);
	if (cut) return cut;
	const [least, most] = within(panel, side);
	const by = Math.min(1, (most - least) / (ink.right - ink.left));
	for (const step of by < 1 ? STEPS : [1]) {
		if (by * step < TOO_SMALL) return null;
		const smaller = scaledAbout(element, by * step);
		const { left, right } = inkOf(smaller, side, shaper);
		const moved = { ...smaller, x: smaller.x + shift(left, right, least, most) };
		if (checkFolds(inkOf(moved, side, shaper), side, side.folds).length === 0) return moved;
	}
	return null;
}

/** How far several go together, as they lie; null: they are wider than a panel. */
export function stepBesideFold(
	elements: readonly DesignElement[],
	side: FoldedSide,
	shaper: TextShaper,
): number | null {
	const ink = unitedSpan(elements.flatMap(leavesOf).map((leaf) => inkOf(leaf, side, shaper)));
	if (!ink) return null;
	const panel = panelAt(ink, side, side.folds);
	const [least, most] = within(panel, side);
	return ink.right - ink.left > most - least ? null : shift(ink.left, ink.right, least, most);
}

/** What reached across a fold while it was larger lies in one panel where it fits into it. */
export function inOnePanel(photo: PhotoElement, side: FoldedSide, shaper: TextShaper): PhotoElement {
	if (!side.folds?.length || !liesOverFold(photo, side)) return photo;
	return { ...photo, x: photo.x + (stepBesideFold([photo], side, shaper) ?? 0) };
}

/** What covers the panel to the side's edge is cut off at the fold: moved or made smaller it would leave that edge bare. */
function cutAtFold(element: PlacedElement, ink: Span, panel: Room, side: SideFormat): PlacedElement | null {
	if (!mayBeCut(element)) return null;
	const from = panel.left ?? 0;
	const to = from + panel.width;
	const [left, right] = [ink.left < from && from > 0 ? from : ink.left, reachesEnd(panel, side) ? ink.right : to];
	const isAtEdge = from > 0 ? ink.right >= side.width : ink.left <= 0;
	if (!isAtEdge || right <= left) return null;
	const x = Math.max(element.x, left);
	const box = { x, width: Math.min(element.x + element.width, right) - x };
	if (element.kind !== "photo") return { ...element, ...box } as PlacedElement;
	return { ...element, ...box, crop: cropOf(element, box.width, x > element.x ? 1 : 0) };
}

/** What would be squeezed by it is moved instead. */
function mayBeCut(element: PlacedElement): boolean {
	if (element.rotation !== 0) return false;
	if (element.kind === "shape") return element.form === "rectangle" || element.form === "line";
	return element.kind === "photo" && !element.mask;
}

function cropOf(photo: PhotoElement, width: number, end: 0 | 1) {
	return reframeCrop(photo, { width, height: photo.height }, [end, 0.5]);
}

function reachesEnd({ left = 0, width }: Room, side: SideFormat): boolean {
	return left + width >= side.width;
}

/** A little more than the margins, so that rounding leaves nothing to tell. */
function within({ left = 0, width }: Room, side: SideFormat): readonly [number, number] {
	const inset = (edge: number) => (edge <= 0 || edge >= side.width ? side.safe : foldMargin(side)) + 0.01;
	return [left + inset(left), left + width - inset(left + width)];
}

/** What preflight looks at. */
export function inkOf(element: PlacedElement, side: SideFormat, shaper: TextShaper): Span {
	const outline = isArt(element) ? outlineSpan(element, side) : null;
	if (outline) return outline;
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
