import { dayIn } from "./delivery-date.ts";

/** Specification, section 3. */
export const DATE_FILTERS = ["without", "thirty_days", "three_months", "this_year", "last_year"] as const;
export type DateFilter = (typeof DATE_FILTERS)[number];

export function dateFilterOf(text: string | null): DateFilter {
	return DATE_FILTERS.find((each) => each === text) ?? "without";
}

/** ISO days in the site's zone, both included. */
export type DayRange = { readonly from?: string; readonly to?: string };

export function daysOf(filter: DateFilter, timeZone: string, now: Date): DayRange {
	const today = dayIn(timeZone, now);
	const year = Number(today.slice(0, 4));
	switch (filter) {
		case "without":
			return {};
		case "thirty_days":
			return { from: dayBefore(today, (date) => date.setUTCDate(date.getUTCDate() - 30)) };
		case "three_months":
			return { from: dayBefore(today, (date) => monthsBack(date, 3)) };
		case "this_year":
			return { from: `${year}-01-01` };
		case "last_year":
			return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
	}
}

function dayBefore(day: string, goBack: (date: Date) => void): string {
	const date = new Date(`${day}T12:00:00Z`);
	goBack(date);
	return date.toISOString().slice(0, 10);
}

/** 31 May less three months is the last of February. */
function monthsBack(date: Date, months: number): void {
	const day = date.getUTCDate();
	date.setUTCDate(1);
	date.setUTCMonth(date.getUTCMonth() - months + 1, 0);
	date.setUTCDate(Math.min(day, date.getUTCDate()));
}
