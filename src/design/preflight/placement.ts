import type { Box, PhotoElement, SideFormat } from "#design/document.ts";
import { maskPath } from "#design/elements/photo/mask.ts";
import { type Bounds, transformBounds } from "#design/geometry/bounds.ts";
import { apply, boxMatrix, type Point } from "#design/geometry/matrix.ts";
import { pathBounds } from "#design/geometry/path-bounds.ts";
import { innermost, overhangOf } from "#design/geometry/side-outline.ts";
import { type Finding, tenths } from "#design/preflight/warning.ts";

/** Thousandths of a millimetre come from rounding, not from the customer. */
const TOLERANCE = 0.01;

/** The upright rectangle around a part of a turned box, in the side's coordinates. */
export function pageBounds(box: Box, part: Bounds): Bounds {
	return transformBounds(part, boxMatrix(box));
}

/** The corners of a part of a turned box, in the side's coordinates. */
export function cornersOf(box: Box, { left, top, right, bottom }: Bounds): readonly Point[] {
	const matrix = boxMatrix(box);
	return [
		apply(matrix, [left, top]),
		apply(matrix, [right, top]),
		apply(matrix, [right, bottom]),
		apply(matrix, [left, bottom]),
	];
}

export const OUTSIDE_PAGE: Finding = { code: "outside-page", severity: "red", figures: {} };

export function checkOnPage(bounds: Bounds, side: SideFormat): readonly Finding[] {
	const gone = overhangOf([innermost(bounds, side)], side, 0) >= 0;
	return gone ? [OUTSIDE_PAGE] : [];
}

/** A photo up to the edge must reach the bleed's edge, or a white line may show after cutting. */
export function checkBleed(photo: PhotoElement, side: SideFormat): readonly Finding[] {
	if (side.bleed === 0 || photo.rotation % 90 !== 0) return [];
	const shown = pageBounds(photo, shownPart(photo));
	const { left, top, right, bottom } = shown;
	const edges = [{ right: left }, { bottom: top }, { left: right }, { top: bottom }];
	const beyond = edges.map((edge) => overhangOf([innermost({ ...shown, ...edge }, side)], side, 0));
	const short = beyond.filter((reach) => reach > -TOLERANCE && reach < side.bleed - TOLERANCE);
	if (short.length === 0) return [];
	const missing = tenths(side.bleed - Math.min(...short));
	return [{ code: "short-of-bleed", severity: "yellow", figures: { missing } }];
}

/** Cutting is never exact: what is written near the edge may be cut off. */
export function checkSafeZone(extent: readonly Point[], side: SideFormat): readonly Finding[] {
	const beyondTrim = overhangOf(extent, side, 0);
	if (beyondTrim > TOLERANCE) {
		return [{ code: "text-cut-off", severity: "red", figures: { overhang: tenths(beyondTrim) } }];
	}
	const beyondSafe = overhangOf(extent, side, side.safe);
	if (beyondSafe <= TOLERANCE) return [];
	return [
		{ code: "outside-safe-zone", severity: "yellow", figures: { overhang: tenths(beyondSafe), safe: side.safe } },
	];
}

/** Of a photo's box, what its mask leaves. */
export function shownPart(photo: PhotoElement): Bounds {
	return (photo.mask?.form === "path" && pathBounds(maskPath(photo))) || wholeBox(photo);
}

export function wholeBox({ width, height }: Box): Bounds {
	return { left: 0, top: 0, right: width, bottom: height };
}
