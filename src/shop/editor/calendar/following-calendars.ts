import type { CalendarElement, DesignDocument } from "#design/document.ts";
import { monthPage } from "#design/elements/calendar/month-page.ts";
import { monthAfter } from "#design/elements/calendar/month-weeks.ts";
import { sideOf } from "../kernels/commands.ts";
import { inReadingOrder } from "../kernels/reading-order.ts";
import { may } from "../kernels/rights.ts";
import { type Month, monthAfterCover } from "./month-after-cover.ts";

/** A calendar that comes later, and the month it shows when the first one's months are counted on. */
export type FollowingCalendar = {
	readonly side: string;
	readonly calendar: CalendarElement;
	readonly year: number;
	readonly month: number;
};

/** Of the area of the one that they follow: smaller ones are a look at another month. */
const AS_LARGE = 0.5;

/** Those after it on its side and on the sides after that, a month each, and a cover's is no page; small ones beside them keep their distance. */
export function followingCalendars(document: DesignDocument, first: CalendarElement): readonly FollowingCalendar[] {
	if (first.months) return [];
	const isOne = ({ width, height }: CalendarElement) => width * height >= first.width * first.height * AS_LARGE;
	const start = document.sides.findIndex(({ code }) => calendarsOn(document, code).some(({ id }) => id === first.id));
	const following: FollowingCalendar[] = [];
	const isOnCover = monthPage(document.sides[start]?.code ?? "") === undefined;
	let [from, later]: [Month, number] = [first, 0];
	for (const { code } of document.sides.slice(Math.max(0, start))) {
		if (isOnCover && from === first && monthPage(code) !== undefined) [from, later] = [monthAfterCover(first, 1), -1];
		const all = calendarsOn(document, code);
		const after = all.slice(all.findIndex(({ id }) => id === first.id) + 1);
		const main = after.find(isOne);
		const moved = main ? later + 1 - monthsFrom(from, main) : 0;
		for (const calendar of after) {
			if (isOne(calendar)) following.push({ side: code, calendar, ...monthAfter(from, ++later) });
			else if (main && after.length === all.length)
				following.push({ side: code, calendar, ...monthAfter(calendar, moved) });
		}
	}
	const isFree = ({ calendar }: FollowingCalendar) => may(document, calendar, "content");
	return start < 0 ? [] : following.filter(isFree);
}

function calendarsOn(document: DesignDocument, code: string): readonly CalendarElement[] {
	return inReadingOrder(sideOf(document, code)?.elements ?? []).filter(
		(element) => element.kind === "calendar" && !element.months,
	) as CalendarElement[];
}

function monthsFrom(first: Month, other: CalendarElement): number {
	return (other.year - first.year) * 12 + other.month - first.month;
}
