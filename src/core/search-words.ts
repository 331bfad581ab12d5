/** Letters that no accent makes, as the database folds them too. */
const PLAIN: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ø: "o", ß: "ss", ł: "l", đ: "d" };

/** What is compared when people search: lower case, without accents. */
export function searchable(text: string): string {
	return text
		.normalize("NFD")
		.replace(/\p{Mark}/gu, "")
		.toLowerCase()
		.replace(/[œæøßłđ]/g, (letter) => PLAIN[letter] ?? letter);
}

/** The words of a question that may find something; short ones stand everywhere. */
export function searchWords(query: string): string[] {
	const words = searchable(query).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
	return [...new Set(words.filter((word) => word.length > 2))].slice(0, 12);
}
