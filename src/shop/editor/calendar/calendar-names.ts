import { WEEK_STARTS, type WeekStart } from "#design/document.ts";

const MONDAY = 1;
/** 1 January 2023 was a Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY = 86_400_000;

/** Names go into the document: two browsers need not know the same ones, and what is printed stays. */
export function monthTitle(year: number, month: number, locale: string): string {
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

export function monthNamesIn(locale: string): readonly string[] {
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

function capitalised(words: string, locale: string): string {
	return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}
