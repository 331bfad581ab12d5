import type { CalendarElement } from "#design/document.ts";
import { monthTitle } from "#design/elements/calendar/calendar-names.ts";
import { mainCalendars } from "#design/elements/calendar/main-calendars.ts";
import { monthPage } from "#design/elements/calendar/month-page.ts";
import { monthAfter } from "#design/elements/calendar/month-weeks.ts";
import type { FlatSide } from "#design/elements/group/flat-elements.ts";
import type { Warning } from "#design/preflight/warning.ts";

type PageMonth = { readonly page: number; readonly sideCode: string; readonly calendar: CalendarElement };

/** Months that do not follow those of most other pages: one wrong year among twelve is seen by nobody before it hangs. */
export function monthOrderWarnings(sides: readonly FlatSide[]): readonly Warning[] {
	const months = sides.flatMap(monthOf);
	const most = followedMonths(sides);
	const [first] = most;
	if (!first) return [];
	return months
		.filter(({ calendar }) => !most.some((each) => each.calendar === calendar))
		.map(({ page, sideCode, calendar }) => {
			const wanted = monthAfter(first.calendar, page - first.page);
			const named = ({ year, month }: { year: number; month: number }) => monthTitle(year, month, calendar.language);
			const figures = { shown: named(calendar), wanted: named(wanted) };
			return { code: "month-order", sideCode, elementId: calendar.id, severity: "yellow", figures };
		});
}

/** Those of most pages: they follow one another. Of as many the earlier ones. */
export function followedMonths(sides: readonly FlatSide[]): readonly PageMonth[] {
	const groups = Map.groupBy(sides.flatMap(monthOf), ({ page, calendar }) => monthsUntil(calendar) - page);
	return [...groups.values()].reduce<readonly PageMonth[]>(
		(most, each) => (each.length > most.length ? each : most),
		[],
	);
}

/** What a page shows as its month; nothing where it shows a year or several months alike. */
function monthOf({ code, elements }: FlatSide): readonly PageMonth[] {
	const page = monthPage(code);
	const all = elements.filter((element) => element.kind === "calendar");
	const [calendar, another] = mainCalendars(all);
	if (page === undefined || !calendar || another || calendar.months) return [];
	return [{ page, sideCode: code, calendar }];
}

function monthsUntil({ year, month }: CalendarElement): number {
	return year * 12 + month;
}
