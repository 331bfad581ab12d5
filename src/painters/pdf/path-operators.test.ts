import { expect, test } from "vitest";
import { bezier } from "#design/geometry/path-bounds.ts";
import { pathOperators } from "./path-operators.ts";

test("paths are written in PDF's operators, one a line", () => {
	expect(pathOperators("M1 2L3.5 -4C1 2 3 4 5 6Z")).toBe("1 2 m\n3.5 -4 l\n1 2 3 4 5 6 c\nh");
	expect(pathOperators("M0 0 1 1L2 2 3 3")).toBe("0 0 m\n1 1 l\n2 2 l\n3 3 l");
	expect(pathOperators("")).toBe("");
});

test("a quadratic curve is drawn where it is", () => {
	const [start, handle, end] = [
		[10, 20],
		[40, 5],
		[60, 50],
	] as const;
	const [, line = ""] = pathOperators(`M${start.join(" ")}Q${handle.join(" ")} ${end.join(" ")}`).split("\n");
	const numbers = line.split(" ").slice(0, 6).map(Number);
	expect(line.endsWith(" c")).toBe(true);
	for (const t of [0.1, 0.37, 0.5, 0.82])
		for (const axis of [0, 1] as const) {
			const cubic = [start[axis], numbers[axis]!, numbers[2 + axis]!, numbers[4 + axis]!];
			expect(bezier(cubic, t)).toBeCloseTo(bezier([start[axis], handle[axis], end[axis]], t), 3);
		}
});

test("numbers have six places at most and never an exponent", () => {
	expect(pathOperators("M0.0000004 -0.0000004L1e-3 -1e-7L0.05 -0.000501L-12.340 1200.123456789")).toBe(
		"0 0 m\n0.001 0 l\n0.05 -0.000501 l\n-12.34 1200.123457 l",
	);
	expect(pathOperators("M0.999 0.9999999L10.000001 99.1")).toBe("0.999 1 m\n10.000001 99.1 l");
});
