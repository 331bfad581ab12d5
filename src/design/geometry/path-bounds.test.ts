import { expect, test } from "vitest";
import { parsePath, pathBounds } from "./path-bounds.ts";

test.each(["M1 2L3 4", "M1,2L3,4", "M 1\t2\r\nL\t\t3  4\f", "M1 2L3-4L3 4", "M1 2L3 .5e1L3 4"])(
	"a path is read whatever stands between its numbers: %j",
	(d) => {
		const [start, ...lines] = parsePath(d);
		expect(start).toEqual({ command: "M", points: [1, 2] });
		expect(lines.at(-1)).toEqual({ command: "L", points: [3, 4] });
		expect(lines.flatMap(({ points }) => points).length).toBe(2 * lines.length);
		expect(pathBounds(d)).toMatchObject({ left: 1, right: 3 });
	},
);

test("what is no path has no segments, and what is no number is none", () => {
	expect(["", "1 2", " \t"].map(parsePath)).toEqual([[], [], []]);
	expect(parsePath("M1 NaN")).toEqual([{ command: "M", points: [1, ...Array(3).fill(Number.NaN)] }]);
});
