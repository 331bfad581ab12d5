import type { PhotoElement } from "#design/document.ts";
import { adjustmentMatrix } from "#design/elements/photo/adjustments.ts";
import { mirrorMatrix } from "#design/elements/photo/mirror.ts";
import { boxMatrix, IDENTITY, multiply } from "#design/geometry/matrix.ts";
import { paintNode, svgMatrix } from "#painters/svg.tsx";
import { useEditorTools } from "./editor-tools.ts";
import type { View } from "./kernels/view.ts";

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

/** In crop mode the whole picture shows faintly around its frame. */
export function CropGhost({ photo, view }: { photo: PhotoElement; view: View }) {
	const { ports } = useEditorTools();
	if (!photo.picture) return null;
	const width = photo.width / photo.crop.width;
	const height = photo.height / photo.crop.height;
	const frame = { x: -photo.crop.x * width, y: -photo.crop.y * height, width, height };
	const own = multiply(boxMatrix(photo), mirrorMatrix(photo) ?? IDENTITY);
	const matrix = multiply([view.scale, 0, 0, view.scale, view.x, view.y], own);
	const colors = photo.adjustments && adjustmentMatrix(photo.adjustments);
	const image = {
		type: "image",
		pictureId: photo.picture.id,
		crop: WHOLE,
		box: frame,
		...(colors && { colors }),
	} as const;
	return (
		<svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full max-w-none overflow-hidden">
			<g transform={svgMatrix(matrix)}>
				<g opacity="0.35">{paintNode(image, "ghost", (id, drawn) => ports.pictureUrl(id, drawn.width * view.scale))}</g>
				<rect {...frame} fill="none" className="stroke-field" strokeWidth="3" vectorEffect="non-scaling-stroke" />
				<rect
					{...frame}
					fill="none"
					className="stroke-ink-soft"
					strokeDasharray="4 4"
					vectorEffect="non-scaling-stroke"
				/>
			</g>
		</svg>
	);
}
