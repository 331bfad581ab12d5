/** From 1; undefined: a cover, or no page of a calendar. */
export function monthPage(code: string): number | undefined {
	const number = /^month-(\d+)$/.exec(code)?.[1];
	return number === undefined ? undefined : Number(number);
}
