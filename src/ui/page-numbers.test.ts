import { expect, test } from "vitest";
import { pageNumbers } from "#ui/page-numbers.ts";

test.each([
	{ current: 1, count: 1, pages: [1] },
	{ current: 1, count: 3, pages: [1, 2, 3] },
	{ current: 1, count: 9, pages: [1, 2, undefined, 9] },
	{ current: 3, count: 9, pages: [1, 2, 3, 4, undefined, 9] },
	{ current: 4, count: 9, pages: [1, 2, 3, 4, 5, undefined, 9] },
	{ current: 5, count: 9, pages: [1, undefined, 4, 5, 6, undefined, 9] },
	{ current: 9, count: 9, pages: [1, undefined, 8, 9] },
])("page $current of $count shows $pages", ({ current, count, pages }) => {
	expect(pageNumbers(current, count)).toEqual(pages);
});
