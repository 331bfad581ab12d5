import { expect, test } from "vitest";
import { distanceToPath, followPath, linesOfPath } from "#design/geometry/path-inside.ts";

/** A ring, an ellipse that meets it, and an open corner. */
const PATH = "M2 2L12 2L12 12L2 12ZM4 4L4 10L10 10L10 4ZM11 7C11 3 19 3 19 7C19 11 11 11 11 7ZM15 12Q18 12 18 15L15 15";

test("a path of several outlines is followed as if each of its lines were looked at", () => {
	const { isInside, isNear } = followPath(PATH);
	const [lines, distance] = [linesOfPath(PATH), distanceToPath(PATH)];
	const points = Array.from(
		{ length: 2100 },
		(_, index) => [(index % 60) * 0.37, Math.floor(index / 60) * 0.5] as const,
	);
	for (const [x, y] of points) {
		const turns = lines.map(([[fromX, fromY], [toX, toY]]) => {
			const isMet = fromY > y !== toY > y && x < fromX + ((y - fromY) * (toX - fromX)) / (toY - fromY);
			return isMet ? Math.sign(toY - fromY) : 0;
		});
		const isWithin = turns.reduce<number>((sum, turn) => sum + turn, 0) !== 0;
		expect([isInside([x, y]), isNear([x, y], 0.8)], `${x} ${y}`).toEqual([isWithin, distance([x, y]) <= 0.8]);
	}
	expect(
		[
			[3, 3],
			[5, 5],
			[15, 7],
			[17.6, 14],
		].map(([x, y]) => isInside([x!, y!])),
	).toEqual([true, false, true, true]);
});
