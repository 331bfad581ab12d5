import type { DesignDocument, DesignElement } from "#design/document.ts";
import { fittedText, type MeasureText } from "#design/elements/text/fitted-text.ts";
import { runsAfterEdit } from "#design/elements/text/text-runs.ts";
import { changeBetween, type ElementChange, elementOf, setCommand } from "./commands.ts";
import type { EditorStore, RunOptions } from "./editor-store.ts";
import { firstEmoji } from "./first-emoji.ts";
import { editBetween } from "./typing-runs.ts";

/** The answer: whether it is another one now. */
export function changeElement(
	store: EditorStore,
	{ id }: DesignElement,
	change: ElementChange,
	measure: MeasureText,
	tag?: string,
): boolean {
	return changeById(store, id, () => change, measure, tag ? { tag } : {});
}

/**
 * On whichever side it stands, the one that is shown first; undo and redo of one that is not seen lead there. A text whose
 * words, type or width change gets the height of its lines, or the size that fits its box.
 */
export function changeById(
	store: EditorStore,
	id: string,
	changeOf: (now: DesignElement) => ElementChange | null,
	measure: MeasureText,
	options: RunOptions = {},
): boolean {
	const { document, selection } = store.getState();
	const sides = [selection.side, ...document.sides.map(({ code }) => code)];
	const side = sides.find((code) => elementOf(document, code, id));
	const element = side === undefined ? undefined : elementOf(document, side, id);
	const change = element && changeOf(element);
	if (side === undefined || !change) return false;
	const changed = { ...element, ...withItsStyles(document, element, change) } as DesignElement;
	const after = changeBetween(element, changed.kind === "text" ? fittedText(changed, measure) : changed);
	if (!after) return false;
	const there = { side, element: id, range: null };
	const elsewhere = side === selection.side ? {} : { before: there, after: there, unseen: true };
	return store.run(setCommand(side, element, after), { ...options, ...elsewhere });
}

/** Other words: their letters look as those around them. */
function withItsStyles(document: DesignDocument, element: DesignElement, change: ElementChange): ElementChange {
	if (element.kind !== "text" || !("text" in change) || change.text === undefined) return change;
	const emoji = firstEmoji(document, element, change.text);
	if (!element.runs) return { ...emoji, ...change };
	const runs = runsAfterEdit(element.runs, editBetween(element.text, change.text), element.text.length);
	return { runs, ...emoji, ...change };
}
