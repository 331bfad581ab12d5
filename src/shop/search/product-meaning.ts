import { namesColor } from "#core/names-color.ts";
import type { NamedProduct } from "./named-products.server.ts";
import type { AskedWord } from "./understand-query.server.ts";
import type { VariantColor } from "./variant-colors.server.ts";

/** A question, with the products that its words name. */
export type ProductMeaning = {
	/** As PostgreSQL is asked; nothing where no word is left. */
	readonly query: string | undefined;
	/** Of what this finds: best what has all words in its own name, then what lacks only one that a product has. */
	readonly inNames: readonly [string] | readonly [string, string];
	/** As many as the question's words: the articles that each names, the best fitting first. */
	readonly named: readonly (readonly number[])[];
	/** How much of each article's name the question says, to 1. */
	readonly said: ReadonlyMap<number, number>;
	/** Words that are a colour of these products. */
	readonly colors: readonly string[];
	/** The variant in those colours, by article. */
	readonly variants: ReadonlyMap<number, number>;
};

type Asked = { readonly query: string; readonly articles: readonly number[] };

/**
 * "dog mug" asks for dogs on what is called a mug: a word that names products is met by being on one of them, and a
 * colour beside it by its variant.
 */
export function productMeaning(
	words: readonly AskedWord[],
	products: readonly NamedProduct[],
	colors: readonly VariantColor[],
): ProductMeaning {
	const named = words.map((_, place) => products.filter((each) => each.place === place).map((each) => each.articleId));
	const asked = words.flatMap(({ query }, place) => (query ? { query, articles: named[place] ?? [] } : []));
	const all = every(asked.map(widened));
	const inColor = variantsInColors(words, named, colors);
	const said = saidOf(products);
	if (!inColor)
		return { query: all || undefined, inNames: inNamesOf(asked), named, said, colors: [], variants: new Map() };
	const sold = onProducts(words, named, inColor);
	// Without its colour a question would find what the products have in others.
	const isWritten = words.every(({ word, query }) => query || !inColor.words.includes(word));
	return {
		query: isWritten ? any([all, sold]) : sold,
		inNames: isWritten ? inNamesOf(asked) : [every([...asked.map(({ query }) => query), sold])],
		named,
		said,
		colors: inColor.words,
		variants: inColor.variants,
	};
}

/**
 * The products that a design is best shown on, the best first: those that most of the words name, where it lacks one of
 * these in its own name or a colour was asked for, and then those in it. Words that it lacks count twice; of equal ones
 * those first whose names are said in full: a "photo t-shirt" is no photo album.
 */
export function productsFor(meaning: ProductMeaning, lacked: readonly number[]): readonly number[] {
	const { named, said, colors, variants } = meaning;
	if (colors.length === 0 && lacked.every((place) => !named[place]?.length)) return [];
	const votes = named.flatMap((ids, place) => (lacked.includes(place) ? [...ids, ...ids] : ids));
	const inFullFirst = (ids: readonly number[]) =>
		ids.toSorted((one, other) => (said.get(other) ?? 0) - (said.get(one) ?? 0));
	const inColor = votes.filter((id) => variants.has(id));
	return [...new Set([inColor, votes].flatMap((ids) => inFullFirst(mostVoted(ids))))];
}

function saidOf(products: readonly NamedProduct[]): ReadonlyMap<number, number> {
	const byName = products.filter(({ called }) => !called);
	const places = Map.groupBy(byName, ({ articleId }) => articleId);
	return new Map([...places].map(([id, each]) => [id, Math.min(1, each.length / Math.max(1, each[0]?.length ?? 1))]));
}

function mostVoted(votes: readonly number[]): readonly number[] {
	const counts = Map.groupBy(votes, (id) => id);
	const most = Math.max(0, ...[...counts.values()].map(({ length }) => length));
	return [...counts].flatMap(([id, { length }]) => (length === most ? id : []));
}

function inNamesOf(asked: readonly Asked[]): ProductMeaning["inNames"] {
	const all = every(asked.map(({ query }) => query));
	const butOne = asked.flatMap(({ articles }, place) => {
		if (articles.length === 0) return [];
		return every(asked.map((each, other) => (other === place ? any(articles.map(facet)) : each.query)));
	});
	return asked.length > 1 && butOne.length > 0 ? [all, any(butOne)] : [all];
}

/** What is on the products in their colours, whatever the words of these. */
function onProducts(words: readonly AskedWord[], named: readonly (readonly number[])[], inColor: InColor): string {
	const parts = words.flatMap(({ word, query }, place) => {
		if (inColor.words.includes(word)) return [];
		const articles = (named[place] ?? []).filter((id) => inColor.variants.has(id));
		if (articles.length > 0) return any(articles.map(facet));
		return query ?? [];
	});
	return every(parts);
}

type InColor = { readonly words: readonly string[]; readonly variants: ReadonlyMap<number, number> };

function variantsInColors(
	words: readonly AskedWord[],
	named: readonly (readonly number[])[],
	colors: readonly VariantColor[],
): InColor | undefined {
	const products = new Set(named.flat());
	const ofProducts = colors.filter(({ articleId }) => products.has(articleId));
	const colored = words.flatMap(({ word, isWhole }, place) => {
		if (!isWhole || named[place]?.length) return [];
		const matches = new Map(ofProducts.map((each) => [each, namesColor(word, each.words)]));
		const fitting = ofProducts.filter((each) => matches.get(each));
		return fitting.length > 0 ? { word, fitting, matches } : [];
	});
	const [first, ...others] = colored;
	const fitting = first?.fitting.filter((each) => others.every((other) => other.fitting.includes(each))) ?? [];
	if (fitting.length === 0) return undefined;
	const isWhole = (each: VariantColor) => colored.every(({ matches }) => matches.get(each) === "WORD");
	const bestLast = [...fitting].reverse().toSorted((one, other) => Number(isWhole(one)) - Number(isWhole(other)));
	return {
		words: colored.map(({ word }) => word),
		variants: new Map(bestLast.map(({ articleId, variantId }) => [articleId, variantId])),
	};
}

function widened({ query, articles }: Asked): string {
	return any([query, ...articles.map(facet)]);
}

function facet(articleId: number): string {
	return `'=article/${articleId}'`;
}

function every(parts: readonly string[]): string {
	return parts.map((part) => `(${part})`).join(" & ");
}

function any(parts: readonly string[]): string {
	return parts.join(" | ");
}
