import { expect, test } from "vitest";
import { daysIn, weekNumber, weeksOf } from "#design/elements/calendar/month-weeks.ts";

test.each([
	["four whole weeks", 2027, 2, 1, 4, [1, 2, 3, 4, 5, 6, 7]],
	["the same month from Sunday", 2027, 2, 0, 5, [null, 1, 2, 3, 4, 5, 6]],
	["from Saturday", 2027, 2, 6, 5, [null, null, 1, 2, 3, 4, 5]],
	["six weeks", 2026, 8, 1, 6, [null, null, null, null, null, 1, 2]],
	["a leap day", 2028, 2, 1, 5, [null, 1, 2, 3, 4, 5, 6]],
] as const)("%s", (_name, year, month, firstDay, rows, first) => {
	const weeks = weeksOf({ year, month, firstDay });
	expect(weeks).toHaveLength(rows);
	expect(weeks[0]).toEqual(first);
	const days = weeks.flat().filter((day) => day !== null);
	expect(days).toEqual(Array.from({ length: daysIn(year, month) }, (_, index) => index + 1));
});

test("years of a hundred are leap years only by four hundred", () => {
	expect([2000, 2100, 2028, 2027].map((year) => daysIn(year, 2))).toEqual([29, 28, 29, 28]);
});

test.each([
	["the old year's last week in January", 2027, 1, 1, [53, 1, 2, 3, 4]],
	["by the Thursday of a week from Sunday", 2027, 1, 0, [53, 1, 2, 3, 4, 5]],
	["the new year's first week in December", 2024, 12, 1, [48, 49, 50, 51, 52, 1]],
] as const)("week numbers: %s", (_name, year, month, firstDay, numbers) => {
	const weeks = weeksOf({ year, month, firstDay });
	expect(weeks.map((_, row) => weekNumber({ year, month, firstDay }, row))).toEqual(numbers);
});
