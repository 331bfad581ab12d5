import type { Millimetres } from "#core/units.ts";
import type { Point } from "#design/geometry/matrix.ts";

const ROUNDS = 8;

/**
 * How far a point lies off an upright ellipse about the origin; below 0: within. Its nearest point is sought along the
 * circles that follow the ellipse closest there.
 */
export function ellipseDistance([x, y]: Point, halfWidth: Millimetres, halfHeight: Millimetres): Millimetres {
	if (halfWidth === halfHeight) return Math.hypot(x, y) - halfWidth;
	const [across, down] = [Math.abs(x), Math.abs(y)];
	const focus = halfWidth ** 2 - halfHeight ** 2;
	let [wayX, wayY] = [Math.SQRT1_2, Math.SQRT1_2];
	for (let round = 0; round < ROUNDS; round++) {
		const [middleX, middleY] = [(focus * wayX ** 3) / halfWidth, (-focus * wayY ** 3) / halfHeight];
		const radius = Math.hypot(halfWidth * wayX - middleX, halfHeight * wayY - middleY);
		const away = Math.hypot(across - middleX, down - middleY) || 1;
		const nextX = Math.max(0, (((across - middleX) * radius) / away + middleX) / halfWidth);
		const nextY = Math.max(0, (((down - middleY) * radius) / away + middleY) / halfHeight);
		const length = Math.hypot(nextX, nextY) || 1;
		[wayX, wayY] = [nextX / length, nextY / length];
	}
	const distance = Math.hypot(across - halfWidth * wayX, down - halfHeight * wayY);
	return Math.hypot(across / halfWidth, down / halfHeight) < 1 ? -distance : distance;
}
