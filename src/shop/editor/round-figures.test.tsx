import type { ReactNode } from "react";
import { expect, test } from "vitest";
import type { BackgroundPattern, TextElement } from "#design/document.ts";
import { renderOnCard } from "../../../tests/support/render-editor.tsx";
import { FIRST_PATTERN } from "./background/first-pattern.ts";
import { PatternControls } from "./background/pattern-controls.tsx";
import { newShape } from "./kernels/new-elements.ts";
import { ShapeControls } from "./shape/shape-controls.tsx";
import { CurveField } from "./text/text-curve.tsx";

const FORMATS = { mat: [230, 190], blanket: [2000, 1400], card: [210, 148], tag: [40, 25] } as const;

test.each(Object.entries(FORMATS))(
	"a new line on a %s has an outline of whole quarters of a millimetre",
	(code, [width, height]) => {
		const line = newShape("line", "line", "#1f1b16", { code, width, height, bleed: 3, safe: 5 });
		expect(((line.stroke?.width ?? 0) * 4) % 1).toBe(0);
		expect(line.stroke?.width).toBeCloseTo(Math.max(0.5, height / 150), 0);
	},
);

test("what was scaled is told rounded, to the eyes and the ears, as the language writes it", () => {
	const line = newShape("line", "line", "#1f1b16", { code: "front", width: 200, height: 100, bleed: 3, safe: 5 });
	const scaled = { ...line, stroke: { color: "#1f1b16", width: 28 / 3 } };
	const pattern: BackgroundPattern = { ...FIRST_PATTERN, size: 20 / 3 };
	const bent = { id: "t", curve: { kind: "wave", depth: 0.1, waves: 4 / 3 } } as unknown as TextElement;
	expect(figuresOf(<ShapeControls shape={scaled} />)).toEqual(["9,33 mm"]);
	expect(figuresOf(<PatternControls pattern={pattern} onChange={() => {}} />)).toContain("6,67 mm");
	expect(figuresOf(<CurveField text={bent} change={() => {}} />)).toContain("1,3");
});

function figuresOf(part: ReactNode): readonly string[] {
	const html = renderOnCard(part, {}, { iso: "de-DE", language: "de" });
	return [...html.matchAll(/aria-valuetext="([^"]*)"/g)].flatMap(([, told]) => told ?? []);
}
