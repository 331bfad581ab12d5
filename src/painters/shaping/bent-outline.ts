import type { Millimetres } from "#core/units.ts";
import { apply, type Matrix, type Point } from "#design/geometry/matrix.ts";
import { mm } from "#design/geometry/paths.ts";
import type { Glyph } from "#painters/shaping/font-face.ts";

/** Path data of a line's glyphs on a curve. Letters stand upright on it; those that join are bent, and stay joined. */
export function bentOutline(
	glyphs: readonly Glyph[],
	start: Millimetres,
	size: Millimetres,
	at: (x: Millimetres) => Matrix,
	joins: (glyph: Glyph) => boolean,
): string {
	let d = "";
	let x = start;
	for (let index = 0; index < glyphs.length; ) {
		const { cluster } = glyphs[index]!;
		const letter: Glyph[] = [];
		while (glyphs[index]?.cluster === cluster) letter.push(glyphs[index++]!);
		const width = letter.reduce((sum, { advance }) => sum + advance, 0) * size;
		const middle = x + width / 2;
		const upright = at(middle);
		const place = joins(letter[0]!)
			? ([across, down]: Point): Point => apply(at(across), [0, down])
			: ([across, down]: Point): Point => apply(upright, [across - middle, down]);
		for (const glyph of letter) {
			d += placedOutline(glyph, x, size, place);
			x += glyph.advance * size;
		}
	}
	return d;
}

function placedOutline(glyph: Glyph, x: Millimetres, size: Millimetres, place: (point: Point) => Point): string {
	let d = "";
	const { scale = 1 } = glyph;
	for (const { command, points } of glyph.face.outline(glyph.glyph)) {
		d += command;
		for (let at = 0; at < points.length; at += 2) {
			const [across, down] = place([
				x + (glyph.x + points[at]! * scale) * size,
				(glyph.y + points[at + 1]! * scale) * size,
			]);
			d += `${at > 0 ? " " : ""}${mm(across)} ${mm(down)}`;
		}
	}
	return d;
}
