import { expect, test } from "vitest";
import {
	type CalendarElement,
	type DesignSide,
	FONT_IDS,
	type LeafElement,
	type TextElement,
} from "#design/document.ts";
import { drawingCost, MOST_COST_OF_SIDE } from "#design/drawing-cost.ts";
import { layoutElement } from "#design/layout.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";

const LETTERS = "Quäg&ß8@%W";
const LARGEST = "🪢💮👨‍💻".repeat(40);
const shaper = serverShaper();
const box = { x: 5, y: 5, width: 290, height: 280, rotation: 0, opacity: 1 };
const side: DesignSide = { code: "front", width: 300, height: 300, bleed: 3, safe: 5, elements: [] };
const text: TextElement = {
	...{ kind: "text", id: "text", ...box, text: LETTERS.repeat(20), font: "lora", size: 7.31, leading: 1.3 },
	...{ align: "left", color: "#112233", language: "de" },
};
const outline = { color: "#ffffff", width: 0.5 };
const shadow = { x: 1, y: 1, blur: 2, color: "#000000", opacity: 1 };
const bold = Array.from({ length: 40 }, (_, at) => ({ from: at * 5, to: at * 5 + 2, bold: true }));
const month: CalendarElement = {
	...{ kind: "calendar", id: "month", ...box, year: 2027, month: 5, firstDay: 1, title: "Mai", font: "lora" },
	...{ dayNames: Array(7).fill("Quäg&ß8@".repeat(3)), weekNumbers: true, lines: { color: "#888888", width: 0.2 } },
	...{ color: "#1f1b16", weekendColor: "#8a0f3c", markColor: "#0f766e", language: "de" },
};
const marks = Array.from({ length: 31 }, (_, at) => ({
	day: at + 1,
	words: "Quäg&ß8@".repeat(3),
	form: "heart" as const,
}));

/** Letters are only moved to their places; a calendar's are measured for their size first, emoji are scaled. */
test.each<[string, LeafElement, number]>([
	["plain letters", text, 1600],
	["letters with an outline and a shadow", { ...text, outline, shadow }, 1600],
	["letters on a curve", { ...text, curve: { kind: "circle", side: "inside" } }, 1600],
	["letters of two styles", { ...text, runs: bold }, 1600],
	["emoji in colour", { ...text, coloredEmoji: true, text: "😀🎂🎉❤️".repeat(40) }, 300],
	["the largest emoji", { ...text, coloredEmoji: true, text: LARGEST }, 300],
	["the largest emoji, outlined, with shadows", { ...text, coloredEmoji: true, text: LARGEST, outline, shadow }, 300],
	["a month", month, 600],
	["a month full of marks", { ...month, marks }, 600],
	["a year with long names of days", { ...month, months: Array(12).fill("M") }, 600],
	["a year with long names of all", { ...month, months: Array(12).fill(LETTERS.repeat(6)) }, 600],
])("what is drawn, in bytes, stays within its cost: %s", (_kind, element, most) => {
	const bytes = JSON.stringify(layoutElement(element, side, shaper)).length;
	expect(bytes / drawingCost([element])).toBeLessThan(most);
});

/** The dearest of each script and block, in one face or another. */
const DEAREST = [
	"@#&mW%",
	"½¾®æğĝǄǅǽ",
	"ѼӁӜҗж",
	"ẳẄỖẪỂ",
	"‰⅞⅜₧₴",
	"ﷺﷲﻼالله",
	"ࢩࣲ࢐",
	"❄⌨✐⛆⛓㊙",
	"﷽﵌﷾ﺶ",
	"📓🟨🪴🃛",
	"flfififf",
	"ßŉΐ",
	"﷽",
	"📓",
];

test.each(FONT_IDS)("the dearest signs are counted as they are drawn, in whatever look: %s", (font) => {
	const bold = [{ from: 0, to: 5, bold: true }];
	const words = DEAREST.map((signs) => signs.slice(0, 2)).join("");
	const year: CalendarElement = { ...month, font, months: Array(12).fill(words), dayNames: Array(7).fill(words) };
	const texts = DEAREST.map((signs): TextElement => ({ ...text, font, text: signs.repeat(5) }));
	const looks = texts.flatMap((plain): readonly TextElement[] => [
		{ ...plain, letterCase: "upper" },
		{ ...plain, runs: bold },
		{ ...plain, outline, shadow },
	]);
	for (const element of [...texts, ...looks, year]) {
		const bytes = JSON.stringify(layoutElement(element, side, shaper)).length;
		expect(bytes / drawingCost([element]), JSON.stringify(element)).toBeLessThan(2250);
	}
});

test.each(FONT_IDS)("numbers and names of a calendar are counted in its face: %s", (font) => {
	const numbers: CalendarElement = {
		...month,
		font,
		title: "",
		dayNames: Array(7).fill(""),
		months: Array(12).fill(""),
	};
	const names: CalendarElement = { ...month, font, months: Array(12).fill(LETTERS.repeat(6)) };
	for (const element of [numbers, names]) {
		const bytes = JSON.stringify(layoutElement(element, side, shaper)).length;
		expect(bytes / drawingCost([element])).toBeLessThan(340);
	}
});

test.each(FONT_IDS)("a page of five hundred words, and a year, leave most of a side free: %s", (font) => {
	const page: TextElement = { ...text, font, text: "Liebe ".repeat(500).slice(0, 2000) };
	const names = ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"];
	const year: CalendarElement = { ...month, font, months: Array(12).fill("September"), dayNames: names };
	expect(drawingCost([page, { ...page, id: "more", text: page.text.slice(0, 1000) }])).toBeLessThan(
		MOST_COST_OF_SIDE / 4,
	);
	expect(drawingCost([year])).toBeLessThan(MOST_COST_OF_SIDE / 2);
});
