import { POINTS_PER_MM } from "#core/units.ts";
import type { CalendarElement, SideFormat } from "#design/document.ts";
import { calendarTexts } from "#design/elements/calendar/calendar-texts.ts";
import { calendarWords } from "#design/elements/calendar/calendar-words.ts";
import { checkOnPage, checkSafeZone, cornersOf, pageBounds, wholeBox } from "#design/preflight/placement.ts";
import { type Finding, tenths } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";

/** Points; smaller letters can still be printed, and hardly read. */
export const LEAST_LETTERS = 5;
const LEAST_OF_ALL = 3;

export function checkCalendar(calendar: CalendarElement, side: SideFormat, shaper: TextShaper): readonly Finding[] {
	const place = pageBounds(calendar, wholeBox(calendar));
	const lost = checkOnPage(place, side);
	return [
		...(lost.length > 0 ? lost : checkSafeZone(cornersOf(calendar, wholeBox(calendar)), side)),
		...checkSize(smallestLetters(calendar, shaper)),
		...checkSigns(calendar, shaper),
	];
}

/** Points. */
export function smallestLetters(calendar: CalendarElement, shaper: TextShaper): number {
	return POINTS_PER_MM * Math.min(...calendarWords(calendar, shaper).map(({ size }) => size));
}

function checkSize(smallest: number): readonly Finding[] {
	const size = tenths(smallest);
	if (size >= LEAST_LETTERS) return [];
	const severity = size < LEAST_OF_ALL ? "red" : "yellow";
	return [{ code: "letters-too-small", severity, figures: { size, least: LEAST_LETTERS } }];
}

function checkSigns(calendar: CalendarElement, shaper: TextShaper): readonly Finding[] {
	const missing = new Set(calendarTexts(calendar).flatMap((text) => shaper.missingGlyphs(text, calendar.font)));
	if (missing.size === 0) return [];
	return [{ code: "missing-glyph", severity: "red", figures: { characters: [...missing].join(" ") } }];
}
