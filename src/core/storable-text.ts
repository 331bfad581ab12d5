/** What PostgreSQL keeps no text of in JSON, and no font draws: U+0000 and half a surrogate pair. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu;

export function isStorable(text: string): boolean {
	return text.search(UNSTORABLE) < 0;
}

export function storableText(text: string): string {
	return text.replace(UNSTORABLE, "");
}
