import { expect, test, vi } from "vitest";
import type { TextElement } from "#design/document.ts";
import { apply, boxMatrix } from "#design/geometry/matrix.ts";
import { outermostPoints } from "#design/geometry/outermost-points.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { toOwn } from "./boxes.ts";
import { boxAroundInk } from "./ink-box.ts";
import { outlineOf } from "./outline.ts";

const AIR = 0.5;

test.each<[string, Partial<TextElement>]>([
	["accents on capitals", { text: "Ẫ É" }],
	["tails", { text: "gpy", leading: 0.8 }],
	["a turned text", { text: "Ẫ", rotation: 30 }],
	["a bent one", { text: "Every good thing", curve: { kind: "arc", angle: 90 } }],
	["an outline", { text: "Ẫ", outline: { color: "#ffffff", width: 1 } }],
])("the frame of a selected text stands clear of its ink: %s", (_name, change) => {
	const text: TextElement = {
		...{ kind: "text", id: "t", x: 20, y: 20, width: 60, height: 12, rotation: 0, opacity: 1 },
		...{ text: "", font: "open-sans", size: 10, leading: 1.2, align: "left", color: "#112233", language: "vi" },
		...change,
	};
	const document = {
		version: 1,
		sides: [{ code: "front", width: 100, height: 80, bleed: 3, safe: 5, elements: [text] }],
	} as const;
	const box = outlineOf(document, [text], [text], null, serverShaper(), AIR)!.box;
	const rim = AIR + (text.outline?.width ?? 0) - 0.01;
	const room = serverShaper()
		.shape(text)
		.outlines.flatMap((d) => outermostPoints(d))
		.map((point) => toOwn(box, apply(boxMatrix(text), point)))
		.map(([x, y]) => Math.min(x, y, box.width - x, box.height - y));
	expect(room.length).toBeGreaterThan(0);
	expect(Math.min(...room)).toBeGreaterThanOrEqual(rim);
});

test("a marquee over a hundred names shapes each of them once, however far it is drawn", () => {
	const names = Array.from(
		{ length: 100 },
		(_, index): TextElement => ({
			...{ kind: "text", id: `t${index}`, x: 20, y: 20, width: 60, height: 12, rotation: 0, opacity: 1 },
			...{ text: `Guest ${index}`, font: "open-sans", size: 4, leading: 1.2, align: "left" },
			...{ color: "#112233", language: "en" },
		}),
	);
	const shaper = serverShaper();
	const shape = vi.fn(shaper.shape);
	const counting = { ...shaper, shape };
	for (let move = 0; move < 3; move++) for (const name of names) boxAroundInk(name, counting, AIR);
	expect(shape).toHaveBeenCalledTimes(100);
});
