import { expect, test } from "vitest";
import type { CalendarElement, DesignElement, TextElement } from "#design/document.ts";
import { templateInLanguage, variesByLocale } from "#design/template-in-language.ts";
import type { TextShaper } from "#design/text-shaping.ts";

const PLACE = { x: 10, y: 10, width: 80, height: 20, rotation: 0, opacity: 1 };
const TYPE = { font: "lora", size: 8, leading: 1.2, align: "center", color: "#1f1b16", language: "en" } as const;
const PLAIN: TextElement = { kind: "text", id: "text", ...PLACE, ...TYPE, text: "Thanks" };
const GREETING: TextElement = { ...PLAIN, translations: { de: "Herzlichen Dank", fr: "Merci" } };
const MONTH: CalendarElement = {
	...{ kind: "calendar", id: "month", ...PLACE, year: 2027, month: 1, firstDay: 0, title: "January 2027" },
	...{ dayNames: ["S", "M", "T", "W", "T", "F", "S"], language: "en-GB", font: "lora", color: "#1f1b16" },
	...{ weekendColor: "#b4431f", markColor: "#b4431f" },
};
const AUSTRIAN = { language: "de", iso: "de-AT" } as const;
const DANE = { language: "da", iso: "da-DK" } as const;

test.each([
	["what has no other words stays", PLAIN, AUSTRIAN, PLAIN],
	["what is said in other languages alone stays as drawn", GREETING, DANE, PLAIN],
	["the letters are set for the language", GREETING, AUSTRIAN, { text: "Herzlichen Dank", language: "de-AT" }],
	[
		"a text that fits keeps its box, with letters as large as that allows",
		{ ...GREETING, fit: true },
		AUSTRIAN,
		{ text: "Herzlichen Dank", size: 4, height: PLACE.height },
	],
	[
		"a text without a box to fit grows from its upper edge",
		GREETING,
		AUSTRIAN,
		{ text: "Herzlichen Dank", size: 8, y: PLACE.y, height: 33 },
	],
	[
		"letters of another ink are those of the drawn words alone",
		{ ...GREETING, runs: [{ from: 0, to: 2, color: "#b4431f" }] },
		AUSTRIAN,
		{ text: "Herzlichen Dank" },
	],
] as const)("%s", (_, element, reader, expected) => {
	const [said] = inLanguage([element], reader);
	expect(said).toMatchObject(expected);
	for (const left of ["translations", "runs"]) expect(said).not.toHaveProperty(left);
});

test("what stands in a group is said too, and months in their own words beside it", () => {
	const group = { kind: "group", id: "group", opacity: 1, children: [GREETING] } as const;
	expect(inLanguage([group, MONTH], AUSTRIAN)).toMatchObject([
		{ kind: "group", children: [{ text: "Herzlichen Dank" }] },
		{ title: "Jänner 2027", firstDay: 1 },
	]);
	expect([[group], [MONTH], [PLAIN]].map((elements) => variesByLocale(documentOf(elements)))).toEqual([
		true,
		true,
		false,
	]);
});

function inLanguage(elements: readonly DesignElement[], reader: typeof AUSTRIAN | typeof DANE) {
	return templateInLanguage(documentOf(elements), reader, halvingShaper()).sides[0]!.elements;
}

function documentOf(elements: readonly DesignElement[]) {
	return { version: 1, sides: [{ code: "front", width: 100, height: 100, bleed: 3, safe: 5, elements }] } as const;
}

/** Lines are 33 mm high, and what must fit does at half the size. */
function halvingShaper(): TextShaper {
	return {
		shape: () => ({ lines: [], outlines: [], pictures: [], width: 1, height: 33 }),
		largestSize: ({ size }) => size / 2,
		missingGlyphs: () => [],
	};
}
