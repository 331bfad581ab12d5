import { type ClipboardEvent as CopyEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { storableText } from "#core/storable-text.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { fontsOfStyledText } from "#painters/fonts.ts";
import { isTypedIn } from "./dom/is-filling-in.ts";
import { readClip } from "./dom/read-clip.ts";
import { useEditorTools } from "./editor-tools.ts";
import { clipOf, clipText, isClip, pasteElements, picturesIn, withoutPictures } from "./kernels/clipboard.ts";
import { insertNewText, removeElement } from "./kernels/editing.ts";
import { LONGEST_TEXT, newText } from "./kernels/new-elements.ts";
import { SMALLEST_TYPE } from "./kernels/resize-element.ts";
import { may } from "./kernels/rights.ts";
import { inSize } from "./kernels/scale-element.ts";
import { chosen, removeSeveral } from "./kernels/several-editing.ts";
import { beginning, useElementName } from "./use-element-name.ts";

/** Of the size that a new text has. */
const SIZES = [1, 0.7, 0.5, 0.35, 0.25, 0.18, 0.12];
const MOST_HEIGHT = 0.8;

type Told = "say.pasted" | "say.inserted";
export type Clipboard = ReturnType<typeof useClipboard>;

/** Cut, copy and paste by keys and by the menu, across sides and tabs. */
export function useClipboard() {
	const { t } = useTranslation("create");
	const tools = useEditorTools();
	const { props, store, ports, newId, announce, tell, folding, measure, prepareFonts, surroundings } = tools;
	const nameOf = useElementName();
	const last = useRef("");

	function nameOfAll(elements: ReturnType<typeof chosen>): string {
		const [first] = elements;
		return elements.length === 1 && first ? nameOf(first) : t("many.name", { count: elements.length });
	}

	function take(cut: boolean): string | null {
		const { document } = store.getState();
		const elements = chosen(store).filter((unit) => !cut || may(document, unit, "presence"));
		if (elements.length === 0) return null;
		last.current = clipText(clipOf(store, elements, folding));
		const name = nameOfAll(elements);
		const { element } = store.getState().selection;
		const isGone = cut && (element ? removeElement(store, element) : removeSeveral(store) > 0);
		announce(t(isGone ? "say.cut" : "say.copied", { name }));
		return last.current;
	}

	/** A picture of somebody else's would be refused by the shop, and the whole design with it. */
	async function foreignOf(ids: Iterable<string>): Promise<ReadonlySet<string>> {
		const { document } = store.getState();
		const own = picturesIn(document.sides.flatMap(({ elements }) => elements));
		const asked = [...ids].filter((id) => !own.has(id));
		const foreign = await Promise.all(asked.map((id) => ports.isForeign(id)));
		return new Set(asked.filter((_, index) => foreign[index]));
	}

	/** `at`: where on the page it was dropped, or null beside it. */
	async function paste(text: string, at?: Point | null): Promise<void> {
		const clip = await readClip(text);
		const told = at === undefined ? "say.pasted" : "say.inserted";
		if (!clip || clip.elements.length === 0) {
			if (!(await pasteWords(text, told, at))) tell(t("say.nothingToPaste"));
			return;
		}
		const foreign = await foreignOf(picturesIn(clip.elements));
		const elements = withoutPictures(clip.elements, foreign);
		const name = t("many.name", { count: elements.length });
		const pasted = pasteElements(store, { ...clip, elements }, newId, folding);
		if (!pasted) return;
		const done = t(foreign.size === 0 ? told : "say.pastedWithoutPhotos", { name });
		if (pasted === "smaller") tell(`${t("say.madeSmaller")} · ${done}`);
		else if (foreign.size === 0) announce(done);
		else tell(done);
	}

	/** Copied elsewhere: a text of its own, in letters with which it fits its page. false: none. */
	async function pasteWords(text: string, told: Told, at?: Point | null): Promise<boolean> {
		const words = storableText(withLineBreaks(text)).trim();
		if (!words || isClip(text)) return false;
		if (isTooLong(words, LONGEST_TEXT, told)) return true;
		const room = tools.room();
		const made = newText(newId(), words, props.locale, room);
		const shaper = await prepareFonts(fontsOfStyledText(made));
		const sizes = SIZES.map((scale) => fittedText(inSize(made, Math.max(SMALLEST_TYPE, made.size * scale)), measure));
		const fitting = sizes.filter(({ height }) => height <= room.height * MOST_HEIGHT);
		const [largest = sizes.at(-1)!, ...smaller] = fitting;
		if (insertNewText(store, largest, surroundings(), shaper, room, { at, smaller }))
			announce(t(told, { name: t("element.text", { words: beginning(words) }) }));
		return true;
	}

	/** Told here, instead of being cut unasked. */
	function isTooLong(words: string, room: number, told: Told): boolean {
		if (words.length <= room) return false;
		const numbers = new Intl.NumberFormat(props.locale);
		const [length, most] = [words.length, room].map((each) => numbers.format(each));
		tell(t(told === "say.pasted" ? "say.tooLongToPaste" : "say.tooLongToDrop", { length, most }));
		return true;
	}

	function onCopy(event: CopyEvent): void {
		if (isText(event.target)) return;
		const text = take(event.type === "cut");
		if (text === null) return;
		event.preventDefault();
		event.clipboardData.setData("text/plain", text);
	}

	return {
		onCopy,
		onPaste(event: ClipboardEvent): void {
			const text = event.clipboardData?.getData("text/plain");
			if (!text) return;
			if (!isText(event.target)) void paste(text);
			else if (!isTooLong(withLineBreaks(text), roomIn(event.target), "say.pasted")) return;
			event.preventDefault();
		},
		onDrop(text: string, at: Point | null): void {
			void paste(text, at);
		},
		take(cut: boolean): void {
			const text = take(cut);
			if (text !== null) navigator.clipboard?.writeText(text).catch(() => {});
		},
		/** What was copied here goes before what other tabs copied: to read that, some browsers ask first. */
		async pasteNow(): Promise<void> {
			const text = last.current || (await navigator.clipboard?.readText().catch(() => "")) || "";
			await paste(text);
		},
	};
}

function withLineBreaks(text: string): string {
	return text.replaceAll(/\r\n?/g, "\n");
}

/** In place of what is selected in the field. */
function roomIn(target: EventTarget | null): number {
	if (!(target instanceof HTMLTextAreaElement) || target.maxLength < 0) return Number.POSITIVE_INFINITY;
	return target.maxLength - target.value.length + target.selectionEnd - target.selectionStart;
}

function isText(target: EventTarget | null): boolean {
	if (!window.getSelection()?.isCollapsed) return true;
	return isTypedIn(target);
}
