import type { CalendarElement, DesignDocument, DesignElement, GroupChild } from "#design/document.ts";
import { dayNamesIn, firstDayIn, renamed } from "#design/elements/calendar/calendar-names.ts";
import { yearToCome } from "#design/elements/calendar/year-to-come.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";

const PAGES_OF_YEAR = 12;

/**
 * A template's calendars in the words and weeks of a locale. Where they are a whole year and `today` is given, that becomes
 * the year to come, and so do texts that are the year alone.
 */
export function calendarsInLocale(document: DesignDocument, locale: string, today?: Date): DesignDocument {
	const calendars = document.sides.flatMap(({ elements }) => flatElements(elements)).filter(isCalendar);
	const [first] = calendars;
	if (!first) return document;
	const isWholeYear = first.months !== undefined || calendars.length >= PAGES_OF_YEAR;
	const later = isWholeYear && today ? yearToCome(today) - first.year : 0;
	return {
		...document,
		sides: document.sides.map((side) => ({ ...side, elements: side.elements.map(adapted) })),
	};

	function adapted<Element extends DesignElement>(element: Element): Element {
		if (element.kind === "group") return { ...element, children: element.children.map(adapted<GroupChild>) };
		if (isCalendar(element)) return { ...element, ...spoken(element) };
		const isYear = element.kind === "text" && element.text === String(first?.year);
		return isYear && isWholeYear ? { ...element, text: String(Number(element.text) + later) } : element;
	}

	function spoken(calendar: CalendarElement): Partial<CalendarElement> {
		const shown = { year: calendar.year + later, month: calendar.month };
		const inWords = renamed({ ...calendar, language: locale }, shown, calendar.months !== undefined);
		return { ...inWords, dayNames: dayNamesIn(locale), firstDay: firstDayIn(locale), language: locale };
	}
}

function isCalendar(element: DesignElement): element is CalendarElement {
	return element.kind === "calendar";
}
