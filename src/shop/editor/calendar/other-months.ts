import { isBareSide } from "#design/blank.ts";
import { type CalendarElement, type DesignDocument, EARLIEST_YEAR, LATEST_YEAR } from "#design/document.ts";
import { renamed } from "#design/elements/calendar/calendar-names.ts";
import { monthAfter } from "#design/elements/calendar/month-weeks.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { freeCopy } from "../kernels/free-copy.ts";
import type { Month } from "./first-month.ts";

type OtherMonth = Month & { readonly side: string };

/** The empty pages of a calendar as large as this one's, each with its month as counted from this one's page. */
export function otherMonths({ sides }: DesignDocument, calendar: CalendarElement): readonly OtherMonth[] {
	const own = sides.find(({ elements }) => flatElements(elements).some(({ id }) => id === calendar.id));
	const at = own && monthPage(own.code);
	if (!own || at === undefined || calendar.months) return [];
	return sides.flatMap((side) => {
		const page = monthPage(side.code);
		const isAlike = side.width === own.width && side.height === own.height;
		if (page === undefined || !isAlike || !isBareSide(side)) return [];
		const shown = monthAfter(calendar, page - at);
		return shown.year < EARLIEST_YEAR || shown.year > LATEST_YEAR ? [] : [{ side: side.code, ...shown }];
	});
}

/** The same calendar with another month. Marked days that name no month are of the first one alone. */
export function withMonth(calendar: CalendarElement, shown: Month, id: string, bound?: boolean): CalendarElement {
	const { marks, ...rest } = calendar;
	const named = marks?.filter(({ month }) => month !== undefined) ?? [];
	const copy = { ...rest, id, sixWeeks: true, ...(named.length > 0 && { marks: named }) };
	return freeCopy({ ...copy, ...renamed(calendar, shown, false) } as CalendarElement, bound);
}

/** Of those of one month on a calendar's pages: smaller ones are a look at another month. */
export function largestMonth({ sides }: DesignDocument): CalendarElement | null {
	const months = sides
		.filter(({ code }) => monthPage(code) !== undefined)
		.flatMap(({ elements }) => flatElements(elements))
		.filter((element) => element.kind === "calendar" && !element.months) as CalendarElement[];
	const area = ({ width, height }: CalendarElement) => width * height;
	return months.reduce<CalendarElement | null>((most, each) => (most && area(most) >= area(each) ? most : each), null);
}

function monthPage(code: string): number | undefined {
	const number = /^month-(\d+)$/.exec(code)?.[1];
	return number === undefined ? undefined : Number(number);
}
