import { luminance, rgbOf } from "#design/contrast.ts";
import type { DisplayList, DisplayNode } from "#design/display-list.ts";

/**
 * What white ink lies under: all that is printed, but for shadows that are no lighter than the cloth. They darken it by
 * themselves, and over white would be a pale rim around what casts them.
 */
export function whiteUnder(display: DisplayList, cloth?: string): DisplayList {
	if (!cloth) return display;
	const light = luminance(rgbOf(cloth));
	return display.map(withoutDark);

	function withoutDark(node: DisplayNode): DisplayNode {
		if (node.type !== "group" || node.repeats) return node;
		const { shadow, children, ...group } = node;
		const isLighter = shadow && luminance(rgbOf(shadow.color)) > light;
		return { ...group, ...(isLighter && { shadow }), children: children.map(withoutDark) };
	}
}
