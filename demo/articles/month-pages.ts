/** Codes of a calendar's pages; with which month it begins is the customer's choice. */
export const MONTH_PAGES = Array.from({ length: 12 }, (_, index) => `month-${index + 1}`);

/** From 1; of another side none. */
export function monthOfPage(code: string): number | undefined {
	const index = MONTH_PAGES.indexOf(code);
	return index < 0 ? undefined : index + 1;
}
