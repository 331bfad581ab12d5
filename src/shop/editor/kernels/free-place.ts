import type { Box, DesignSide } from "#design/document.ts";
import { type Bounds, boundsOf, isPlaced, type PlacedElement } from "./boxes.ts";

const COLUMNS = 12;
const ROWS = 24;
const PHOTO_SCALES = [1, 0.7, 0.5, 0.35, 0.25];
const CROWDED_SCALE = 0.5;

type Place = {
	readonly box: Pick<Box, "x" | "y" | "width" | "height">;
	/** The most that is covered of one text. */
	readonly onText: number;
	readonly covered: number;
	readonly away: number;
};

/**
 * Where a new element covers least of what is there, texts above all, as near to the middle as can be; photos become
 * smaller for it. Among equal places the first that suits is taken.
 */
export function inFreePlace<Element extends PlacedElement>(
	element: Element,
	side: DesignSide,
	suits: (placed: Element) => boolean = () => true,
): Element {
	const photo = element.kind === "photo";
	const placed = (place: Place): Element => ({ ...element, ...place.box });
	for (const scale of photo ? PHOTO_SCALES : []) {
		const [best] = bestPlaces(element.width * scale, element.height * scale, side);
		if (best?.covered === 0) return placed(best);
	}
	const scale = photo ? CROWDED_SCALE : 1;
	const places = bestPlaces(element.width * scale, element.height * scale, side).map(placed);
	return places.find(suits) ?? places[0] ?? element;
}

/** All that cover equally little, from the middle outwards. */
function bestPlaces(width: number, height: number, side: DesignSide): readonly Place[] {
	const taken = side.elements
		.filter(isPlaced)
		.map((element) => ({ text: element.kind === "text", ...boundsOf(element) }));
	const roomX = Math.max(0, side.width - 2 * side.safe - width);
	const roomY = Math.max(0, side.height - 2 * side.safe - height);
	const middleX = (side.width - width) / 2;
	const middleY = (side.height - height) / 2;
	const places: Place[] = [];
	for (let row = 0; row <= ROWS; row++) {
		for (let column = 0; column <= COLUMNS; column++) {
			const x = middleX + roomX * (column / COLUMNS - 0.5);
			const y = middleY + roomY * (row / ROWS - 0.5);
			let [onText, covered] = [0, 0];
			for (const other of taken) {
				const shared = overlap(other, x, y, width, height);
				covered += shared;
				if (other.text) onText = Math.max(onText, shared);
			}
			places.push({ box: { x, y, width, height }, onText, covered, away: Math.hypot(x - middleX, y - middleY) });
		}
	}
	const least = places.reduce((best, place) => (rank(place, best) < 0 ? place : best));
	return places.filter((place) => rank(place, least) === 0).sort((a, b) => a.away - b.away);
}

function rank(one: Place, other: Place): number {
	const byText = one.onText - other.onText;
	if (Math.abs(byText) > 1e-6) return byText;
	const byAll = one.covered - other.covered;
	return Math.abs(byAll) > 1e-6 ? byAll : 0;
}

function overlap(other: Bounds, x: number, y: number, width: number, height: number): number {
	const across = Math.min(other.right, x + width) - Math.max(other.left, x);
	const down = Math.min(other.bottom, y + height) - Math.max(other.top, y);
	return across > 1e-6 && down > 1e-6 ? across * down : 0;
}
