import { expect, test } from "vitest";
import type { CalendarElement, DesignElement, SideFormat, TextElement } from "#design/document.ts";
import { renamed } from "#design/elements/calendar/calendar-names.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { LEAST_LETTERS, smallestLetters } from "#design/preflight/calendar-readable.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { newCalendar } from "../calendar/new-calendar.ts";
import { isPlaced } from "./boxes.ts";
import { currentSide } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { grownCalendar } from "./grown-calendar.ts";
import { newShape, newText } from "./new-elements.ts";
import { mayRepair, repairOf } from "./repair.ts";
import { repairCommand } from "./repair-command.ts";

const shaper = serverShaper();
const side: SideFormat = { code: "front", width: 200, height: 200, bleed: 3, safe: 5 };
const page: SideFormat = { code: "front", width: 100, height: 80, bleed: 3, safe: 5 };
const heart = newShape("h", "heart", "#b3261e", page);
const month = newCalendar("c", "en-GB", { year: 2027, month: 2 }, page);
const line = { ...newText("other", "Ahoy", "en", side), x: 20, y: 20, width: 60, size: 8 };
const say = (id: string, text: string, y: number): TextElement => ({
	...fittedText({ ...line, id, text }, (each) => measuredText(each, shaper)),
	y,
});
const year = { ...month, ...renamed(month, { year: 2027, month: 1 }, true) };
const lettersOf = (calendar: CalendarElement) => smallestLetters(calendar, shaper);

test.each<[string, SideFormat, Partial<CalendarElement>, DesignElement[], boolean]>([
	["in its own shape", side, { x: 70, y: 75 }, [], true],
	["near an edge, turned", side, { x: 130, y: 130, rotation: 90 }, [], true],
	[
		"beside a text and a shape",
		side,
		{ x: 8, y: 120 },
		[say("other", "Land ho", 20), { ...heart, x: 150, y: 20 }],
		true,
	],
	["as high as the page, where it is narrow", { ...side, width: 110 }, { x: 20, y: 75 }, [], true],
	["as far as a small page allows", page, { x: 20, y: 15 }, [], false],
	[
		"in the largest free place, where it has no room",
		side,
		{ x: 70, y: 75 },
		[say("above", "Land ho", 50), say("below", "Ahoy", 125)],
		true,
	],
	[
		"as far as what is beside it allows",
		side,
		{ x: 70, y: 75 },
		[
			say("above", "Land ho", 50),
			say("below", "Ahoy", 125),
			{ ...heart, x: 5, y: 160, width: 190 },
			{ ...heart, x: 5, y: 5, width: 190 },
		],
		false,
	],
])("a year whose letters are small is enlarged with one press: %s", (_name, format, change, others, isRead) => {
	const calendar: CalendarElement = { ...year, width: 60, height: 48, ...change };
	const store = createEditorStore({ version: 1, sides: [{ ...format, elements: [...others, calendar] }] }, 1);
	const warnings = () => preflight(store.getState().document, shaper);
	const warning = warnings().find(({ code }) => code === "letters-too-small")!;
	expect(warnings().filter(({ elementId }) => elementId === "c")).toEqual([warning]);
	expect(repairOf(warning, calendar, store.getState().document)).toBe("enlarge");
	store.run(repairCommand(warning, calendar, currentSide(store), shaper, "new")!);
	const grown = currentSide(store).elements.at(-1) as CalendarElement;
	expect(lettersOf(grown)).toBeGreaterThan(lettersOf(calendar) * 1.1);
	expect(lettersOf(grown) < LEAST_LETTERS * 1.1).toBe(true);
	expect(warnings().map(({ code }) => code)).toEqual(isRead ? [] : ["letters-too-small"]);
	if (!isRead) expect(repairCommand(warning, grown, currentSide(store), shaper, "new")).toBeNull();
	store.undo();
	expect(currentSide(store).elements.at(-1)).toEqual(calendar);
});

const halves = { ...side, width: 210, height: 148, folds: [105] };

test.each<[string, CalendarElement, DesignElement[]]>([
	["a year wider than a half becomes narrow and high", { ...year, x: 45, y: 20, width: 118, height: 94 }, []],
	[
		"a month goes to the half that is free",
		{ ...month, x: 95, y: 30, width: 80, height: 64 },
		[{ ...heart, x: 176, y: 10, width: 28, height: 120 }],
	],
])(
	"a calendar goes off the fold as large as it was, where there is a place for that: %s",
	(_what, calendar, others) => {
		const { folds, ...format } = halves;
		const store = createEditorStore({ version: 1, sides: [{ ...format, elements: [...others, calendar] }] }, 1);
		const limits = () => ({ yellowBelow: 200, redBelow: 120, folds });
		const warnings = () => preflight(store.getState().document, shaper, limits);
		const warning = warnings().find(({ code }) => code === "over-fold")!;
		store.run(repairCommand(warning, calendar, { ...currentSide(store), folds }, shaper, "new")!);
		const now = currentSide(store).elements.at(-1) as CalendarElement;
		expect(warnings().map(({ code }) => code)).not.toContain("over-fold");
		expect(lettersOf(now)).toBeGreaterThan(lettersOf(calendar) * 0.998);
		for (const { x, width } of others.filter(isPlaced)) expect(now.x + now.width <= x || now.x >= x + width).toBe(true);
	},
);

test("a year on one half of a card takes the room of that half", () => {
	const { folds, ...format } = halves;
	const calendar = { ...year, x: 112, y: 40, width: 84, height: 67 };
	const grown = grownCalendar(calendar, { ...format, elements: [calendar], folds }, shaper);
	expect(grown.x).toBeGreaterThan(105);
	expect(grown.height).toBeGreaterThan(grown.width);
	expect(lettersOf(grown)).toBeGreaterThan(lettersOf(calendar) * 1.05);
});

test("a year that keeps its size or its place is not enlarged, nor a month for its words", () => {
	const document = { version: 1, sides: [{ ...page, elements: [] }] } as const;
	expect(mayRepair(document, { ...year, locks: ["style"] }, "enlarge")).toBe(true);
	expect(mayRepair(document, { ...year, locks: ["size"] }, "enlarge")).toBe(false);
	expect(mayRepair(document, { ...year, locks: ["place"] }, "enlarge")).toBe(false);
	const marked: CalendarElement = { ...month, marks: [{ day: 4, words: "Grandmother and Grandpa", form: "none" }] };
	const [warning] = preflight({ sides: [{ ...page, elements: [marked] }] }, shaper);
	expect(warning?.code).toBe("letters-too-small");
	expect(repairOf(warning!, marked, document)).toBeNull();
});

test.each([
	["on an open card", 198, 136, LEAST_LETTERS],
	["on a narrow page", 60, 136, 3],
	["on a page that is high", 96, 136, 3.5],
	["on one that is wide", 200, 60, 3],
])("a year stands in the rows that make its letters largest: %s", (_where, width, height, least) => {
	expect(lettersOf({ ...year, width, height })).toBeGreaterThan(least);
});
