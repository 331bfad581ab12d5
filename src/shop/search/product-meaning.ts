import { namesColor } from "#core/names-color.ts";
import type { NamedProduct } from "./named-products.server.ts";
import type { AskedWord } from "./understand-query.server.ts";
import type { VariantColor } from "./variant-colors.server.ts";

/** A question, with the products that its words name. */
export type ProductMeaning = {
	/** As PostgreSQL is asked; nothing where no word is left. */
	readonly query: string | undefined;
	/** Best of what this finds are those that have all words in their own name, then those that have one there. */
	readonly inNames: readonly [string] | readonly [string, string];
	/** As many as the question's words: the articles that each names. */
	readonly named: readonly (readonly number[])[];
	/** Words that are a colour of these products. */
	readonly colors: readonly string[];
	/** The first variant in those colours, by article. */
	readonly variants: ReadonlyMap<number, number>;
};

/**
 * "dog mug" asks for dogs on what is called a mug: a word that names products is satisfied by being on one of them,
 * and a colour beside it by its variant.
 */
export function productMeaning(
	words: readonly AskedWord[],
	products: readonly NamedProduct[],
	variants: readonly VariantColor[],
): ProductMeaning {
	const naming = words.map((_, place) => products.filter((each) => each.place === place).map((each) => each.articleId));
	const inColor = variantsInColors(words, naming, variants);
	const left = words.map((each, place) => ({ ...each, place })).filter(({ word }) => !inColor?.words.includes(word));
	const named = naming.map((ids) => (inColor ? ids.filter((id) => inColor.variants.has(id)) : ids));
	const asked = left.flatMap(({ query, place }) => (query ? { query, articles: named[place] ?? [] } : []));
	const widened = asked.map(({ query, articles }) => {
		const onThese = articles.map((id) => `'=article/${id}'`);
		// Others are not sold in the colour.
		return anyOf(inColor && articles.length > 0 ? onThese : [query, ...onThese]);
	});
	const all = widened.join(" & ");
	const own = asked.map(({ query }) => query);
	const hasProducts = asked.some(({ articles }) => articles.length > 0);
	return {
		query: all || undefined,
		inNames: hasProducts ? [own.join(" & "), `${all} & ${anyOf(own)}`] : [all],
		named,
		colors: inColor?.words ?? [],
		variants: inColor?.variants ?? new Map(),
	};
}

/** The products that a design is best shown on, of those that words name which it lacks itself. */
export function productsFor({ named }: ProductMeaning, lacked: readonly number[]): readonly number[] {
	const counts = Map.groupBy(
		lacked.flatMap((place) => named[place] ?? []),
		(id) => id,
	);
	const most = Math.max(0, ...[...counts.values()].map(({ length }) => length));
	return [...counts].flatMap(([id, { length }]) => (length === most ? id : []));
}

function variantsInColors(
	words: readonly AskedWord[],
	naming: readonly (readonly number[])[],
	variants: readonly VariantColor[],
) {
	const named = new Set(naming.flat());
	const colored = words.flatMap(({ word }, place) => {
		const fitting = naming[place]?.length
			? []
			: variants.filter(({ articleId, name }) => named.has(articleId) && namesColor(word, name));
		return fitting.length > 0 ? { word, fitting } : [];
	});
	if (colored.length === 0) return undefined;
	const inAll = colored.reduce<readonly VariantColor[]>(
		(kept, { fitting }) => kept.filter((each) => fitting.includes(each)),
		colored[0]?.fitting ?? [],
	);
	if (inAll.length === 0) return undefined;
	const first = new Map([...inAll].reverse().map(({ articleId, variantId }) => [articleId, variantId]));
	return { words: colored.map(({ word }) => word), variants: first };
}

function anyOf(parts: readonly string[]): string {
	return parts.length > 1 ? `(${parts.join(" | ")})` : (parts[0] ?? "");
}
