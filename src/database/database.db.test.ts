import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../tests/support/test-shop.ts";
import { remember } from "./remember.ts";
import { articles } from "./schema.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
});
afterAll(() => bench.close());

const article = { position: 0, active: true, vatClass: "STANDARD", productionDays: 1, manufacturer: "works" } as const;
const stored = async (id: number) => (await bench.shop.db.select().from(articles)).some((row) => row.id === id);

test("a transaction whose failed statement was swallowed does not say that it wrote", async () => {
	const { db } = bench.shop;
	const written = db.transaction(async (inside) => {
		await inside.insert(articles).values({ id: 1, ...article });
		await inside.execute(sql`select 1 / 0`).catch(() => {});
	});
	await expect(written).rejects.toThrow("ROLLBACK");
	expect(await stored(1)).toBe(false);
});

test("what outlives its transaction is refused, and the connection serves the next one", async () => {
	const { db } = bench.shop;
	const late = await db.transaction(async (inside) => ({
		write: () => inside.insert(articles).values({ id: 2, ...article }),
	}));
	await expect(late.write()).rejects.toMatchObject({ cause: { message: "The transaction is over" } });
	await db.transaction((inside) => inside.insert(articles).values({ id: 3, ...article }));
	expect([await stored(2), await stored(3)]).toEqual([false, true]);
});

test("what outlives its transaction does not write into the next one of its connection either", async () => {
	const { db } = bench.shop;
	const next = Promise.withResolvers<void>();
	const { late } = await db.transaction(async (inside) => ({
		late: next.promise.then(() => inside.insert(articles).values({ id: 6, ...article })),
	}));
	await db.transaction(async (inside) => {
		next.resolve();
		await expect(late).rejects.toMatchObject({ cause: { message: "The transaction is over" } });
		await inside.insert(articles).values({ id: 7, ...article });
	});
	expect([await stored(6), await stored(7)]).toEqual([false, true]);
});

test("statements asked for at once follow one another, and after a failed one nothing is written", async () => {
	const { db } = bench.shop;
	const warnings: string[] = [];
	const onWarning = ({ message }: Error) => warnings.push(message);
	process.on("warning", onWarning);
	const answers = await db.transaction((inside) =>
		Promise.all([1, 2, 3, 4].map((value) => inside.execute(sql`select ${value}::integer as value`))),
	);
	expect(answers.map(({ rows }) => rows[0]?.value)).toEqual([1, 2, 3, 4]);
	const failing = db.transaction((inside) =>
		Promise.all([
			inside.execute(sql`select 1 / 0`),
			...[4, 5].map((id) => inside.insert(articles).values({ id, ...article })),
		]),
	);
	await expect(failing).rejects.toThrow();
	expect([await stored(4), await stored(5)]).toEqual([false, false]);
	process.off("warning", onWarning);
	expect(warnings).toEqual([]);
});

test("transactions do not nest", async () => {
	const { db } = bench.shop;
	await expect(db.transaction((inside) => inside.transaction(async () => 1))).rejects.toThrow("inside another");
});

test("what is remembered is asked for once, however many wait for it", async () => {
	const { db } = bench.shop;
	await db.execute(sql`create sequence asked`);
	const ask = () =>
		remember(db, "asked", () => db.select({ value: sql<string>`nextval('asked')` }).from(sql`(select) one`));
	const answers = [...(await Promise.all([ask(), ask()])), await ask()];
	expect(answers.map(([row]) => Number(row?.value))).toEqual([1, 1, 1]);
});
