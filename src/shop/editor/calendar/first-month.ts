import { type CalendarElement, type DesignDocument, LATEST_YEAR } from "#design/document.ts";
import { mainCalendars } from "#design/elements/calendar/main-calendars.ts";
import { monthPage } from "#design/elements/calendar/month-page.ts";
import { monthAfter } from "#design/elements/calendar/month-weeks.ts";
import { yearToCome } from "#design/elements/calendar/year-to-come.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { type Month, monthAfterCover } from "./month-after-cover.ts";

const PAGES_OF_YEAR = 12;

/**
 * Of a new calendar: after the last one before it, counted by pages, and a cover is no page of the year; on a month's page
 * its own; on the first of twelve other sides or more the January of the year that is meant; else the month that comes.
 */
export function monthOfNew({ sides }: Pick<DesignDocument, "sides">, sideCode: string, today: Date): Month {
	const at = sides.findIndex(({ code }) => code === sideCode);
	const page = monthPage(sideCode);
	const before = sides.slice(0, at + 1);
	const pages = before.filter(({ code }) => page === undefined || monthPage(code) !== undefined);
	const last = pages.flatMap((side) => monthsOn(side, side.code === sideCode)).at(-1);
	const next = last && monthAfter(last.month, Math.max(1, (page ?? 0) - last.page));
	if (next && !isTooLate(next)) return next;
	if (page !== undefined) {
		const onCover = calendarsOn(before.filter(({ code }) => monthPage(code) === undefined)).at(-1);
		const shown = onCover && monthAfterCover(onCover, page);
		return shown && !isTooLate(shown) ? shown : monthAfter(januaryToCome(today), page - 1);
	}
	return sides.length - at >= PAGES_OF_YEAR ? januaryToCome(today) : comingMonth(today);
}

/** Page 0 is none of a calendar. On other pages small ones are a look at another month. */
function monthsOn(side: DesignDocument["sides"][number], isOwn: boolean) {
	const months = calendarsOn([side]).filter((each) => !each.months);
	return (isOwn ? months : mainCalendars(months)).map((month) => ({ month, page: monthPage(side.code) ?? 0 }));
}

function calendarsOn(sides: DesignDocument["sides"]): readonly CalendarElement[] {
	return sides.flatMap(({ elements }) => flatElements(elements)).filter((element) => element.kind === "calendar");
}

function isTooLate({ year }: Month): boolean {
	return year > LATEST_YEAR;
}

/** With which a calendar begins that shows twelve months now: chosen months keep their year. */
export function firstOfYear({ year, month }: Month, today: Date): Month {
	const coming = comingMonth(today);
	return year === coming.year && month === coming.month ? januaryToCome(today) : { year, month: 1 };
}

/** The month after the given day: what is printed today is looked at then. */
function comingMonth(today: Date): Month {
	return monthAfter({ year: today.getFullYear(), month: today.getMonth() + 1 }, 1);
}

function januaryToCome(today: Date): Month {
	return { year: yearToCome(today), month: 1 };
}
