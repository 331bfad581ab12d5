import { expect, test } from "vitest";
import { contrast } from "#design/contrast.ts";
import type { CalendarElement, DesignElement } from "#design/document.ts";
import { currentSide, insertNew } from "../kernels/editing.ts";
import { createEditorStore } from "../kernels/editor-store.ts";
import { newCalendar } from "./new-calendar.ts";
import { readableCalendar } from "./readable-calendar.ts";

const page = { code: "front", width: 200, height: 200, bleed: 3, safe: 5 };
const ground = (color: string): DesignElement => ({
	kind: "background",
	id: "b",
	opacity: 1,
	fill: { type: "solid", color },
});

test.each([
	{ name: "white paper", elements: [], cloth: null, on: "#ffffff" },
	{ name: "navy cloth", elements: [], cloth: "#1f2f46", on: "#1f2f46" },
	{ name: "a dark background on white", elements: [ground("#2b2b2b")], cloth: null, on: "#2b2b2b" },
	{ name: "a red background on navy", elements: [ground("#b3261e")], cloth: "#1f2f46", on: "#b3261e" },
])("a new calendar can be read on $name", ({ elements, cloth, on }) => {
	const store = createEditorStore({ version: 1, sides: [{ ...page, elements }] }, 1);
	const surroundings = { cloth, tonesOf: () => undefined };
	insertNew(store, newCalendar("c", "en-GB", { year: 2027, month: 2 }, page), page, {
		finish: (placed, side) => readableCalendar(placed, side, surroundings),
	});
	const { color, weekendColor, markColor } = currentSide(store).elements.at(-1) as CalendarElement;
	for (const ink of [color, weekendColor, markColor]) expect(contrast(ink, on)).toBeGreaterThan(3);
	const isPlain = on === "#b3261e";
	expect([weekendColor === color, markColor === color]).toEqual([isPlain, isPlain]);
});

test("weekends of a colour that is no red take the days' ink where they can't be read, and red ones come back on paper", () => {
	const surroundings = { cloth: "#1f2f46", tonesOf: () => undefined };
	const calendar = { ...newCalendar("c", "en-GB", { year: 2027, month: 2 }, page), weekendColor: "#1f4e8c" };
	const onNavy = readableCalendar(calendar, { ...page, elements: [] }, surroundings);
	expect([onNavy.weekendColor, onNavy.markColor]).toEqual(["#ffffff", "#e8a0ab"]);
	const onPaper = readableCalendar(onNavy, { ...page, elements: [] }, { ...surroundings, cloth: null });
	expect([onPaper.weekendColor, onPaper.markColor]).toEqual(["#1f1b16", "#b3261e"]);
});
