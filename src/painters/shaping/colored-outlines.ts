import type { Millimetres } from "#core/units.ts";
import type { Glyph } from "#painters/shaping/font-face.ts";

export type ColoredOutline = { readonly d: string; readonly color: string | undefined };

/** One outline for each colour of a line, in the order in which they first stand there. */
export function coloredOutlines(
	glyphs: readonly Glyph[],
	start: Millimetres,
	size: Millimetres,
	draw: (glyphs: readonly Glyph[], start: Millimetres) => string,
): readonly ColoredOutline[] {
	if (glyphs.every(({ color }) => color === glyphs[0]?.color))
		return [{ d: draw(glyphs, start), color: glyphs[0]?.color }];
	const outlines = new Map<string | undefined, string>();
	let x = start;
	for (let from = 0; from < glyphs.length; ) {
		const { color } = glyphs[from]!;
		let to = from;
		let width = 0;
		while (to < glyphs.length && glyphs[to]!.color === color) width += glyphs[to++]!.advance * size;
		outlines.set(color, (outlines.get(color) ?? "") + draw(glyphs.slice(from, to), x));
		x += width;
		from = to;
	}
	return [...outlines].map(([color, d]) => ({ d, color }));
}
