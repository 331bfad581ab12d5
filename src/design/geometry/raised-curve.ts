/** The handles and the end of the cubic curve that is the quadratic one from `from` by its handle. */
export function raisedCurve(
	[x0 = 0, y0 = 0]: readonly number[],
	[x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[],
): readonly [number, number, number, number, number, number] {
	const third = (end: number, handle: number) => end + ((handle - end) * 2) / 3;
	return [third(x0, x1), third(y0, y1), third(x2, x1), third(y2, y1), x2, y2];
}
