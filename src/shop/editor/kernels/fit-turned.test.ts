import { expect, test } from "vitest";
import type { DisplayNode } from "#design/display-list.ts";
import type { SideFormat, TextElement } from "#design/document.ts";
import { apply, boxMatrix, IDENTITY, type Matrix, multiply, type Point } from "#design/geometry/matrix.ts";
import { linesOfPath } from "#design/geometry/path-inside.ts";
import { overhangOf } from "#design/geometry/side-outline.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { fitText } from "./fit-text.ts";

const shaper = serverShaper();
const postcard: SideFormat = { code: "front", width: 148, height: 105, bleed: 3, safe: 5 };
const fox: TextElement = {
	...{ kind: "text", id: "t", x: 40, y: 12.5, width: 100, height: 80, rotation: 45, opacity: 1, text: "🦊" },
	...{ font: "open-sans", size: 63.5, leading: 1.25, align: "left", color: "#1f1b16", language: "en" },
	coloredEmoji: true,
};

const big = { ...fox, text: "ANNA", size: 20 };

test.each<[string, TextElement, string[]]>([
	["an emoji well inside", { ...fox, y: 32.5 }, []],
	["one that is drawn as a letter", { ...fox, coloredEmoji: false }, []],
	["one over the edge", { ...fox, y: 52.5 }, ["text-cut-off"]],
	["one with an outline", { ...fox, y: 45, outline: { color: "#ffffff", width: 3 } }, ["text-cut-off"]],
	["one with a shadow", { ...fox, y: 40, shadow: { x: 8, y: 8, color: "#000000", opacity: 1 } }, ["text-cut-off"]],
	["turned letters", { ...big, x: 80 }, ["text-cut-off"]],
	["capitals over the lower edge", { ...big, y: 92.5, rotation: 0 }, ["text-cut-off"]],
	["capitals whose line alone reaches over it", { ...big, y: 79, rotation: 0 }, []],
])("a text reaches as far as what is printed of it: %s", (_what, text, told) => {
	const found = preflight({ sides: [{ ...postcard, elements: [text] }] }, shaper);
	expect(found.map(({ code }) => code)).toEqual(told);
	const over = overhangOf(inkOf(text), postcard, 0);
	if (told.length > 0) expect(Math.abs(Number(found[0]?.figures.overhang) - over)).toBeLessThan(0.3);
	else expect(over).toBeLessThanOrEqual(-postcard.safe);
});

test("a turned emoji is made no smaller than it must, and moved as large as it is where that would be by much", () => {
	expect(fitText({ ...fox, y: 52.5 }, postcard, shaper)?.size).toBeGreaterThan(fox.size * 0.8);
	expect(fitText({ ...fox, y: 92.5 }, postcard, shaper)?.size).toBe(fox.size);
});

/** Corners of all that is drawn, with shadow and outline. */
function inkOf(text: TextElement): readonly Point[] {
	const { outlines, pictures } = shaper.shape(text);
	const drawn = [
		...outlines.flatMap((d) => pointsOf({ type: "path", d }, IDENTITY)),
		...pictures.flatMap(({ children, matrix }) => children.flatMap((node) => pointsOf(node, matrix))),
	];
	const { x, y } = text.shadow ?? { x: 0, y: 0 };
	const rim = text.outline?.width ?? 0;
	const around = Array.from({ length: rim ? 64 : 1 }, (_, at) => (at / 32) * Math.PI);
	return [...drawn, ...drawn.map(([left, top]): Point => [left + x, top + y])].flatMap(([left, top]) =>
		around.map((turn) => apply(boxMatrix(text), [left + rim * Math.cos(turn), top + rim * Math.sin(turn)])),
	);
}

function pointsOf(node: DisplayNode, matrix: Matrix): readonly Point[] {
	if (node.type === "group")
		return node.children.flatMap((child) => pointsOf(child, multiply(matrix, node.matrix ?? IDENTITY)));
	return node.type === "path" ? linesOfPath(node.d).map(([from]) => apply(matrix, from)) : [];
}
