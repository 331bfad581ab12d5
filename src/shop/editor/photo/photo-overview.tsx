import { useId } from "react";
import type { PhotoElement } from "#design/document.ts";
import { adjustmentMatrix } from "#design/elements/photo/adjustments.ts";
import { paintNode } from "#painters/svg.tsx";
import { useEditorTools } from "../editor-tools.ts";
import { quarterTurns } from "../kernels/crop-place.ts";

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
const VEIL = 0.65;
/** In pixels of the screen. */
const SHARP = 640;

/** All of a photo, turned and flipped as on the page: what its frame cuts off is faint. */
export function PhotoOverview({ photo }: { photo: PhotoElement }) {
	const { ports } = useEditorTools();
	const id = useId();
	const { picture, crop } = photo;
	if (!picture) return null;
	const width = photo.width / crop.width;
	const height = photo.height / crop.height;
	const turns = quarterTurns(photo);
	const [across, down] = turns % 2 === 0 ? [width, height] : [height, width];
	const colors = photo.adjustments && adjustmentMatrix(photo.adjustments);
	const box = { x: 0, y: 0, width, height };
	const image = { type: "image", pictureId: picture.id, crop: WHOLE, box, ...(colors && { colors }) } as const;
	const shown = { x: crop.x * width, y: crop.y * height, width: photo.width, height: photo.height };
	const flips = `scale(${photo.flipX ? -1 : 1} ${photo.flipY ? -1 : 1})`;
	return (
		<svg
			aria-hidden="true"
			viewBox={`${-across / 2} ${-down / 2} ${across} ${down}`}
			preserveAspectRatio="xMinYMid"
			className="max-h-36 w-full overflow-visible"
		>
			<g transform={`rotate(${turns * 90}) ${flips} translate(${-width / 2} ${-height / 2})`}>
				{paintNode(image, id, (pictureId) => ports.pictureUrl(pictureId, SHARP))}
				<path
					d={`M0 0h${width}v${height}h${-width}z M${shown.x} ${shown.y}h${shown.width}v${shown.height}h${-shown.width}z`}
					fillRule="evenodd"
					className="fill-field"
					opacity={VEIL}
				/>
				<rect {...shown} fill="none" className="stroke-field" strokeWidth="4" vectorEffect="non-scaling-stroke" />
				<rect {...shown} fill="none" className="stroke-accent" strokeWidth="2" vectorEffect="non-scaling-stroke" />
			</g>
		</svg>
	);
}
