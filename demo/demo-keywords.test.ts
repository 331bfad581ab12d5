import { expect, test } from "vitest";
import { LANGUAGES } from "#core/languages.ts";
import { demoArticles } from "./articles.ts";
import { demoKeywords } from "./demo-keywords.ts";
import { demoTexts } from "./demo-texts.ts";
import { demoDesigns } from "./designs.ts";

test.each(LANGUAGES)("in %s everything is found by further words, none of them twice or of its name", (language) => {
	const { articles, designs } = demoKeywords[language];
	const texts = demoTexts[language];
	expect(Object.keys(articles).map(Number)).toEqual(expect.arrayContaining(demoArticles.map(({ id }) => id)));
	expect(Object.keys(designs).map(Number)).toEqual(expect.arrayContaining(demoDesigns.map(({ id }) => id)));
	for (const [id, words] of [...Object.entries(articles), ...Object.entries(designs)]) {
		const list = words.split(", ");
		const { name } = (id in articles ? texts.articles : texts.designs)[id]!;
		const named = name.toLowerCase().match(/[\p{Letter}\p{Mark}\p{Number}]+/gu);
		expect(
			list.filter((word) => named?.includes(word.toLowerCase())),
			id,
		).toEqual([]);
		expect(list.length, id).toBeGreaterThanOrEqual(3);
		expect(new Set(list).size, id).toBe(list.length);
		expect(words, id).toMatch(/^[\p{Letter}\p{Number}][\p{Letter}\p{Number}\p{Mark}’' ,.-]*$/u);
	}
});
