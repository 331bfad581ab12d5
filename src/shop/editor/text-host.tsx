import {
	type CSSProperties,
	type KeyboardEvent,
	type RefObject,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { useTranslation } from "react-i18next";
import { storableText } from "#core/storable-text.ts";
import type { TextElement } from "#design/document.ts";
import { apply, boxMatrix, multiply } from "#design/geometry/matrix.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { useEditorTools, useLiveState } from "./editor-tools.ts";
import { type Caret, caretAt, caretBox, lineOf } from "./kernels/caret.ts";
import { caretAfterKey } from "./kernels/caret-keys.ts";
import { elementOf } from "./kernels/commands.ts";
import { leaveBlankText } from "./kernels/editing.ts";
import { letterLook, lettersIn } from "./kernels/letter-styles.ts";
import { LONGEST_TEXT } from "./kernels/new-elements.ts";
import type { TextRange } from "./kernels/selection.ts";
import type { TextTarget } from "./kernels/session-host.ts";
import { editText, typedText } from "./kernels/text-editing.ts";
import type { TypingRun } from "./kernels/typing-runs.ts";
import type { View } from "./kernels/view.ts";
import { wordAt } from "./kernels/words.ts";
import { useLetterStyle } from "./text/use-letter-style.ts";
import { TextMarks } from "./text-marks.tsx";
import { useToldShrinking } from "./use-told-shrinking.ts";

type TextHostProps = {
	element: TextElement;
	view: View;
	shaper: TextShaper;
	target: RefObject<TextTarget | null>;
	/** `byKey`: the focus has to go somewhere. Else the letters stay selected, for the panel. */
	onLeave: (byKey: boolean, range: TextRange) => void;
};

type CaretState = { readonly anchor: number; readonly caret: Caret };

/**
 * An invisible text area takes the input: keyboards of phones, input methods, clipboard and spelling work on it.
 * What is seen, caret and selection included, is drawn from the shaped text.
 */
export function TextHost({ element, view, shaper, target, onLeave }: TextHostProps) {
	const { t } = useTranslation("create");
	const { props, store, measure, newId, announce } = useEditorTools();
	const tellShrinking = useToldShrinking();
	const style = useLetterStyle(element.id);
	const [session] = useState(newId);
	const [first] = useState(element);
	const { selection } = useLiveState();
	const host = useRef<HTMLTextAreaElement>(null);
	const [state, setState] = useState<CaretState>(() =>
		element.placeholder ? allOf(element) : fromRange(selection.range, element.text),
	);
	/** A press and the drag that follows it may come before this is drawn again. */
	const latest = useRef(state);
	latest.current = state;
	const [composing, setComposing] = useState<readonly [number, number] | null>(null);
	const goal = useRef<number | null>(null);
	const run = useRef<TypingRun | null>(null);
	const { lines } = useMemo(() => shaper.shape(element), [shaper, element]);
	const matrix = multiply([view.scale, 0, 0, view.scale, view.x, view.y], boxMatrix(element));
	const caret = caretBox(lines, state.caret);
	const range = { anchor: state.anchor, focus: state.caret.index };
	const [left, top] = apply(caret.matrix ? multiply(matrix, caret.matrix) : matrix, [caret.x, caret.y]);

	function place(next: CaretState): void {
		latest.current = next;
		setState(next);
		writeRange(host.current, next);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the text is opened; at once, or phones show no keyboard
	useLayoutEffect(() => {
		host.current?.focus({ preventScroll: true });
		writeRange(host.current, state);
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the text is left
	useEffect(
		() => () => {
			leaveBlankText(store, first);
			tellShrinking(first, { ofNewWords: true });
		},
		[],
	);

	// biome-ignore lint/correctness/useExhaustiveDependencies: after undo and redo the text area follows the document
	useLayoutEffect(() => {
		const area = host.current;
		if (!area || storableText(area.value) === element.text || composing) return;
		area.value = element.text;
		place(fromRange(selection.range, element.text));
	}, [element.text, selection.range]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the panel is told of other letters only, not of each caret
	useEffect(() => {
		const told = lettersIn(store.getState().selection.range, element.text);
		const chosen = lettersIn(range, element.text);
		if (String(told) !== String(chosen)) store.enter("text", element.id, range);
	}, [range.anchor, range.focus]);

	useEffect(() => {
		function follow(): void {
			const area = host.current;
			if (!area || document.activeElement !== area) return;
			const backwards = area.selectionDirection === "backward";
			const focus = backwards ? area.selectionStart : area.selectionEnd;
			const anchor = backwards ? area.selectionEnd : area.selectionStart;
			setState((old) =>
				old.caret.index === focus && old.anchor === anchor ? old : { anchor, caret: { index: focus } },
			);
		}
		document.addEventListener("selectionchange", follow);
		return () => document.removeEventListener("selectionchange", follow);
	}, []);

	useEffect(() => {
		target.current = {
			press(point, clicks, extend) {
				const hit = caretAt(lines, point);
				if (element.placeholder) place(allOf(element));
				else if (clicks === 2) {
					const [from, to] = wordAt(element.text, hit.index - (hit.trailing ? 1 : 0), element.language);
					place({ anchor: from, caret: { index: to, trailing: true } });
				} else if (clicks > 2) {
					const line = lines[lineOf(lines, hit)];
					place({ anchor: line?.from ?? 0, caret: { index: line?.end ?? 0, trailing: true } });
				} else place({ anchor: extend ? state.anchor : hit.index, caret: hit });
				host.current?.focus({ preventScroll: true });
			},
			drag: (point) => !element.placeholder && place({ anchor: latest.current.anchor, caret: caretAt(lines, point) }),
		};
		return () => {
			target.current = null;
		};
	});

	function toggle(name: "bold" | "italic"): void {
		const letters = lettersIn(range, element.text);
		if (!letters) return;
		const on = !letterLook(element, letters)[name];
		if (!style({ [name]: on }, letters)) return;
		if (name === "bold") announce(on ? t("text.letters.isBold") : t("text.letters.notBold"));
		else announce(on ? t("text.letters.isItalic") : t("text.letters.notItalic"));
	}

	function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
		event.stopPropagation();
		if (event.nativeEvent.isComposing) return;
		const control = event.ctrlKey || event.metaKey;
		const key = event.key.toLowerCase();
		if (control && (key === "z" || key === "y")) {
			event.preventDefault();
			if (key === "y" || event.shiftKey) announce(t(store.redo() ? "say.redone" : "say.nothingToRedo"));
			else announce(t(store.undo() ? "say.undone" : "say.nothingToUndo"));
			return;
		}
		if (event.key === "Escape" || (control && event.key === "Enter")) {
			event.preventDefault();
			onLeave(true, range);
			return;
		}
		if (control && (key === "b" || key === "i")) {
			event.preventDefault();
			toggle(key === "b" ? "bold" : "italic");
			return;
		}
		const press = { key: event.key, shift: event.shiftKey, control };
		const moved = caretAfterKey(element, lines, state, press, goal.current);
		goal.current = moved?.goal ?? null;
		if (!moved) return;
		event.preventDefault();
		if (element.placeholder) place(allOf(element));
		else place({ anchor: event.shiftKey ? state.anchor : moved.caret.index, caret: moved.caret });
	}

	function onInput(area: HTMLTextAreaElement, inputType: string): void {
		goal.current = null;
		const { value, range, awaitsHalf } = typedText(area.value, rangeOf(area));
		if (!composing && !awaitsHalf) dropUnstorable(area);
		setState({ anchor: range.anchor, caret: { index: range.focus } });
		const before = { anchor: state.anchor, focus: state.caret.index };
		const edit = {
			element,
			value,
			inputType,
			time: performance.now(),
			session,
			before,
			after: range,
			language: props.locale,
		};
		run.current = editText(store, edit, run.current, measure);
		if (!composing) takeBackRefused(area, state);
	}

	/** What was not written, as there was no room for it, goes from the text area too; an input method ends first. */
	function takeBackRefused(area: HTMLTextAreaElement, before: CaretState): void {
		const { document, selection } = store.getState();
		const written = elementOf(document, selection.side, element.id);
		if (written?.kind !== "text" || storableText(area.value) === written.text) return;
		area.value = written.text;
		place(fromRange({ anchor: before.anchor, focus: before.caret.index }, written.text));
	}

	return (
		<>
			<TextMarks lines={lines} matrix={matrix} scale={view.scale} state={state} composing={composing} />
			<textarea
				ref={host}
				rows={1}
				maxLength={LONGEST_TEXT}
				dir="auto"
				lang={element.language}
				defaultValue={element.text}
				aria-label={t("text.words")}
				autoCapitalize="sentences"
				spellCheck={false}
				className="pointer-events-none absolute w-px resize-none overflow-hidden border-0 bg-transparent p-0 text-16 whitespace-pre opacity-0 outline-none"
				style={insideStage(left, top, Math.max(16, caret.height * view.scale))}
				onKeyDown={onKeyDown}
				onInput={({ currentTarget, nativeEvent }) => onInput(currentTarget, (nativeEvent as InputEvent).inputType)}
				onCompositionStart={({ currentTarget: { selectionStart } }) => setComposing([selectionStart, selectionStart])}
				onCompositionUpdate={({ data }) => setComposing((now) => now && [now[0], now[0] + data.length])}
				onCompositionEnd={({ currentTarget }) => {
					setComposing(null);
					dropUnstorable(currentTarget);
					takeBackRefused(currentTarget, composing ? { anchor: composing[0], caret: { index: composing[0] } } : state);
				}}
				onBlur={() => document.hasFocus() && onLeave(false, range)}
			/>
		</>
	);
}

/** The browser scrolls whatever it types into into view: outside, it would scroll the stage away under the drawing. */
function insideStage(left: number, top: number, height: number): CSSProperties {
	return { left: `clamp(0px, ${left}px, 100% - 1px)`, top: `clamp(0px, ${top}px, 100% - ${height}px)`, height };
}

/** Sample words are replaced as one. */
function allOf({ text }: TextElement): CaretState {
	return { anchor: 0, caret: { index: text.length, trailing: true } };
}

function fromRange(range: TextRange | null, text: string): CaretState {
	const anchor = Math.min(range?.anchor ?? text.length, text.length);
	const index = Math.min(range?.focus ?? text.length, text.length);
	return { anchor, caret: { index, trailing: index > 0 } };
}

function rangeOf({ selectionStart, selectionEnd }: HTMLTextAreaElement): TextRange {
	return { anchor: selectionStart, focus: selectionEnd };
}

function dropUnstorable(area: HTMLTextAreaElement): void {
	const { value, range } = typedText(area.value, rangeOf(area));
	if (value === area.value) return;
	area.value = value;
	area.setSelectionRange(range.anchor, range.focus);
}

function writeRange(area: HTMLTextAreaElement | null, { anchor, caret }: CaretState): void {
	const backwards = caret.index < anchor;
	area?.setSelectionRange(
		Math.min(anchor, caret.index),
		Math.max(anchor, caret.index),
		backwards ? "backward" : "forward",
	);
}
