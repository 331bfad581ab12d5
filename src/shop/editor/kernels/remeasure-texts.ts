import { asOne, changeBetween, setCommand } from "./commands.ts";
import type { EditorStore } from "./editor-store.ts";
import { everyElement } from "./element-tree.ts";
import { fittedText, type MeasureText } from "./resize-element.ts";

/** Their fonts have come: what was measured by other letters is measured again, as part of the step that wrote it. */
export function remeasureTexts(store: EditorStore, ids: ReadonlySet<string>, measure: MeasureText): void {
	const { document } = store.getState();
	const commands = document.sides.flatMap(({ code, elements }) =>
		everyElement(elements).flatMap((element) => {
			if (element.kind !== "text" || !ids.has(element.id)) return [];
			const change = changeBetween(element, fittedText(element, measure));
			return change ? [setCommand(code, element, change)] : [];
		}),
	);
	const command = asOne(commands);
	if (command) store.amend(command);
}
