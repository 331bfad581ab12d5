import fc from "fast-check";
import { expect, test } from "vitest";
import type { DesignElement, ShapeElement, TextCurve, TextElement } from "#design/document.ts";
import { textPath } from "#design/elements/text/text-path.ts";
import { apply, type Point } from "#design/geometry/matrix.ts";
import { parsePath, pathBounds } from "#design/geometry/path-bounds.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { checkTextFits } from "#design/preflight/text-fit.ts";
import type { ShapedTextInput } from "#design/text-shaping.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";

const shaper = serverShaper();
const SIZE = 10;
const style = { font: "open-sans", size: SIZE, leading: 1.25, align: "center", language: "en", width: 120 } as const;

function shape(text: string, curve?: TextCurve, input: Partial<ShapedTextInput> = {}) {
	return shaper.shape({ ...style, ...input, text, ...(curve && { curve }) });
}

function pointsOf(d: string): Point[] {
	return parsePath(d).flatMap(({ points }) =>
		Array.from({ length: points.length / 2 }, (_, at): Point => [points[2 * at]!, points[2 * at + 1]!]),
	);
}

test.each(["outside", "inside"] as const)(
	"around a circle letters stand %s of their baseline, upright on it",
	(side) => {
		const { lines, height, bounds } = shape("Gently around Zoë", { kind: "circle", side });
		expect(height).toBeCloseTo(style.width, 6);
		const fromCentre = ([x, y]: Point): number => Math.hypot(x - 60, y - 60);
		const [line] = lines;
		const radii = line!.cells.map(({ matrix, left, right }) => {
			const middle = (left + right) / 2;
			const foot = fromCentre(apply(matrix!, [middle, line!.baseline]));
			const head = fromCentre(apply(matrix!, [middle, line!.baseline - SIZE]));
			expect(head - foot).toBeCloseTo(side === "outside" ? SIZE : -SIZE, 6);
			return foot;
		});
		for (const radius of radii) expect(radius).toBeCloseTo(radii[0]!, 6);
		const around = radii[0]! * 2 * Math.PI;
		expect(line!.width).toBeCloseTo(shape("Gently around Zoë", undefined, { width: 500 }).width, 6);
		expect(line!.x + line!.width / 2).toBeCloseTo(around / 2, 6);
		const far = side === "outside" ? bounds!.top : style.width - bounds!.bottom;
		expect(far).toBeGreaterThan(0);
		expect(far).toBeLessThan(SIZE / 2);
	},
);

test("letters keep their form on a curve, joined ones are bent and stay joined", () => {
	const curve = { kind: "arc", angle: 180 } as const;
	const box = { width: 120, height: 12.5, smallest: 1 };
	for (const [text, bent] of [
		["Zoë", false],
		["سلام", true],
	] as const) {
		const baseline = shape(text).lines[0]!.baseline;
		const path = textPath(curve, { ...box, baselineOf: () => baseline })!;
		const straight = shape(text, undefined, { width: path.lengthOf(0) });
		const line = straight.lines[0]!;
		const before = pointsOf(straight.outlines[0]!);
		const after = pointsOf(shape(text, curve).outlines[0]!);
		expect(after).toHaveLength(before.length);
		for (const [index, point] of before.entries()) {
			const cell = line.cells.find(({ left, right }) => point[0] >= left && point[0] < right) ?? line.cells[0]!;
			const at = bent ? point[0] : (cell.left + cell.right) / 2;
			const [x, y] = apply(path.at(0, at), [point[0] - at, point[1] - baseline]);
			const isOver = bent || (point[0] > cell.left + 0.5 && point[0] < cell.right - 0.5);
			if (isOver) expect(Math.hypot(x - after[index]![0], y - after[index]![1])).toBeLessThan(0.003);
		}
	}
});

test("right-to-left words run against the others on the same curve", () => {
	for (const curve of [
		{ kind: "circle", side: "outside" },
		{ kind: "circle", side: "inside" },
		{ kind: "wave", depth: 0.05, waves: 2 },
	] as const) {
		const [line] = shape("ab שלום", curve).lines;
		const places = line!.cells.map(({ from, matrix, left, right }) => ({
			from,
			x: apply(matrix!, [(left + right) / 2, line!.baseline])[0],
		}));
		expect(places.map(({ from }) => from)).toEqual([0, 1, 2, 6, 5, 4, 3]);
		expect(places.map(({ x }) => x)).toEqual(places.map(({ x }) => x).toSorted((a, b) => a - b));
	}
});

test("lines nearer to the centre are shorter, and each has the words that it has room for", () => {
	const text = "Many words run around this circle, and further inside go on in ever smaller ones until all is said";
	const { lines } = shape(text, { kind: "circle", side: "outside" }, { width: 70 });
	expect(lines.length).toBeGreaterThan(2);
	expect(lines.map(({ from, end }) => text.slice(from, end)).join("")).toBe(text);
	const lengths = lines.map((_, row) =>
		textPath(
			{ kind: "circle", side: "outside" },
			{
				width: 70,
				height: 50,
				baselineOf: (at) => at * 12.5 + 10,
				smallest: 4,
			},
		)!.lengthOf(row),
	);
	for (const [row, { width }] of lines.entries()) expect(width).toBeLessThanOrEqual(lengths[row]! + 1);
});

test("an arc of no angle is a straight line, and bounds are those of what is drawn", () => {
	expect(shape("Zoë\nMax", { kind: "arc", angle: 0 })).toEqual(shape("Zoë\nMax"));
	const { outlines, bounds } = shape("Zoë", { kind: "arc", angle: -200 });
	expect(bounds).toEqual(pathBounds(outlines.join("")));
	expect(shape(" ", { kind: "arc", angle: 90 }).bounds).toBeNull();
});

test("a wave begins upwards, letters stand upright on it, and lengths along it stay true", () => {
	const box = { width: 100, height: 12, baselineOf: () => 10, smallest: 1 };
	const path = textPath({ kind: "wave", depth: 0.1, waves: 2 }, box)!;
	const whole = path.lengthOf(0);
	const step = whole / 400;
	const along = Array.from({ length: 401 }, (_, at) => path.at(0, at * step));
	for (const [index, [cos, sin, , , x, y]] of along.slice(0, -1).entries()) {
		const [, , , , nextX, nextY] = along[index + 1]!;
		expect(Math.hypot(nextX - x, nextY - y) / step).toBeCloseTo(1, 2);
		expect((cos * (nextX - x) + sin * (nextY - y)) / step).toBeCloseTo(1, 2);
	}
	const [first, crest, last] = [along[0]!, along[50]!, along[400]!].map(([, , , , x, y]) => [x, y]);
	expect(first).toEqual([0, 20]);
	expect(crest![0]).toBeCloseTo(12.5, 1);
	expect(crest![1]).toBeCloseTo(10, 1);
	expect(last![0]).toBeCloseTo(100, 6);
	expect(path.at(0, whole + 5)[4]).toBeGreaterThan(101);
});

test.each<[string, TextCurve, string, Partial<TextElement>, number]>([
	["one line outside", { kind: "circle", side: "outside" }, "Zoë", { width: 40 }, 0],
	[
		"feet on a circle that is too small for them",
		{ kind: "circle", side: "outside" },
		"Zoë\nMax\nAnna",
		{ width: 60 },
		10.6,
	],
	["heads inside a circle that is too small for them", { kind: "circle", side: "inside" }, "Zoë", { width: 40 }, 1.1],
	["the same with empty lines below", { kind: "circle", side: "inside" }, "Zoë\n\nMax", { width: 90 }, 1.1],
	["an empty line inside of the heads is no letter", { kind: "circle", side: "inside" }, "\nZoë", { width: 60 }, 0],
	["one line inside a large circle", { kind: "circle", side: "inside" }, "Zoë", { width: 90 }, 0],
	[
		"letters nearer to the centre than larger ones",
		{ kind: "circle", side: "inside" },
		"Zo\nMax",
		{ width: 90, runs: [{ from: 3, to: 6, scale: 2 }] },
		1.1,
	],
	[
		"far larger ones, farther from the centre",
		{ kind: "circle", side: "inside" },
		"Zo\nMax",
		{ width: 90, runs: [{ from: 3, to: 6, scale: 3 }] },
		18.4,
	],
	["an arc with its heads up", { kind: "arc", angle: 120 }, "Zoë", { width: 40 }, 0],
	["an arc with its heads down", { kind: "arc", angle: -350 }, "Zoë", { width: 40 }, 1.1],
	["a wave", { kind: "wave", depth: 0.1, waves: 1 }, "Zoë\nMax\nAnna", { width: 40 }, 0],
])("it is told how far letters lack room: %s", (_what, curve, text, change, lacking) => {
	const bent = {
		...style,
		kind: "text",
		id: "t",
		x: 0,
		y: 0,
		height: 40,
		rotation: 0,
		opacity: 1,
		color: "#000000",
	} as const;
	const element: TextElement = { ...bent, text, curve, width: 40, ...change };
	const [found] = checkTextFits(element, { left: 0, top: 0, right: 1, bottom: 1 }, shaper.shape(element));
	expect(found?.figures.overflow ?? 0).toBe(lacking);
});

test("preflight judges bent letters where they stand", () => {
	const side = { code: "front", width: 100, height: 100, bleed: 0, safe: 5 };
	const text: TextElement = {
		...style,
		kind: "text",
		id: "text",
		x: 10,
		y: 10,
		width: 80,
		height: 80,
		rotation: 0,
		opacity: 1,
		color: "#1f1b16",
		text: "Around and around",
		curve: { kind: "circle", side: "outside" },
	};
	const found = (change: Partial<TextElement>, below: DesignElement[] = []) =>
		preflight({ sides: [{ ...side, elements: [...below, { ...text, ...change }] }] }, shaper).map(({ code }) => code);
	expect(found({})).toEqual([]);
	expect(found({ y: -20 })).toEqual(["text-cut-off"]);
	expect(found({ y: 30 })).toEqual([]);
	expect(found({ text: "Around and around in many words".repeat(6) })).toContain("text-overflows");
	const dark: ShapeElement = {
		kind: "shape",
		id: "disc",
		x: 10,
		y: 10,
		width: 80,
		height: 80,
		rotation: 0,
		opacity: 1,
		form: "ellipse",
		fill: { type: "solid", color: "#2a2622" },
		stroke: null,
		cornerRadius: 0,
	};
	expect(found({}, [{ ...dark, x: 35, y: 35, width: 30, height: 30 }])).toEqual([]);
	expect(found({}, [dark])).toEqual(["hard-to-read"]);
	const inside = { ...text, id: "inside", text: "Something else", curve: { kind: "circle", side: "inside" } } as const;
	expect(found({}, [inside])).toEqual([]);
	expect(found({}, [{ ...text, id: "other", text: "Something else" }])).toEqual(["over-text"]);
});

test("no curve of any text is drawn beyond all measure", () => {
	const curves = fc.oneof(
		fc.record({ kind: fc.constant("arc" as const), angle: fc.integer({ min: -360, max: 360 }) }),
		fc.record({ kind: fc.constant("circle" as const), side: fc.constantFrom("outside" as const, "inside" as const) }),
		fc.record({
			kind: fc.constant("wave" as const),
			depth: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
			waves: fc.double({ min: 0.5, max: 5, noNaN: true }),
		}),
	);
	const words = fc.array(fc.constantFrom("office", "שלום", "مرحبا", " ", "\n", "👍🏽", "ﬁ"), { maxLength: 20 });
	const sizes = {
		width: fc.double({ min: 0.1, max: 300, noNaN: true }),
		size: fc.double({ min: 0.5, max: 80, noNaN: true }),
	};
	fc.assert(
		fc.property(words, curves, fc.record(sizes), (pieces, curve, { width, size }) => {
			const { lines, outlines, height } = shape(pieces.join(""), curve, { width, size });
			expect(Number.isFinite(height)).toBe(true);
			const far = 10 * (width + size * 2 * (lines.length + 1));
			for (const point of outlines.flatMap(pointsOf)) for (const at of point) expect(Math.abs(at)).toBeLessThan(far);
		}),
		{ numRuns: 150 },
	);
});
