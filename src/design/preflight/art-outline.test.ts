import fc from "fast-check";
import { expect, test } from "vitest";
import type { ClipArtElement } from "#design/document.ts";
import { outlineSpan } from "./art-outline.ts";

const side = { code: "front", width: 200, height: 100, bleed: 3, safe: 5 };
const paths = [{ d: "M0.1 0.2C0.5 0 0.9 0.3 0.8 0.9Q0.2 1 0.1 0.5Z" }, { d: "M0.3 0.3L0.9 0.9", stroke: 0.1 }];
const length = fc.constantFrom(30, 60);
const graphic = fc
	.record({
		x: fc.double({ min: -50, max: 200, noNaN: true }),
		y: fc.double({ min: -80, max: 120, noNaN: true }),
		width: length,
		height: length,
		rotation: fc.constantFrom(0, 20, 90),
		flipX: fc.boolean(),
		flipY: fc.boolean(),
	})
	.map((box): ClipArtElement => ({ ...PLAIN, ...box, paths }));
const PLAIN = { kind: "clip-art", id: "g", set: "tabler", name: "heart", label: "heart", opacity: 1 } as const;

test("what is remembered of a graphic's outline is that of its own size, turn and mirroring, wherever it lies", () => {
	fc.assert(
		fc.property(graphic, (art) => {
			expect(outlineSpan(art, side)).toEqual(outlineSpan({ ...art, paths: [...paths] }, side));
		}),
	);
});
