import type { Millimetres } from "#core/units.ts";
import type { SideFormat } from "#design/document.ts";
import type { Bounds } from "#design/geometry/bounds.ts";
import { ellipseDistance } from "#design/geometry/ellipse-distance.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { movedPath } from "#design/geometry/moved-path.ts";
import type { Line } from "#design/geometry/path-inside.ts";
import { rectangle } from "#design/geometry/paths.ts";
import { outlinePath, overhangOf } from "#design/geometry/side-outline.ts";
import type { SideOpening } from "#design/side-shape.ts";

type Pierced = Pick<SideFormat, "openings">;

const NARROWINGS = 24;

/** Whether less is left of a side than its rectangle. */
export function isShaped({ cut, openings }: Pick<SideFormat, "cut"> & Pierced): boolean {
	return !!cut || !!openings?.length;
}

/** Its edge and the rims of its openings, to be drawn as lines. */
export function piecePath(side: SideFormat): string {
	return outlinePath(side) + openingsPath(side);
}

/** What lies in all of these is left of it, or of as much as lies so far around it; openings may meet each other and its edge. */
export function pieceClips(side: SideFormat, around: Millimetres): readonly string[] {
	const all = rectangle(-around, -around, side.width + 2 * around, side.height + 2 * around);
	return [outlinePath(side, -around), ...(side.openings ?? []).map((opening) => all + rimOf(opening, 0))];
}

/** The rims of all openings, or the lines so far around them. */
export function openingsPath({ openings }: Pierced, margin: Millimetres = 0): string {
	return (openings ?? []).map((opening) => rimOf(opening, margin)).join("");
}

function rimOf(opening: SideOpening, margin: Millimetres): string {
	return movedPath(outlinePath(outlined(opening), -margin), [-1, 0, 0, 1, opening.x + opening.width, opening.y]);
}

export function openingBounds({ x, y, width, height }: SideOpening, margin: Millimetres): Bounds {
	return { left: x - margin, top: y - margin, right: x + width + margin, bottom: y + height + margin };
}

/**
 * How far the nearest of some lines stays off an opening that is moved by a step, where that is less than `most`; below 0
 * one of them leads into it.
 */
export function clearanceOf(
	lines: readonly Line[],
	opening: SideOpening,
	[dx, dy]: Point = [0, 0],
	most: Millimetres = Number.POSITIVE_INFINITY,
): Millimetres {
	const moved = { ...opening, x: opening.x + dx, y: opening.y + dy };
	const distanceTo = distanceFrom(moved);
	let least = most;
	for (const line of lines) {
		if (leastDistance(line, moved) < least) least = Math.min(least, nearest(line, distanceTo, least));
	}
	return least;
}

/** Whether all points lie so far within an opening. */
export function liesWithin(points: Iterable<Point>, opening: SideOpening, by: Millimetres): boolean {
	const distanceTo = distanceFrom(opening);
	for (const point of points) if (distanceTo(point) > -by) return false;
	return true;
}

function distanceFrom(opening: SideOpening): (point: Point) => Millimetres {
	const { x: left, y: top, width, height, kind } = opening;
	const shape = outlined(opening);
	return kind === "ellipse"
		? ([x, y]) => ellipseDistance([x - left - width / 2, y - top - height / 2], width / 2, height / 2)
		: ([x, y]) => overhangOf([[x - left, y - top]], shape, 0);
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

/** Openings are convex: along a line the distance falls and then rises. What can't become less than `least` is not followed. */
function nearest(
	[[fromX, fromY], [toX, toY]]: Line,
	distanceTo: (point: Point) => Millimetres,
	least: Millimetres,
): Millimetres {
	const length = Math.hypot(toX - fromX, toY - fromY);
	const at = (part: number) => distanceTo([fromX + (toX - fromX) * part, fromY + (toY - fromY) * part]);
	let [low, high] = [0, 1];
	for (let count = 0; count < NARROWINGS && length * (high - low) > 0.005; count++) {
		if (at((low + high) / 2) - (length * (high - low)) / 2 >= least) return least;
		const third = (high - low) / 3;
		if (at(low + third) < at(high - third)) high -= third;
		else low += third;
	}
	return Math.min(at(low), at(high), at((low + high) / 2));
}
