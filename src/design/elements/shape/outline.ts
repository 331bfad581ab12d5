import type { Millimetres } from "#core/units.ts";
import type { Stroke } from "#design/display-list.ts";
import type { DashStyle, ShapeElement } from "#design/document.ts";
import { mm } from "#design/geometry/paths.ts";

/** Seen lengths of a dash and of the gap after it, in widths of the line. */
const RHYTHM: Readonly<Record<DashStyle, readonly [dash: number, gap: number]>> = { dashed: [3, 2], dotted: [1, 1] };
/** With round ends a dot is a dash of no length, which not every painter draws. */
const SHORTEST = 0.01;

/** The outline as it is drawn: its ends, and its dashes in millimetres. */
export function drawnOutline(stroke: Stroke, { dash, roundEnds, form, width }: ShapeElement): Stroke {
	const ends = roundEnds ? ({ cap: "round" } as const) : {};
	if (!dash || stroke.width === 0) return { ...stroke, ...ends };
	const [length, gap] = RHYTHM[dash].map((widths) => widths * stroke.width) as [number, number];
	const spread = form === "line" ? fittingGap(width, length, gap) : gap;
	const outside = roundEnds ? stroke.width : 0;
	return { ...stroke, ...ends, dash: [mm(Math.max(SHORTEST, length - outside)), mm(spread + outside)] };
}

/** A line with round ends keeps within its box, as one with straight ends does. */
export function lineInset({ stroke, roundEnds, width }: ShapeElement): Millimetres {
	return roundEnds && stroke ? Math.min(stroke.width, width) / 2 : 0;
}

/** A line ends with a whole dash, as it begins. */
function fittingGap(line: Millimetres, dash: Millimetres, gap: Millimetres): Millimetres {
	const gaps = Math.max(1, Math.round((line - dash) / (dash + gap)));
	return Math.max(gap / 2, (line - (gaps + 1) * dash) / gaps);
}
