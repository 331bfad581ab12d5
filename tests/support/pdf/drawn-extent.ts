type Matrix = readonly [number, number, number, number, number, number];

/** On the page, in points: left, bottom, right and top. */
export type Extent = readonly [number, number, number, number];

const { POSITIVE_INFINITY: FAR, NEGATIVE_INFINITY: NEAR } = Number;
export const EVERYWHERE: Extent = [NEAR, NEAR, FAR, FAR];

/** Points by pairs; a curve stays between its handles. */
export function extentOf(points: readonly number[], [a, b, c, d, e, f]: Matrix): Extent {
	let [left, bottom, right, top] = [FAR, FAR, NEAR, NEAR];
	for (let at = 0; at + 1 < points.length; at += 2) {
		const [x, y] = [points[at]!, points[at + 1]!];
		const [pageX, pageY] = [a * x + c * y + e, b * x + d * y + f];
		[left, right] = [Math.min(left, pageX), Math.max(right, pageX)];
		[bottom, top] = [Math.min(bottom, pageY), Math.max(top, pageY)];
	}
	return [left, bottom, right, top];
}

export function rectangleExtent([x, y, width, height]: readonly number[], matrix: Matrix): Extent {
	const [right, top] = [x! + width!, y! + height!];
	return extentOf([x!, y!, right, y!, right, top, x!, top], matrix);
}

export function united(one: Extent, other: Extent): Extent {
	const [left, bottom] = [Math.min(one[0], other[0]), Math.min(one[1], other[1])];
	return [left, bottom, Math.max(one[2], other[2]), Math.max(one[3], other[3])];
}

export function common(one: Extent, other: Extent): Extent {
	const [left, bottom] = [Math.max(one[0], other[0]), Math.max(one[1], other[1])];
	return [left, bottom, Math.min(one[2], other[2]), Math.min(one[3], other[3])];
}
