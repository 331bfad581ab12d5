import type { Millimetres } from "#core/units.ts";
import type { Matrix } from "#design/geometry/matrix.ts";
import { mm } from "#design/geometry/paths.ts";
import type { ShapedPicture } from "#design/text-shaping.ts";
import type { Glyph } from "#painters/shaping/font-face.ts";

/** A line's emoji, each in the middle of its room; `at`: from a place on the baseline to the element's millimetres. */
export function placedPictures(
	glyphs: readonly Glyph[],
	start: Millimetres,
	size: Millimetres,
	at: (across: Millimetres) => Matrix,
): readonly ShapedPicture[] {
	const pictures: ShapedPicture[] = [];
	let x = start;
	for (const { face, glyph, advance, scale = 1 } of glyphs) {
		const children = face.picture?.(glyph, size * scale);
		if (children) pictures.push({ matrix: rounded(at(x + (advance * size) / 2)), children });
		x += advance * size;
	}
	return pictures;
}

function rounded([a, b, c, d, x, y]: Matrix): Matrix {
	return [turning(a), turning(b), turning(c), turning(d), mm(x), mm(y)];
}

function turning(value: number): number {
	return Math.round(value * 1_000_000) / 1_000_000;
}
