import { blended, type Rgb, rgbOf } from "#design/contrast.ts";
import type { Paint } from "#design/display-list.ts";
import { gradientOf } from "#design/geometry/gradient.ts";
import type { Point } from "#design/geometry/matrix.ts";

/** The colour at a point, in the coordinates of the painted path; null where nothing is painted. */
export function paintAt(paint: Paint | null, d: string): (point: Point) => Rgb | null {
	if (!paint) return () => null;
	if (paint.type === "solid") {
		const color = rgbOf(paint.color);
		return () => color;
	}
	const { from, to, stops } = gradientOf(paint, d);
	const colors = stops.map(({ offset, color }) => ({ offset, color: rgbOf(color) }));
	const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]];
	const squared = alongX ** 2 + alongY ** 2;
	return ([x, y]) => {
		const t = squared === 0 ? 1 : ((x - from[0]) * alongX + (y - from[1]) * alongY) / squared;
		const after = colors.find(({ offset }) => offset >= t) ?? colors.at(-1);
		const before = colors.findLast(({ offset }) => offset <= t) ?? after;
		if (!before || !after) return null;
		const reach = after.offset - before.offset;
		return reach > 0 ? blended(after.color, before.color, (t - before.offset) / reach) : before.color;
	};
}
