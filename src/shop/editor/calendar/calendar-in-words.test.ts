import { expect, test } from "vitest";
import type { CalendarElement, CalendarMark } from "#design/document.ts";
import { calendarInWords } from "./calendar-in-words.ts";

const february: CalendarElement = {
	...{ kind: "calendar", id: "c", x: 0, y: 0, width: 90, height: 60, rotation: 0, opacity: 1 },
	...{ year: 2027, month: 2, firstDay: 1, title: "", dayNames: [], font: "lora", language: "en" },
	...{ color: "#000000", weekendColor: "#000000", markColor: "#b4431f" },
};
const months = Array<string>(12).fill("");
const on = (day: number, month?: number): CalendarMark => ({
	...{ day, words: "Zoë", form: "heart" },
	...(month && { month }),
});

test.each<[string, Partial<CalendarElement>, readonly CalendarMark[], string]>([
	["a month's own days", {}, [on(14), on(3, 2), on(3, 5)], "3 Zoë, 14 Zoë"],
	["no day that the month has not", {}, [on(31), on(28)], "28 Zoë"],
	["none that its February has not", { months }, [on(31), on(29), on(29, 4)], "April 29 Zoë"],
	["the leap day, when it is next year's", { months, month: 3 }, [on(29, 2), on(5)], "March 5 Zoë, February 29 Zoë"],
	["the leap day of a leap year", { year: 2028 }, [on(29)], "29 Zoë"],
])("the spoken proof tells %s", (_, shown, marks, days) => {
	expect(calendarInWords({ ...february, ...shown, marks }, "en").days).toBe(days);
});
