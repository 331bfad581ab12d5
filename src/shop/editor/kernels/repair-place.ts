import type { Millimetres } from "#core/units.ts";
import type { DesignElement, DesignSide, PhotoElement, SideFormat } from "#design/document.ts";
import { resizedAbout } from "#design/geometry/resized-about.ts";
import { innermost, insetOfRoom, overhangOf, stepInto } from "#design/geometry/side-outline.ts";
import type { FoldedSide } from "#design/preflight/folds.ts";
import { pageBounds, shownPart, wholeBox } from "#design/preflight/placement.ts";
import { photoDpi } from "#design/preflight/resolution.ts";
import type { Warning } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { inOnePanel } from "./beside-fold.ts";
import { type Bounds, corners, type PlacedElement } from "./boxes.ts";
import { reframeCrop } from "./crop.ts";
import { SMALLEST_SIDE } from "./gestures.ts";
import { scaledElement } from "./scale-element.ts";

const HALVINGS = 16;

/** Smaller about its middle, until its pixels are enough, and on one panel; null where too little would be left. */
export function sharpEnough(
	photo: PhotoElement,
	dpi: number,
	side: DesignSide & Pick<FoldedSide, "folds">,
	shaper: TextShaper,
): PhotoElement | null {
	const by = (photoDpi(photo) ?? dpi) / dpi;
	const [width, height] = [photo.width * by, photo.height * by];
	if (Math.min(width, height) < SMALLEST_SIDE) return null;
	return inOnePanel({ ...photo, ...resizedAbout(photo, width, height, [0.5, 0.5]) }, side, shaper);
}

/** Whether a photo that is made smaller, so that it is sharp, ends at fewer edges of the product than it did. */
export function leavesRim(
	{ figures }: Warning,
	photo: DesignElement,
	side: DesignSide & Pick<FoldedSide, "folds">,
	shaper: TextShaper,
): boolean {
	if (photo.kind !== "photo" || side.bleed === 0) return false;
	const left = sharpEnough(photo, Number(figures.wanted), side, shaper);
	return left !== null && edgesReached(left, side) < edgesReached(photo, side);
}

/** Rounding is no rim. */
const RIM = 0.05;

function edgesReached(photo: PhotoElement, { width, height }: DesignSide): number {
	const { left, top, right, bottom } = pageBounds(photo, shownPart(photo));
	return [left, top, width - right, height - bottom].filter((rim) => rim < RIM).length;
}

/** Each edge that ends between cut and bleed is drawn out until it reaches the bleed's edge; for photos that stand upright or lie. */
export function reachingBleed(photo: PhotoElement, side: SideFormat): PhotoElement {
	const { bleed } = side;
	const now = pageBounds(photo, wholeBox(photo));
	const drawn = (from: Millimetres, to: Millimetres, edgeAt: (place: Millimetres) => Partial<Bounds>) => {
		const beyond = (place: Millimetres) => overhangOf([innermost({ ...now, ...edgeAt(place) }, side)], side, 0);
		if (beyond(from) < -0.01 || beyond(from) >= bleed) return from;
		return side.cut ? nearestTo(from, to, (place) => beyond(place) >= bleed) : to;
	};
	const left = drawn(now.left, -bleed, (place) => ({ left: place, right: place }));
	const top = drawn(now.top, -bleed, (place) => ({ top: place, bottom: place }));
	const right = drawn(now.right, side.width + bleed, (place) => ({ left: place, right: place }));
	const bottom = drawn(now.bottom, side.height + bleed, (place) => ({ top: place, bottom: place }));
	const lies = photo.rotation % 180 !== 0;
	const [across, down] = [right - left, bottom - top];
	const [width, height] = lies ? [down, across] : [across, down];
	const crop = reframeCrop(photo, { width, height }, [0.5, 0.5]);
	return { ...photo, x: left + (across - width) / 2, y: top + (down - height) / 2, width, height, crop };
}

/** By the shortest way onto the page, or so far into it; what is larger than that stands in its middle. */
export function onPage<Element extends PlacedElement>(element: Element, side: SideFormat, inset = 0): Element {
	const [dx, dy] = stepInto(corners(element), side, inset);
	return { ...element, x: element.x + dx, y: element.y + dy };
}

/** As small as it must be, and by the shortest way. */
export function intoSafeZone<Element extends PlacedElement>(element: Element, side: SideFormat): Element {
	const sized = (by: number) => onPage(smaller(element, by), side, side.safe);
	const lies = (by: number) => overhangOf(corners(sized(by)), side, side.safe) <= 0.01;
	if (lies(1)) return sized(1);
	const { left, top, right, bottom } = pageBounds(element, wholeBox(element));
	const [across, down] = insetOfRoom(side);
	const room = [side.width - 2 * across, side.height - 2 * down] as const;
	const by = Math.min(1, Math.max(0.1, room[0]) / (right - left), Math.max(0.1, room[1]) / (bottom - top));
	return sized(side.cut ? nearestTo(1, by, lies) : by);
}

/** About its middle. */
export function smaller<Element extends PlacedElement>(element: Element, by: number): Element {
	const box = resizedAbout(element, element.width * by, element.height * by, [0.5, 0.5]);
	return by === 1 ? element : ({ ...scaledElement(element, by), ...box } as Element);
}

/** From what holds as near as can be to what does not. */
function nearestTo(wanted: number, sure: number, holds: (value: number) => boolean): number {
	let [least, most] = [sure, wanted];
	for (let count = 0; count < HALVINGS; count++) {
		const middle = (least + most) / 2;
		if (holds(middle)) least = middle;
		else most = middle;
	}
	return least;
}
