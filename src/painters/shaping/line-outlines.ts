import type { Millimetres } from "#core/units.ts";
import type { Glyph } from "#painters/shaping/font-face.ts";
import { outlinePath } from "#painters/shaping/outline-path.ts";

export type LineOutlines = (glyphs: readonly Glyph[], x: Millimetres, y: Millimetres, size: Millimetres) => string;

const REMEMBERED_LINES = 256;

/** Path data of lines, made anew only where other glyphs stand than the last time: typing changes a line or two. */
export function createLineOutlines(): LineOutlines {
	const known = new Map<string, { readonly glyphs: readonly Glyph[]; readonly outline: string }>();
	return (glyphs, x, y, size) => {
		const place = `${x} ${y} ${size}`;
		const last = known.get(place);
		if (last && areSame(last.glyphs, glyphs)) return last.outline;
		const outline = outlinePath(glyphs, x, y, size);
		known.delete(place);
		known.set(place, { glyphs, outline });
		if (known.size > REMEMBERED_LINES) known.delete(known.keys().next().value!);
		return outline;
	};
}

function areSame(some: readonly Glyph[], others: readonly Glyph[]): boolean {
	return (
		some.length === others.length &&
		some.every((one, index) => {
			const other = others[index]!;
			return (
				one.glyph === other.glyph &&
				one.face === other.face &&
				one.advance === other.advance &&
				one.scale === other.scale &&
				one.x === other.x &&
				one.y === other.y
			);
		})
	);
}
