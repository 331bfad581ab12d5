import type { Millimetres } from "#core/units.ts";
import { type Bounds, unitedBounds } from "#design/geometry/bounds.ts";
import type { Glyph } from "#painters/shaping/font-face.ts";

/** What a straight line's glyphs cover; undefined for spaces. Marks stand above, and tails beside, the letters' own room. */
export function lineInk(
	glyphs: readonly Glyph[],
	start: Millimetres,
	baseline: Millimetres,
	size: Millimetres,
): Bounds | undefined {
	let all: Bounds | undefined;
	let x = start;
	for (const { face, glyph, x: dx, y: dy, advance, scale = 1 } of glyphs) {
		const ink = face.ink(glyph);
		const [originX, originY] = [x + dx * size, baseline + dy * size];
		if (ink)
			all = unitedBounds(all, {
				left: originX + ink.left * size * scale,
				top: originY + ink.top * size * scale,
				right: originX + ink.right * size * scale,
				bottom: originY + ink.bottom * size * scale,
			});
		x += advance * size;
	}
	return all;
}
