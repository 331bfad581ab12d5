import type { ImageNode } from "#design/display-list.ts";
import type { PhotoElement } from "#design/document.ts";
import type { ElementBody, ElementLayout } from "#design/elements/element-layout.ts";
import { adjustmentMatrix } from "#design/elements/photo/adjustments.ts";
import { mirrorMatrix } from "#design/elements/photo/mirror.ts";
import { boxMatrix } from "#design/geometry/matrix.ts";
import { roundedRectangle } from "#design/geometry/paths.ts";

const EMPTY_SLOT = { type: "solid", color: "#e4e2de" } as const;

export const photoLayout: ElementLayout<PhotoElement> = {
	matrix: boxMatrix,
	bodyFields: ({ picture, crop, width, height, cornerRadius, flipX, flipY, adjustments }) => [
		picture?.id,
		crop.x,
		crop.y,
		crop.width,
		crop.height,
		width,
		height,
		cornerRadius,
		flipX,
		flipY,
		adjustments,
	],
	body: photoBody,
};

export function photoBody(photo: PhotoElement): ElementBody {
	const { picture, width, height, cornerRadius } = photo;
	const clip = roundedRectangle(width, height, cornerRadius);
	if (!picture) return { screenOnly: true, children: [{ type: "path", d: clip, fill: EMPTY_SLOT }] };
	const image = imageNode(photo, picture.id);
	const mirror = mirrorMatrix(photo);
	return { clip, children: mirror ? [{ type: "group", matrix: mirror, children: [image] }] : [image] };
}

function imageNode({ crop, width, height, adjustments }: PhotoElement, pictureId: string): ImageNode {
	const colors = adjustments && adjustmentMatrix(adjustments);
	return { type: "image", pictureId, crop, box: { x: 0, y: 0, width, height }, ...(colors && { colors }) };
}
