import type { Crop, PhotoElement, SideFormat } from "#design/document.ts";
import { coverCrop, isCroppedByItself } from "#design/elements/photo/cover-crop.ts";
import { type FaceBox, faceParts, type PictureFaces, seenFaces, shownFaces } from "#design/preflight/faces.ts";

const PLACES = 17;
/** Of what is shown; the first keeps the scale. */
const SCALES = [1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const;

/**
 * The picture moved in its frame, as little as shows its faces whole; smaller where that is not enough. Where there is no
 * room for all of them, those that show already.
 */
export function withWholeFaces(photo: PhotoElement, side: SideFormat, found: PictureFaces): PhotoElement | null {
	const whole = (faces: readonly FaceBox[]) => (faces.length > 0 ? showing(faces, photo, side, found) : null);
	return whole(seenFaces(photo, side, found)) ?? whole(shownFaces(photo, side, found));
}

function showing(
	faces: readonly FaceBox[],
	photo: PhotoElement,
	side: SideFormat,
	found: PictureFaces,
): PhotoElement | null {
	const partsOf = faceParts(photo, side);
	const isWhole = (crop: Crop) =>
		faces.every((face) => partsOf(face, crop).safe === 1) &&
		shownFaces({ ...photo, crop }, side, found).every((face) => partsOf(face, crop).safe === 1);
	for (const size of cropSizes(photo)) {
		const crop = placesFor(photo.crop, size).find(isWhole);
		if (crop && !isCroppedByItself({ ...photo, crop })) return { ...photo, crop };
	}
	return null;
}

function cropSizes({ picture, crop, ...frame }: PhotoElement): readonly Pick<Crop, "width" | "height">[] {
	if (!picture) return [];
	const most = coverCrop(picture, frame).width / crop.width;
	const scales = [...SCALES.filter((scale) => scale < most), Math.max(1, most)];
	return scales.map((scale) => ({
		width: Math.min(1, crop.width * scale),
		height: Math.min(1, crop.height * scale),
	}));
}

/** All over the picture, the nearest first. */
function placesFor(now: Crop, { width, height }: Pick<Crop, "width" | "height">): readonly Crop[] {
	const steps = Array.from({ length: PLACES }, (_, step) => step / (PLACES - 1));
	const [x, y] = [now.x + (now.width - width) / 2, now.y + (now.height - height) / 2];
	const places = steps.flatMap((right) =>
		steps.map((down) => ({ x: right * (1 - width), y: down * (1 - height), width, height })),
	);
	const off = (place: Crop) => Math.hypot(place.x - x, place.y - y);
	return places.toSorted((one, other) => off(one) - off(other));
}
