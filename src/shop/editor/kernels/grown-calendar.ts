import type { CalendarElement, DesignSide } from "#design/document.ts";
import { LEAST_LETTERS, smallestLetters } from "#design/preflight/calendar-readable.ts";
import { checkFolds, type FoldedSide } from "#design/preflight/folds.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { besideFold } from "./beside-fold.ts";
import { boundsOf } from "./boxes.ts";
import { calendarInRoom, type MeasuredCalendar } from "./calendar-in-room.ts";
import { areOver, freeRooms, roomAround, thingsBeside } from "./free-rooms.ts";

/** Rounding must leave no letter too small. */
const ENOUGH = LEAST_LETTERS * 1.001;
const AS_LARGE = 0.999;

type FoldedDesignSide = DesignSide & Pick<FoldedSide, "folds">;

/**
 * As large as its smallest letters need, or as the room around it allows; what it does not lie over yet stays free. The
 * same calendar where that makes its letters no larger.
 */
export function grownCalendar(calendar: CalendarElement, side: FoldedDesignSide, shaper: TextShaper): CalendarElement {
	const now = measured(calendar, shaper);
	if (now.letters >= ENOUGH) return calendar;
	return best([now, calendarInRoom(now, roomAround(calendar, side, shaper), ENOUGH, shaper)]).calendar;
}

/** The same; where it can't be read then, or does not suit, it moves to the free place in which its letters are largest. */
export function readableCalendarOn(
	calendar: CalendarElement,
	side: FoldedDesignSide,
	shaper: TextShaper,
	suits: (placed: CalendarElement) => boolean,
): CalendarElement {
	const grown = measured(grownCalendar(calendar, side, shaper), shaper);
	if (grown.letters >= ENOUGH && suits(grown.calendar)) return grown.calendar;
	const found = [grown, ...inFreeRooms(calendar, side, ENOUGH, shaper)].toSorted(byLetters);
	const now = measured(calendar, shaper);
	return found.find((each) => each.letters > now.letters && suits(each.calendar))?.calendar ?? calendar;
}

/** Off the fold with its letters as large as they are, wherever there is room for that; else as large as can be. */
export function calendarBesideFold(
	calendar: CalendarElement,
	side: FoldedDesignSide,
	shaper: TextShaper,
	suits: (placed: CalendarElement) => boolean,
): CalendarElement | null {
	const now = measured(calendar, shaper);
	const beside = besideFold(calendar, side, shaper);
	const known = beside?.kind === "calendar" && suits(beside) ? [measured(beside, shaper)] : [];
	const asLarge = ({ letters }: MeasuredCalendar) => letters >= now.letters * AS_LARGE;
	if (known.some((each) => asLarge(each) && coversNoMore(calendar, each.calendar, side, shaper)))
		return known[0]!.calendar;
	const found = [...inFreeRooms(calendar, side, now.letters, shaper), ...known];
	const off = found.filter((each) => checkFolds(boundsOf(each.calendar), side, side.folds).length === 0);
	const suiting = [...off.filter(asLarge), ...off.toSorted(byLetters)].find((each) => suits(each.calendar));
	return suiting?.calendar ?? null;
}

/** How much smaller its letters can still be read; 1 where they are too small already. */
export function readableScale(calendar: CalendarElement, shaper: TextShaper): number {
	return Math.min(1, ENOUGH / smallestLetters(calendar, shaper));
}

function inFreeRooms(calendar: CalendarElement, side: FoldedDesignSide, wanted: number, shaper: TextShaper) {
	const now = measured(calendar, shaper);
	return freeRooms(calendar, side, shaper).map((room) => calendarInRoom(now, room, wanted, shaper));
}

function coversNoMore(
	before: CalendarElement,
	after: CalendarElement,
	side: FoldedDesignSide,
	shaper: TextShaper,
): boolean {
	const [was, is] = [boundsOf(before), boundsOf(after)];
	return thingsBeside(before, side, shaper).every((thing) => areOver(thing, was) || !areOver(thing, is));
}

function measured(calendar: CalendarElement, shaper: TextShaper): MeasuredCalendar {
	return { calendar, letters: smallestLetters(calendar, shaper) };
}

/** Largest first. */
function byLetters(one: MeasuredCalendar, other: MeasuredCalendar): number {
	return other.letters - one.letters;
}

/** The first of those whose letters are largest. */
function best(calendars: readonly MeasuredCalendar[]): MeasuredCalendar {
	return calendars.reduce((largest, each) => (each.letters > largest.letters ? each : largest));
}
