import type { LinearPaint } from "#design/display-list.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { pathBounds } from "#design/geometry/path-bounds.ts";

/** A gradient's ends in the path's own millimetres: every painter takes them from here. */
export function gradientLine(paint: LinearPaint, d: string): { readonly from: Point; readonly to: Point } {
	const box = pathBounds(d) ?? { left: 0, top: 0, right: 0, bottom: 0 };
	const place = ([x, y]: Point): Point => [box.left + x * (box.right - box.left), box.top + y * (box.bottom - box.top)];
	return { from: place(paint.from), to: place(paint.to) };
}

/** Stops in order that begin at 0 and end at 1, as PDF wants them; the colours outside are the first and the last. */
export function wholeRange(stops: LinearPaint["stops"]): LinearPaint["stops"] {
	const sorted = stops.toSorted((a, b) => a.offset - b.offset);
	const [first, last] = [sorted[0], sorted.at(-1)];
	if (!first || !last) return [];
	return [
		...(first.offset > 0 || sorted.length === 1 ? [{ ...first, offset: 0 }] : []),
		...sorted,
		...(last.offset < 1 ? [{ ...last, offset: 1 }] : []),
	];
}
