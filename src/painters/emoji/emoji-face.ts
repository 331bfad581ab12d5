import type { Millimetres } from "#core/units.ts";
import type { DisplayList } from "#design/display-list.ts";
import type { ClipArtPath } from "#design/document.ts";
import { artNodes } from "#design/elements/clip-art/clip-art-layout.ts";
import { emojiNumber } from "#design/elements/text/emoji.ts";
import type { Bounds } from "#design/geometry/bounds.ts";
import { blockOfEmoji, EMOJI_IN_BLOCK, type EmojiBlock } from "#painters/emoji/emoji-block.ts";
import { inSkin, SKINS, skinOf } from "#painters/emoji/skin-tones.ts";
import type { FontFace, Glyph } from "#painters/shaping/font-face.ts";

/** Em: the room of a picture, its square, of which a sixteenth stays free all round, and how far that reaches above the baseline. */
const ADVANCE = 1.14;
const SQUARE = 1.1;
const ABOVE = 0.87;
const FREE = SQUARE / 16;
const INK: Bounds = {
	left: (ADVANCE - SQUARE) / 2 + FREE,
	top: FREE - ABOVE,
	right: (ADVANCE + SQUARE) / 2 - FREE,
	bottom: SQUARE - ABOVE - FREE,
};
const REMEMBERED_PICTURES = 256;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const blocks = new WeakMap<Uint8Array, readonly (readonly ClipArtPath[])[]>();

/** Emoji in their colours, as if they were a font's glyphs. While a picture is on its way there is room for it. */
export function emojiFace(fileOf: (block: EmojiBlock) => Uint8Array | undefined): FontFace {
	const known = new Map<string, DisplayList>();

	function pictureOf(glyph: number, size: Millimetres): DisplayList | undefined {
		const number = Math.floor(glyph / SKINS);
		const file = fileOf(blockOfEmoji(number));
		const paths = file && picturesIn(file)[number % EMOJI_IN_BLOCK];
		const side = SQUARE * size;
		return paths && artNodes(inSkin(paths, glyph % SKINS), [side, 0, 0, side, -side / 2, -ABOVE * size], side);
	}

	const face: FontFace = {
		ascender: ABOVE,
		descender: SQUARE - ABOVE,
		has: () => true,
		outline: () => [],
		ink: () => INK,
		shape(text, from, to, rightToLeft) {
			const glyphs = [...graphemes.segment(text.slice(from, to))].flatMap(({ segment, index }): Glyph[] => {
				const number = emojiNumber(segment);
				if (number === undefined) return [];
				const glyph = number * SKINS + skinOf(segment);
				return [{ face, glyph, x: 0, y: 0, advance: ADVANCE, cluster: from + index, rightToLeft }];
			});
			return rightToLeft ? glyphs.reverse() : glyphs;
		},
		picture(glyph, size) {
			const key = `${glyph} ${size}`;
			const picture = known.get(key) ?? pictureOf(glyph, size);
			known.delete(key);
			if (picture) known.set(key, picture);
			if (known.size > REMEMBERED_PICTURES) known.delete(known.keys().next().value!);
			return picture;
		},
	};
	return face;
}

function picturesIn(file: Uint8Array): readonly (readonly ClipArtPath[])[] {
	const pictures = blocks.get(file) ?? JSON.parse(new TextDecoder().decode(file));
	blocks.set(file, pictures);
	return pictures;
}
