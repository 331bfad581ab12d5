import { storableText } from "#core/storable-text.ts";
import type { TextElement } from "#design/document.ts";
import { fittedText, type MeasureText } from "#design/elements/text/fitted-text.ts";
import { runsAfterEdit } from "#design/elements/text/text-runs.ts";
import { type ElementChange, setCommand } from "./commands.ts";
import type { EditorStore } from "./editor-store.ts";
import { firstEmoji } from "./first-emoji.ts";
import { may } from "./rights.ts";
import type { TextRange } from "./selection.ts";
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
	/** Of who replaces sample words. */
	readonly language?: string;
};

/** Writes what was typed, where there is room for it; the step remembers where the caret stood before and after. */
export function editText(
	store: EditorStore,
	{ element, value, inputType, time, session, before, after, language }: TextInput,
	run: TypingRun | null,
	measure: MeasureText,
): TypingRun | null {
	const { document, selection } = store.getState();
	if (value === element.text || !may(document, element, "content")) return run;
	const edit = editBetween(element.text, value);
	const next = nextRun(run, edit, inputType, time);
	const styled = element.runs && { runs: runsAfterEdit(element.runs, edit, element.text.length) };
	const own = { ...ownWords(element, language), ...firstEmoji(document, element, value) };
	const written = { ...element, text: value, ...styled, ...own } as TextElement;
	const { x, y, height, size, estimated } = fittedText(written, measure);
	const fitted = { x, y, height, ...(element.fit && { size }), ...(estimated !== element.estimated && { estimated }) };
	const change = { text: value, ...fitted, ...styled, ...own } as ElementChange;
	const isWritten = store.run(setCommand(selection.side, element, change), {
		tag: `typing:${session}:${next.number}`,
		before: { ...selection, range: before },
		after: { ...selection, range: after },
	});
	return isWritten ? next : run;
}

/** What becomes of a template's words with the first letter that replaces them. */
export function ownWords({ placeholder, translations }: TextElement, language: string | undefined): ElementChange {
	if (!placeholder && !translations) return {};
	return { placeholder: undefined, translations: undefined, ...(language && { language }) };
}

export type TypedText = {
	readonly value: string;
	readonly range: TextRange;
	/** Some keyboards send the two halves of a sign as two inputs: the first one must not be taken away. */
	readonly awaitsHalf: boolean;
};

/** What a text area holds without what can't be stored, and where its caret is in that. */
export function typedText(raw: string, { anchor, focus }: TextRange): TypedText {
	const placeOf = (index: number) => storableText(raw.slice(0, index)).length;
	const awaitsHalf = isFirstHalf(raw.charCodeAt(focus - 1)) && !isSecondHalf(raw.charCodeAt(focus));
	return { value: storableText(raw), range: { anchor: placeOf(anchor), focus: placeOf(focus) }, awaitsHalf };
}

function isFirstHalf(unit: number): boolean {
	return unit >= 0xd800 && unit < 0xdc00;
}

function isSecondHalf(unit: number): boolean {
	return unit >= 0xdc00 && unit < 0xe000;
}
