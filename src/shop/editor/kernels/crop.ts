import type { Box, Crop, PhotoElement } from "#design/document.ts";
import { coverCrop } from "#design/elements/photo/cover-crop.ts";
import { mirrored, mirroredPoint } from "#design/elements/photo/mirror.ts";

/** How far a photo may be enlarged inside its frame: at least this part of a side stays visible. */
const SMALLEST_PART = 0.02;

/** As parts of a side of the picture: less is cut by rounding, and nobody sees it. */
export const UNSEEN = 0.01;

/** The picture follows the finger: `dx`, `dy` in the frame's own millimetres. */
export function panCrop(photo: PhotoElement, dx: number, dy: number): Crop {
	const { crop } = photo;
	const [across, down] = mirrored(photo, [dx, dy]);
	return inside({
		...crop,
		x: crop.x - (across / photo.width) * crop.width,
		y: crop.y - (down / photo.height) * crop.height,
	});
}

/** Enlarges the picture by `factor` about a point of what is shown, given as fractions of it. */
export function zoomCrop(crop: Crop, factor: number, [u, v]: readonly [number, number]): Crop {
	const shrink = 1 / factor;
	const largest = Math.min(1 / crop.width, 1 / crop.height);
	const smallest = SMALLEST_PART / Math.min(crop.width, crop.height);
	const by = Math.min(largest, Math.max(Math.min(1, smallest), shrink));
	const width = crop.width * by;
	const height = crop.height * by;
	return inside({ x: crop.x + u * (crop.width - width), y: crop.y + v * (crop.height - height), width, height });
}

/** 1 shows as much as the frame allows; larger is closer. */
export function cropZoom(photo: PhotoElement): number {
	if (!photo.picture) return 1;
	return coverCrop(photo.picture, photo).width / photo.crop.width;
}

/** As close as that, about the middle of what is shown. */
export function zoomedTo(photo: PhotoElement, zoom: number): Crop {
	return zoomCrop(photo.crop, zoom / cropZoom(photo), [0.5, 0.5]);
}

/** Whether something of the picture lies outside its frame. */
export function isCut({ picture, crop }: PhotoElement): boolean {
	return picture !== null && Math.min(crop.width, crop.height) < 1 - UNSEEN;
}

/**
 * The crop after the frame got a new size. The picture keeps its scale while it reaches, else grows as little as
 * covering the frame needs; the point at the given fractions of the frame keeps its place in the picture.
 */
export function reframeCrop(
	photo: PhotoElement,
	frame: Pick<Box, "width" | "height">,
	fixed: readonly [number, number],
): Crop {
	const { picture, crop } = photo;
	if (!picture) return crop;
	const [u, v] = mirroredPoint(photo, fixed);
	const wanted = (crop.width * picture.width) / photo.width;
	const scale = Math.min(wanted, picture.width / frame.width, picture.height / frame.height);
	const width = (frame.width * scale) / picture.width;
	const height = (frame.height * scale) / picture.height;
	return inside({ x: crop.x + u * (crop.width - width), y: crop.y + v * (crop.height - height), width, height });
}

function inside(crop: Crop): Crop {
	const width = Math.min(1, crop.width);
	const height = Math.min(1, crop.height);
	return {
		x: Math.min(1 - width, Math.max(0, crop.x)),
		y: Math.min(1 - height, Math.max(0, crop.y)),
		width,
		height,
	};
}
