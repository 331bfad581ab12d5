import type { PhotoElement } from "#design/document.ts";
import { corners } from "./kernels/boxes.ts";
import { toStage, type View } from "./kernels/view.ts";

/** Around what a photo would fill that is dragged over the stage from outside; own elements are dragged by other events. */
export function DropOutline({ photo, view }: { photo: PhotoElement; view: View }) {
	const points = corners(photo)
		.map((corner) => toStage(view, corner).join())
		.join(" ");
	return (
		<svg
			aria-hidden="true"
			data-drop=""
			className="pointer-events-none absolute inset-0 size-full max-w-none overflow-hidden"
		>
			<polygon points={points} className="fill-none stroke-field" strokeWidth="7" />
			<polygon points={points} className="fill-accent stroke-accent" fillOpacity="0.15" strokeWidth="3" />
		</svg>
	);
}
