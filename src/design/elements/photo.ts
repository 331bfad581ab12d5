import type { PhotoElement } from "#design/document.ts";
import type { ElementLayout } from "#design/elements/element-layout.ts";
import { boxMatrix } from "#design/geometry/matrix.ts";
import { roundedRectangle } from "#design/geometry/paths.ts";

const EMPTY_SLOT = { type: "solid", color: "#e4e2de" } as const;

export const photoLayout: ElementLayout<PhotoElement> = {
	matrix: boxMatrix,
	bodyFields: ({ picture, crop, width, height, cornerRadius }) => [
		picture?.id,
		crop.x,
		crop.y,
		crop.width,
		crop.height,
		width,
		height,
		cornerRadius,
	],
	body({ picture, crop, width, height, cornerRadius }) {
		const clip = roundedRectangle(width, height, cornerRadius);
		if (!picture) return { screenOnly: true, children: [{ type: "path", d: clip, fill: EMPTY_SLOT }] };
		return { clip, children: [{ type: "image", pictureId: picture.id, crop, box: { x: 0, y: 0, width, height } }] };
	},
};
