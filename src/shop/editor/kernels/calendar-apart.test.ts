import { expect, test } from "vitest";
import type { CalendarElement } from "#design/document.ts";
import type { FlatSide } from "#design/elements/group/flat-elements.ts";
import { LEAST_LETTERS, smallestLetters } from "#design/preflight/calendar-readable.ts";
import { checkCalendarOverlap } from "#design/preflight/text-overlap.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { newCalendar } from "../calendar/new-calendar.ts";
import { calendarApart } from "./calendar-apart.ts";
import { newShape } from "./new-elements.ts";

const shaper = serverShaper();
const format = { code: "front", width: 200, height: 200, bleed: 3, safe: 5, folds: [] };
const month = {
	...newCalendar("upper", "en-GB", { year: 2027, month: 2 }, format),
	...{ x: 15, y: 15, width: 100, height: 80, rotation: 0 },
};
const lettersAt = (scale: number) => smallestLetters({ ...month, width: 100 * scale, height: 80 * scale }, shaper);
/** As small as its letters can still be read. */
const LEAST = LEAST_LETTERS / lettersAt(1);

test.each<[string, number, number, boolean]>([
	["into the free place, where there is room for it as it is", 1, 1, true],
	["into it, smaller, where its letters can still be read", 1, LEAST * 1.15, true],
	["elsewhere, in its size, where they could not be read", 1, LEAST * 0.8, false],
	["into it in its size, where its letters are too small already", LEAST * 0.8, LEAST * 0.9, true],
	["elsewhere, in its size, where they are and would become smaller", LEAST * 0.8, LEAST * 0.6, false],
])("a calendar over another goes %s", (_name, size, gap, isInPlace) => {
	const calendar = { ...month, width: 100 * size, height: 80 * size };
	const side = crowded({ ...calendar, id: "lower" }, calendar, gap);
	expect(checkCalendarOverlap(calendar, side, shaper)).not.toEqual([]);
	const placed = calendarApart(calendar, side, shaper)!;
	expect(placed.x > 195 - 110 * gap).toBe(isInPlace);
	if (!isInPlace) expect(placed.width).toBe(calendar.width);
	expect(placed.height / placed.width).toBeCloseTo(0.8);
	expect(smallestLetters(placed, shaper)).toBeGreaterThanOrEqual(Math.min(LEAST_LETTERS, lettersAt(size)));
	const elements = side.elements.map((each) => (each.id === placed.id ? placed : each)) as FlatSide["elements"];
	expect(checkCalendarOverlap(placed, { ...side, elements }, shaper)).toEqual([]);
});

test("a calendar that finds no place off the other one stays", () => {
	const large = { ...month, x: 5, y: 5, width: 190, height: 190 };
	const elements = [{ ...large, id: "lower" }, large];
	expect(calendarApart(large, { ...format, elements }, shaper)).toBeNull();
});

/** All but a corner is covered, in which there is room for a month of such a part of its size. */
function crowded(lower: CalendarElement, upper: CalendarElement, gap: number) {
	const [left, top] = [195 - 106 * gap, 195 - 86 * gap];
	const ground = newShape("left", "rectangle", "#b3261e", format);
	const beside = { ...ground, x: 0, y: 0, width: left, height: 200 };
	const above = { ...ground, id: "above", x: 0, y: 0, width: 200, height: top };
	return { ...format, elements: [beside, above, lower, upper] };
}
