import { expect, test } from "vitest";
import { smallestLetters } from "#design/preflight/calendar-readable.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { newCalendar } from "../calendar/new-calendar.ts";
import { calendarInRoom } from "./calendar-in-room.ts";

const shaper = serverShaper();
const side = { code: "front", width: 200, height: 200, bleed: 3, safe: 5 };

test("a calendar grows no more than its letters need, however much room there is", () => {
	const month = newCalendar("c", "en-GB", { year: 2027, month: 2 }, side);
	const calendar = { ...month, x: 80, y: 80, width: 40, height: 32 };
	const letters = smallestLetters(calendar, shaper);
	const room = { left: 5, top: 5, right: 195, bottom: 195 };
	const grown = calendarInRoom({ calendar, letters }, room, letters * 1.5, shaper);
	expect(grown.calendar.width).toBeCloseTo(60);
	expect(grown.calendar.x).toBeCloseTo(70);
	expect(grown.letters).toBeCloseTo(letters * 1.5);
});
