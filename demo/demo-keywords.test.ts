import { expect, test } from "vitest";
import { LANGUAGES } from "#core/languages.ts";
import { demoArticles } from "./articles.ts";
import { demoKeywords } from "./demo-keywords.ts";
import { demoDesigns } from "./designs.ts";

test.each(LANGUAGES)("in %s everything is found by further words, none of them twice", (language) => {
	const { articles, designs } = demoKeywords[language];
	expect(Object.keys(articles).map(Number)).toEqual(expect.arrayContaining(demoArticles.map(({ id }) => id)));
	expect(Object.keys(designs).map(Number)).toEqual(expect.arrayContaining(demoDesigns.map(({ id }) => id)));
	for (const [id, words] of [...Object.entries(articles), ...Object.entries(designs)]) {
		const list = words.split(", ");
		expect(list.length, id).toBeGreaterThanOrEqual(3);
		expect(new Set(list).size, id).toBe(list.length);
		expect(words, id).toMatch(/^[\p{Letter}\p{Number}][\p{Letter}\p{Number}\p{Mark}’' ,.-]*$/u);
	}
});
