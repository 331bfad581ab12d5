const CHOSEN = "[type=radio], [type=checkbox], [type=range], [type=color], [type=file]";
/** Where words or figures are typed. */
export const TYPED = `input:not(${CHOSEN}), textarea, [contenteditable]`;

/** Words, a number or a choice: the field would go with what its panel is about. */
export function isFillingIn(): boolean {
	return globalThis.document?.activeElement?.matches("input:not([type=file]), textarea, select") === true;
}

export function isTypedIn(target: EventTarget | null): boolean {
	return target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null;
}
