import type { Box, PhotoElement, SideFormat } from "#design/document.ts";
import { maskPath } from "#design/elements/photo/mask.ts";
import { mirroredPoint } from "#design/elements/photo/mirror.ts";
import { apply, boxMatrix, type Point } from "#design/geometry/matrix.ts";
import { insideOfPath } from "#design/geometry/path-inside.ts";
import { overhangOf } from "#design/geometry/side-outline.ts";
import type { Finding } from "#design/preflight/warning.ts";

/** From brow to chin; parts of the picture's width and height. */
export type FaceBox = Pick<Box, "x" | "y" | "width" | "height">;
export type PictureFaces = {
	readonly faces: readonly FaceBox[];
	/** The picture stands on its head, as scans do. */
	readonly upsideDown: boolean;
};

/** Half a face or less is not there to be seen. */
const LEAST_SEEN = 0.5;
/** Boxes of faces are not exact: what lies farther out of the middle than this part of their half is not looked at. */
const REACH = 0.85;
const STEPS = [-1, -0.5, 0, 0.5, 1] as const;
const OVER_FACE: readonly Point[] = STEPS.flatMap((x) => STEPS.map((y): Point => [x, y])).filter(
	([x, y]) => Math.hypot(x, y) <= 1.2,
);

export function checkFaces(photo: PhotoElement, side: SideFormat, found: PictureFaces | undefined): readonly Finding[] {
	if (!found || !photo.picture || photo.placeholder) return [];
	if (found.upsideDown && standsAsItIs(photo)) return [{ code: "upside-down", severity: "yellow", figures: {} }];
	const isCut = seenFaces(photo, side, found).some((face) => seenPart(photo, side, face) < 1);
	return isCut ? [{ code: "face-cut-off", severity: "yellow", figures: {} }] : [];
}

/** Those that are to be seen, even if not whole. */
export function seenFaces(photo: PhotoElement, side: SideFormat, { faces }: PictureFaces): readonly FaceBox[] {
	return faces.filter((face) => seenPart(photo, { ...side, safe: 0 }, face) > LEAST_SEEN);
}

/** Of a face how much lies within the photo's outline and the side's safe zone, from 0 to 1. */
export function seenPart(photo: PhotoElement, side: SideFormat, face: FaceBox): number {
	const { crop, width, height } = photo;
	const matrix = boxMatrix(photo);
	const isInside = photo.mask ? insideOfPath(maskPath(photo)) : isOn(photo);
	const seen = OVER_FACE.filter(([across, down]) => {
		const x = face.x + (face.width / 2) * (1 + across * REACH);
		const y = face.y + (face.height / 2) * (1 + down * REACH);
		const [u, v] = mirroredPoint(photo, [(x - crop.x) / crop.width, (y - crop.y) / crop.height]);
		const place: Point = [u * width, v * height];
		return isInside(place) && overhangOf([apply(matrix, place)], side, side.safe) <= 0;
	});
	return seen.length / OVER_FACE.length;
}

function isOn({ width, height }: PhotoElement): (point: Point) => boolean {
	return ([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height;
}

/** Whoever turned it round has seen it. */
function standsAsItIs({ rotation, flipY }: PhotoElement): boolean {
	const turn = ((rotation % 360) + 360) % 360;
	return !flipY && (turn < 45 || turn > 315);
}
