import type { TextElement } from "#design/document.ts";
import { runsAfterEdit } from "#design/elements/text/text-runs.ts";
import type { Warning } from "#design/preflight/warning.ts";

/** The text without the characters that no font has; null: nothing would be left. */
export function withoutSigns(text: TextElement, { nowhere }: Warning["figures"]): TextElement | null {
	let left = text;
	for (const removed of String(nowhere).split(" ")) {
		if (removed === "") continue;
		for (let at = left.text.indexOf(removed); at >= 0; at = left.text.indexOf(removed, at)) {
			const runs = runsAfterEdit(left.runs, { at, removed, inserted: "" }, left.text.length);
			const words = left.text.slice(0, at) + left.text.slice(at + removed.length);
			left = { ...left, text: words, ...(runs && { runs }) };
		}
	}
	return left.text.trim() === "" ? null : left;
}
