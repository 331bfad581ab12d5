import type { Millimetres } from "#core/units.ts";
import type { CalendarElement } from "#design/document.ts";
import { resizedAbout } from "#design/geometry/resized-about.ts";
import { smallestLetters } from "#design/preflight/calendar-readable.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { type Bounds, boundsOf } from "./boxes.ts";

const STRETCHES = 8;

export type MeasuredCalendar = {
	readonly calendar: CalendarElement;
	/** The size of its smallest letters, in points. */
	readonly letters: number;
};

/**
 * So large that its smallest letters have this many points, or as large as the room allows: in its own shape if that
 * does, else towards the room's.
 */
export function calendarInRoom(
	{ calendar, letters }: MeasuredCalendar,
	room: Bounds,
	wanted: number,
	shaper: TextShaper,
): MeasuredCalendar {
	const now = boundsOf(calendar);
	const most = Math.min(widthOf(room) / widthOf(now), heightOf(room) / heightOf(now));
	const scaled = (by: number): MeasuredCalendar => {
		const inRoom = within(calendar, calendar.width * by, calendar.height * by, room);
		return { calendar: inRoom, letters: smallestLetters(inRoom, shaper) };
	};
	const needed = wanted / letters;
	if (needed <= most) return scaled(needed);
	let best = scaled(most);
	for (const stretchedOne of stretched(best.calendar, room)) {
		const reached = smallestLetters(stretchedOne, shaper);
		if (reached > best.letters) best = { calendar: stretchedOne, letters: reached };
		if (reached >= wanted) break;
	}
	return best;
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

function widthOf({ left, right }: Bounds): Millimetres {
	return right - left;
}

function heightOf({ top, bottom }: Bounds): Millimetres {
	return bottom - top;
}
