import { isBareSide } from "#design/blank.ts";
import {
	type CalendarElement,
	type DesignDocument,
	type DesignSide,
	EARLIEST_YEAR,
	LATEST_YEAR,
} from "#design/document.ts";
import { renamed } from "#design/elements/calendar/calendar-names.ts";
import { monthPage } from "#design/elements/calendar/month-page.ts";
import { monthAfter } from "#design/elements/calendar/month-weeks.ts";
import { flatElements, flatSide } from "#design/elements/group/flat-elements.ts";
import { followedMonths } from "#design/preflight/month-order.ts";
import { freeCopy } from "../kernels/free-copy.ts";
import { type Month, monthAfterCover } from "./month-after-cover.ts";

type OtherMonth = Month & { readonly side: string };

/**
 * The empty pages of a calendar as large as this one's, each with its month as counted from this one's page. One on the cover
 * comes to the pages while none of them shows a month.
 */
export function otherMonths(document: DesignDocument, calendar: CalendarElement): readonly OtherMonth[] {
	const { sides } = document;
	const own = sides.find(({ elements }) => flatElements(elements).some(({ id }) => id === calendar.id));
	if (!own) return [];
	const at = monthPage(own.code);
	if (at === undefined ? monthsOnPages(document).length > 0 : calendar.months) return [];
	return sides.flatMap((side) => {
		const page = monthPage(side.code);
		const isAlike = side.width === own.width && side.height === own.height;
		if (page === undefined || !isAlike || !isBareSide(side)) return [];
		const shown = at === undefined ? monthAfterCover(calendar, page) : monthAfter(calendar, page - at);
		return shown.year < EARLIEST_YEAR || shown.year > LATEST_YEAR ? [] : [{ side: side.code, ...shown }];
	});
}

/** The same calendar with another month. Marked days that name no month are of the first one alone. */
export function withMonth(calendar: CalendarElement, shown: Month, id: string, bound?: boolean): CalendarElement {
	const { marks, ...rest } = calendar;
	const own = marks?.filter((mark) => mark.month !== undefined || isSame(calendar, shown)) ?? [];
	const copy = { ...rest, id, sixWeeks: true, ...(own.length > 0 && { marks: own }) };
	const title = calendar.title || calendar.months?.find((each) => each.trim() !== "") || "";
	return freeCopy({ ...copy, ...renamed({ ...calendar, title }, shown, false) } as CalendarElement, bound);
}

/** Which is put on other pages: the largest month of those on pages that follow one another, as smaller ones are a look at another month; else the cover's. */
export function largestCalendar(document: DesignDocument): CalendarElement | null {
	const followed = followedMonths(document.sides.map(flatSide)).map(({ calendar }) => calendar);
	const onPages = followed.length > 0 ? followed : monthsOnPages(document);
	const onCover = document.sides.filter(({ code }) => monthPage(code) === undefined).flatMap(calendarsOn);
	const area = ({ width, height }: CalendarElement) => width * height;
	return (onPages.length > 0 ? onPages : onCover).reduce<CalendarElement | null>(
		(most, each) => (most && area(most) >= area(each) ? most : each),
		null,
	);
}

function monthsOnPages({ sides }: DesignDocument): readonly CalendarElement[] {
	return sides
		.filter(({ code }) => monthPage(code) !== undefined)
		.flatMap(calendarsOn)
		.filter(({ months }) => !months);
}

function calendarsOn({ elements }: DesignSide): readonly CalendarElement[] {
	return flatElements(elements).filter((element) => element.kind === "calendar");
}

function isSame(calendar: CalendarElement, { year, month }: Month): boolean {
	return !calendar.months && calendar.year === year && calendar.month === month;
}
