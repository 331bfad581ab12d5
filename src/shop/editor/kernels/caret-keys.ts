import type { TextElement } from "#design/document.ts";
import type { ShapedLine } from "#design/text-shaping.ts";
import { type Caret, lineEnd, lineOf, lineStart, moveHorizontally, moveVertically } from "./caret.ts";
import { wordBoundary } from "./words.ts";

type Press = { readonly key: string; readonly shift: boolean; readonly control: boolean };
export type CaretMove = { readonly caret: Caret; readonly goal: number | null };

/** Where a key takes the caret; null for keys that don't move it. */
export function caretAfterKey(
	element: Pick<TextElement, "text" | "language">,
	lines: readonly ShapedLine[],
	{ anchor, caret }: { readonly anchor: number; readonly caret: Caret },
	{ key, shift, control }: Press,
	goal: number | null,
): CaretMove | null {
	switch (key) {
		case "ArrowLeft":
		case "ArrowRight": {
			const direction = key === "ArrowRight" ? 1 : -1;
			const forwards = direction > 0 !== (lines[lineOf(lines, caret)]?.rightToLeft ?? false);
			if (control) return to({ index: wordBoundary(element.text, caret.index, forwards ? 1 : -1, element.language) });
			const collapses = anchor !== caret.index && !shift;
			if (collapses) return to({ index: forwards ? Math.max(anchor, caret.index) : Math.min(anchor, caret.index) });
			return to(moveHorizontally(lines, caret, direction));
		}
		case "ArrowUp":
			return moveVertically(lines, caret, -1, goal);
		case "ArrowDown":
			return moveVertically(lines, caret, 1, goal);
		case "Home":
			return to(control ? { index: 0 } : lineStart(lines, caret));
		case "End":
			return to(control ? { index: element.text.length, trailing: true } : lineEnd(lines, caret));
		default:
			return null;
	}
}

function to(caret: Caret): CaretMove {
	return { caret, goal: null };
}
