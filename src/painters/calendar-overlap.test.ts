import { expect, test } from "vitest";
import type { CalendarElement } from "#design/document.ts";
import { calendarWords } from "#design/elements/calendar/calendar-words.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { checkCalendarOverlap } from "#design/preflight/text-overlap.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";

const shaper = serverShaper();
const side = { code: "front", width: 200, height: 200, bleed: 3, safe: 5 };
const lower: CalendarElement = {
	...{ kind: "calendar", id: "lower", x: 20, y: 20, width: 100, height: 80, rotation: 0, opacity: 1 },
	...{ year: 2027, month: 5, firstDay: 1, title: "May", dayNames: [..."MTWTFSS"], font: "lora", language: "en" },
	...{ color: "#1f1b16", weekendColor: "#1f1b16", markColor: "#1f1b16" },
};
const upper: CalendarElement = { ...lower, id: "upper", x: 24, y: 22 };
const blue = { color: "#1d4ed8", weekendColor: "#1d4ed8" };
/** So small that it stands on one of the large days. */
const day = calendarWords(lower, shaper).at(-8)!.bounds;
const tiny = { width: 5, height: 4, x: 17.5 + (day.left + day.right) / 2, y: 18 + (day.top + day.bottom) / 2 };

test.each<[string, Partial<CalendarElement>, Partial<CalendarElement>, string | null]>([
	["in the same ink", {}, {}, "red"],
	["in an ink that is told apart", {}, blue, "yellow"],
	["only its weekends in the same ink", {}, { color: blue.color, x: 20, y: 20 }, "red"],
	["turned onto it", {}, { rotation: 30 }, "red"],
	["far smaller, on a large day", {}, tiny, "red"],
	["far larger, with a day on small ones", tiny, { x: 20, y: 20 }, "red"],
	["beside it", {}, { x: 125 }, null],
	["turned beside it", {}, { x: 95, y: 110, rotation: 45 }, null],
	["not seen", {}, { opacity: 0 }, null],
	["over one that is not seen", { opacity: 0 }, {}, null],
])("a calendar over another, %s", (_name, below, above, severity) => {
	const elements = [
		{ ...lower, ...below },
		{ ...upper, ...above },
	];
	const found = preflight({ sides: [{ ...side, elements }] }, shaper).filter(({ code }) => code === "over-text");
	expect(found.map((each) => `${each.severity} ${each.elementId}`)).toEqual(severity ? [`${severity} upper`] : []);
});

test("what was found of a calendar is remembered only while the same ones lie below it", () => {
	const aside = { ...lower, x: 20, y: 110 };
	const found = (...below: readonly CalendarElement[]) =>
		checkCalendarOverlap(upper, { ...side, elements: [...below, upper] }, shaper);
	const once = found(lower);
	expect(once).toHaveLength(1);
	expect(found(lower)).toBe(once);
	expect([found(aside), found(), found(lower, aside), found(aside, lower)].map(({ length }) => length)).toEqual([
		0, 0, 1, 1,
	]);
});
