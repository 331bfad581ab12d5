import { useEffect, useRef } from "react";
import type { Point } from "#design/geometry/matrix.ts";
import { isTypedIn } from "./dom/is-filling-in.ts";
import { useEditorTools } from "./editor-tools.ts";
import type { Clipboard } from "./use-clipboard.ts";

type TakeDropped = (dropped: DataTransfer, frame: string | null, at: Point) => void;

/**
 * What is pasted or dropped anywhere on the page comes into the design, whatever has the focus. For the stage, which knows
 * where on the page it was dropped, is what is returned; fields of photos in the form take theirs themselves.
 */
export function useBroughtIn(clipboard: Clipboard): TakeDropped {
	const { uploads } = useEditorTools();
	const latest = useRef(clipboard);
	latest.current = clipboard;
	/** A link or words of the editor itself are dragged by mistake. */
	const isOwn = useRef(false);

	useEffect(() => {
		const onPaste = (event: ClipboardEvent) => {
			if (isAsked()) return;
			const files = [...(event.clipboardData?.files ?? [])];
			if (files.length === 0) latest.current.onPaste(event);
			else {
				event.preventDefault();
				uploads.add(files, null);
			}
		};
		const isWords = ({ dataTransfer, target }: DragEvent) =>
			!isOwn.current && dataTransfer?.types.includes("text/plain") === true && !isTypedIn(target);
		const onDragOver = (event: DragEvent) => {
			if (event.dataTransfer?.types.includes("Files") || isWords(event)) event.preventDefault();
		};
		const onDrop = (event: DragEvent) => {
			const files = [...(event.dataTransfer?.files ?? [])];
			const words = isWords(event) ? event.dataTransfer?.getData("text/plain") : "";
			if (event.defaultPrevented || (files.length === 0 && !words)) return;
			event.preventDefault();
			if (isAsked()) return;
			if (files.length > 0) uploads.add(files, null);
			else if (words) latest.current.onDrop(words, null);
		};
		const onDrag = ({ type }: DragEvent) => {
			isOwn.current = type === "dragstart";
		};
		const ends = new AbortController();
		const { signal } = ends;
		document.addEventListener("paste", onPaste, { signal });
		document.addEventListener("dragstart", onDrag, { signal });
		document.addEventListener("dragend", onDrag, { signal });
		document.addEventListener("dragover", onDragOver, { signal });
		document.addEventListener("drop", onDrop, { signal });
		return () => ends.abort();
	}, [uploads]);

	return (dropped, frame, at) => {
		const words = dropped.getData("text/plain");
		if (dropped.files.length > 0) uploads.add([...dropped.files], frame, null, at);
		else if (words && !isOwn.current) latest.current.onDrop(words, at);
	};
}

/** A question stands over the editor. */
function isAsked(): boolean {
	return document.querySelector("dialog:modal") !== null;
}
