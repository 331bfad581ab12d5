import type { Millimetres } from "#core/units.ts";
import { apply, type Matrix } from "#design/geometry/matrix.ts";

export type Bounds = {
	readonly left: Millimetres;
	readonly top: Millimetres;
	readonly right: Millimetres;
	readonly bottom: Millimetres;
};

/** From left to right. */
export type Span = Pick<Bounds, "left" | "right">;

export function unitedBounds(one: Bounds | undefined, other: Bounds | undefined): Bounds | undefined {
	if (!one || !other) return one ?? other;
	return {
		left: Math.min(one.left, other.left),
		top: Math.min(one.top, other.top),
		right: Math.max(one.right, other.right),
		bottom: Math.max(one.bottom, other.bottom),
	};
}

/** null: there are none. */
export function unitedSpan(spans: readonly Span[]): Span | null {
	const left = Math.min(...spans.map((span) => span.left));
	const right = Math.max(...spans.map((span) => span.right));
	return spans.length > 0 ? { left, right } : null;
}

export function movedBounds({ left, top, right, bottom }: Bounds, dx: Millimetres, dy: Millimetres): Bounds {
	return { left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy };
}

/** The upright rectangle around a rectangle that a matrix may turn. */
export function transformBounds({ left, top, right, bottom }: Bounds, matrix: Matrix): Bounds {
	const corners = [
		apply(matrix, [left, top]),
		apply(matrix, [right, top]),
		apply(matrix, [right, bottom]),
		apply(matrix, [left, bottom]),
	];
	const xs = corners.map(([x]) => x);
	const ys = corners.map(([, y]) => y);
	return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
