import type { TextElement } from "#design/document.ts";
import { type ElementChange, setCommand } from "./commands.ts";
import type { EditorStore, TextRange } from "./editor-store.ts";
import { fittedText, type MeasureText } from "./resize-element.ts";
import { editBetween, nextRun, type TypingRun } from "./typing-runs.ts";

export type TextInput = {
	readonly element: TextElement;
	readonly value: string;
	/** As the browser's input event names it. */
	readonly inputType: string;
	readonly time: number;
	/** Differs each time a text is opened. */
	readonly session: string;
	readonly before: TextRange;
	readonly after: TextRange;
};

/** Writes what was typed; the step remembers where the caret stood before and after. */
export function editText(
	store: EditorStore,
	{ element, value, inputType, time, session, before, after }: TextInput,
	run: TypingRun | null,
	measure: MeasureText,
): TypingRun | null {
	if (value === element.text) return run;
	const next = nextRun(run, editBetween(element.text, value), inputType, time);
	const { x, y, height } = fittedText({ ...element, text: value }, measure);
	const change = { text: value, x, y, height } as ElementChange;
	const { selection } = store.getState();
	store.run(setCommand(selection.side, element, change), {
		tag: `typing:${session}:${next.number}`,
		before: { ...selection, range: before },
		after: { ...selection, range: after },
	});
	return next;
}
