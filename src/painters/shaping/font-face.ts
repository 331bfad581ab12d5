import * as harfbuzz from "harfbuzzjs";
import type { Millimetres } from "#core/units.ts";
import type { DisplayList } from "#design/display-list.ts";
import type { Bounds } from "#design/geometry/bounds.ts";
import { pathBounds } from "#design/geometry/path-bounds.ts";

/** One font file in HarfBuzz. Metrics and outlines are in em: 1 is the text's size. */
export type FontFace = {
	readonly ascender: number;
	readonly descender: number;
	has(codePoint: number): boolean;
	/** y down, origin on the baseline. */
	outline(glyph: number): readonly OutlineSegment[];
	/** What a glyph covers, as its outline; undefined for spaces. */
	ink(glyph: number): Bounds | undefined;
	/** What is drawn instead of an outline, about the middle of its room on the baseline. */
	picture?(glyph: number, size: Millimetres): DisplayList | undefined;
	/** `text` is the whole paragraph, so that Arabic letters join across the run's ends. */
	shape(
		text: string,
		from: number,
		to: number,
		rightToLeft: boolean,
		language: string,
		ligatures: boolean,
	): readonly Glyph[];
};

export type OutlineSegment = { readonly command: string; readonly points: readonly number[] };

export type Glyph = {
	readonly face: FontFace;
	readonly glyph: number;
	readonly x: number;
	readonly y: number;
	readonly advance: number;
	/** Offset in the paragraph of the first character that this glyph draws. */
	readonly cluster: number;
	readonly rightToLeft: boolean;
	/** Its outline is so many times as large as the text's size; 1 where it is absent. */
	readonly scale?: number;
	/** Absent where it has that of the text. */
	readonly color?: string;
};

const faces = new WeakMap<Uint8Array, FontFace>();
let sharedBuffer: harfbuzz.Buffer | undefined;
/** What Arabic cannot do without (rlig) stays. */
const NO_LIGATURES = ["liga", "clig"].map((tag) => new harfbuzz.Feature(tag, 0));

/** The same bytes give the same face: its copy in HarfBuzz's memory and its outlines are made once. */
export function fontFace(bytes: Uint8Array): FontFace {
	const known = faces.get(bytes);
	if (known) return known;
	const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
	const font = new harfbuzz.Font(face);
	const em = face.upem;
	const extents = font.hExtents();
	const codePoints = new Set(face.collectUnicodes());
	const outlines = new Map<number, readonly OutlineSegment[]>();
	const inks = new Map<number, Bounds | undefined>();

	const result: FontFace = {
		ascender: extents.ascender / em,
		descender: -extents.descender / em,
		has: (codePoint) => codePoints.has(codePoint),
		outline(glyph) {
			let outline = outlines.get(glyph);
			if (!outline) {
				outline = font.glyphToJson(glyph).map(({ type, values }) => ({
					command: type,
					points: values.map((value, index) => (index % 2 ? -value : value) / em),
				}));
				outlines.set(glyph, outline);
			}
			return outline;
		},
		ink(glyph) {
			if (!inks.has(glyph)) {
				const outline = result.outline(glyph).map(({ command, points }) => command + points.join(" "));
				inks.set(glyph, pathBounds(outline.join("")));
			}
			return inks.get(glyph);
		},
		shape(text, from, to, rightToLeft, language, ligatures) {
			const buffer = shapedBuffer(font, text, from, to, rightToLeft, language, ligatures);
			const positions = buffer.getGlyphPositions();
			return buffer.getGlyphInfos().map((info, index) => {
				const position = positions[index]!;
				return {
					face: result,
					glyph: info.codepoint,
					x: position.xOffset / em,
					y: -position.yOffset / em,
					advance: position.xAdvance / em,
					cluster: info.cluster,
					rightToLeft,
				};
			});
		},
	};
	faces.set(bytes, result);
	return result;
}

/** One buffer for all: buffers left to the garbage collector pile up in the wasm heap. */
function shapedBuffer(
	font: harfbuzz.Font,
	text: string,
	from: number,
	to: number,
	rightToLeft: boolean,
	language: string,
	ligatures: boolean,
): harfbuzz.Buffer {
	sharedBuffer ??= new harfbuzz.Buffer();
	sharedBuffer.reset();
	sharedBuffer.addText(text, from, to - from);
	sharedBuffer.setDirection(rightToLeft ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
	sharedBuffer.guessSegmentProperties();
	sharedBuffer.setLanguage(/^[a-zA-Z0-9-]{1,35}$/.test(language) ? language : "und");
	harfbuzz.shape(font, sharedBuffer, ligatures ? undefined : NO_LIGATURES);
	return sharedBuffer;
}
