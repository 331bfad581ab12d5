import { POINTS_PER_MM } from "#core/units.ts";
import type { CalendarElement, SideFormat } from "#design/document.ts";
import { calendarTexts } from "#design/elements/calendar/calendar-texts.ts";
import { calendarWords } from "#design/elements/calendar/calendar-words.ts";
import { checkOnPage, checkSafeZone, cornersOf, pageBounds, wholeBox } from "#design/preflight/placement.ts";
import { checkSmallest } from "#design/preflight/small-letters.ts";
import type { Finding } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";

/** Points; smaller letters can still be printed, and hardly read. */
export const LEAST_LETTERS = 5;

export function checkCalendar(calendar: CalendarElement, side: SideFormat, shaper: TextShaper): readonly Finding[] {
	const place = pageBounds(calendar, wholeBox(calendar));
	const lost = checkOnPage(place, side);
	return [
		...(lost.length > 0 ? lost : checkSafeZone(cornersOf(calendar, wholeBox(calendar)), side)),
		...checkSmallest(smallestLetters(calendar, shaper), LEAST_LETTERS),
		...checkSigns(calendar, shaper),
	];
}

/** Points. */
export function smallestLetters(calendar: CalendarElement, shaper: TextShaper): number {
	return POINTS_PER_MM * Math.min(...calendarWords(calendar, shaper).map(({ size }) => size));
}

function checkSigns(calendar: CalendarElement, shaper: TextShaper): readonly Finding[] {
	const missing = new Set(calendarTexts(calendar).flatMap((text) => shaper.missingGlyphs(text, calendar.font)));
	if (missing.size === 0) return [];
	return [{ code: "missing-glyph", severity: "red", figures: { characters: [...missing].join(" ") } }];
}
