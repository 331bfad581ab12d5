/** First, last and the current page with its neighbours; `undefined` stands for a gap of two pages or more. */
export function pageNumbers(current: number, count: number): (number | undefined)[] {
	const shown = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
	const pages = [...new Set(shown)].sort((a, b) => a - b);
	return pages.flatMap((page, index) => {
		const missing = page - (pages[index - 1] ?? 0) - 1;
		if (missing === 0) return [page];
		return [missing === 1 ? page - 1 : undefined, page];
	});
}
