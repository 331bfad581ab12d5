import { useId } from "react";
import type { PhotoElement } from "#design/document.ts";
import { photoBody } from "#design/elements/photo/photo-layout.ts";
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
	return (
		<svg
			aria-hidden="true"
			viewBox={`0 0 ${photo.width} ${photo.height}`}
			preserveAspectRatio={`xMidYMid ${fit}`}
			className={classNames("w-full", className)}
		>
			{paintNode({ type: "group", ...photoBody(photo) }, id, (pictureId) => ports.pictureUrl(pictureId, width))}
		</svg>
	);
}
