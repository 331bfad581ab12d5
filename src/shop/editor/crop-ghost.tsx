import type { PhotoElement } from "#design/document.ts";
import { boxMatrix, multiply } from "#design/geometry/matrix.ts";
import { svgMatrix } from "#painters/svg.tsx";
import { useEditorTools } from "./editor-tools.ts";
import type { View } from "./kernels/view.ts";

/** In crop mode the whole picture shows faintly around its frame. */
export function CropGhost({ photo, view }: { photo: PhotoElement; view: View }) {
	const { ports } = useEditorTools();
	if (!photo.picture) return null;
	const width = photo.width / photo.crop.width;
	const height = photo.height / photo.crop.height;
	const frame = { x: -photo.crop.x * width, y: -photo.crop.y * height, width, height };
	const matrix = multiply([view.scale, 0, 0, view.scale, view.x, view.y], boxMatrix(photo));
	return (
		<svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full max-w-none overflow-hidden">
			<g transform={svgMatrix(matrix)}>
				<image
					href={ports.pictureUrl(photo.picture.id, width * view.scale)}
					{...frame}
					preserveAspectRatio="none"
					opacity="0.35"
				/>
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
