import { type Rgb, rgbOf } from "#design/contrast.ts";
import type { ClipArtElement } from "#design/document.ts";
import { clipArtPaths } from "#design/elements/clip-art/clip-art-layout.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { followPath } from "#design/geometry/path-inside.ts";

/** Fainter paths are glosses that hardly change the colour below. */
const SEEN = 0.5;

/** What is painted at a point of the element's own; undefined where nothing is. */
export function clipArtColor(element: ClipArtElement): (point: Point) => Rgb | undefined {
	const paths = clipArtPaths(element)
		.filter(({ opacity }) => opacity >= SEEN)
		.map(({ node: { d, fill, stroke } }) => {
			const color = rgbOf(stroke?.color ?? (fill?.type === "solid" ? fill.color : "#000000"));
			const path = followPath(d);
			const covers = stroke ? (point: Point) => path.isNear(point, stroke.width / 2) : path.isInside;
			return { covers, color };
		})
		.toReversed();
	return (point) => paths.find(({ covers }) => covers(point))?.color;
}
