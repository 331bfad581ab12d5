import { useEffect, useState } from "react";
import { after } from "./dom/after.ts";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { picturesOf } from "./use-known-of-pictures.ts";

/** Milliseconds; some pictures can't be read at all. */
const PATIENCE = 3000;

/** Whether what lies under and over photos can be judged. While that is wanted it is waited for, but not for ever. */
export function useTonesRead(isWanted: boolean): boolean {
	const { surroundings } = useEditorTools();
	const { document } = useEditorState();
	const [isLate, setLate] = useState(false);
	const isWaiting = isWanted && !picturesOf(document).every((id) => surroundings().tonesOf(id));

	useEffect(() => {
		setLate(false);
		return isWaiting ? after(PATIENCE, () => setLate(true)) : undefined;
	}, [isWaiting]);

	return isLate || !isWaiting;
}
