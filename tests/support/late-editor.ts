import type { FontId, TextElement } from "#design/document.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { changeElement } from "#shop/editor/kernels/change-element.ts";
import { createEditorStore } from "#shop/editor/kernels/editor-store.ts";
import { createLateChanges } from "#shop/editor/kernels/late-changes.ts";
import { movedLetters, styleChange } from "#shop/editor/kernels/letter-styles.ts";
import { measuredText } from "#shop/editor/kernels/measured-text.ts";
import { newText } from "#shop/editor/kernels/new-elements.ts";

export const FORMAT = { code: "front", width: 200, height: 90, bleed: 3, safe: 5 };
export const measure = (text: TextElement) => measuredText(text, serverShaper());

/** An editor with one text, whose fonts come when they are told to. */
export function lateEditor() {
	const front = { ...FORMAT, elements: [newText("words", "Für Zoë", "en", FORMAT)] };
	const back = { ...FORMAT, code: "back", elements: [] };
	const store = createEditorStore({ version: 1, sides: [front, back] }, 1);
	const { changeLate, ...late } = createLateChanges(store, measure);
	const words = () => store.getState().document.sides[0]!.elements[0] as TextElement;
	const choose = (font: FontId, letters: readonly [number, number] | null = null, id = "words") => {
		const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
		const { text } = words();
		const made = changeLate({
			...{ id, name: font, font, decides: "font", of: String(letters), isKnown: true, ready },
			change: (now) => {
				const there = letters && movedLetters(letters, text, (now as TextElement).text);
				return letters && !there ? null : styleChange(now as TextElement, there, { font });
			},
		});
		const settle = (end: () => void) => async () => {
			end();
			await made;
		};
		return { arrives: settle(resolve), fails: settle(reject) };
	};
	const change = (change: Partial<TextElement>) => changeElement(store, words(), change, measure);
	return { store, words, choose, change, ...late };
}
