import type { FontId } from "#design/document.ts";
import type { FontFace, Glyph } from "#painters/shaping/font-face.ts";
import type { Paragraph } from "#painters/shaping/paragraph.ts";

/** Handwriting whose letters run into each other. */
const CONNECTED: readonly FontId[] = ["pacifico", "dancing-script"];
const ARABIC = /[\p{Script=Arabic}\u0640]/u;

/** Which glyphs may join their neighbours: on a curve they are bent with it, or their joints would break. */
export function joiningGlyphs({ text }: Paragraph, main: FontFace, font: FontId): (glyph: Glyph) => boolean {
	const connected = CONNECTED.includes(font);
	return ({ face, cluster }) => (connected && face === main) || ARABIC.test(text[cluster] ?? "");
}
