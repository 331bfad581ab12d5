import { useId } from "react";
import type { PhotoElement } from "#design/document.ts";
import { photoBody } from "#design/elements/photo/photo-layout.ts";
import { displayBounds } from "#design/geometry/display-bounds.ts";
import { wholeBox } from "#design/preflight/placement.ts";
import { paintNode } from "#painters/svg.tsx";
import { classNames } from "#ui/class-names.ts";
import { useEditorTools } from "../editor-tools.ts";

/** The photo as it is printed; `width` in pixels is what the picture has at least. */
export function PhotoThumbnail(props: {
	photo: PhotoElement;
	width: number;
	fit: "slice" | "meet";
	className: string;
}) {
	const { photo, width, fit, className } = props;
	const { ports } = useEditorTools();
	const id = useId();
	const node = { type: "group", ...photoBody(photo) } as const;
	const { left, top, right, bottom } = (photo.shadow && displayBounds([node])) ?? wholeBox(photo);
	return (
		<svg
			aria-hidden="true"
			viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
			preserveAspectRatio={`xMidYMid ${fit}`}
			className={classNames("w-full", className)}
		>
			{paintNode(node, id, (pictureId) => ports.pictureUrl(pictureId, width))}
		</svg>
	);
}
