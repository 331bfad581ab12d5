import { useEffect } from "react";
import type { EditorTools } from "./editor-tools.ts";
import { elementOf } from "./kernels/commands.ts";

/** What is on its way to a field goes and comes with it, once the step that is under way is done. */
export function useFollowedFrames({ store, uploads }: EditorTools): void {
	useEffect(() => {
		const isThere = (frame: string) => {
			const { document } = store.getState();
			return document.sides.some(({ code }) => elementOf(document, code, frame));
		};
		return store.subscribe(() => queueMicrotask(() => uploads.follow(isThere)));
	}, [store, uploads]);
}
