import { sql } from "drizzle-orm";
import { meantWords, partings } from "#core/spelling.ts";
import type { Shop } from "#shop/shop.ts";

const MOST_WORDS = 8;
const LONGEST_WORD = 40;
/** Trigrams of shorter words say too little. */
const LONG_ENOUGH = 6;

type Reader = Pick<Shop, "db" | "locale">;

export type Understood = {
	/** All words, as PostgreSQL asks for them; nothing where no word is known. */
	readonly all: string | undefined;
	/** At least one of them, where there are several. */
	readonly any: string | undefined;
	/** What was asked for instead of what was typed. */
	readonly corrected: readonly { readonly typed: string; readonly meant: string }[];
	/** Words that nothing has. */
	readonly unknown: readonly string[];
};

type Asked = { typed: string; word: string; known: boolean };

/** What somebody typed, in words that the shop has in the visitor's language. */
export async function understandQuery(shop: Reader, text: string): Promise<Understood> {
	const typed = wordsOf(text);
	if (!typed.length) return { all: undefined, any: undefined, corrected: [], unknown: [] };
	const { asked, all, any } = await lookUp(shop, typed);
	const strange = asked.filter((each) => !each.known);
	if (!strange.length) return { all, any, corrected: [], unknown: [] };
	const near = await Promise.all(strange.map(({ word }) => nearWords(shop, word)));
	const meant = new Map(
		strange.map(({ typed: own, word }, index) => [own, meantWords(word, [...(near[index]?.keys() ?? [])])]),
	);
	const written = new Map(near.flatMap((words) => [...words]));
	const words = asked.flatMap((each) => (each.known ? [each.word] : (meant.get(each.typed) ?? [])));
	const again = words.length ? await lookUp(shop, words) : undefined;
	return {
		all: again?.all,
		any: again?.any,
		corrected: [...meant].flatMap(([own, found]) =>
			found ? [{ typed: own, meant: found.map((word) => written.get(word) ?? word).join(" ") }] : [],
		),
		unknown: [...meant].flatMap(([own, found]) => (found ? [] : [own])),
	};
}

/** Letters and digits alone: what else is typed has no place in PostgreSQL's language for queries. */
function wordsOf(text: string): readonly string[] {
	const words =
		text
			.toLowerCase()
			.normalize("NFC")
			.match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? [];
	return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD)))].slice(0, MOST_WORDS);
}

/** A word is known when its stem is, or when words begin with it; stop words are, for nobody misses them. */
async function lookUp({ db, locale }: Reader, typed: readonly string[]) {
	const { language } = locale;
	const words = sql`array[${sql.join(
		typed.map((word) => sql`${word}`),
		sql`, `,
	)}]::text[]`;
	const { rows } = await db.execute<Asked & { all: string; any: string }>(
		sql`with asked as materialized (
				select typed, position, word, search_stem(${language}, word) as stem,
					case when length(word) < 4 then null
						when search_configuration(${language}) = 'keepsake_simple'::regconfig then left(word, greatest(4, length(word) - 2))
						else word end || '%' as beginning
				from unnest(${words}) with ordinality as given (typed, position),
					lateral (select regexp_replace(unaccent(typed), '[^[:alnum:]]', '', 'g') as word) plain
				where word <> '')
			select typed, word, stem is null
				or exists (select from search_words w where w.language = ${language} and w.stem = asked.stem)
				or exists (select from search_words w where w.language = ${language} and w.word like beginning) as known,
				search_query(${language}, array_agg(word) over (), ' & ')::text as all,
				search_query(${language}, array_agg(word) over (), ' | ')::text as any
			from asked order by position`,
	);
	const [first] = rows;
	return { asked: rows, all: first?.all || undefined, any: (rows.length > 1 && first?.any) || undefined };
}

/** As they are looked for and as they are written. */
async function nearWords({ db, locale }: Reader, word: string): Promise<ReadonlyMap<string, string>> {
	const parts = [...new Set(partings(word).flat())];
	const written = sql.join(
		[word, ...parts].map((part) => sql`${part}`),
		sql`, `,
	);
	const { rows } = await db.execute<{ word: string; written: string }>(
		sql`select word, written from search_words where language = ${locale.language} and slips && search_slips(${word})
			union select word, written from search_words where language = ${locale.language} and word in (${written})
			${word.length < LONG_ENOUGH ? sql`` : sql`union select word, written from search_words where language = ${locale.language} and word % ${word}`}`,
	);
	return new Map(rows.map((row) => [row.word, row.written]));
}
