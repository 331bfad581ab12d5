import type { PathNode } from "#design/display-list.ts";
import type { SideFormat } from "#design/document.ts";
import { rectangle } from "#design/geometry/paths.ts";
import { sideArea } from "#design/geometry/side-area.ts";

/** The paper or cloth: attributes, as inline styles are forbidden by the page's policy. */
export function sideGround(side: SideFormat, color: string): PathNode {
	const { x, y, width, height } = sideArea(side, "bleed");
	return { type: "path", d: rectangle(x, y, width, height), fill: { type: "solid", color } };
}
