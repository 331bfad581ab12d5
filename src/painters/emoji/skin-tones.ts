import type { ClipArtPath } from "#design/document.ts";

/** Of all skins, and the five that Unicode has. */
export const SKINS = 6;

/** What Fluent Emoji paints skin, its shades, hair, brows and tongues with: of all skins, then from the lightest to the darkest. */
const COLORS: readonly (readonly string[])[] = [
	["#ffc83d", "#ffd7c2", "#eebfaa", "#c68d7b", "#966661", "#573739"],
	["#fcb100", "#f4c6ad", "#e4b29a", "#b87a66", "#8b5c56", "#452829"],
	["#f59f00", "#f4c6ad", "#e4b29a", "#bb806e", "#8b5c56", "#422426"],
	["#fdbb11", "#f4c6ad", "#e4b29a", "#bb806e", "#8b5c56", "#4e3233"],
	["#ed9200", "#e5af93", "#d19479", "#ab6a55", "#75443e", "#3d2123"],
	["#d67d00", "#f1b99b", "#d6a089", "#a9715f", "#764c49", "#341a1c"],
	["#d37034", "#212121", "#a56953", "#593b39", "#372128", "#000000"],
	["#f1a11e", "#212121", "#fff9ba", "#593b39", "#2d242d", "#000000"],
	["#ea9129", "#433d3d", "#ffdaa3", "#492725", "#3f363f", "#201a1a"],
	["#990839", "#990838", "#990838", "#990838", "#990838", "#290118"],
];

/** 0: of all skins. */
export function skinOf(grapheme: string): number {
	const [, tone] = /\p{Emoji_Modifier_Base}([\u{1f3fb}-\u{1f3ff}])/u.exec(grapheme) ?? [];
	return tone ? tone.codePointAt(0)! - 0x1f3fb + 1 : 0;
}

export function inSkin(paths: readonly ClipArtPath[], skin: number): readonly ClipArtPath[] {
	if (skin === 0) return paths;
	const colors = new Map(COLORS.map((row) => [row[0], row[skin]]));
	return paths.map((path) => {
		const color = colors.get(path.color);
		return color ? { ...path, color } : path;
	});
}
