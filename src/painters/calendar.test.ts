import { expect, test } from "vitest";
import { type CalendarElement, type DesignElement, type DesignSide, FONT_IDS } from "#design/document.ts";
import { calendarPages } from "#design/elements/calendar/calendar-pages.ts";
import { displayBounds } from "#design/geometry/display-bounds.ts";
import { layoutElement } from "#design/layout.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { fontsOf } from "#painters/fonts.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";

const calendar: CalendarElement = {
	kind: "calendar",
	id: "calendar",
	x: 5,
	y: 5,
	width: 90,
	height: 70,
	rotation: 0,
	opacity: 1,
	year: 2027,
	month: 2,
	firstDay: 1,
	title: "Únor 2027",
	dayNames: ["Ne", "Po", "Út", "St", "Čt", "Pá", "So"],
	font: "lora",
	color: "#1f1b16",
	weekendColor: "#8a0f3c",
	markColor: "#0f766e",
	language: "cs",
};
const side: DesignSide = { code: "front", width: 100, height: 80, bleed: 3, safe: 5, elements: [calendar] };
const bodyOf = (change: Partial<CalendarElement>) =>
	layoutElement({ ...calendar, ...change }, side, serverShaper()).body.children;

test("letters stay in their box, in every font, with long words, from large to tiny", () => {
	const marks = [{ day: 14, words: "Hochzeitstag von Zoë", form: "heart" }] as const;
	for (const font of FONT_IDS) {
		for (const [width, height] of [
			[90, 70],
			[300, 20],
			[12, 150],
			[0.5, 0.5],
		] as const) {
			const children = bodyOf({ font, width, height, marks, weekNumbers: true, title: "M".repeat(60) });
			const bounds = displayBounds(children);
			const around = Math.max(width, height) * 0.01;
			expect(bounds?.left, font).toBeGreaterThanOrEqual(-around);
			expect(bounds?.top, font).toBeGreaterThanOrEqual(-around);
			expect(bounds?.right, font).toBeLessThanOrEqual(width + around);
			expect(bounds?.bottom, font).toBeLessThanOrEqual(height + around);
		}
	}
});

test("weekdays, weekends and marks have colours of their own, and what is not asked for is not there", () => {
	const colorsOf = (change: Partial<CalendarElement>) =>
		bodyOf(change).map((node) => node.type === "path" && (node.fill ?? node.stroke));
	const solid = (color: string) => ({ type: "solid", color });
	expect(colorsOf({})).toEqual([solid("#1f1b16"), solid("#8a0f3c")]);
	const lines = { color: "#888888", width: 0.2 };
	const marks = [{ day: 3, words: "Ida", form: "circle" }] as const;
	expect(colorsOf({ lines, marks })).toEqual([
		lines,
		solid("#0f766e"),
		solid("#1f1b16"),
		solid("#8a0f3c"),
		solid("#ffffff"),
		solid("#0f766e"),
	]);
	expect(colorsOf({ marks: [{ day: 30, words: "no such day", form: "heart" }] })).toHaveLength(2);
});

test("a line that is added later is drawn, though the box stayed", () => {
	const before = bodyOf({});
	expect(bodyOf({ lines: { color: "#888888", width: 0.2 } })).toHaveLength(before.length + 1);
});

test("pages that are alike have letters and weeks of one size, whether their month has four weeks or six", () => {
	const shownOf = (month: number, sixWeeks?: true) => {
		const [page] = calendarPages({ ...calendar, month, ...(sixWeeks && { sixWeeks }) });
		const { rows, rowHeight, bottom } = page!.grid;
		expect(rows.at(-1)! + rowHeight).toBeCloseTo(bottom, 6);
		return { size: page!.numbers.size, top: rows[0], rowHeight };
	};
	expect(shownOf(2, true)).toEqual(shownOf(5, true));
	expect(shownOf(2).rowHeight).toBeGreaterThan(shownOf(5).rowHeight);
	expect(bodyOf({ sixWeeks: true })).not.toEqual(bodyOf({}));
});

const TWELVE = Array.from({ length: 12 }, (_, index) => `Month ${index + 1}`);

test("a year stays in its box whatever its shape, each month apart from the others", () => {
	for (const [width, height] of [
		[210, 297],
		[297, 210],
		[600, 60],
		[40, 900],
		[0.5, 0.5],
	] as const) {
		const lines = { color: "#888888", width: 0 };
		const marks = [{ month: 12, day: 31, words: "New Year’s Eve", form: "circle" }] as const;
		const bounds = displayBounds(bodyOf({ width, height, months: TWELVE, lines, marks, weekNumbers: true }));
		const around = Math.max(width, height) * 0.01;
		expect(bounds?.left).toBeGreaterThanOrEqual(-around);
		expect(bounds?.top).toBeGreaterThanOrEqual(-around);
		expect(bounds?.right).toBeLessThanOrEqual(width + around);
		expect(bounds?.bottom).toBeLessThanOrEqual(height + around);
	}
});

test.each([
	["upright", 210, 297, 3],
	["lying", 297, 210, 4],
	["wide", 420, 150, 6],
	["a strip", 900, 60, 12],
])("the months of a year stand by its shape: %s", (_name, width, height, columns) => {
	const pages = calendarPages({ ...calendar, width, height, months: TWELVE, title: "2027" });
	expect(new Set(pages.map(({ x }) => x)).size).toBe(columns);
	expect(pages.map(({ calendar: { year, month } }) => `${month}/${year}`).slice(9)).toEqual([
		"11/2027",
		"12/2027",
		"1/2028",
	]);
	expect(new Set(pages.map(({ numbers }) => numbers.size)).size).toBe(1);
});

test("a mark stands in its month alone", () => {
	const marked = (change: Partial<CalendarElement>) =>
		bodyOf(change).some((node) => node.type === "path" && JSON.stringify(node.fill).includes("#0f766e"));
	const marks = [{ month: 5, day: 9, words: "", form: "heart" }] as const;
	expect([marked({ marks }), marked({ marks, month: 5 }), marked({ marks, months: TWELVE })]).toEqual([
		false,
		true,
		true,
	]);
});

test("every letter's font is asked for", () => {
	const marks = [{ day: 1, words: "שלום ♥", form: "none" }] as const;
	const fonts = fontsOf({ sides: [{ ...side, elements: [{ ...calendar, marks }] }] });
	expect([...fonts].sort()).toEqual(["lora", "noto-emoji", "noto-sans-hebrew"]);
});

const ground = (color: string): DesignElement => ({
	kind: "background",
	id: "ground",
	opacity: 1,
	fill: { type: "solid", color },
});

test.each<[string, Partial<CalendarElement>, string, string[]]>([
	["dark on light", {}, "#f6efe2", []],
	["white on white", { color: "#ffffff" }, "#ffffff", ["red letters=#ffffff ink=#1f1b16"]],
	["dark on dark", {}, "#14213d", ["red letters=#1f1b16 #8a0f3c ink=#ffffff"]],
	["weekends alike", { weekendColor: "#f0e4d0" }, "#f6efe2", ["red letters=#f0e4d0 ink=#1f1b16"]],
	[
		"small and pale",
		{ width: 40, height: 30, weekendColor: "#b0a490" },
		"#ffffff",
		["yellow letters=#b0a490 ink=#1f1b16"],
	],
	["large and pale", { width: 90, weekendColor: "#b0a490" }, "#ffffff", []],
	[
		"a mark that lifts its day",
		{ marks: [{ day: 3, words: "", form: "circle" }], markColor: "#ffffff" },
		"#ffffff",
		[],
	],
	[
		"words of a mark",
		{ marks: [{ day: 3, words: "Ida", form: "circle" }], markColor: "#fff8f0" },
		"#ffffff",
		["red letters=#fff8f0 ink=#1f1b16"],
	],
	["nearly gone", { opacity: 0.1 }, "#ffffff", ["red letters=#1f1b16 #8a0f3c"]],
	["not there", { opacity: 0 }, "#14213d", []],
])("can it be read: %s", (_name, change, color, expected) => {
	const sides = [{ ...side, elements: [ground(color), { ...calendar, ...change }] }];
	const found = preflight({ sides }, serverShaper()).filter(({ code }) => code === "hard-to-read");
	expect(
		found.map(({ severity, figures: { letters, ink } }) => `${severity} letters=${letters}${ink ? ` ink=${ink}` : ""}`),
	).toEqual(expected);
});

test.each<[string, Partial<CalendarElement>, string[]]>([
	["of usual size", {}, []],
	["too small to read", { width: 20, height: 15 }, ["letters-too-small"]],
	[
		"with words that shrink",
		{ marks: [{ day: 1, words: "Zoë’s birthday party!!!", form: "none" }] },
		["letters-too-small"],
	],
	["over the edge", { x: 15 }, ["text-cut-off"]],
	["near the edge", { x: 8 }, ["outside-safe-zone"]],
	["elsewhere", { x: 500 }, ["outside-page"]],
	["with a sign that no font has", { title: "漢" }, ["missing-glyph"]],
])("a calendar %s", (_name, change, codes) => {
	const sides = [{ ...side, elements: [{ ...calendar, ...change }] }];
	expect(preflight({ sides }, serverShaper()).map(({ code }) => code)).toEqual(codes);
});
