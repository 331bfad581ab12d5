import { LONGEST_QUERY } from "#core/asked-query.ts";
import type { Sort, Turn } from "#core/list-order.ts";
import { namesColor } from "#core/names-color.ts";
import { remember } from "#database/remember.ts";
import type { Shop } from "#shop/shop.ts";
import { type Facets, withFacets } from "./facets.server.ts";
import { type FoundBeside, findBeside } from "./find-beside.server.ts";
import { anyNamed, type FoundPage, listDocuments } from "./list-documents.server.ts";
import { lackedWords, type NamedProduct, namedProducts } from "./named-products.server.ts";
import { type ProductMeaning, productMeaning, productsFor } from "./product-meaning.ts";
import { type AskedWord, type Understood, understandQuery } from "./understand-query.server.ts";
import { distinctColors, type VariantColor, variantColors } from "./variant-colors.server.ts";

export type SearchRequest = Facets & {
	readonly text: string;
	/** What the list is of; what else fits stands beside it. */
	readonly kind: "design" | "article";
	readonly sort: Sort | "RELEVANCE";
	readonly turn: Turn;
	readonly limit: number;
};

export type SearchResult = Pick<Understood, "corrected" | "unknown"> & {
	readonly list: FoundPage;
	readonly beside: readonly FoundBeside[];
	/** What was looked for, for `offeredFacets`; nothing where no word is known. */
	readonly query: string | undefined;
	/** Nothing has all of the words: these have some. */
	readonly onlySome: boolean;
	/** By design: the products of those that the words name which it is best shown on, the best first. */
	readonly products: ReadonlyMap<number, readonly number[]>;
	/** By article: a variant in the colour that was asked for. */
	readonly variants: ReadonlyMap<number, number>;
};

type Attempt = ProductMeaning & {
	readonly onlySome: boolean;
	/** What else products are called is asked next, unless something has the words in its own name. */
	readonly byNamesAlone: boolean;
};

const NOTHING = { list: { found: [], next: undefined, previous: undefined }, beside: [] };

/** What visitors are shown, where it may be seconds old. */
export function shownResults(shop: Shop, request: SearchRequest): Promise<SearchResult> {
	const { brand, locale } = shop;
	const key = `search ${brand.code} ${locale.code} ${JSON.stringify(request)}`;
	return remember(shop.db, key, () => search(shop, request));
}

/** What has all words; else what has them with what else products are called; else what has some of them. */
export async function search(shop: Shop, request: SearchRequest): Promise<SearchResult> {
	const colors = await variantColors(shop);
	const distinct = distinctColors(colors);
	const isColor = (word: string) => distinct.some((each) => namesColor(word, each));
	const text = request.text.slice(0, LONGEST_QUERY);
	const { words, corrected, unknown } = await understandQuery(shop, text, isColor);
	const queries = words.map(({ query }) => query ?? "");
	const attempts = attemptsAt(words, await namedProducts(shop, queries), colors);
	for (const attempt of attempts) {
		const isLast = attempt === attempts.at(-1);
		if (attempt.byNamesAlone && !(await isAnswered(shop, request.kind, attempt, attempts[1]))) continue;
		const found = await findAll(shop, request, attempt);
		if (!isLast && found.list.found.length === 0 && found.beside.length === 0) continue;
		const lost = words.filter(({ word, query }) => !query && !attempt.colors.includes(word));
		return {
			...found,
			query: attempt.query,
			corrected,
			unknown: [...unknown, ...lost.map(({ word }) => word)],
			onlySome: attempt.onlySome && found.list.found.length > 0,
			products: await productsOf(shop, request, attempt, found.list, queries),
			variants: attempt.variants,
		};
	}
	const lost = words.map(({ word }) => word);
	const none = { query: undefined, onlySome: false, products: new Map(), variants: new Map() };
	return { ...NOTHING, ...none, corrected, unknown: [...unknown, ...lost] };
}

/** Whether asking by names alone finds something of that name, and loses no colour of what else products are called. */
async function isAnswered(shop: Shop, kind: SearchRequest["kind"], { inNames, colors }: Attempt, next?: Attempt) {
	const losesColor = next?.byNamesAlone === false && next.colors.length > colors.length;
	return !losesColor && anyNamed(shop, kind, inNames);
}

function attemptsAt(
	words: readonly AskedWord[],
	products: readonly NamedProduct[],
	colors: readonly VariantColor[],
): readonly Attempt[] {
	const byName = products.filter(({ called }) => !called);
	const hasOthers = byName.length < products.length;
	const attempts = [...(hasOthers ? [byName] : []), products].map((each) => ({
		...productMeaning(words, each, colors),
		onlySome: false,
		byNamesAlone: hasOthers && each === byName,
	}));
	const queries = words.flatMap(({ query }) => query ?? []);
	const any = queries.join(" | ");
	const some = queries.length > 1 && { ...attempts.at(-1)!, query: any, inNames: [any] as const, onlySome: true };
	return [...attempts, ...(some ? [some] : [])].filter(({ query }) => query);
}

async function findAll(shop: Shop, request: SearchRequest, { query: words = "", inNames: names }: Attempt) {
	const { kind, sort, turn, limit } = request;
	const query = withFacets(words, request);
	const inNames = names.map((each) => withFacets(each, request));
	const isFirst = !turn.after && !turn.before;
	const [list, beside] = await Promise.all([
		listDocuments(shop, { kind, query, inNames, sort, turn, limit }),
		isFirst ? findBeside(shop, kind, words) : [],
	]);
	return { list, beside };
}

async function productsOf(
	shop: Shop,
	{ kind, article }: SearchRequest,
	attempt: Attempt,
	{ found }: FoundPage,
	queries: readonly string[],
): Promise<SearchResult["products"]> {
	if (kind !== "design" || article !== undefined || attempt.named.every((ids) => ids.length === 0)) return new Map();
	const lacked = await lackedWords(
		shop,
		found.map(({ id }) => id),
		queries,
	);
	return new Map([...lacked].map(([id, places]) => [id, productsFor(attempt, places)]));
}
