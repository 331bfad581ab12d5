import type { LetterStyle, TextElement } from "#design/document.ts";
import { fontsOfStyledText } from "#painters/fonts.ts";
import { useEditorTools } from "../editor-tools.ts";
import { elementOf } from "../kernels/commands.ts";
import { changeElement } from "../kernels/editing.ts";
import { chosenLetters, type LetterRange, movedLetters, styleChange } from "../kernels/letter-styles.ts";

/** Waits for its font. `isOver`: something else was chosen since for the same letters. */
type Choice = {
	readonly properties: string;
	/** null: all of them. */
	readonly letters: LetterRange | null;
	readonly isSet: Promise<void>;
	isOver: boolean;
};

/** By the text's id, in the order in which they were chosen. */
const waiting = new Map<string, readonly Choice[]>();

/**
 * Styles letters as soon as the font for it is there, whatever is done meanwhile; those selected in the panel, unless others
 * are named.
 */
export function useLetterStyle(id: string): (style: LetterStyle, letters?: LetterRange) => Promise<void> {
	const { store, measure, prepareFonts } = useEditorTools();
	return async (style, letters) => {
		const range = letters ?? chosenLetters(store.getState(), id);
		const { side } = store.getState().selection;
		const text = textOn(side);
		if (!text) return;
		const properties = String(Object.keys(style));
		const earlier = (waiting.get(id) ?? []).filter((choice) => choice.properties === properties);
		for (const choice of earlier) choice.isOver ||= covers(range, choice.letters);
		const isSet = Promise.withResolvers<void>();
		const own: Choice = { properties, letters: range, isSet: isSet.promise, isOver: false };
		waiting.set(id, [...(waiting.get(id) ?? []), own]);
		const fonts = fontsOfStyledText({ ...text, ...styleChange(text, range, style) } as TextElement);
		const others = earlier
			.filter(({ isOver, letters }) => !isOver && meets(range, letters))
			.map((choice) => choice.isSet);
		await Promise.all([prepareFonts(fonts).catch(() => {}), ...others]);
		const now = textOn(side);
		const there = now && range && movedLetters(range, text.text, now.text);
		if (now && !own.isOver && (!range || there))
			changeElement(store, now, styleChange(now, there ?? null, style), measure);
		const left = waiting.get(id)?.filter((choice) => choice !== own) ?? [];
		if (left.length > 0) waiting.set(id, left);
		else waiting.delete(id);
		isSet.resolve();
	};

	function textOn(side: string): TextElement | undefined {
		const element = elementOf(store.getState().document, side, id);
		return element?.kind === "text" ? element : undefined;
	}
}

function meets(letters: LetterRange | null, others: LetterRange | null): boolean {
	return letters === null || others === null || (letters[0] < others[1] && others[0] < letters[1]);
}

function covers(letters: LetterRange | null, others: LetterRange | null): boolean {
	return letters === null || (others !== null && letters[0] <= others[0] && letters[1] >= others[1]);
}
