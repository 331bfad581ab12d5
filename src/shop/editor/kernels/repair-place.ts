import type { PhotoElement, SideFormat } from "#design/document.ts";
import { innermost, insetOfRoom, overhangOf, stepInto } from "#design/geometry/side-outline.ts";
import { pageBounds, wholeBox } from "#design/preflight/placement.ts";
import { photoDpi } from "#design/preflight/resolution.ts";
import { type Bounds, corners, type PlacedElement, resizedAbout } from "./boxes.ts";
import { reframeCrop } from "./crop.ts";
import { SMALLEST_SIDE } from "./gestures.ts";
import { scaledElement } from "./scale-element.ts";

/** Smaller about its middle, until its pixels are enough; null where too little would be left. */
export function sharpEnough(photo: PhotoElement, dpi: number): PhotoElement | null {
	const by = (photoDpi(photo) ?? dpi) / dpi;
	const [width, height] = [photo.width * by, photo.height * by];
	if (Math.min(width, height) < SMALLEST_SIDE) return null;
	return { ...photo, ...resizedAbout(photo, width, height, [0.5, 0.5]) };
}

/** Each edge that ends between trim and bleed is drawn out to the bleed's edge; for photos that stand upright or lie. */
export function reachingBleed(photo: PhotoElement, side: SideFormat): PhotoElement {
	const { bleed } = side;
	const now = pageBounds(photo, wholeBox(photo));
	const isShort = (edge: Partial<Bounds>) => {
		const beyond = overhangOf([innermost({ ...now, ...edge }, side)], side, 0);
		return beyond >= -0.01 && beyond < bleed;
	};
	const left = isShort({ right: now.left }) ? -bleed : now.left;
	const top = isShort({ bottom: now.top }) ? -bleed : now.top;
	const right = isShort({ left: now.right }) ? side.width + bleed : now.right;
	const bottom = isShort({ top: now.bottom }) ? side.height + bleed : now.bottom;
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
export function intoSafeZone(element: PlacedElement, side: SideFormat): PlacedElement {
	const moved = onPage(element, side, side.safe);
	if (overhangOf(corners(moved), side, side.safe) <= 0.01) return moved;
	const { left, top, right, bottom } = pageBounds(element, wholeBox(element));
	const [across, down] = insetOfRoom(side);
	const room = [side.width - 2 * across, side.height - 2 * down] as const;
	const by = Math.min(1, Math.max(0.1, room[0]) / (right - left), Math.max(0.1, room[1]) / (bottom - top));
	const smaller = {
		...scaledElement(element, by),
		...resizedAbout(element, element.width * by, element.height * by, [0.5, 0.5]),
	};
	return onPage(smaller as PlacedElement, side, side.safe);
}
