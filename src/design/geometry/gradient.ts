import type { LinearPaint } from "#design/display-list.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { pathBounds } from "#design/geometry/path-bounds.ts";

/** A gradient's ends in the path's own millimetres: every painter takes them from here. */
export function gradientLine(paint: LinearPaint, d: string): { readonly from: Point; readonly to: Point } {
	const box = pathBounds(d) ?? { left: 0, top: 0, right: 0, bottom: 0 };
	const place = ([x, y]: Point): Point => [box.left + x * (box.right - box.left), box.top + y * (box.bottom - box.top)];
	return { from: place(paint.from), to: place(paint.to) };
}
