import type { CalendarElement } from "#design/document.ts";

/** Of the area of the largest beside it. */
const AS_LARGE = 0.5;

/** Those that a page is about: smaller ones are a look at another month. */
export function mainCalendars(calendars: readonly CalendarElement[]): readonly CalendarElement[] {
	const largest = Math.max(...calendars.map(areaOf));
	return calendars.filter((each) => areaOf(each) >= largest * AS_LARGE);
}

function areaOf({ width, height }: CalendarElement): number {
	return width * height;
}
