import { expect, test } from "vitest";
import type { BackgroundPattern, DesignElement } from "#design/document.ts";
import { colorsAt } from "#design/preflight/ground.ts";

const side = { code: "front", width: 100, height: 80, bleed: 0, safe: 0 };
const fill = {
	type: "linear",
	from: [0, 0.5],
	to: [1, 0.5],
	stops: [
		{ offset: 0.5, color: "#c80000" },
		{ offset: 1, color: "#0000c8" },
	],
} as const;
const ground = { kind: "background", id: "ground", opacity: 1, fill } as const satisfies DesignElement;
const at = (points: [number, number][], pattern?: BackgroundPattern) =>
	colorsAt(points, [{ ...ground, ...(pattern && { pattern }) }], side, { cloth: null, tonesOf: () => undefined });

test("what lies below a text or a code is known on a gradient too", () => {
	const seen = at([
		[10, 10],
		[50, 70],
		[75, 5],
		[100, 80],
	]);
	expect(seen).toEqual([
		[200, 0, 0],
		[200, 0, 0],
		[100, 0, 100],
		[0, 0, 200],
	]);
});

test.each<[BackgroundPattern["form"], [number, number][], [number, number][]]>([
	["stripes", [[10, 40]], [[10, 45]]],
	["dots", [[50, 40]], [[55, 40]]],
	["checks", [[51, 41]], [[49, 41]]],
])("and on %s", (form, inked, bare) => {
	const pattern = { form, color: "#102030", size: 10 };
	expect(at(inked, pattern)).toEqual([[16, 32, 48]]);
	expect(at(bare, pattern)).not.toEqual([[16, 32, 48]]);
	const turned = inked.map(([x, y]): [number, number] => [50 - (y - 40), 40 + x - 50]);
	expect(at(turned, { ...pattern, angle: 90 })).toEqual([[16, 32, 48]]);
});
