import type { LetterStyle, TextElement } from "#design/document.ts";
import { restyled, styledPieces } from "#design/elements/text/text-runs.ts";
import { type ElementChange, elementOf } from "./commands.ts";
import type { EditorState } from "./editor-store.ts";
import type { TextRange } from "./selection.ts";

export type LetterRange = readonly [from: number, to: number];

const SMALLEST_SCALE = 0.1;
const LARGEST_SCALE = 10;

/** The letters that a change is meant for; null where it is the whole text, as sample words always are. */
export function chosenLetters({ document, selection }: EditorState, id: string): LetterRange | null {
	const element = elementOf(document, selection.side, selection.element);
	if (element?.kind !== "text" || element.id !== id || element.placeholder) return null;
	return lettersIn(selection.range, element.text);
}

export function lettersIn(range: TextRange | null, text: string): LetterRange | null {
	if (!range) return null;
	const from = Math.min(range.anchor, range.focus, text.length);
	const to = Math.min(Math.max(range.anchor, range.focus), text.length);
	return from < to ? [from, to] : null;
}

/** What letters look like: their own where it differs from the text's. Of letters that differ, the first ones. */
export function letterLook(text: TextElement, range: LetterRange | null): Required<LetterStyle> {
	const at = range?.[0] ?? 0;
	const piece = styledPieces(text.text.length, text.runs).find(({ to }) => at < to);
	const own = range || !text.runs ? piece?.style : undefined;
	const everywhere = (name: "bold" | "italic") =>
		styledPieces(text.text.length, text.runs).every(({ style }) => style[name] === true);
	return {
		font: own?.font ?? text.font,
		scale: own?.scale ?? 1,
		color: own?.color ?? text.color,
		bold: range ? own?.bold === true : everywhere("bold"),
		italic: range ? own?.italic === true : everywhere("italic"),
	};
}

/** Of the whole text, font and colour are the text's own: no letter keeps another one. */
export function styleChange(text: TextElement, range: LetterRange | null, style: LetterStyle): ElementChange {
	const whole: LetterRange = [0, text.text.length];
	if (range) return { runs: restyled(text.runs, range, unlike(text, style), text.text.length) };
	const { font, color, bold, italic } = style;
	const cleared = {
		...(font && { font: undefined }),
		...(color && { color: undefined }),
		...(bold !== undefined && { bold }),
		...(italic !== undefined && { italic }),
	};
	const runs = restyled(text.runs, whole, cleared, text.text.length);
	return { ...(font && { font }), ...(color && { color }), ...(runs === text.runs ? {} : { runs }) };
}

function unlike(text: TextElement, { font, scale, color, ...rest }: LetterStyle) {
	const bounded = scale && Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, scale));
	return {
		...rest,
		...(font && { font: font === text.font ? undefined : font }),
		...(bounded && { scale: bounded === 1 ? undefined : bounded }),
		...(color && { color: color === text.color ? undefined : color }),
	};
}
