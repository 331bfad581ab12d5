import { type RefObject, useEffect, useRef, useState } from "react";
import type { PhotoElement } from "#design/document.ts";
import { useEditorTools } from "./editor-tools.ts";
import { corners } from "./kernels/boxes.ts";
import { toPage, toStage } from "./kernels/view.ts";
import { photoUnderDrop } from "./photo-under-drop.ts";
import type { StageView } from "./use-stage-view.ts";

/** Around what a photo would fill that is dragged over the stage from outside; own elements are dragged by other events. */
export function DropOutline({ stage, view }: { stage: RefObject<HTMLElement | null>; view: StageView }) {
	const tools = useEditorTools();
	const [photo, setPhoto] = useState<PhotoElement | null>(null);
	const live = useRef(view.live);
	live.current = view.live;

	useEffect(() => {
		const element = stage.current;
		if (!element) return;
		const ends = new AbortController();
		const { signal } = ends;
		element.addEventListener(
			"dragover",
			({ dataTransfer, clientX, clientY }) => {
				if (!dataTransfer?.types.includes("Files")) return;
				const { left, top } = element.getBoundingClientRect();
				const point = toPage(live.current(), [clientX - left, clientY - top]);
				setPhoto(photoUnderDrop(tools, point, Math.max(1, dataTransfer.items.length)));
			},
			{ signal },
		);
		const onLeave = ({ relatedTarget }: DragEvent) =>
			(relatedTarget instanceof Node && element.contains(relatedTarget)) || setPhoto(null);
		element.addEventListener("dragleave", onLeave, { signal });
		element.addEventListener("drop", () => setPhoto(null), { signal });
		return () => ends.abort();
	}, [stage, tools]);

	if (!photo) return null;
	const points = corners(photo)
		.map((corner) => toStage(view.view, corner).join())
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
