import { type ChangeEvent, type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LONGEST_QR_TEXT, type QrElement, type TextElement } from "#design/document.ts";
import { isSampleWords } from "#design/elements/text/sample-words.ts";
import type { Warning } from "#design/preflight/warning.ts";
import { TextAreaField } from "#ui/field.tsx";
import { useEditorTools } from "../editor-tools.ts";
import { changeElement } from "../kernels/change-element.ts";
import type { ElementChange } from "../kernels/commands.ts";
import { shortcutFor } from "../kernels/shortcuts.ts";
import { ownWords } from "../kernels/text-editing.ts";
import { editBetween, nextRun, type TypingRun } from "../kernels/typing-runs.ts";
import { useRights } from "../locks/use-rights.ts";
import { beginning } from "../use-element-name.ts";
import { useTellStep } from "../use-tell-step.ts";
import { useToldShrinking } from "../use-told-shrinking.ts";
import { LockedAnswer } from "./locked-answer.tsx";
import { RemoveAnswer } from "./remove-answer.tsx";
import { WarningNotes } from "./warning-notes.tsx";

/** As the shop takes it. */
const LONGEST = 2000;
const LETTERS_IN_A_ROW = 24;

/** Words that are printed, or that a code holds. */
type TextAnswerProps = { text: TextElement | QrElement; number: number; warnings: readonly Warning[] };

export function TextAnswer({ text, number, warnings }: TextAnswerProps) {
	const { t } = useTranslation("create");
	const { props, store, measure, newId } = useEditorTools();
	const may = useRights(text);
	/** Whoever writes keeps the name that they heard. */
	const [heard, setHeard] = useState<string | null>(null);
	const opened = useRef<TextElement | QrElement | null>(null);
	const [session] = useState(newId);
	const typing = useRef<TypingRun | null>(null);
	const tellStep = useTellStep();
	const tellShrinking = useToldShrinking();
	const sample = isSample(text) ? text.text : heard;
	const isCode = text.kind === "qr";
	const plain = isCode ? t("qr.text") : t("form.text", { number });
	const name = sample === null ? plain : t("templates:form.instead", { name: plain, words: beginning(sample) });

	function written(words: string): ElementChange {
		return { text: words, ...(!isCode && ownWords(text, props.locale)) };
	}

	function write({ currentTarget, nativeEvent, timeStamp }: ChangeEvent<HTMLTextAreaElement>): void {
		const { value } = currentTarget;
		const { inputType = "" } = nativeEvent as InputEvent;
		typing.current = nextRun(typing.current, editBetween(text.text, value), inputType, timeStamp);
		changeElement(store, text, written(value), measure, `form:${session}:${typing.current.number}`);
	}

	/** The browser's own steps would only take back letters that it has seen typed. */
	function onKeyDown(event: KeyboardEvent): void {
		if (event.nativeEvent.isComposing) return;
		const { key, shiftKey: shift, altKey: alt, ctrlKey, metaKey } = event;
		const shortcut = shortcutFor({ key, shift, alt, control: ctrlKey || metaKey });
		if (shortcut?.type !== "undo" && shortcut?.type !== "redo") return;
		event.preventDefault();
		if (typing.current) typing.current = { ...typing.current, time: Number.NEGATIVE_INFINITY };
		tellStep(shortcut.type);
	}

	if (!may("content")) return <LockedAnswer element={text} name={name} words={text.text} />;
	return (
		<div className="grid grid-cols-1 gap-2">
			<div className="flex items-start gap-2 *:first:grow">
				<TextAreaField
					id={`words-${text.id}`}
					name={`words-${text.id}`}
					label={name}
					help={isSample(text) ? t("templates:form.sample", { words: text.text }) : undefined}
					dir="auto"
					rows={Math.min(6, rowsOf(text.text))}
					maxLength={isCode ? LONGEST_QR_TEXT : LONGEST}
					value={isSample(text) ? "" : text.text}
					onFocus={() => {
						setHeard(sample);
						opened.current ??= text;
					}}
					onBlur={({ currentTarget }) => {
						// The window was left, not the field.
						if (currentTarget === document.activeElement) return;
						setHeard(null);
						if (opened.current?.kind === "text") tellShrinking(opened.current, { ofNewWords: true });
						opened.current = null;
					}}
					onKeyDown={onKeyDown}
					onChange={write}
				/>
				<RemoveAnswer element={text} name={name} className="-mt-2" />
			</div>
			<WarningNotes warnings={warnings.filter(({ code }) => code !== "sample-words")} />
		</div>
	);
}

/** On a phone. */
function rowsOf(words: string): number {
	return words.split("\n").reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / LETTERS_IN_A_ROW)), 0);
}

function isSample(text: TextElement | QrElement): boolean {
	return text.kind === "text" && isSampleWords(text);
}
