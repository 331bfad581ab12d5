import type { Millimetres } from "#core/units.ts";
import type { SideFormat } from "#design/document.ts";
import type { Bounds } from "#design/geometry/bounds.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { movedPath } from "#design/geometry/moved-path.ts";
import { ellipse, roundedRectangle } from "#design/geometry/paths.ts";

type Outlined = Pick<SideFormat, "width" | "height" | "cut">;

const SLACK: Millimetres = 0.001;
const MOST_STEPS = 200;

export type PieceShape = "round" | "oval" | "rounded" | "rectangle";

export function shapeOf({ width, height, cut }: Outlined): PieceShape {
	if (cut?.kind === "ellipse") return width === height ? "round" : "oval";
	return cut?.kind ?? "rectangle";
}

/** The edge that the piece is cut to, or the line so far within it (below 0: outside of it). */
export function outlinePath(side: Outlined, inset: Millimetres = 0): string {
	const [width, height] = [Math.max(0, side.width - 2 * inset), Math.max(0, side.height - 2 * inset)];
	const path =
		side.cut?.kind === "ellipse" ? ellipse(width, height) : roundedRectangle(width, height, radiusAt(side, inset));
	return movedPath(path, [1, 0, 0, 1, inset, inset]);
}

/** How far the farthest point lies beyond that line; below 0: all lie within. */
export function overhangOf(points: Iterable<Point>, side: Outlined, inset: Millimetres): Millimetres {
	let most = Number.NEGATIVE_INFINITY;
	for (const point of points) most = Math.max(most, beyond(point, side, inset)[0]);
	return most;
}

/** How far from the piece's edges the largest upright rectangle within that line begins. */
export function insetOfRoom(
	side: Outlined & Pick<SideFormat, "safe">,
): readonly [across: Millimetres, down: Millimetres] {
	const { width, height, safe, cut } = side;
	const corner = 1 - Math.SQRT1_2;
	if (cut?.kind === "ellipse") return [safe + (width / 2 - safe) * corner, safe + (height / 2 - safe) * corner];
	const inset = safe + radiusAt(side, safe) * corner;
	return [inset, inset];
}

/** The point of an upright rectangle that lies nearest to the piece's middle. */
export function innermost({ left, top, right, bottom }: Bounds, { width, height }: Outlined): Point {
	return [Math.min(right, Math.max(left, width / 2)), Math.min(bottom, Math.max(top, height / 2))];
}

/** By a short way within that line; what is larger comes to stand in the middle. */
export function stepInto(points: readonly Point[], side: Outlined, inset: Millimetres): Point {
	const xs = points.map(([x]) => x);
	const ys = points.map(([, y]) => y);
	const [across, down] = [shift(xs, side.width, inset), shift(ys, side.height, inset)];
	if (!side.cut) return [across, down];
	let step: Point = [0, 0];
	for (let count = 0; count < MOST_STEPS; count++) {
		let worst: Beyond = [SLACK / 2, [0, 0]];
		for (const [x, y] of points) {
			const each = beyond([x + step[0], y + step[1]], side, inset);
			if (each[0] > worst[0]) worst = each;
		}
		const [by, [x, y]] = worst;
		if (by <= SLACK / 2) return step;
		step = [step[0] - x * (by + SLACK / 4), step[1] - y * (by + SLACK / 4)];
	}
	return [middleShift(xs, side.width), middleShift(ys, side.height)];
}

/** Along one axis, within a rectangle. */
function shift(places: readonly number[], length: Millimetres, inset: Millimetres): Millimetres {
	const [least, most] = [Math.min(...places), Math.max(...places)];
	if (most - least > length - 2 * inset) return middleShift(places, length);
	return Math.max(0, inset - least) - Math.max(0, most - length + inset);
}

function middleShift(places: readonly number[], length: Millimetres): Millimetres {
	return (length - Math.min(...places) - Math.max(...places)) / 2;
}

/** By how much, and the way that leads outwards. */
type Beyond = readonly [by: Millimetres, outwards: Point];

function beyond([x, y]: Point, side: Outlined, inset: Millimetres): Beyond {
	const [halfX, halfY] = [side.width / 2, side.height / 2];
	const [across, down] = [Math.abs(x - halfX), Math.abs(y - halfY)];
	const [wayX, wayY] = [Math.sign(x - halfX), Math.sign(y - halfY)];
	if (side.cut?.kind === "ellipse") {
		const [a, b] = [Math.max(SLACK, halfX - inset), Math.max(SLACK, halfY - inset)];
		const reach = Math.hypot(across / a, down / b);
		if (reach === 0) return [-Math.min(a, b), [0, 0]];
		const length = Math.hypot(across, down);
		return [length * (1 - 1 / reach), [(wayX * across) / length, (wayY * down) / length]];
	}
	const radius = radiusAt(side, inset);
	const [overX, overY] = [across - halfX + inset, down - halfY + inset];
	const [cornerX, cornerY] = [overX + radius, overY + radius];
	if (radius > 0 && cornerX > 0 && cornerY > 0) {
		const length = Math.hypot(cornerX, cornerY);
		return [length - radius, [(wayX * cornerX) / length, (wayY * cornerY) / length]];
	}
	return overX > overY ? [overX, [wayX, 0]] : [overY, [0, wayY]];
}

function radiusAt({ width, height, cut }: Outlined, inset: Millimetres): Millimetres {
	return cut?.kind === "rounded" ? Math.max(0, Math.min(cut.radius, width / 2, height / 2) - inset) : 0;
}
