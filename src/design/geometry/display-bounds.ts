import type { DisplayList, DisplayNode, Shadow } from "#design/display-list.ts";
import { type Bounds, transformBounds, unitedBounds } from "#design/geometry/bounds.ts";
import { IDENTITY, type Matrix, multiply } from "#design/geometry/matrix.ts";
import { pathBounds } from "#design/geometry/path-bounds.ts";

/** A miter's tip is at most this many half stroke widths away from the path. */
const MITER_LIMIT = 10;
/** So many standard deviations from its edge a blurred thing is not seen any more. */
export const BLUR_REACH = 3;

/** A box around everything that the list paints, after `matrix`; undefined if it paints nothing. */
export function displayBounds(display: DisplayList, matrix: Matrix = IDENTITY): Bounds | undefined {
	return display.map((node) => nodeBounds(node, matrix)).reduce<Bounds | undefined>(unitedBounds, undefined);
}

function nodeBounds(node: DisplayNode, matrix: Matrix): Bounds | undefined {
	switch (node.type) {
		case "group": {
			const inner = node.matrix ? multiply(matrix, node.matrix) : matrix;
			const bounds = displayBounds(node.children, inner);
			const cut = node.clip === undefined ? undefined : pathBounds(node.clip);
			const seen = bounds && cut ? common(bounds, transformBounds(cut, inner)) : bounds;
			return node.shadow ? unitedBounds(seen, shadowBounds(node.children, node.shadow, inner)) : seen;
		}
		case "path": {
			const around = ((node.stroke?.width ?? 0) / 2) * (node.stroke?.join === "round" ? 1 : MITER_LIMIT);
			const bounds = pathBounds(node.d);
			return bounds && transformBounds(widened(bounds, around), matrix);
		}
		case "image": {
			const { x, y, width, height } = node.box;
			return transformBounds({ left: x, top: y, right: x + width, bottom: y + height }, matrix);
		}
	}
}

/** Where the shadow of such children falls; undefined where there is none. */
export function shadowBounds(children: DisplayList, shadow: Shadow, matrix: Matrix = IDENTITY): Bounds | undefined {
	const casting = displayBounds(children);
	if (!casting || shadow.opacity === 0) return undefined;
	const { left, top, right, bottom } = widened(casting, shadow.blur * BLUR_REACH);
	const { x, y } = shadow;
	return transformBounds({ left: left + x, top: top + y, right: right + x, bottom: bottom + y }, matrix);
}

export function widened({ left, top, right, bottom }: Bounds, around: number): Bounds {
	return { left: left - around, top: top - around, right: right + around, bottom: bottom + around };
}

/** Of two that do not meet, a box without area. */
export function common(one: Bounds, other: Bounds): Bounds {
	const left = Math.max(one.left, other.left);
	const top = Math.max(one.top, other.top);
	const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
	return { left, top, right: Math.max(left, right), bottom: Math.max(top, bottom) };
}
