import { sql } from "drizzle-orm";
import { meantWords, nearestWords, partings, someOfEach } from "#core/spelling.ts";
import type { Database } from "#database/database.ts";
import { prepared } from "#database/prepared.ts";
import type { Shop } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";

const MOST_WORDS = 8;
const LONGEST_WORD = 40;
/** Trigrams of shorter words say too little. */
const LONG_ENOUGH = 6;
const MOST_STEMS = 60;
/** Of all words that were typed together. */
const MOST_RIVALS = 24;
/** Rivals are weighed by these, however many designs there are. */
const MOST_POPULAR = 2000;

type Reader = Pick<Shop, "db" | "locale">;

export type AskedWord = {
	/** What somebody typed, or one of the words that it was taken for. */
	readonly word: string;
	/** None for a colour that no text of the shop names. */
	readonly query: string | undefined;
	/** Not one of the two parts that a word was taken for. */
	readonly isWhole: boolean;
};

export type Understood = {
	/** Those that the shop knows; stop words are left out. */
	readonly words: readonly AskedWord[];
	/** What was asked for instead of what was typed. */
	readonly corrected: readonly { readonly typed: string; readonly meant: string }[];
	/** Words that nothing has. */
	readonly unknown: readonly string[];
};

/** What somebody typed, in words that the shop has in the visitor's language; what `isColor` is never corrected. */
export async function understandQuery(
	shop: Reader,
	text: string,
	isColor: (word: string) => boolean,
): Promise<Understood> {
	const typed = withoutGifts(wordsOf(text), shop.locale);
	if (!typed.length) return { words: [], corrected: [], unknown: [] };
	const { asked, words } = await lookUp(shop, typed, isColor);
	const strange = asked.filter((each) => !each.known);
	if (!strange.length) return { words, corrected: [], unknown: [] };
	const near = await Promise.all(strange.map(({ word }) => nearWords(shop, word)));
	const candidates = near.map((words) => [...words.keys()]);
	const rivals = strange.map(({ word }, index) => nearestWords(word, candidates[index] ?? []));
	const disputed = rivals.filter(({ length }) => length > 1);
	const carriers = await countCarriers(shop, someOfEach(disputed, MOST_RIVALS));
	const meant = new Map(
		strange.map(({ typed: own, word }, index) => [own, meantWords(word, candidates[index] ?? [], carriers)]),
	);
	const written = new Map(near.flatMap((words) => [...words]));
	const known = asked.flatMap((each) => (each.known ? [each.typed] : (meant.get(each.typed) ?? [])));
	const parted = new Set([...meant.values()].flatMap((found) => (found && found.length > 1 ? found : [])));
	const again = known.length ? await lookUp(shop, known, isColor) : undefined;
	return {
		words: again?.words.map((each) => ({ ...each, isWhole: !parted.has(each.word) })) ?? [],
		corrected: [...meant].flatMap(([own, found]) =>
			found ? [{ typed: own, meant: found.map((word) => written.get(word) ?? word).join(" ") }] : [],
		),
		unknown: [...meant].flatMap(([own, found]) => (found ? [] : [own])),
	};
}

/** That it is a present goes without saying, unless nothing else is said. */
function withoutGifts(words: readonly string[], locale: Shop["locale"]): readonly string[] {
	const gifts = wordsOf(textsOf(locale).getFixedT(locale.iso, "search")("giftWords"), Number.POSITIVE_INFINITY);
	const others = words.filter((word) => !gifts.includes(word));
	return others.length > 0 ? others : words;
}

/** Letters and digits alone: what else is typed has no place in PostgreSQL's language for queries. */
function wordsOf(text: string, most = MOST_WORDS): readonly string[] {
	const words =
		text
			.toLowerCase()
			.normalize("NFC")
			.match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? [];
	return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD)))].slice(0, most);
}

type Looked = { typed: string; word: string; beginning: string; isStopWord: boolean; stems: readonly string[] };

/**
 * A word stands for all stems that begin as it does: asked for one by one they are found in the time of the rarest,
 * where PostgreSQL would gather everything that has a beginning. Stop words are known, for nobody misses them.
 */
async function lookUp({ db, locale }: Reader, typed: readonly string[], isColor: (word: string) => boolean) {
	const rows = await prepared(db, "words looked up", (name) => lookUpIn(db, name)).execute({
		language: locale.language,
		words: typed,
	});
	const asked = rows.map(withNumber).map((row) => {
		const hasMeaning = row.stems.length > 0 || (!row.isStopWord && isColor(row.typed));
		return { ...row, hasMeaning, known: row.isStopWord || hasMeaning };
	});
	const words = asked
		.filter(({ hasMeaning }) => hasMeaning)
		.map((row) => ({ word: row.typed, query: row.stems.length ? queryOf(row) : undefined, isWhole: true }));
	return { asked, words };
}

/** Numbers are no words that the shop keeps, and are never taken for another one: what counts of `40th` is the forty. */
function withNumber(row: Looked): Looked {
	const [number] = /^\d+/.exec(row.word) ?? [];
	return number ? { ...row, stems: [...new Set([...row.stems, number])] } : row;
}

/** Stems are letters and digits. Where a beginning has too many of them, PostgreSQL is asked for the beginning. */
function queryOf({ beginning, stems }: Looked): string {
	return stems.length > MOST_STEMS ? `'${beginning}':*` : `(${stems.map((stem) => `'${stem}'`).join(" | ")})`;
}

function lookUpIn(db: Database, name: string) {
	const [language, words] = [sql.placeholder("language"), sql.placeholder("words")];
	// The last sign of all: what begins with a text lies between it and the text with this behind it.
	const last = sql`chr(1114111)`;
	return db
		.select({
			typed: sql<string>`typed`,
			word: sql<string>`word`,
			beginning: sql<string>`least_stem`,
			isStopWord: sql<boolean>`stem is null`,
			stems: sql<string[]>`array(
				select w.stem from search_words w where w.language = ${language} and w.stem ~>=~ least_stem and w.stem ~<~ (least_stem || after)
				union
				select w.stem from search_words w where w.language = ${language} and w.word ~>=~ least_word and w.word ~<~ (least_word || after)
				limit ${sql.raw(String(MOST_STEMS + 1))})`,
		})
		.from(sql`(
			select typed, position, word, stem,
				case when is_whole then chr(1) else ${last} end as after,
				case when is_cut then left(word, greatest(4, length(word) - 2)) else stem end as least_stem,
				case when is_cut then left(word, greatest(4, length(word) - 2)) else word end as least_word
			from (
				select typed, position, word, search_stem(${language}, word) as stem, length(word) < 4 as is_whole,
					length(word) >= 4 and search_configuration(${language}) = 'keepsake_simple'::regconfig as is_cut
				from unnest(${words}::text[]) with ordinality as given (typed, position),
					lateral (select regexp_replace(unaccent(typed), '[^[:alnum:]]', '', 'g') as word) plain
				where word <> '' offset 0) asked) ranges`)
		.orderBy(sql`position`)
		.prepare(name);
}

/** As they are looked for and as they are written. */
async function nearWords({ db, locale }: Reader, word: string): Promise<ReadonlyMap<string, string>> {
	const parts = [...new Set(partings(word).flat())];
	const { rows } = await db.execute<{ word: string; written: string }>(
		sql`select word, written from search_words where language = ${locale.language} and slips && search_slips(${word})
			union select word, written from search_words where language = ${locale.language} and word in (${listed([word, ...parts])})
			${word.length < LONG_ENOUGH ? sql`` : sql`union select word, written from search_words where language = ${locale.language} and word % ${word}`}`,
	);
	return new Map(rows.map((row) => [row.word, row.written]));
}

/** How many of the most popular designs, of the articles and of the tags have each of the words. */
async function countCarriers({ db, locale }: Reader, words: readonly string[]): Promise<ReadonlyMap<string, number>> {
	if (!words.length) return new Map();
	const { rows } = await db.execute<{ word: string; things: number }>(
		sql`with popular as materialized (
				select words from search_documents where language = ${locale.language} and kind = 'design'
				order by popularity desc, item_id desc limit ${MOST_POPULAR})
			select word, ((select count(*) from popular where popular.words @@ query)
				+ (select count(*) from search_documents where language = ${locale.language} and kind <> 'design'
					and kind in ('article', 'tag') and search_documents.words @@ query))::int as things
			from (select word, quote_literal(stem)::tsquery as query from search_words
				where language = ${locale.language} and word in (${listed(words)})) rivals`,
	);
	return new Map(rows.map(({ word, things }) => [word, things]));
}

function listed(words: readonly string[]) {
	return sql.join(
		words.map((word) => sql`${word}`),
		sql`, `,
	);
}
