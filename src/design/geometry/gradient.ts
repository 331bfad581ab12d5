import type { LinearPaint } from "#design/display-list.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { pathBounds } from "#design/geometry/path-bounds.ts";

/** The gradient as every painter draws it: its ends in the path's own millimetres, its stops in order from 0 to 1. */
export type Gradient = { readonly from: Point; readonly to: Point; readonly stops: LinearPaint["stops"] };

export function gradientOf(paint: LinearPaint, d: string): Gradient {
	const box = pathBounds(d) ?? { left: 0, top: 0, right: 0, bottom: 0 };
	const place = ([x, y]: Point): Point => [box.left + x * (box.right - box.left), box.top + y * (box.bottom - box.top)];
	return { from: place(paint.from), to: place(paint.to), stops: wholeRange(paint.stops) };
}

/** PDF wants both ends; outside them the first and the last colour go on. */
function wholeRange(stops: LinearPaint["stops"]): LinearPaint["stops"] {
	const sorted = stops.toSorted((a, b) => a.offset - b.offset);
	const [first, last] = [sorted[0], sorted.at(-1)];
	if (!first || !last) return [];
	return [
		...(first.offset > 0 ? [{ ...first, offset: 0 }] : []),
		...sorted,
		...(last.offset < 1 ? [{ ...last, offset: 1 }] : []),
	];
}
