import type { Millimetres } from "#core/units.ts";
import type { CalendarElement, DesignSide } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { LEAST_LETTERS, smallestLetters } from "#design/preflight/calendar-readable.ts";
import { pageBounds } from "#design/preflight/placement.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { type Bounds, boundsOf, isPlaced, resizedAbout } from "./boxes.ts";
import { wordsOf } from "./free-place.ts";

const GAP: Millimetres = 1;
const STRETCHES = 8;
/** Rounding must leave no letter too small. */
const ENOUGH = LEAST_LETTERS * 1.001;

/**
 * As large as its smallest letters need, or as the room around it allows; what it does not lie over yet stays free. In its
 * own shape if that does, else in the room's. The same calendar where that makes its letters no larger.
 */
export function grownCalendar(calendar: CalendarElement, side: DesignSide, shaper: TextShaper): CalendarElement {
	const letters = smallestLetters(calendar, shaper);
	if (letters >= ENOUGH) return calendar;
	const room = roomAround(calendar, side, shaper);
	const now = boundsOf(calendar);
	const most = Math.min(widthOf(room) / widthOf(now), heightOf(room) / heightOf(now));
	const needed = ENOUGH / letters;
	const scaled = (by: number) => within(calendar, calendar.width * by, calendar.height * by, room);
	if (needed <= most) return scaled(needed);
	let best = { calendar, letters };
	for (const candidate of [scaled(most), ...stretched(scaled(most), room)]) {
		const reached = smallestLetters(candidate, shaper);
		if (reached > best.letters) best = { calendar: candidate, letters: reached };
		if (reached >= ENOUGH) break;
	}
	return best.calendar;
}

/** How much smaller its letters can still be read; 1 where they are too small already. */
export function readableScale(calendar: CalendarElement, shaper: TextShaper): number {
	return Math.min(1, ENOUGH / smallestLetters(calendar, shaper));
}

/** Towards the shape of the room, where it stands upright or lies. */
function stretched(calendar: CalendarElement, room: Bounds): readonly CalendarElement[] {
	if (calendar.rotation % 90 !== 0) return [];
	const lies = calendar.rotation % 180 !== 0;
	const [width, height] = lies ? [heightOf(room), widthOf(room)] : [widthOf(room), heightOf(room)];
	return Array.from({ length: STRETCHES }, (_, index) => {
		const part = (index + 1) / STRETCHES;
		const across = calendar.width + (width - calendar.width) * part;
		const down = calendar.height + (height - calendar.height) * part;
		return within(calendar, across, down, room);
	});
}

/** Grown about its middle, then by the shortest way into the room. */
function within(calendar: CalendarElement, width: Millimetres, height: Millimetres, room: Bounds): CalendarElement {
	const grown = { ...calendar, ...resizedAbout(calendar, width, height, [0.5, 0.5]) };
	const { left, top, right, bottom } = boundsOf(grown);
	return {
		...grown,
		x: grown.x + Math.max(0, room.left - left) - Math.max(0, right - room.right),
		y: grown.y + Math.max(0, room.top - top) - Math.max(0, bottom - room.bottom),
	};
}

/** Within the safe zone, up to what is beside it. */
function roomAround(calendar: CalendarElement, side: DesignSide, shaper: TextShaper): Bounds {
	const { width, height, safe } = side;
	const own = boundsOf(calendar);
	const others = flatElements(side.elements)
		.filter(isPlaced)
		.filter(({ id, opacity }) => id !== calendar.id && opacity > 0)
		.map((other) => (other.kind === "text" ? pageBounds(other, wordsOf(other, shaper)) : boundsOf(other)))
		.filter((bounds) => !isOver(bounds, own));
	const zone = { left: safe, top: safe, right: width - safe, bottom: height - safe };
	return others.reduce((room, other) => (isOver(other, room) ? cutOff(room, other, own) : room), zone);
}

/** The largest part of the room without what is there. */
function cutOff(room: Bounds, other: Bounds, own: Bounds): Bounds {
	const parts = [
		...(other.right <= own.left ? [{ ...room, left: Math.min(own.left, other.right + GAP) }] : []),
		...(other.left >= own.right ? [{ ...room, right: Math.max(own.right, other.left - GAP) }] : []),
		...(other.bottom <= own.top ? [{ ...room, top: Math.min(own.top, other.bottom + GAP) }] : []),
		...(other.top >= own.bottom ? [{ ...room, bottom: Math.max(own.bottom, other.top - GAP) }] : []),
	];
	const area = (part: Bounds) => widthOf(part) * heightOf(part);
	return parts.reduce((best, part) => (area(part) > area(best) ? part : best), parts[0] ?? room);
}

function isOver(one: Bounds, other: Bounds): boolean {
	const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
	const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
	return across > 1e-6 && down > 1e-6;
}

function widthOf({ left, right }: Bounds): Millimetres {
	return right - left;
}

function heightOf({ top, bottom }: Bounds): Millimetres {
	return bottom - top;
}
