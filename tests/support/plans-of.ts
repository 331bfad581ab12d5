import { openDatabase } from "#database/database.ts";
import type { Shop } from "#shop/shop.ts";
import type { TestShop } from "./test-shop.ts";

/** How PostgreSQL would do now what `work` has asked of it. */
export async function plansOf({ shop, pool }: TestShop, work: (shop: Shop) => Promise<unknown>): Promise<string[]> {
	const asked: { text: string; values: unknown[] }[] = [];
	const watched = {
		query(config: { text: string }, values: unknown[]) {
			asked.push({ text: config.text, values });
			return pool.query(config, values);
		},
	} as unknown as typeof pool;
	await work({ ...shop, db: openDatabase(watched) });
	const plans: string[] = [];
	for (const { text, values } of asked) {
		const { rows } = await pool.query(`explain ${text}`, values);
		plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
	}
	return plans;
}
