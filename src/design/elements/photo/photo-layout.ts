import type { DisplayNode, ImageNode, PathNode, Stroke } from "#design/display-list.ts";
import type { PhotoElement } from "#design/document.ts";
import type { ElementBody, ElementLayout } from "#design/elements/element-layout.ts";
import { adjustmentMatrix } from "#design/elements/photo/adjustments.ts";
import { maskPath } from "#design/elements/photo/mask.ts";
import { mirrorMatrix } from "#design/elements/photo/mirror.ts";
import { boxMatrix } from "#design/geometry/matrix.ts";

const EMPTY_SLOT = { type: "solid", color: "#e4e2de" } as const;

export const photoLayout: ElementLayout<PhotoElement> = {
	matrix: boxMatrix,
	bodyFields: ({
		picture,
		crop,
		width,
		height,
		cornerRadius,
		flipX,
		flipY,
		adjustments,
		mask,
		border,
		shadow,
		blur,
	}) => [
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
		mask,
		border,
		shadow,
		blur,
	],
	body: photoBody,
};

export function photoBody(photo: PhotoElement): ElementBody {
	const { picture, border, shadow } = photo;
	const clip = maskPath(photo);
	if (!picture) return { screenOnly: true, children: [{ type: "path", d: clip, fill: EMPTY_SLOT }] };
	const image = imageNode(photo, picture.id);
	const mirror = mirrorMatrix(photo);
	const shown: DisplayNode = mirror ? { type: "group", matrix: mirror, children: [image] } : image;
	const cut = { clip, children: border ? [shown, innerEdge(clip, border)] : [shown] };
	return shadow ? { shadow, children: [{ type: "group", ...cut }] } : cut;
}

/** The outer half of a stroke twice as wide is cut away: a border makes no photo larger. */
function innerEdge(d: string, { color, width }: Stroke): PathNode {
	return { type: "path", d, stroke: { color, width: width * 2 } };
}

function imageNode({ crop, width, height, adjustments, blur }: PhotoElement, pictureId: string): ImageNode {
	const colors = adjustments && adjustmentMatrix(adjustments);
	const box = { x: 0, y: 0, width, height };
	return { type: "image", pictureId, crop, box, ...(colors && { colors }), ...(blur && { blur }) };
}
