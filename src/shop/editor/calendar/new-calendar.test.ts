import { expect, test } from "vitest";
import { newCalendar } from "./new-calendar.ts";

const JANUARY = { year: 2027, month: 1 };
const box = (code: string, width: number, height: number) => {
	const {
		x,
		y,
		width: wide,
		height: high,
	} = newCalendar("c", "en-GB", JANUARY, { code, width, height, bleed: 3, safe: 10 });
	return [x, y, x + wide, y + high].map((each) => Math.round(each));
};

test("a month leaves the larger part of a calendar's page to a picture, and stands in the middle of all else", () => {
	expect(box("month-3", 210, 297)).toEqual([10, 162, 200, 287]);
	expect(box("month-3", 210, 148)).toEqual([115, 40, 200, 108]);
	expect(box("cover", 210, 297)).toEqual([39, 95, 172, 202]);
});
