/** What spreadsheets would read as a formula. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A record of RFC 4180 with its end. A text that a spreadsheet would run begins with an apostrophe. */
export function csvLine(fields: readonly string[]): string {
	return `${fields.map(csvField).join(",")}\r\n`;
}

function csvField(value: string): string {
	const text = FORMULA.test(value) ? `'${value}` : value;
	return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
