import { rm } from "node:fs/promises";
import type { Pool } from "pg";
import { newDataFolder, type RunningShop, startShop } from "../tests/support/running-shop.ts";
import { openShopDatabase } from "../tests/support/shop-database.ts";
import { growCatalog } from "./grow-catalog.ts";
import { load } from "./load.ts";
import { startReference } from "./reference-server.ts";
import { type BenchRow, percentile, progress, tableOf } from "./row.ts";
import { runAtOnce, send } from "./send.ts";
import { newVisitors } from "./visitors.ts";

const FEW = 1000;
const MANY = 100_000;
const ARTICLES = 2000;
const TAG = { slug: "birthday", id: 101 };
const PAGE_LENGTH = 60;
const FIFTIETH = 49 * PAGE_LENGTH;
const ROUNDS = 6;
const MOST_GROWTH = 1.5;
const LEAST_OF_HELLO = 0.03;
const AFRESH = 1700;

type GrownShop = {
	readonly shop: RunningShop;
	readonly cookie: string;
	readonly fiftieth: string;
	stop(): Promise<void>;
};

/** The same pages of two shops, one with a hundred times as many designs, asked in turns. */
export async function benchGrowth(): Promise<readonly BenchRow[]> {
	const words: string[] = [];
	const few = await grownShop(FEW, words);
	const many = await grownShop(MANY, words);
	try {
		const paths = searches(words);
		const rows = [
			await compare("Search page", few, many, () => paths.map((query) => `/search?query=${query}${afresh()}`)),
			await compare("Tag page, first", few, many, () => Array(10).fill(`/t/${TAG.slug}`)),
			await compare("Tag page, fiftieth", few, many, ({ fiftieth }) => Array(10).fill(fiftieth)),
			await compare("Tag page, newest of one article", few, many, () =>
				Array(10).fill(`/t/${TAG.slug}?sort=DATE_CREATION&article=1101`),
			),
		];
		return [...rows, ...(await searchOfHello(many, paths))];
	} finally {
		await Promise.all([few.stop(), many.stop()]);
	}
}

async function grownShop(designs: number, words: string[]): Promise<GrownShop> {
	progress(`a shop with ${designs} designs and ${ARTICLES} articles`);
	const dataDir = await newDataFolder();
	const shop = await startShop({ dataDir });
	const database = await openShopDatabase(dataDir);
	words.splice(0, words.length, ...(await growCatalog(database, { designs, articles: ARTICLES })));
	const [visitor] = await newVisitors(database, 1, "in cart");
	const fiftieth = await placeInTag(database);
	await database.end();
	return {
		shop,
		cookie: visitor!.cookie,
		fiftieth,
		async stop() {
			await shop.stop();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

/** Where the fiftieth page begins, or the last full one of a short list. */
async function placeInTag(database: Pool): Promise<string> {
	const { rows } = await database.query<{ popularity: number; id: number }>(
		`select popularity, design_id as id from design_tags where tag_id = ${TAG.id} order by popularity desc, design_id desc
		offset (select least(${FIFTIETH}, count(*) - ${PAGE_LENGTH + 1}) - 1 from design_tags where tag_id = ${TAG.id}) limit 1`,
	);
	const { popularity, id } = rows[0]!;
	return `/t/${TAG.slug}?after=0.${popularity.toString(36)}.${id.toString(36)}`;
}

/** One word, frequent to rare; two; a slip; the beginning of a word; and what the demo shop is asked for. */
function searches(words: readonly string[]): readonly string[] {
	const at = (rank: number) => words[rank - 1] ?? "";
	const slip = (word: string) => `${word.slice(0, 1)}${word[2]}${word[1]}${word.slice(3)}`;
	const single = [2, 5, 10, 30, 100, 300, 1000, 3000].map(at);
	const pairs = [`${at(3)}+${at(7)}`, `${at(4)}+${at(400)}`, `${at(60)}+${at(90)}`];
	return [...single, ...pairs, slip(at(12)), slip(at(900)), at(40).slice(0, 4), "birthday", "mug", "brithday+mug"];
}

async function compare(
	name: string,
	few: GrownShop,
	many: GrownShop,
	pathsOf: (grown: GrownShop) => readonly string[],
): Promise<BenchRow> {
	progress(name);
	const took = new Map<GrownShop, number[]>([
		[few, []],
		[many, []],
	]);
	for (let round = 0; round <= ROUNDS; round++) {
		for (const [index] of pathsOf(few).entries()) {
			for (const grown of round % 2 ? [few, many] : [many, few]) {
				const path = pathsOf(grown)[index] ?? "";
				const started = performance.now();
				const { status } = await send(grown.shop.url + path, { cookie: grown.cookie });
				if (status !== 200) throw new Error(`${path}: ${status}`);
				if (round) took.get(grown)?.push(performance.now() - started);
			}
		}
	}
	const p95 = (grown: GrownShop) => percentile(took.get(grown) ?? [], 0.95);
	const ratio = p95(many) / p95(few);
	return {
		name: `${name}, ${MANY} designs, 95th percentile`,
		value: p95(many),
		unit: "ms",
		comparedWith: `the same with ${FEW} designs`,
		ratio,
		budget: `<= ${MOST_GROWTH}`,
		met: ratio <= MOST_GROWTH,
	};
}

let askedAfresh = 0;

/** Signs that are no words: the shop has not found this before and reads it from the database. */
function afresh(): string {
	return [...(askedAfresh++).toString(2)].map((bit) => (bit === "1" ? "!" : ".")).join("");
}

async function searchOfHello({ shop }: GrownShop, queries: readonly string[]): Promise<readonly BenchRow[]> {
	progress("search, Product API");
	const reference = await startReference([]);
	try {
		const hello = await load({ url: `${reference.url}/hello` });
		const rounds = [];
		for (const query of queries)
			rounds.push((await load({ url: `${shop.url}/api/search?query=${query}`, seconds: 1 })).perSecond);
		progress("search, Product API, each asked afresh");
		const ask = (index: number) =>
			send(`${shop.url}/api/search?query=${queries[index % queries.length]}${afresh()}`).then(() => undefined);
		const fresh = await runAtOnce(AFRESH, 10, ask);
		// Each query as often as the others: the mean of the times, not of the speeds.
		const perSecond = rounds.length / rounds.reduce((sum, speed) => sum + 1 / speed, 0);
		const ratio = perSecond / hello.perSecond;
		const row = { unit: "req/s", comparedWith: "bare Hono answer" };
		return [
			{
				...row,
				name: `Search, Product API, ${MANY} designs, what others ask for too`,
				value: perSecond,
				ratio,
				budget: `>= ${LEAST_OF_HELLO}`,
				met: ratio >= LEAST_OF_HELLO,
			},
			{
				...row,
				name: `Search, Product API, ${MANY} designs, what nobody else asks for`,
				value: fresh.perSecond,
				ratio: fresh.perSecond / hello.perSecond,
			},
		];
	} finally {
		reference.stop();
	}
}

if (import.meta.main) console.log(tableOf(await benchGrowth()));
