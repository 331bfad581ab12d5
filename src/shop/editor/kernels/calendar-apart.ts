import type { CalendarElement, DesignSide } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import type { FoldedSide } from "#design/preflight/folds.ts";
import { checkCalendarOverlap } from "#design/preflight/text-overlap.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { apart } from "./apart.ts";
import { readableScale } from "./grown-calendar.ts";

/** As small as it can be read. Where there is no free place it covers what is no calendar; null: that does not suit either. */
export function calendarApart(
	calendar: CalendarElement,
	side: DesignSide & Pick<FoldedSide, "folds">,
	shaper: TextShaper,
	suits: (placed: CalendarElement) => boolean = () => true,
): CalendarElement | null {
	const placed = apart(calendar, side, readableScale(calendar, shaper));
	const others = flatElements(side.elements).filter(({ id }) => id !== calendar.id);
	const now = { ...side, elements: [...others, placed] };
	return checkCalendarOverlap(placed, now, shaper).length === 0 && suits(placed) ? placed : null;
}
