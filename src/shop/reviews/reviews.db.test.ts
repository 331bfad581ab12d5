import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Turn } from "#core/list-order.ts";
import { articles, pictures, reviews } from "#database/schema.ts";
import { callApi } from "../../../tests/support/call-api.ts";
import { MUG, stockMug } from "../../../tests/support/factories.ts";
import { plansOf } from "../../../tests/support/plans-of.ts";
import { openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { allRatings, findReviewPhoto, listReviews, photosOf, ratingsOf } from "./reviews.server.ts";

/** One pixel. */
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const GIVEN = [5, 4, 5, 1, 5];

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
	const review = { articleId: MUG.id, language: "en", locale: "en-gb", photos: [], verified: true } as const;
	const words = { author: "Ana", text: "Good" };
	const createdAt = new Date("2026-11-01T10:00:00Z");
	for (const rating of GIVEN)
		await bench.shop.db.insert(reviews).values({ ...review, ...words, rating, status: "PUBLISHED", createdAt });
	await bench.shop.db.insert(reviews).values([
		{ ...review, ...words, rating: 1, status: "PENDING", createdAt },
		{ ...review, ...words, rating: 2, status: "PUBLISHED", createdAt, language: "es", locale: "es-es" },
	]);
});
afterAll(() => bench.close());

test("reviews of one moment are turned through forth and back, those that wait are not shown", async () => {
	const page = (turn: Turn, rating?: number) => listReviews(bench.shop, { rating, turn, limit: 2 });
	const first = await page({});
	const second = await page({ after: first.next! });
	const third = await page({ after: second.next! });
	const all = [first, second, third].flatMap((each) => each.reviews.map(({ rating }) => rating));
	expect(all).toEqual(GIVEN.toReversed());
	expect([first.previous, third.next]).toEqual([undefined, undefined]);
	expect((await page({ before: third.previous! })).reviews).toEqual(second.reviews);
	expect((await page({ before: second.previous! })).reviews).toEqual(first.reviews);
	expect((await page({}, 5)).next?.id).toBe(3);
	expect((await page({}, 3)).reviews).toEqual([]);
});

test("the reviews of one article are turned through without those of others", async () => {
	const { db } = bench.shop;
	const other = { articleId: MUG.id + 1, language: "it", locale: "it-it", photos: [], verified: true } as const;
	const italian = { ...bench.shop, locale: { ...bench.shop.locale, language: "it" as const } };
	const article = { position: 1, active: true, vatClass: "STANDARD", productionDays: 2, manufacturer: "M" } as const;
	await db.insert(articles).values({ ...article, id: other.articleId });
	for (const [articleId, rating] of [
		[MUG.id, 1],
		[other.articleId, 5],
		[MUG.id, 2],
		[other.articleId, 4],
		[other.articleId, 5],
	] as const)
		await db
			.insert(reviews)
			.values({ ...other, articleId, rating, author: "Ada", text: "Sì", status: "PUBLISHED", createdAt: italian.now });
	const page = (turn: Turn, rating?: number) =>
		listReviews(italian, { articleId: other.articleId, rating, turn, limit: 2 });
	const first = await page({});
	const second = await page({ after: first.next! });
	expect([first, second].map((each) => each.reviews.map(({ rating }) => rating))).toEqual([[5, 4], [5]]);
	expect((await page({ before: second.previous! })).reviews).toEqual(first.reviews);
	expect((await page({}, 5)).reviews.map(({ articleId }) => articleId)).toEqual([other.articleId, other.articleId]);
	await db.delete(reviews).where(eq(reviews.language, "it"));
});

test("ratings are counted as they change", async () => {
	const { shop } = bench;
	expect(await allRatings(shop)).toEqual({ count: 5, average: 4, byRating: [1, 0, 0, 1, 3] });
	await bench.pool.query("update reviews set status = 'REJECTED' where rating = 1 and status = 'PUBLISHED'");
	const afresh = { ...shop, locale: { ...shop.locale, language: "es" as const } };
	expect(await allRatings(afresh)).toMatchObject({ count: 1, average: 2 });
	expect(await ratingsOf(shop, MUG.id)).toMatchObject({ count: 4, byRating: [0, 0, 0, 1, 3] });
	expect(await ratingsOf(afresh, MUG.id)).toMatchObject({ count: 1, byRating: [0, 1, 0, 0, 0] });
	await shop.db.delete(reviews).where(sql`language = 'es'`);
	expect((await bench.pool.query("select sum(reviews)::int as n from review_totals")).rows).toEqual([{ n: 4 }]);
});

test("a customer's photo is shown with the published review alone, to everybody and only small", async () => {
	const { shop } = bench;
	const id = randomUUID();
	const size = { width: 1, height: 1, bytes: 68 };
	const file = {
		sha256: "0".repeat(64),
		originalKey: "photo",
		masterKey: "photo",
		contentType: "image/png",
		fileName: "a",
	};
	await shop.files.put("photo", Buffer.from(PNG, "base64"));
	await shop.db.insert(pictures).values({ id, ownerId: "customer:1", ...file, ...size, createdAt: shop.now });
	const review = {
		articleId: MUG.id,
		language: "fr",
		locale: "fr-fr",
		author: "Léa",
		rating: 5,
		text: "Bien",
	} as const;
	const [written] = await shop.db
		.insert(reviews)
		.values({ ...review, photos: [id, "gone"], verified: true, status: "PUBLISHED", createdAt: shop.now })
		.returning({ id: reviews.id });
	const french = { ...shop, locale: { ...shop.locale, language: "fr" as const } };
	const number = written?.id ?? 0;
	expect(await photosOf(french, MUG.id)).toEqual([0, 1].map((index) => ({ review: number, index, author: "Léa" })));
	expect((await listReviews(french, { turn: {}, limit: 2 })).reviews).toMatchObject([{ photos: 2 }]);
	const address = `/reviews/photos/${number}`;
	const answer = await callApi(shop, `${address}/0-320.webp`);
	expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
	for (const other of ["0-2000.webp", "0-320.png", "1-320.jpg", "2-320.jpg"])
		expect((await callApi(shop, `${address}/${other}`)).status, other).toBe(404);
	expect((await callApi(shop, `/pictures/${id}/320.webp`)).status).toBe(404);
	await shop.db.update(reviews).set({ status: "REJECTED" }).where(eq(reviews.id, number));
	expect((await callApi(shop, `${address}/0-320.webp`)).status).toBe(404);
	expect(await findReviewPhoto(shop, number, 0)).toBeUndefined();
});

test("an article's reviews are read along an index, however many there are", async () => {
	const { pool } = bench;
	await pool.query(
		"insert into articles select (jsonb_populate_record(a, jsonb_build_object('id', 900 + n))).* from articles a, generate_series(1, 99) n where id = $1",
		[MUG.id],
	);
	await pool.query(`insert into reviews (article_id, language, locale, author, rating, text, photos, status, verified, created_at)
		select 901 + n % 99, language, language, 'Ana', 1 + n % 5, '', '[]', 'PUBLISHED', true, now() - n * interval '1 hour'
		from generate_series(1, 20000) n, unnest(array['da', 'nl']) language`);
	await pool.query("analyze reviews");
	const plans = await plansOf(bench, async (shop) => {
		const danish = { ...shop, locale: { ...shop.locale, language: "da" as const } };
		const asked = { articleId: 950, limit: 10 };
		const { next } = await listReviews(danish, { ...asked, turn: {} });
		await listReviews(danish, { ...asked, turn: { after: next! } });
	});
	expect(plans).toHaveLength(2);
	for (const plan of plans) {
		expect(plan).toContain("using reviews_of_article");
		expect(plan).not.toMatch(/Sort|Filter|Seq Scan/);
	}
});
