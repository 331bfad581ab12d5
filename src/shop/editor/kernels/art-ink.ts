import type { ClipArtElement } from "#design/document.ts";
import { clipArtLayout, clipArtPaths } from "#design/elements/clip-art/clip-art-layout.ts";
import type { Bounds } from "#design/geometry/bounds.ts";
import { displayBounds } from "#design/geometry/display-bounds.ts";
import { boundsOf } from "./boxes.ts";

/** Of more parts than so the whole box counts. */
const MOST_PARTS = 60;
const known = new WeakMap<ClipArtElement, readonly Bounds[]>();

/** Where a graphic's parts are drawn on the page: a branch across a corner leaves the rest of its square free. */
export function artInk(element: ClipArtElement): readonly Bounds[] {
	const kept = known.get(element);
	if (kept) return kept;
	const matrix = clipArtLayout.matrix(element);
	const parts = element.paths.length > MOST_PARTS ? [] : clipArtPaths(element);
	const drawn = parts.flatMap(({ node }) => displayBounds([node], matrix) ?? []);
	const ink = drawn.length > 0 ? drawn : [boundsOf(element)];
	known.set(element, ink);
	return ink;
}
