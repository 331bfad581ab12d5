import type { CalendarElement, DesignSide } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import type { FoldedSide } from "#design/preflight/folds.ts";
import { checkCalendarOverlap } from "#design/preflight/text-overlap.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { type Bounds, boundsOf } from "./boxes.ts";
import { inFreePlace } from "./free-place.ts";
import { readableScale } from "./grown-calendar.ts";
import { panelAt, panelsOf } from "./panels.ts";
import { scaledElement } from "./scale-element.ts";

/**
 * Where it covers nothing, as large as can be there and be read, turned as it is; on its own part of a folded side before
 * the others. Where there is no such place it keeps its size and covers what is no calendar; null: that does not suit either.
 */
export function calendarApart(
	calendar: CalendarElement,
	side: DesignSide & Pick<FoldedSide, "folds">,
	shaper: TextShaper,
	suits: (placed: CalendarElement) => boolean = () => true,
): CalendarElement | null {
	const bounds = boundsOf(calendar);
	const own = panelAt(bounds, side, side.folds);
	const others = panelsOf(side, side.folds).filter(({ left }) => left !== own.left);
	const elements = flatElements(side.elements).filter(({ id }) => id !== calendar.id);
	const ground = { ...calendar, rotation: 0, x: bounds.left, y: bounds.top, ...sizeOf(bounds) };
	const found = inFreePlace(ground, { ...side, ...own, others, elements }, readableScale(calendar, shaper));
	const scaled = scaledElement(calendar, found.width / ground.width) as CalendarElement;
	const x = found.x + (found.width - scaled.width) / 2;
	const y = found.y + (found.height - scaled.height) / 2;
	const placed = { ...scaled, x, y };
	const now = { ...side, elements: [...elements, placed] };
	return checkCalendarOverlap(placed, now, shaper).length === 0 && suits(placed) ? placed : null;
}

function sizeOf({ left, top, right, bottom }: Bounds): Pick<CalendarElement, "width" | "height"> {
	return { width: right - left, height: bottom - top };
}
