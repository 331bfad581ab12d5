/** Words, a number or a choice: the field would go with what its panel is about. */
export function isFillingIn(): boolean {
	return globalThis.document?.activeElement?.matches("input:not([type=file]), textarea, select") === true;
}
