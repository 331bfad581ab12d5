import { expect, test } from "vitest";
import type { CalendarElement, DesignElement, PhotoElement, ShapeElement } from "#design/document.ts";
import { calendarWords } from "#design/elements/calendar/calendar-words.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";

const shaper = serverShaper();
const format = { code: "front", width: 200, height: 200, bleed: 3, safe: 5 };
const month: CalendarElement = {
	...{ kind: "calendar", id: "calendar", x: 20, y: 20, width: 150, height: 120, rotation: 0, opacity: 1 },
	...{ year: 2027, month: 1, firstDay: 1, title: "January 2027", language: "en-GB", font: "open-sans" },
	dayNames: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
	...{ color: "#1f1b16", weekendColor: "#b3261e", markColor: "#b3261e" },
};
const year: CalendarElement = { ...month, months: Array.from({ length: 12 }, (_, index) => `Month ${index + 1}`) };
const photo: PhotoElement = {
	...{ kind: "photo", id: "photo", x: 10, y: 10, width: 180, height: 180, rotation: 0, opacity: 1 },
	picture: { id: "sea", width: 3000, height: 3000 },
	crop: { x: 0, y: 0, width: 1, height: 1 },
	cornerRadius: 0,
};
const shape: ShapeElement = {
	...{ kind: "shape", id: "shape", x: 0, y: 0, width: 10, height: 10, rotation: 0, opacity: 1 },
	...{ form: "rectangle", stroke: null, cornerRadius: 0 },
	fill: { type: "solid", color: "#b3261e" },
};
const words = calendarWords(month, shaper);
/** Over such a part, from below, of the number of the last day. */
const overLastDay = (part: number): ShapeElement => {
	const { left, top, right, bottom } = words.at(-1)!.bounds;
	const height = (bottom - top) * part;
	return { ...shape, x: 20 + left - 1, y: 20 + bottom - height, width: right - left + 2, height: height + 1 };
};
const beside = { ...shape, x: 20 + words.at(-1)!.bounds.right + 1, y: 20 + words.at(-1)!.bounds.top };

test.each<[string, DesignElement[], string[]]>([
	["a photo below", [photo, month], []],
	["a photo above", [month, photo], ["red"]],
	["one above a whole year", [year, photo], ["red"]],
	["one in the corner of a year", [year, { ...photo, x: 140, y: 110, width: 40, height: 40 }], ["red"]],
	["a faint one", [month, { ...photo, opacity: 0.5 }], []],
	["a field over one number", [month, overLastDay(1)], ["red"]],
	["over its feet", [month, overLastDay(0.3)], ["yellow"]],
	["in the free field beside it", [month, beside], []],
	["over its feet, where a template keeps it", [month, { ...overLastDay(0.3), locks: ["place"] }], []],
	["a photo over one that nobody sees", [{ ...month, opacity: 0 }, photo], []],
])("a calendar is told of what is printed over it: %s", (_what, elements, told) => {
	const tones = { width: 1, height: 1, data: [20, 40, 60, 255] };
	const found = preflight({ sides: [{ ...format, elements }] }, shaper, undefined, {
		cloth: null,
		tonesOf: () => tones,
	});
	expect(found.filter(({ code }) => code === "calendar-covered").map(({ severity }) => severity)).toEqual(told);
});
