import { expect, test } from "vitest";
import type { CalendarElement, DesignDocument } from "#design/document.ts";
import { newCalendar } from "./new-calendar.ts";
import { largestCalendar, otherMonths, withMonth } from "./other-months.ts";

const format = { width: 200, height: 200, bleed: 3, safe: 5 };
const month = (id: string, change: Partial<CalendarElement> = {}): CalendarElement => ({
	...newCalendar(id, "en-GB", { year: 2027, month: 1 }, { code: "", ...format }),
	...change,
});
const book = (pages: Readonly<Record<string, readonly CalendarElement[]>>): DesignDocument => ({
	version: 1,
	sides: Object.entries(pages).map(([code, elements]) => ({ ...format, code, elements })),
});
const told = (document: DesignDocument, calendar: CalendarElement) =>
	otherMonths(document, calendar).map((each) => `${each.side} ${each.month}/${each.year}`);

test("empty pages before and after have the month of their number; the cover and what is filled stay", () => {
	const second = month("b");
	const pages = { cover: [], "month-1": [], "month-2": [second], "month-3": [month("c")], "month-4": [] };
	expect(told(book(pages), second)).toEqual(["month-1 12/2026", "month-4 3/2027"]);
	expect(told(book(pages), { ...second, months: Array(12).fill("M") })).toEqual([]);
});

test("from the cover each page has the month of its number, or of the cover's year; not beside months that are there", () => {
	const pages = { "month-1": [], "month-2": [], "month-3": [month("c", { months: Array(12).fill("M") })] };
	const cover = month("cover", { month: 6 });
	const year = month("cover", { month: 9, months: Array(12).fill("M") });
	expect(told(book({ cover: [cover], ...pages }), cover)).toEqual(["month-1 1/2027", "month-2 2/2027"]);
	expect(told(book({ cover: [year], ...pages }), year)).toEqual(["month-1 9/2027", "month-2 10/2027"]);
	expect(told(book({ cover: [cover], ...pages, "month-2": [month("b")] }), cover)).toEqual([]);
	expect(told(book({ front: [cover], back: [] }), cover)).toEqual([]);
});

test("pages that have a colour alone get their months too", () => {
	const fill = { type: "solid", color: "#1d4f8f" } as const;
	const ground = { kind: "background", id: "ground", opacity: 1, fill } as const;
	const { sides } = book({ "month-1": [month("a")], "month-2": [], "month-3": [month("c")] });
	const colored = sides.map((side) => ({ ...side, elements: [ground, ...side.elements] }));
	expect(told({ version: 1, sides: colored }, month("a"))).toEqual(["month-2 2/2027"]);
});

test("a month elsewhere keeps place and looks, has no marks of the first one, and rows as all others", () => {
	const marks = [
		{ day: 3, words: "Zoë", form: "heart" },
		{ day: 4, month: 3, words: "Ida", form: "circle" },
	] as const;
	const first = month("a", { x: 12, color: "#aa0000", title: "Ours", marks, locked: true });
	expect(withMonth(first, { year: 2027, month: 3 }, "new")).toEqual({
		...first,
		...{ id: "new", month: 3, title: "March 2027", months: undefined, marks: [marks[1]] },
		...{ sixWeeks: true, locked: false },
	});
});

test("from the cover its own month keeps its marks, and months of a year without a heading have one", () => {
	const marks = [{ day: 3, words: "Zoë", form: "heart" }] as const;
	expect(withMonth(month("a", { marks }), { year: 2027, month: 1 }, "new").marks).toEqual(marks);
	const year = month("a", { title: "", months: Array(12).fill("M") });
	expect(withMonth(year, { year: 2027, month: 1 }, "new")).toMatchObject({ title: "January 2027", months: undefined });
	expect(withMonth(month("a", { title: "" }), { year: 2027, month: 2 }, "new").title).toBe("");
});

test("a small look at the next month is not what is put on other pages", () => {
	const small = month("small", { width: 20, height: 16 });
	expect(largestCalendar(book({ cover: [month("cover")], "month-1": [small, month("large")] }))?.id).toBe("large");
	expect(largestCalendar(book({ cover: [small, month("cover")], "month-1": [] }))?.id).toBe("cover");
	expect(largestCalendar(book({ cover: [], "month-1": [] }))).toBeNull();
});

test("a page whose month does not follow those of most others is not what is put on other pages", () => {
	const tried = month("tried", { year: 2028, width: 190, height: 190 });
	const pages = { "month-1": [tried], "month-2": [month("b", { month: 2 })], "month-3": [month("c", { month: 3 })] };
	const document = book({ cover: [], ...pages, "month-4": [] });
	const put = largestCalendar(document)!;
	expect([put.id, told(document, put)]).toEqual(["b", ["month-4 4/2027"]]);
});
