import { expect, test } from "vitest";
import { productMeaning, productsFor } from "./product-meaning.ts";

test("a name that is said in full goes before one of which a word is said, whichever comes first", () => {
	const [shirt, album] = [
		{ articleId: 21, length: 1 },
		{ articleId: 51, length: 2 },
	];
	const shownOn = (text: string) => {
		const words = text.split(" ").map((word) => ({ word, query: `'${word}'`, isWhole: true }));
		const products = words.flatMap(({ word }, place) =>
			[word === "shirt" && shirt, ["photo", "album"].includes(word) && album]
				.filter((each) => each !== false)
				.map((each) => ({ ...each, place, called: false })),
		);
		return productsFor(
			productMeaning(words, products, []),
			words.map((_, place) => place),
		);
	};
	expect(shownOn("photo shirt")).toEqual([shirt.articleId, album.articleId]);
	expect(shownOn("shirt photo")).toEqual([shirt.articleId, album.articleId]);
	expect(shownOn("photo album shirt")).toEqual([album.articleId]);
});

test("a product that only its keywords name in full stays behind the one that is called so", () => {
	const words = [{ word: "card", query: "'card'", isWhole: true }];
	const greetingCard = { place: 0, articleId: 61, called: false, length: 2 };
	const postcard = { place: 0, articleId: 62, called: true, length: 1 };
	expect(productsFor(productMeaning(words, [greetingCard, postcard], []), [0])).toEqual([61, 62]);
});
