import type { DisplayList } from "#design/display-list.ts";
import type { SideFormat } from "#design/document.ts";
import { rectangle } from "#design/geometry/paths.ts";
import { type Extent, sideArea } from "#design/geometry/side-area.ts";
import { isShaped, pieceClips } from "#design/geometry/side-openings.ts";

/** What lies beside a piece in its picture where that can't be transparent. */
const BESIDE = "#dedbd5";

/** Of a side that is cut to a shape or has openings, what is there; as far around it as the picture reaches. */
export function cutOut(display: DisplayList, side: SideFormat, extent: Extent): DisplayList {
	if (!isShaped(side)) return display;
	return pieceClips(side, extent === "bleed" ? side.bleed : 0).reduce<DisplayList>(
		(children, clip) => [{ type: "group", opacity: 1, clip, children }],
		display,
	);
}

/** The finished piece of a material, flat: what to paint, where, and on what. */
export function flatPiece(display: DisplayList, side: SideFormat, material: string) {
	const area = sideArea(side, "trim");
	if (!isShaped(side)) return { display, area, background: material };
	const d = rectangle(area.x, area.y, area.width, area.height);
	const ground = { type: "path", d, fill: { type: "solid", color: material } } as const;
	return { display: cutOut([ground, ...display], side, "trim"), area, background: BESIDE };
}
