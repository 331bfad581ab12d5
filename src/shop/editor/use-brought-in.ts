import { useEffect, useRef } from "react";
import { useEditorTools } from "./editor-tools.ts";
import { elementOf } from "./kernels/commands.ts";
import { may } from "./kernels/rights.ts";
import type { Clipboard } from "./use-clipboard.ts";

/** What is pasted or dropped anywhere on the page comes into the design, whatever has the focus; the stage has drops of its own. */
export function useBroughtIn(clipboard: Clipboard): void {
	const { store, props, uploads } = useEditorTools();
	const latest = useRef(clipboard);
	latest.current = clipboard;

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
		const onDragOver = (event: DragEvent) => {
			if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
		};
		const onDrop = (event: DragEvent) => {
			const files = [...(event.dataTransfer?.files ?? [])];
			if (event.defaultPrevented || files.length === 0) return;
			event.preventDefault();
			if (!isAsked()) uploads.add(files, frameOf(event.target));
		};
		/** The photo of a field in the form; a side's fields show that side. */
		const frameOf = (target: EventTarget | null) => {
			const field = target instanceof Element ? target.closest<HTMLElement>("[data-answer]") : null;
			const side = field?.closest<HTMLElement>("section[data-answer]")?.dataset.answer;
			if (side && props.sides.some(({ code }) => code === side)) store.showSide(side);
			const { document } = store.getState();
			const photo = elementOf(document, side ?? "", field?.dataset.answer ?? null);
			return photo?.kind === "photo" && may(document, photo, "content") ? photo.id : null;
		};
		document.addEventListener("paste", onPaste);
		document.addEventListener("dragover", onDragOver);
		document.addEventListener("drop", onDrop);
		return () => {
			document.removeEventListener("paste", onPaste);
			document.removeEventListener("dragover", onDragOver);
			document.removeEventListener("drop", onDrop);
		};
	}, [store, props, uploads]);
}

/** A question stands over the editor. */
function isAsked(): boolean {
	return document.querySelector("dialog:modal") !== null;
}
