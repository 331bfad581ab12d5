import type { Box, Crop, PhotoElement, PictureUse } from "#design/document.ts";

/** Faces stand in the upper half of portraits: of what is cut, this part is cut above. */
const CUT_ABOVE = 0.4;
const EXACT = 1e-6;

/** The largest part of the picture that has the box's proportions: of a portrait the upper middle, else the middle. */
export function coverCrop(picture: Pick<PictureUse, "width" | "height">, box: Pick<Box, "width" | "height">): Crop {
	const scale = Math.min(picture.width / box.width, picture.height / box.height);
	const width = Math.min(1, (box.width * scale) / picture.width);
	const height = Math.min(1, (box.height * scale) / picture.height);
	const above = picture.height > picture.width ? CUT_ABOVE : 1 / 2;
	return { x: (1 - width) / 2, y: (1 - height) * above, width, height };
}

/** Whether nobody has moved the picture in its frame. */
export function isCroppedByItself({ picture, crop, width, height }: PhotoElement): boolean {
	if (!picture) return false;
	const own = coverCrop(picture, { width, height });
	return (["x", "y", "width", "height"] as const).every((key) => Math.abs(own[key] - crop[key]) < EXACT);
}
