import { expect, test } from "vitest";
import type { CalendarElement, DesignDocument, DesignElement } from "#design/document.ts";
import { dayNamesIn, monthTitle } from "#design/elements/calendar/calendar-names.ts";
import { calendarsInLocale } from "#design/elements/calendar/calendars-in-locale.ts";

const NOVEMBER = new Date(2027, 10, 22);
const PLACE = { x: 10, y: 10, width: 80, height: 60, rotation: 0, opacity: 1 };

function calendar(month: number, rest: Partial<CalendarElement> = {}): CalendarElement {
	const names = { title: monthTitle(2027, month, "en-GB"), dayNames: dayNamesIn("en-GB"), language: "en-GB" };
	const looks = { font: "lora", color: "#1f1b16", weekendColor: "#b4431f", markColor: "#b4431f" } as const;
	return {
		...{ kind: "calendar", id: `calendar-${month}`, ...PLACE, year: 2027, month, firstDay: 0 },
		...{ ...names, ...looks, ...rest },
	};
}

function words(text: string): DesignElement {
	const type = { font: "lora", size: 10, leading: 1.2, align: "center", color: "#1f1b16", language: "en" } as const;
	return { kind: "text", id: text, ...PLACE, ...type, text };
}

function template(elements: readonly DesignElement[]): DesignDocument {
	const side = { code: "front", width: 100, height: 100, bleed: 3, safe: 5 };
	return {
		version: 1,
		sides: [{ ...side, elements: [{ kind: "group", id: "all", opacity: 1, children: [] }, ...elements] }],
	};
}

function adapted(locale: string, ...elements: readonly DesignElement[]) {
	return calendarsInLocale(template(elements), locale, NOVEMBER).sides[0]!.elements.slice(1);
}

test("twelve pages become the year to come, in the words and weeks of who begins with them", () => {
	const pages = Array.from({ length: 12 }, (_, index) => calendar(index + 1));
	const [alone, told, first, ...others] = adapted("de-AT", words("2027"), words("12.6.2027"), ...pages);
	expect([alone, told]).toMatchObject([{ text: "2028" }, { text: "12.6.2027" }]);
	expect(first).toMatchObject({ year: 2028, month: 1, title: "Jänner 2028", firstDay: 1, language: "de-AT" });
	expect(others.at(-1)).toMatchObject({ year: 2028, month: 12, title: "Dezember 2028" });
	expect((first as CalendarElement).dayNames).toEqual(dayNamesIn("de-AT"));
});

test("so does a year in one, while a single month stays the one it is", () => {
	const months = Array.from({ length: 12 }, (_, index) => String(index + 1));
	const [year] = adapted("fr-FR", calendar(1, { months, title: "2027" }));
	expect(year).toMatchObject({ year: 2028, title: "2028", months: expect.arrayContaining(["Janvier", "Août"]) });
	const [month, untitled, alone] = adapted("sv-SE", calendar(6), calendar(7, { title: "" }), words("2027"));
	expect([month, untitled, alone]).toMatchObject([
		{ year: 2027, month: 6, title: "Juni 2027", firstDay: 1 },
		{ year: 2027, title: "" },
		{ text: "2027" },
	]);
});
