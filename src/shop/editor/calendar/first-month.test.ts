import { expect, test } from "vitest";
import type { CalendarElement } from "#design/document.ts";
import { firstOfYear, monthOfNew } from "./first-month.ts";
import { newCalendar } from "./new-calendar.ts";

const format = { code: "", width: 200, height: 200, bleed: 3, safe: 5 };
const calendar = (year: number, month: number, more: Partial<CalendarElement> = {}): CalendarElement => ({
	...newCalendar("c", "en-GB", { year, month }, format),
	...more,
});
const pages = (count: number, ...elements: readonly CalendarElement[]) => ({
	sides: Array.from({ length: count }, (_, at) => ({
		...format,
		code: `s${at}`,
		elements: elements[at] ? [elements[at]] : [],
	})),
});

test.each([
	["2026-06-30T12:00", "7/2026", "1/2026"],
	["2026-07-01T12:00", "8/2026", "1/2027"],
	["2026-12-31T12:00", "1/2027", "1/2027"],
	["2027-01-01T12:00", "2/2027", "1/2027"],
])(
	"made on %s a calendar shows the month to come, a year and twelve pages begin with a January",
	(today, one, year) => {
		const written = ({ year, month }: { year: number; month: number }) => `${month}/${year}`;
		const alone = monthOfNew(pages(11), "s0", new Date(today));
		expect(written(alone)).toBe(one);
		expect(written(firstOfYear(alone, new Date(today)))).toBe(year);
		expect(written(monthOfNew(pages(13), "s1", new Date(today)))).toBe(year);
		expect(written(monthOfNew(pages(13), "s2", new Date(today)))).toBe(one);
	},
);

test("a month that was chosen keeps its year, and a new calendar comes after the last one before it", () => {
	const today = new Date("2026-11-22T12:00");
	expect(firstOfYear({ year: 2028, month: 9 }, today)).toEqual({ year: 2028, month: 1 });
	const book = pages(14, calendar(2027, 11), calendar(2027, 12), calendar(2030, 1, { months: Array(12).fill("M") }));
	expect(monthOfNew(book, "s1", today)).toEqual({ year: 2028, month: 1 });
	expect(monthOfNew(book, "s0", today)).toEqual({ year: 2027, month: 12 });
	expect(monthOfNew(book, "s5", today)).toEqual({ year: 2028, month: 1 });
	expect(monthOfNew(pages(3, calendar(2200, 12)), "s1", today)).toEqual({ year: 2026, month: 12 });
});

test("a page has the month of its number, also beside a calendar on the cover, and the page after it the month after", () => {
	const today = new Date("2026-11-22T12:00");
	const coded = (...elements: CalendarElement[][]) => ({
		sides: ["cover", "month-1", "month-2", "month-3"].map((code, at) => ({
			...format,
			code,
			elements: elements[at] ?? [],
		})),
	});
	expect(monthOfNew(coded([], [calendar(2027, 9)]), "month-3", today)).toEqual({ year: 2027, month: 11 });
	expect(monthOfNew(coded(), "month-3", today)).toEqual({ year: 2027, month: 3 });
	const year = calendar(2028, 9, { months: Array(12).fill("M") });
	expect(monthOfNew(coded([calendar(2027, 1)]), "month-1", today)).toEqual({ year: 2027, month: 1 });
	expect(monthOfNew(coded([calendar(2027, 1)]), "month-3", today)).toEqual({ year: 2027, month: 3 });
	expect(monthOfNew(coded([year]), "month-2", today)).toEqual({ year: 2028, month: 10 });
	expect(monthOfNew(coded([calendar(2027, 1)], [calendar(2027, 9)]), "month-2", today)).toEqual({
		year: 2027,
		month: 10,
	});
	const look = calendar(2027, 2, { width: 30, height: 24 });
	const march = calendar(2027, 3);
	expect(monthOfNew(coded([], [calendar(2027, 1), look]), "month-2", today)).toEqual({ year: 2027, month: 2 });
	expect(monthOfNew(coded([], [march, look]), "month-3", today)).toEqual({ year: 2027, month: 5 });
	expect(monthOfNew(coded([], [march, calendar(2027, 4)]), "month-2", today)).toEqual({ year: 2027, month: 5 });
	expect(monthOfNew(coded([], [march]), "month-1", today)).toEqual({ year: 2027, month: 4 });
	expect(monthOfNew(coded([], [calendar(2200, 11)]), "month-3", today)).toEqual({ year: 2027, month: 3 });
});
