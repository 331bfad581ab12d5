import { type BenchShop, runAlone } from "./bench-shop.ts";
import { load } from "./load.ts";
import { startReference } from "./reference-server.ts";
import { type BenchRow, median, progress } from "./row.ts";
import { newVisitors, type Visitor } from "./visitors.ts";

const ROUNDS = 3;
const SECONDS = 2;
const VISITORS = 12_000;
const BUDGET = 0.05;
const ADDRESS = "/create/1101";

/** Each post puts another visitor's first design into their cart; the bare answer reads nothing of its post. */
export async function benchAddToCart({ shop, database }: BenchShop): Promise<readonly BenchRow[]> {
	progress("preparing visitors with a finished design");
	const visitors = await newVisitors(database, VISITORS, "designed");
	const reference = await startReference([]);
	let next = 0;
	const form = () => addForm(visitors[next++]!);
	const bareForm = () => addForm(visitors[0]!);
	try {
		const rounds: { ours: number; hello: number }[] = [];
		for (let round = 0; round <= ROUNDS; round++) {
			progress(round ? `add to cart, round ${round} of ${ROUNDS}` : "add to cart, warming up");
			const seconds = round ? SECONDS : 1;
			const hello = await load({ url: `${reference.url}/hello`, form: bareForm, seconds });
			const ours = await load({ url: shop.url + ADDRESS, form, status: 302, seconds });
			if (round) rounds.push({ hello: hello.perSecond, ours: ours.perSecond });
		}
		const ratio = median(rounds.map((round) => round.ours / round.hello));
		return [
			{
				name: "Add to cart",
				value: median(rounds.map((round) => round.ours)),
				unit: "req/s",
				comparedWith: "bare Hono answer to the same post",
				ratio,
				budget: `>= ${BUDGET}`,
				met: ratio >= BUDGET,
			},
		];
	} finally {
		reference.stop();
	}
}

function addForm({ cookie, projectIds }: Visitor) {
	return { cookie, body: `projectId=${projectIds[0]}&variantId=110101&quantity=1` };
}

if (import.meta.main) await runAlone(benchAddToCart);
