/** Specification, section 3: what a customer's own designs may be sorted by. */
export const PROJECT_SORTS = ["DATE_LAST_MODIFICATION", "DATE_CREATION"] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

export const PROJECT_NAME_LENGTH = 60;

/** A name as it is kept, however it was typed. */
export function projectName(typed: string): string {
	return typed.normalize("NFC").replace(/\s+/g, " ").trim();
}
