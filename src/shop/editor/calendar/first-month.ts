import { type CalendarElement, type DesignDocument, LATEST_YEAR } from "#design/document.ts";
import { monthAfter } from "#design/elements/calendar/month-weeks.ts";
import { yearToCome } from "#design/elements/calendar/year-to-come.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";

export type Month = Pick<CalendarElement, "year" | "month">;

const PAGES_OF_YEAR = 12;

/**
 * Of a new calendar: after the last one before it; on the first of twelve sides or more the January of the year that is
 * meant; else the month that comes.
 */
export function monthOfNew({ sides }: Pick<DesignDocument, "sides">, sideCode: string, today: Date): Month {
	const at = sides.findIndex(({ code }) => code === sideCode);
	const before = sides.slice(0, at + 1).flatMap(({ elements }) => flatElements(elements));
	const last = before.findLast((element) => element.kind === "calendar" && !element.months);
	if (last?.kind === "calendar" && !isLastOfAll(last)) return monthAfter(last, 1);
	return sides.length - at >= PAGES_OF_YEAR ? januaryToCome(today) : comingMonth(today);
}

function isLastOfAll({ year, month }: Month): boolean {
	return year >= LATEST_YEAR && month === 12;
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
