import { type Rgb, rgbOf } from "#design/contrast.ts";
import type { DisplayList, DisplayNode } from "#design/display-list.ts";

/** Levels of 255. What is lighter shows the cloth's colour through where no white is under it. */
const NEAR_BLACK = 48;
/** By so much a shadow may be lighter than the cloth, in each colour. */
const ALIKE = 32;

/**
 * What white ink lies under: all that is printed, but for shadows near black on cloth that is no darker. They darken it by
 * themselves, and over white would be a pale rim around what casts them.
 */
export function whiteUnder(display: DisplayList, cloth?: string): DisplayList {
	if (!cloth) return display;
	const ground = rgbOf(cloth);
	return display.map(withoutDark);

	function withoutDark(node: DisplayNode): DisplayNode {
		if (node.type !== "group" || node.repeats) return node;
		const { shadow, ...group } = node;
		const children = node.children.map(withoutDark);
		const isDark = shadow !== undefined && darkens(rgbOf(shadow.color), ground);
		if (!isDark && children.every((child, index) => child === node.children[index])) return node;
		return { ...group, ...(shadow && !isDark && { shadow }), children };
	}
}

function darkens(shadow: Rgb, ground: Rgb): boolean {
	return shadow.every((level, index) => level <= Math.min(NEAR_BLACK, ground[index]! + ALIKE));
}
