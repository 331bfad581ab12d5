import type { CalendarElement, WeekStart } from "#design/document.ts";

/** A row of seven: the day of the month, or null before its first and after its last. */
export type Week = readonly (number | null)[];

const DAY = 86_400_000;
const THURSDAY = 4;

type Month = Pick<CalendarElement, "year" | "month" | "firstDay">;

/** As many rows as the month has. */
export function weeksOf({ year, month, firstDay }: Month): readonly Week[] {
	const days = daysIn(year, month);
	const before = (weekday(year, month, 1) - firstDay + 7) % 7;
	return Array.from({ length: Math.ceil((before + days) / 7) }, (_, row) =>
		Array.from({ length: 7 }, (_, column) => {
			const day = row * 7 + column - before + 1;
			return day >= 1 && day <= days ? day : null;
		}),
	);
}

/** So many months later. */
export function monthAfter({ year, month }: Pick<Month, "year" | "month">, months: number) {
	const at = year * 12 + month - 1 + months;
	return { year: Math.floor(at / 12), month: (((at % 12) + 12) % 12) + 1 };
}

export function daysIn(year: number, month: number): number {
	return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** 0 is Sunday. */
function weekday(year: number, month: number, day: number): number {
	return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** In the order of the columns; 0 is Sunday. */
export function weekdaysFrom(firstDay: WeekStart): readonly number[] {
	return Array.from({ length: 7 }, (_, column) => (firstDay + column) % 7);
}

/** ISO 8601, by the row's Thursday, whatever day the row begins with. */
export function weekNumber({ year, month, firstDay }: Month, row: number): number {
	const before = (weekday(year, month, 1) - firstDay + 7) % 7;
	const column = (THURSDAY - firstDay + 7) % 7;
	const thursday = new Date(Date.UTC(year, month - 1, row * 7 + column - before + 1));
	const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
	return Math.floor((thursday.getTime() - first) / DAY / 7) + 1;
}
