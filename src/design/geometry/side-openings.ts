import type { Millimetres } from "#core/units.ts";
import type { SideFormat } from "#design/document.ts";
import type { Bounds } from "#design/geometry/bounds.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { movedPath } from "#design/geometry/moved-path.ts";
import type { Line } from "#design/geometry/path-inside.ts";
import { outlinePath, overhangOf } from "#design/geometry/side-outline.ts";
import type { SideOpening } from "#design/side-shape.ts";

type Pierced = Pick<SideFormat, "openings">;

const NARROWINGS = 24;

/** Whether less is left of a side than its rectangle. */
export function isShaped({ cut, openings }: Pick<SideFormat, "cut"> & Pierced): boolean {
	return !!cut || !!openings?.length;
}

/** Its edge, or a line so far within it, and around its openings: these the other way round, so that they stay empty. */
export function piecePath(side: SideFormat, inset: Millimetres = 0): string {
	return outlinePath(side, inset) + openingsPath(side);
}

/** The rims of all openings, or the lines so far around them. */
export function openingsPath({ openings }: Pierced, margin: Millimetres = 0): string {
	return (openings ?? [])
		.map((opening) =>
			movedPath(outlinePath(outlined(opening), -margin), [-1, 0, 0, 1, opening.x + opening.width, opening.y]),
		)
		.join("");
}

export function openingBounds({ x, y, width, height }: SideOpening, margin: Millimetres): Bounds {
	return { left: x - margin, top: y - margin, right: x + width + margin, bottom: y + height + margin };
}

/** How far the nearest of some lines stays off an opening that is moved by a step; below 0 one of them leads into it. */
export function clearanceOf(lines: readonly Line[], opening: SideOpening, [dx, dy]: Point = [0, 0]): Millimetres {
	const moved = { ...opening, x: opening.x + dx, y: opening.y + dy };
	const shape = outlined(opening);
	const distanceTo = ([x, y]: Point) => overhangOf([[x - moved.x, y - moved.y]], shape, 0);
	let least = Number.POSITIVE_INFINITY;
	for (const line of lines) if (leastDistance(line, moved) < least) least = Math.min(least, nearest(line, distanceTo));
	return least;
}

function outlined({ width, height, ...cut }: SideOpening): Pick<SideFormat, "width" | "height" | "cut"> {
	return { width, height, cut };
}

/** Of the rectangles around both; more is the true one. */
function leastDistance([[fromX, fromY], [toX, toY]]: Line, { x, y, width, height }: SideOpening): Millimetres {
	const across = Math.max(x - Math.max(fromX, toX), Math.min(fromX, toX) - x - width);
	const down = Math.max(y - Math.max(fromY, toY), Math.min(fromY, toY) - y - height);
	return across <= 0 && down <= 0 ? Number.NEGATIVE_INFINITY : Math.hypot(Math.max(0, across), Math.max(0, down));
}

/** Openings are convex: along a line the distance falls and then rises. */
function nearest([[fromX, fromY], [toX, toY]]: Line, distanceTo: (point: Point) => Millimetres): Millimetres {
	const at = (part: number) => distanceTo([fromX + (toX - fromX) * part, fromY + (toY - fromY) * part]);
	let [low, high] = [0, 1];
	for (let count = 0; count < NARROWINGS && Math.hypot(toX - fromX, toY - fromY) * (high - low) > 0.005; count++) {
		const third = (high - low) / 3;
		if (at(low + third) < at(high - third)) high -= third;
		else low += third;
	}
	return Math.min(at(low), at(high), at((low + high) / 2));
}
