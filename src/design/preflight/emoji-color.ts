import type { TextElement } from "#design/document.ts";
import { emojiWithoutPicture } from "#design/elements/text/emoji.ts";
import { styledPieces } from "#design/elements/text/text-runs.ts";
import type { Finding } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";

/** Those of one colour among coloured ones surprise; a text whose emoji were all set in its own colour is as it was wanted. */
export function checkEmoji(text: TextElement, shaper: TextShaper): readonly Finding[] {
	if (text.coloredEmoji === false) return [];
	const plain = styledPieces(text.text.length, text.runs).flatMap(({ from, to, style }) =>
		emojiWithoutPicture(text.text.slice(from, to)).filter(
			(emoji) => shaper.missingGlyphs(emoji, style.font ?? text.font).length === 0,
		),
	);
	if (plain.length === 0) return [];
	return [{ code: "plain-emoji", severity: "yellow", figures: { characters: [...new Set(plain)].join(" ") } }];
}
