import type { LetterStyle, TextElement } from "#design/document.ts";
import { fittedText, type MeasureText } from "#design/elements/text/fitted-text.ts";
import { changeBetween, setCommand } from "./commands.ts";
import { currentSide } from "./editing.ts";
import type { EditorStore } from "./editor-store.ts";
import { leavesOf } from "./element-tree.ts";
import { styleChange } from "./letter-styles.ts";
import { may } from "./rights.ts";
import { chosen, run } from "./several-editing.ts";

/** All texts among what is selected, in groups too, that may look otherwise. */
export function chosenTexts(store: EditorStore): readonly TextElement[] {
	const { document } = store.getState();
	return chosen(store)
		.flatMap(leavesOf)
		.filter((leaf) => leaf.kind === "text" && may(document, leaf, "style")) as readonly TextElement[];
}

/** Their letters, each of them, in one step. */
export function styleTexts(store: EditorStore, style: LetterStyle, measure: MeasureText, tag?: string): boolean {
	const { code } = currentSide(store);
	const commands = chosenTexts(store).flatMap((text) => {
		const styled = { ...text, ...styleChange(text, null, style) } as TextElement;
		const change = changeBetween(text, fittedText(styled, measure));
		return change ? [setCommand(code, text, change)] : [];
	});
	return run(store, commands, tag ? { tag } : {});
}
