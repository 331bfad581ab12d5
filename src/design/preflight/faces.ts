import type { Millimetres } from "#core/units.ts";
import type { Box, Crop, PhotoElement, SideFormat } from "#design/document.ts";
import { isCroppedByItself } from "#design/elements/photo/cover-crop.ts";
import { maskPath } from "#design/elements/photo/mask.ts";
import { mirroredPoint } from "#design/elements/photo/mirror.ts";
import { apply, boxMatrix, type Point } from "#design/geometry/matrix.ts";
import { followPath } from "#design/geometry/path-inside.ts";
import { overhangOf } from "#design/geometry/side-outline.ts";
import type { Finding } from "#design/preflight/warning.ts";

/** From brow to chin; parts of the picture's width and height. */
export type FaceBox = Pick<Box, "x" | "y" | "width" | "height">;
export type PictureFaces = {
	readonly faces: readonly FaceBox[];
	/** The picture stands on its head, as scans do. */
	readonly upsideDown: boolean;
};

/** Of a face that is not to be seen a rim may be. */
const LEAST_SEEN = 0.2;
/** Boxes of faces are not exact: what lies farther out of the middle than this part of their half is not looked at. */
const REACH = 0.85;
const STEPS = [-1, -0.5, 0, 0.5, 1] as const;
const OVER_FACE: readonly Point[] = STEPS.flatMap((x) => STEPS.map((y): Point => [x, y])).filter(
	([x, y]) => Math.hypot(x, y) <= 1.2,
);

export function checkFaces(photo: PhotoElement, side: SideFormat, found: PictureFaces | undefined): readonly Finding[] {
	if (!found || !photo.picture || photo.placeholder) return [];
	if (standsOnItsHead(photo, found)) return [{ code: "upside-down", severity: "yellow", figures: {} }];
	const partsOf = faceParts(photo, side);
	const isCut = seenFaces(photo, side, found).some((face) => partsOf(face).safe < 1);
	return isCut ? [{ code: "face-cut-off", severity: "yellow", figures: {} }] : [];
}

/** Those that are to be seen, even if not whole: where nobody chose what the frame shows, also those that the frame or the trim leaves out. */
export function seenFaces(photo: PhotoElement, side: SideFormat, { faces }: PictureFaces): readonly FaceBox[] {
	const partsOf = faceParts(photo, side);
	const isByItself = isCroppedByItself(photo);
	return faces.filter((face) => {
		const { framed, inBleed, seen } = partsOf(face);
		return seen > LEAST_SEEN || (isByItself && (framed <= LEAST_SEEN || inBleed > LEAST_SEEN));
	});
}

/** Those of which more than a rim is printed. */
export function shownFaces(
	photo: PhotoElement,
	side: SideFormat,
	{ faces }: Pick<PictureFaces, "faces">,
): readonly FaceBox[] {
	const partsOf = faceParts(photo, side);
	return faces.filter((face) => partsOf(face).seen > LEAST_SEEN);
}

/** From 0 to 1: how much of a face is in its frame, up to the bleed's edge, printed, and within the side's safe zone. */
type FaceParts = Readonly<Record<"framed" | "inBleed" | "seen" | "safe", number>>;

/** Of any crop of the photo: what its frame shows does not depend on that. */
export function faceParts(photo: PhotoElement, side: SideFormat): (face: FaceBox, crop?: Crop) => FaceParts {
	const { width, height } = photo;
	const matrix = boxMatrix(photo);
	const isShown = shownPart(photo);
	return (face, crop = photo.crop) => {
		const over = OVER_FACE.map(([across, down]): Point => {
			const x = face.x + (face.width / 2) * (1 + across * REACH);
			const y = face.y + (face.height / 2) * (1 + down * REACH);
			const [u, v] = mirroredPoint(photo, [(x - crop.x) / crop.width, (y - crop.y) / crop.height]);
			return [u * width, v * height];
		}).filter(isShown);
		const within = (inset: Millimetres) =>
			over.filter((place) => overhangOf([apply(matrix, place)], side, inset) <= 0).length / OVER_FACE.length;
		return {
			framed: over.length / OVER_FACE.length,
			inBleed: within(-side.bleed),
			seen: within(0),
			safe: within(side.safe),
		};
	};
}

/** Within its outline and its border. */
function shownPart(photo: PhotoElement): (point: Point) => boolean {
	const { mask, cornerRadius, width, height, border } = photo;
	const edge = border?.width ?? 0;
	if (!mask && cornerRadius === 0) {
		return ([x, y]) => x >= edge && y >= edge && x <= width - edge && y <= height - edge;
	}
	const outline = followPath(maskPath(photo));
	return (point) => outline.isInside(point) && !(edge > 0 && outline.isNear(point, edge));
}

/** Whoever turned it or mirrored it from top to bottom has seen how it stands; flips to both sides stay from an earlier picture too. */
function standsOnItsHead({ rotation, flipX, flipY }: PhotoElement, { faces, upsideDown }: PictureFaces): boolean {
	const turn = ((rotation % 360) + 360) % 360;
	const isUpright = turn < 45 || turn > 315;
	if (flipX && flipY) return isUpright && !upsideDown && faces.length > 0;
	return isUpright && upsideDown && !flipY;
}
