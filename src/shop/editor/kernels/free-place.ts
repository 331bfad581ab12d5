import type { DesignSide } from "#design/document.ts";
import { type Bounds, boundsOf, isPlaced, type PlacedElement } from "./boxes.ts";

const COLUMNS = 12;
const ROWS = 24;
const PHOTO_SCALES = [1, 0.7, 0.5, 0.35, 0.25];
const CROWDED_SCALE = 0.5;

/** Where a new element covers least of what is there, as near to the middle as can be; photos become smaller for it. */
export function inFreePlace<Element extends PlacedElement>(element: Element, side: DesignSide): Element {
	const taken = side.elements.filter(isPlaced).map(boundsOf);
	const photo = element.kind === "photo";
	for (const scale of photo ? PHOTO_SCALES : []) {
		const place = leastCovering(element.width * scale, element.height * scale, side, taken);
		if (place.covered === 0) return { ...element, ...place.box };
	}
	const scale = photo ? CROWDED_SCALE : 1;
	return { ...element, ...leastCovering(element.width * scale, element.height * scale, side, taken).box };
}

function leastCovering(width: number, height: number, side: DesignSide, taken: readonly Bounds[]) {
	const roomX = Math.max(0, side.width - 2 * side.safe - width);
	const roomY = Math.max(0, side.height - 2 * side.safe - height);
	const middleX = (side.width - width) / 2;
	const middleY = (side.height - height) / 2;
	let best = { box: { x: middleX, y: middleY, width, height }, covered: Number.POSITIVE_INFINITY, away: 0 };
	for (let row = 0; row <= ROWS; row++) {
		for (let column = 0; column <= COLUMNS; column++) {
			const x = middleX + roomX * (column / COLUMNS - 0.5);
			const y = middleY + roomY * (row / ROWS - 0.5);
			const covered = taken.reduce((sum, other) => sum + overlap(other, x, y, width, height), 0);
			const away = Math.hypot(x - middleX, y - middleY);
			const less = covered < best.covered - 1e-6;
			if (less || (covered < best.covered + 1e-6 && away < best.away)) {
				best = { box: { x, y, width, height }, covered, away };
			}
		}
	}
	return best;
}

function overlap(other: Bounds, x: number, y: number, width: number, height: number): number {
	const across = Math.min(other.right, x + width) - Math.max(other.left, x);
	const down = Math.min(other.bottom, y + height) - Math.max(other.top, y);
	return across > 1e-6 && down > 1e-6 ? across * down : 0;
}
