import IconLock from "@tabler/icons-react/dist/esm/icons/IconLock.mjs";
import type { DesignElement } from "#design/document.ts";
import { Icon } from "#ui/icon.tsx";
import { useEditorState } from "../editor-tools.ts";
import { useLockWords } from "./use-lock-words.ts";

/** Why some controls are not there. */
export function LockNote({ element }: { element: DesignElement }) {
	useEditorState();
	const words = useLockWords().kept(element);
	if (words === null) return null;
	return (
		<p className="flex gap-2 rounded-card bg-surface p-3 text-14">
			<Icon of={IconLock} size={16} className="mt-0.5 shrink-0 text-ink-soft" />
			<span>{words}</span>
		</p>
	);
}
