import type { Millimetres } from "#core/units.ts";
import type { Box, DesignSide, TextElement } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { keepsHeight } from "#design/elements/text/text-frame.ts";
import { openingBounds } from "#design/geometry/side-openings.ts";
import { insetOfRoom } from "#design/geometry/side-outline.ts";
import { openingMargin } from "#design/preflight/openings.ts";
import { pageBounds } from "#design/preflight/placement.ts";
import { isRead } from "#design/preflight/printed-lines.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { artInk } from "./art-ink.ts";
import { type Bounds, boundsOf, isPlaced, type PlacedElement } from "./boxes.ts";
import type { Room } from "./panels.ts";
import { inSize, scaledElement } from "./scale-element.ts";

const COLUMNS = 12;
const ROWS = 24;
const SCALES = [1, 0.85, 0.7, 0.6, 0.5, 0.4, 0.35, 0.3];
/** Of the size that was made for an empty side. */
const LEAST_SCALES: Readonly<Record<PlacedElement["kind"], number>> = {
	photo: 0.25,
	shape: 0.4,
	"clip-art": 0.4,
	calendar: 1,
	qr: 1,
	text: 1,
};
const TEXT_SCALES = [1, 0.85, 0.7, 0.6];
const CROWDED_SCALE = 0.5;
const FINE_STEP = 0.05;
const SLACK = 0.5;
/** Ems: "Grandmother" is not broken while it is written. */
const USUAL_WORD = 6.5;

type Place = {
	readonly box: Pick<Box, "x" | "y" | "width" | "height">;
	/** The most that is covered of one text. */
	readonly onText: number;
	readonly covered: number;
	readonly away: number;
};

/** Only places in this part of the side are looked at, then those in its others. */
export type RoomySide = DesignSide & Pick<Room, "left" | "others">;

type Taken = Bounds & { readonly text: boolean; readonly kind: PlacedElement["kind"] | "opening" };

/**
 * Where a new element covers nothing, as large and as near to the middle as can be. Where there is no such place it covers
 * as little as can be, and nothing that is to be read if a smaller one need not: a photo smaller, all else in its size.
 * To another part goes only what would cover something to be read, if it covers nothing there.
 */
export function inFreePlace<Element extends PlacedElement>(
	element: Element,
	side: RoomySide,
	least = LEAST_SCALES[element.kind],
	shaper?: TextShaper,
): Element {
	const taken = takenOn(side, shaper);
	const scales = [...SCALES.filter((each) => each > least), least];
	const placeAt = (scale: number, room: Room = side) =>
		bestPlaces(element.width * scale, element.height * scale, room, taken)[0];
	const free = scales.find((each) => placeAt(each)?.covered === 0);
	if (free) return placed(element, placeAt(free), free);
	const largest = element.kind === "photo" ? CROWDED_SCALE : 1;
	const scale = scales.find((each) => each <= largest && placeAt(each)?.onText === 0) ?? largest;
	const crowded = placeAt(scale);
	if (crowded?.onText === 0) return placed(element, crowded, scale);
	for (const room of side.others ?? []) {
		const elsewhere = scales.find(
			(each) => isWideEnough(room, element.width * each) && placeAt(each, room)?.covered === 0,
		);
		if (elsewhere) return placed(element, placeAt(elsewhere, room), elsewhere);
	}
	return placed(element, crowded, scale);
}

/** Whether nothing is covered where it is. */
export function isFreePlace({ x, y, width, height }: PlacedElement, side: RoomySide, shaper?: TextShaper): boolean {
	return takenOn(side, shaper).every((other) => overlap(other, x, y, width, height) === 0);
}

/** Or on another thing that is read, or an opening. */
export function liesOnWords({ left, top, right, bottom }: Bounds, side: RoomySide, shaper?: TextShaper): boolean {
	return takenOn(side, shaper).some((other) => other.text && overlap(other, left, top, right - left, bottom - top) > 0);
}

/** Whether nothing lies in the safe zone of a side or a part of it. */
export function isBare(room: RoomySide, shaper?: TextShaper): boolean {
	const [across, down] = insetOfRoom(room);
	const [x, width] = [(room.left ?? 0) + across, room.width - 2 * across];
	return takenOn(room, shaper).every((other) => overlap(other, x, down, width, room.height - 2 * down) === 0);
}

/** As large as fits beside what is there, in this part alone; undefined where it would be smaller than so. */
export function besideOthers<Element extends PlacedElement>(
	element: Element,
	side: RoomySide,
	least: number,
	shaper?: TextShaper,
): Element | undefined {
	const taken = takenOn(side, shaper);
	for (let scale = 1; scale > least; scale -= FINE_STEP) {
		const [best] = bestPlaces(element.width * scale, element.height * scale, side, taken);
		if (best?.covered === 0) return placed(element, best, scale);
	}
	return undefined;
}

function isWideEnough(room: Room, width: Millimetres): boolean {
	return width <= room.width - 2 * insetOfRoom(room)[0];
}

function placed<Element extends PlacedElement>(element: Element, place: Place | undefined, scale: number): Element {
	const scaled = element.kind === "text" ? element : scaledElement(element, scale);
	return { ...(scaled as Element), ...place?.box };
}

/**
 * The same for a centred text, where words alone take room; it becomes a little smaller for it. The first place that
 * suits is taken; there its lines become as long as they have room on both sides, but not longer than they were. To another
 * part goes only what would cover words here, if it covers nothing there.
 */
export function textInFreePlace(
	text: TextElement,
	side: RoomySide,
	shaper: TextShaper,
	suits: (placed: TextElement) => boolean,
): TextElement {
	const { left, right } = wordsOf(text, shaper);
	const taken = takenOn(side, shaper);
	const words = right - left;
	const word = Math.max(words, Math.min(text.width, text.size * USUAL_WORD));
	const placesIn = (room: Room) => {
		const placesAt = (scale: number, width: number) => bestPlaces(width * scale, text.height * scale, room, taken);
		const isFree = (scale: number, width: number) =>
			(room === side || isWideEnough(room, width * scale)) && placesAt(scale, width)[0]?.covered === 0;
		const width = TEXT_SCALES.some((scale) => isFree(scale, word)) ? word : words;
		const free = TEXT_SCALES.find((each) => isFree(each, width));
		const across = free === undefined ? word : width;
		const scaled = inSize(text, text.size * (free ?? 1));
		const found = placesAt(free ?? 1, across);
		const places = found.map((place) => widened(scaled, place, room, taken));
		return { isFree: free !== undefined, isOffWords: found[0]?.onText === 0, places };
	};
	const own = placesIn(side);
	const placed = own.places.find(suits) ?? own.places[0] ?? text;
	if (own.isOffWords) return placed;
	for (const room of side.others ?? []) {
		const { isFree, places } = placesIn(room);
		const elsewhere = isFree && places.find(suits);
		if (elsewhere) return elsewhere;
	}
	return placed;
}

/** Of texts their words, where they can be measured; openings as if they were words. */
export function takenOn(side: RoomySide, shaper: TextShaper | undefined): readonly Taken[] {
	return [
		...(side.openings ?? []).map((opening) => ({
			...{ text: true, kind: "opening" as const },
			...openingBounds(opening, openingMargin(side)),
		})),
		...flatElements(side.elements)
			.filter(isPlaced)
			.flatMap((other): readonly Taken[] => {
				const taken = { text: isRead(other), kind: other.kind };
				if (other.kind === "text" && shaper) return [{ ...taken, ...pageBounds(other, wordsOf(other, shaper)) }];
				if (other.kind === "clip-art") return artInk(other).map((ink) => ({ ...taken, ...ink }));
				return linesOfFrame(other) ?? [{ ...taken, ...boundsOf(other) }];
			}),
	];
}

/** Within a drawn frame there is room. */
function linesOfFrame(element: PlacedElement): readonly Taken[] | undefined {
	if (element.kind !== "shape" || element.form !== "rectangle" || element.fill || element.rotation % 90 !== 0) return;
	const bounds = { text: false, kind: element.kind, ...boundsOf(element) };
	const { left, top, right, bottom } = bounds;
	const thick = element.stroke?.width ?? 0;
	return [
		{ ...bounds, bottom: top + thick },
		{ ...bounds, top: bottom - thick },
		{ ...bounds, right: left + thick },
		{ ...bounds, left: right - thick },
	];
}

/** A little more than the words take: rounding must not break a line. A frame may be higher than its lines. */
export function wordsOf(text: TextElement, shaper: TextShaper): Bounds {
	const lines = shaper.shape(text).lines.filter(({ width }) => width > 0);
	if (lines.length === 0) return { left: 0, top: 0, right: text.width, bottom: text.height };
	const left = Math.min(...lines.map(({ x }) => x)) - SLACK;
	const right = Math.max(...lines.map(({ x, width }) => x + width)) + SLACK;
	const across = { left: Math.max(0, left), right: Math.min(text.width, right) };
	if (!keepsHeight(text)) return { ...across, top: 0, bottom: text.height };
	const top = Math.min(...lines.map(({ y }) => y));
	return { ...across, top, bottom: Math.max(...lines.map(({ y, height }) => y + height)) };
}

function widened(text: TextElement, { box }: Place, side: Room, taken: readonly Taken[]): TextElement {
	const middle = box.x + box.width / 2;
	const beside = taken.filter(
		(other) =>
			other.bottom > box.y &&
			other.top < box.y + box.height &&
			overlap(other, box.x, box.y, box.width, box.height) === 0,
	);
	const gap = text.size * 0.15;
	const ends = beside.map(({ left, right }) => (left > middle ? left - middle : middle - right) - gap);
	const { left = 0, width: across } = side;
	const [inset] = insetOfRoom(side);
	const room = 2 * Math.min(middle - left - inset, left + across - inset - middle, ...ends);
	const width = Math.max(box.width, Math.min(text.width, room));
	return { ...text, ...box, x: middle - width / 2, width };
}

/** All that cover equally little, from the middle outwards. */
function bestPlaces(width: number, height: number, side: Room, taken: readonly Taken[]): readonly Place[] {
	const [across, down] = insetOfRoom(side);
	const roomX = Math.max(0, side.width - 2 * across - width);
	const roomY = Math.max(0, side.height - 2 * down - height);
	const middleX = (side.left ?? 0) + (side.width - width) / 2;
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

export function overlap(other: Bounds, x: number, y: number, width: number, height: number): number {
	const across = Math.min(other.right, x + width) - Math.max(other.left, x);
	const down = Math.min(other.bottom, y + height) - Math.max(other.top, y);
	return across > 1e-6 && down > 1e-6 ? across * down : 0;
}
