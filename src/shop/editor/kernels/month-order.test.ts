import { expect, test } from "vitest";
import type { CalendarElement, DesignDocument } from "#design/document.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { newCalendar } from "../calendar/new-calendar.ts";
import { askedAtCart } from "./asked-at-cart.ts";
import { documentWarnings, limitsFor } from "./element-warnings.ts";

const format = { width: 210, height: 297, bleed: 3, safe: 10 };
const small = { width: 60, height: 45, x: 12, y: 12 };
const months = Array.from({ length: 12 }, () => "M");

test("a page whose month does not follow those of most others is asked about before the cart", () => {
	expect(asked([2027, 1], [2027, 2], [2027, 3], [2027, 4])).toEqual([]);
	expect(asked([2026, 11], [2026, 12], null, [2027, 2])).toEqual([]);
	expect(asked([2028, 1], [2027, 2], [2027, 3], [2027, 4])).toEqual(["month-1: January 2028, January 2027"]);
	expect(asked([2026, 11], [2026, 12], [2026, 1], null)).toEqual(["month-3: January 2026, January 2027"]);
});

test("a look at another month, a year, and pages of several months are not", () => {
	const page = (month: number, ...more: Partial<CalendarElement>[]) => [
		calendar(2027, month),
		...more.map((each, at) => calendar(2027, 9, { id: `${at}`, ...each })),
	];
	expect(askedOf([page(1, small), page(2, small), page(3, { months })])).toEqual([]);
	expect(askedOf([page(1), page(2), page(3, {})])).toEqual([]);
});

function asked(...shown: readonly (readonly [number, number] | null)[]) {
	return askedOf(shown.map((each) => (each ? [calendar(...each)] : [])));
}

function askedOf(pages: readonly (readonly CalendarElement[])[]) {
	const sides = pages.map((elements, at) => ({
		...format,
		code: `month-${at + 1}`,
		elements: elements.map((each) => ({ ...each, id: `${each.id}${at}` })),
	}));
	const document: DesignDocument = {
		version: 1,
		sides: [{ ...format, code: "cover", elements: [calendar(2030, 5)] }, ...sides],
	};
	const warnings = documentWarnings(document, serverShaper(), () => limitsFor(undefined), {
		cloth: null,
		tonesOf: () => undefined,
	});
	return askedAtCart(warnings)
		.filter(({ code }) => code === "month-order")
		.map(({ sideCode, figures }) => `${sideCode}: ${figures.shown}, ${figures.wanted}`);
}

function calendar(year: number, month: number, more: Partial<CalendarElement> = {}): CalendarElement {
	return { ...newCalendar("c", "en-GB", { year, month }, { ...format, code: "" }), ...more };
}
