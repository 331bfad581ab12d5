import { type BenchShop, FULL_LIST, runAlone } from "./bench-shop.ts";
import { load } from "./load.ts";
import { markupOf } from "./markup-tree.ts";
import { startReference } from "./reference-server.ts";
import { type BenchRow, median, progress } from "./row.ts";
import { send } from "./send.ts";
import { newVisitors } from "./visitors.ts";

const ROUNDS = 3;
const BUDGET = 0.4;
const CACHED_BUDGET = 0.25;
/** As a browser asks; every other request is by a visitor with a cart, whom the page cache passes by. */
const BROTLI = { "accept-encoding": "br" };

/** Pages rendered on the server, in turns with the same markup drawn by React alone and with a bare answer. */
export async function benchPages({ shop, database }: BenchShop): Promise<readonly BenchRow[]> {
	const [visitor] = await newVisitors(database, 1, "in cart");
	const { cookie } = visitor!;
	const list = await send(`${shop.url}${FULL_LIST}`);
	const product = /href="(\/design\/[^"]+)"/.exec(list.body)?.[1];
	const pages = [
		{ name: "Product list page, 60 items", path: FULL_LIST, budgeted: true },
		{ name: "Product page", path: String(product), budgeted: true },
		{ name: "Cart page, 3 lines", path: "/cart", budgeted: false },
	];
	const answers = await Promise.all(pages.map(({ path }) => send(shop.url + path, { cookie })));
	const reference = await startReference(answers.map((answer) => markupOf(answer.body)));
	try {
		const rounds = [];
		for (let round = 0; round <= ROUNDS; round++) {
			progress(round ? `pages, round ${round} of ${ROUNDS}` : "pages, warming up");
			rounds.push(await measureRound(round ? 2 : 1));
		}
		const counted = rounds.slice(1);
		const cached = {
			name: "Anonymous page from the page cache",
			value: median(counted.map((round) => round.cached.perSecond)),
			unit: "req/s",
			comparedWith: "bare Hono answer",
			ratio: median(counted.map((round) => round.cached.perSecond / round.hello.perSecond)),
		};
		const rows = pages.flatMap((page, index) => {
			const asked = (round: (typeof counted)[number]) => round.pages[index]!;
			const ratio = median(counted.map((round) => asked(round).ours.perSecond / asked(round).plain.perSecond));
			const ofHello = median(counted.map((round) => asked(round).ours.perSecond / round.hello.perSecond));
			const value = median(counted.map((round) => asked(round).ours.perSecond));
			const plain = "the same markup, plain Hono + renderToPipeableStream";
			return [
				{
					name: page.name,
					value,
					unit: "req/s",
					comparedWith: plain,
					ratio,
					...(page.budgeted && { budget: `>= ${BUDGET}`, met: ratio >= BUDGET }),
				},
				{ name: page.name, value, unit: "req/s", comparedWith: "bare Hono answer", ratio: ofHello },
			];
		});
		return [...rows, { ...cached, budget: `>= ${CACHED_BUDGET}`, met: cached.ratio >= CACHED_BUDGET }];
	} finally {
		reference.stop();
	}

	async function measureRound(seconds: number) {
		const hello = await load({ url: `${reference.url}/hello`, seconds });
		const cached = await load({ url: shop.url + FULL_LIST, seconds, headers: BROTLI });
		const measured = [];
		for (const [index, { path }] of pages.entries()) {
			const plain = await load({ url: `${reference.url}/${index}`, seconds });
			const ours = await load({ url: shop.url + path, seconds, headers: { cookie } });
			measured.push({ plain, ours });
		}
		return { hello, cached, pages: measured };
	}
}

if (import.meta.main) await runAlone(benchPages);
