import type { Box, PhotoElement, SideFormat } from "#design/document.ts";
import { maskPath } from "#design/elements/photo/mask.ts";
import { type Bounds, transformBounds } from "#design/geometry/bounds.ts";
import { boxMatrix } from "#design/geometry/matrix.ts";
import { pathBounds } from "#design/geometry/path-bounds.ts";
import { type Finding, tenths } from "#design/preflight/warning.ts";

/** Thousandths of a millimetre come from rounding, not from the customer. */
const TOLERANCE = 0.01;

/** The upright rectangle around a part of a turned box, in the side's coordinates. */
export function pageBounds(box: Box, part: Bounds): Bounds {
	return transformBounds(part, boxMatrix(box));
}

export function checkOnPage(bounds: Bounds, side: SideFormat): readonly Finding[] {
	const gone = bounds.right <= 0 || bounds.bottom <= 0 || bounds.left >= side.width || bounds.top >= side.height;
	return gone ? [{ code: "outside-page", severity: "red", figures: {} }] : [];
}

/** A photo up to the edge must reach the bleed's edge, or a white line may show after cutting. */
export function checkBleed(photo: PhotoElement, side: SideFormat): readonly Finding[] {
	if (side.bleed === 0 || photo.rotation % 90 !== 0) return [];
	const { left, top, right, bottom } = pageBounds(photo, shownPart(photo));
	const beyond = [-left, -top, right - side.width, bottom - side.height];
	const short = beyond.filter((reach) => reach > -TOLERANCE && reach < side.bleed - TOLERANCE);
	if (short.length === 0) return [];
	const missing = tenths(side.bleed - Math.min(...short));
	return [{ code: "short-of-bleed", severity: "yellow", figures: { missing } }];
}

/** Cutting is never exact: what is written near the edge may be cut off. */
export function checkSafeZone(ink: Bounds, side: SideFormat): readonly Finding[] {
	const beyondTrim = overhang(ink, side, 0);
	if (beyondTrim > TOLERANCE) {
		return [{ code: "text-cut-off", severity: "red", figures: { overhang: tenths(beyondTrim) } }];
	}
	const beyondSafe = overhang(ink, side, side.safe);
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

function overhang({ left, top, right, bottom }: Bounds, side: SideFormat, inset: number): number {
	return Math.max(inset - left, inset - top, right - (side.width - inset), bottom - (side.height - inset));
}
