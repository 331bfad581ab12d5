import { expect, test } from "vitest";
import type { CalendarElement, DesignDocument } from "#design/document.ts";
import { followingCalendars } from "./following-calendars.ts";
import { newCalendar } from "./new-calendar.ts";

const format = { code: "", width: 200, height: 200, bleed: 3, safe: 5 };
const month = (id: string, change: Partial<CalendarElement> = {}): CalendarElement => ({
	...newCalendar(id, "en-GB", { year: 2027, month: 1 }, format),
	...change,
});
const book = (...sides: readonly (readonly CalendarElement[])[]): DesignDocument => ({
	version: 1,
	sides: sides.map((elements, index) => ({ ...format, code: `s${index}`, elements })),
});
const told = (document: DesignDocument, first: CalendarElement) =>
	followingCalendars(document, first).map((each) => `${each.side} ${each.calendar.id} ${each.month}/${each.year}`);
const first = month("a", { year: 2027, month: 11 });
const small = { width: 20, height: 16 };

test("a month a side, past the year's end, and none for a design without another calendar", () => {
	expect(told(book([], [first], [], [month("b")], [month("c")]), first)).toEqual(["s3 b 12/2027", "s4 c 1/2028"]);
	expect(told(book([first], []), first)).toEqual([]);
	expect(told(book([month("b")], [first]), first)).toEqual([]);
});

test("two months a side follow in the order in which they are read", () => {
	const below = { y: 120 };
	const pages = book([first, month("b", { y: 160 })], [month("d", below), month("c", { y: 10 })]);
	expect(told(pages, first)).toEqual(["s0 b 12/2027", "s1 c 1/2028", "s1 d 2/2028"]);
});

test("a small look at another month keeps its distance, a year and a locked one stay", () => {
	const next = month("next", { ...small, x: 5, y: 180, year: 2027, month: 2 });
	const locked = month("locked", { locks: ["content"] });
	const year = month("year", { months: Array(12).fill("M") });
	expect(told(book([first], [month("b"), next], [locked], [year], [month("c")]), first)).toEqual([
		"s1 b 12/2027",
		"s1 next 1/2028",
		"s4 c 2/2028",
	]);
});

test("a cover is no page of the year: the first page has its January", () => {
	const cover = month("a", { month: 6 });
	const { sides, ...rest } = book([cover, month("b", { y: 160 })], [month("c")], [month("d")]);
	const coded = { ...rest, sides: sides.map((side, at) => ({ ...side, code: at === 0 ? "cover" : `month-${at}` })) };
	expect(told(coded, cover)).toEqual(["cover b 7/2027", "month-1 c 1/2027", "month-2 d 2/2027"]);
});
