import { type BenchShop, runAlone } from "./bench-shop.ts";
import { load } from "./load.ts";
import { startReference } from "./reference-server.ts";
import { type BenchRow, median, progress } from "./row.ts";
import { newVisitors, type Visitor } from "./visitors.ts";

const ROUNDS = 3;
const VISITORS = 60_000;
const BUDGET = 0.05;
const API = "/api/carts/current/lines";
const EDITOR = "/create/1101";

/** Each post puts another visitor's first design into their cart, beside those of 5,000 others; the bare answer reads nothing of its post. */
export async function benchAddToCart({ shop, database }: BenchShop): Promise<readonly BenchRow[]> {
	progress("preparing visitors with a finished design");
	await newVisitors(database, 5_000, "in cart");
	const visitors = [...(await newVisitors(database, VISITORS, "designed"))];
	const reference = await startReference([]);
	const form = () => addForm(visitors.pop()!);
	const bareForm = () => addForm(visitors[0]!);
	try {
		const rounds: { hello: number; api: number; editor: number }[] = [];
		for (let round = 0; round <= ROUNDS; round++) {
			progress(round ? `add to cart, round ${round} of ${ROUNDS}` : "add to cart, warming up");
			const hello = await load({ url: `${reference.url}/hello`, form: bareForm });
			const api = await load({ url: shop.url + API, form, status: 201 });
			const editor = await load({ url: shop.url + EDITOR, form, status: 302 });
			if (round) rounds.push({ hello: hello.perSecond, api: api.perSecond, editor: editor.perSecond });
		}
		const comparedWith = "bare Hono answer to the same post";
		const ratio = median(rounds.map((round) => round.api / round.hello));
		return [
			{
				name: "Add to cart, Product API",
				value: median(rounds.map((round) => round.api)),
				unit: "req/s",
				comparedWith,
				ratio,
				budget: `>= ${BUDGET}`,
				met: ratio >= BUDGET,
			},
			{
				name: "Add to cart, the editor's form",
				value: median(rounds.map((round) => round.editor)),
				unit: "req/s",
				comparedWith,
				ratio: median(rounds.map((round) => round.editor / round.hello)),
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
