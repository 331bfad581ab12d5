import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Pool } from "pg";
import { expect, test } from "vitest";
import { startCrashingShop } from "../support/crashing-shop.ts";
import { type Bought, buyOverHttp, REQUESTS_TO_BUY } from "../support/http-customer.ts";
import { seededRandom } from "../support/seeded-random.ts";
import { openShopDatabase } from "../support/shop-database.ts";

const CUSTOMERS = 200;
const AT_ONCE = 10;
const KILLS = 6;
const SEED = Number(process.env.CRASH_SEED ?? 20_261_121);

test(`${CUSTOMERS} checkouts lose and double nothing while the server is killed ${KILLS} times (seed ${SEED})`, {
	timeout: 600_000,
}, async () => {
	const shop = await startCrashingShop(killPoints());
	try {
		const bought = await everyoneBuys((number) => buyOverHttp(shop, `c${number}@example.test`, `Mug ${number % 20}`));
		expect(shop.kills()).toBe(KILLS);
		await shop.open();
		const database = await openShopDatabase(shop.dataDir);
		try {
			await expect.poll(() => unfinished(database), { timeout: 90_000, interval: 500 }).toBe(0);
			await expectOneOfEverything(database, bought);
			await expectPrintFiles(database, join(shop.dataDir, "files"));
		} finally {
			await database.end();
		}
	} finally {
		await shop.stop();
	}
});

/** Spread over the whole run: one in each of so many equal stretches, anywhere in it. */
function killPoints(): number[] {
	const random = seededRandom(SEED);
	const stretch = (CUSTOMERS * REQUESTS_TO_BUY) / KILLS;
	return Array.from({ length: KILLS }, (_, index) => Math.floor((index + random()) * stretch));
}

async function everyoneBuys(buy: (number: number) => Promise<Bought>): Promise<Bought[]> {
	const waiting = Array.from({ length: CUSTOMERS }, (_, number) => number);
	const bought: Bought[] = [];
	async function counter(): Promise<void> {
		for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) bought.push(await buy(number));
	}
	await Promise.all(Array.from({ length: AT_ONCE }, counter));
	return bought;
}

/** Webhooks and jobs that are still to be done, those of a killed server included; what is planned for later is not. */
async function unfinished(database: Pool): Promise<number> {
	const { rows } = await database.query<{ left: number }>(
		`select (select count(*) from simulators.webhooks where not delivered)::int
			+ (select count(*) from graphile_worker.jobs where run_at <= now() or attempts > 0)::int as left`,
	);
	return rows[0]?.left ?? -1;
}

/** The demo shop's own are older. */
const PLACED_HERE = "o.placed_at > now() - interval '1 day'";

async function expectOneOfEverything(database: Pool, bought: readonly Bought[]): Promise<void> {
	const { rows: orders } = await database.query(
		`select o.email, o.idempotency_key as key, o.status,
			(select count(*)::int from payments p where p.reference = o.public_id) as payments,
			(select count(*)::int from payments p where p.reference = o.public_id and p.status = 'PAID') as paid,
			(select count(*)::int from simulators.payments s join payments p on p.id::text = s.reference
				where p.reference = o.public_id and s.status = 'approved') as approved,
			(select count(*)::int from mail_outbox m where m.key = 'order-confirmation:' || o.public_id) as mails,
			(select count(*)::int from mail_outbox m where m.key = 'order-received:' || o.public_id) as acknowledgements,
			(select array_agg(h.to_status order by h.id) from order_history h where h.order_id = o.id) as moves
		from orders o where ${PLACED_HERE}`,
	);
	const expected = bought.map(({ email, key }) => ({
		email,
		key,
		status: 200,
		payments: 1,
		paid: 1,
		approved: 1,
		mails: 1,
		acknowledgements: 1,
		moves: [0, 200],
	}));
	const byEmail = (one: { email: string }, other: { email: string }) => one.email.localeCompare(other.email);
	expect(orders.toSorted(byEmail)).toEqual(expected.toSorted(byEmail));
	const { rows: approved } = await database.query("select 1 from simulators.payments where status = 'approved'");
	expect(approved).toHaveLength(bought.length);
}

/** Each order has its ticket and its one line's PDF, and on the disk lies what the row says. */
async function expectPrintFiles(database: Pool, folder: string): Promise<void> {
	const { rows } = await database.query<{ order: number; position: number; key: string; sha256: string }>(
		`select o.id::int as order, f.position, f.key, f.sha256 from orders o left join print_files f on f.order_id = o.id where ${PLACED_HERE}`,
	);
	expect(new Set(rows.map(({ order, position }) => `${order} ${position}`)).size).toBe(CUSTOMERS * 2);
	expect(rows).toHaveLength(CUSTOMERS * 2);
	const wrong: string[] = [];
	for (const { key, sha256 } of rows) {
		const bytes = await readFile(join(folder, key)).catch(() => undefined);
		if (!bytes || createHash("sha256").update(bytes).digest("hex") !== sha256) wrong.push(key);
	}
	expect(wrong).toEqual([]);
}
