import { type CalendarElement, MONTHS_OF_YEAR, WEEK_STARTS, type WeekStart } from "#design/document.ts";
import { monthAfter } from "#design/elements/calendar/month-weeks.ts";

const MONDAY = 1;
/** 1 January 2023 was a Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY = 86_400_000;
const LEAP_YEAR = 2024;

/** Names go into the document: two browsers need not know the same ones, and what is printed stays. */
export function monthTitle(year: number, month: number, locale: string | undefined): string {
	const names = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
	return capitalised(names.format(Date.UTC(year, month - 1, 1)), locale);
}

/** From Sunday on. */
export function dayNamesIn(locale: string, weekday: "short" | "long" = "short"): readonly string[] {
	const names = new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" });
	return Array.from({ length: 7 }, (_, day) =>
		capitalised(names.format(SUNDAY + day * DAY).replace(/\.$/, ""), locale),
	);
}

type Shown = Pick<CalendarElement, "year" | "month">;

/** What the calendar is called when it shows one month, or twelve from that one on. Without a heading it stays so. */
export function renamed({ title, language }: CalendarElement, { year, month }: Shown, whole: boolean) {
	const locale = knownLocale(language);
	if (!whole) return { year, month, title: title && monthTitle(year, month, locale), months: undefined };
	const names = monthNamesIn(locale);
	const months = Array.from({ length: MONTHS_OF_YEAR }, (_, index) => {
		const shown = monthAfter({ year, month }, index);
		return month === 1 ? (names[index] ?? "") : monthTitle(shown.year, shown.month, locale);
	});
	return { year, month, title: title && (month === 1 ? String(year) : `${year}–${year + 1}`), months };
}

/** From one month to another: "March – May 2027". */
export function monthsBetween(from: Shown, to: Shown, locale: string): string {
	const names = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
	const [first, last] = [Date.UTC(from.year, from.month - 1, 1), Date.UTC(to.year, to.month - 1, 1)];
	return first === last ? names.format(first) : names.formatRange(first, last);
}

/** "14 February" of a year, of a month alone "14". */
export function dayInWords({ months }: CalendarElement, month: number, day: number, locale: string): string {
	if (!months) return String(day);
	return new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" }).format(
		Date.UTC(LEAP_YEAR, month - 1, day),
	);
}

/** A document may come from where other languages are known. */
function knownLocale(language: string): string | undefined {
	try {
		return Intl.DateTimeFormat.supportedLocalesOf(language)[0];
	} catch {
		return undefined;
	}
}

export function monthNamesIn(locale: string | undefined): readonly string[] {
	const names = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
	return Array.from({ length: 12 }, (_, month) => capitalised(names.format(Date.UTC(2023, month, 1)), locale));
}

type WeekInfo = { readonly firstDay?: number };

/** As people there are used to, where the browser knows it. */
export function firstDayIn(locale: string): WeekStart {
	const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
	const first = ((known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? MONDAY) % 7;
	return WEEK_STARTS.find((day) => day === first) ?? MONDAY;
}

function capitalised(words: string, locale: string | undefined): string {
	return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}
