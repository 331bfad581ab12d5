import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { designApplications, designs, designTags, tags, tagTexts } from "#database/schema.ts";
import { inTransaction } from "#shop/shop.ts";
import { documentWith, MUG, stockMug } from "../../../tests/support/factories.ts";
import { openTestShop } from "../../../tests/support/test-shop.ts";
import { articleThemes } from "./article-themes.server.ts";

const [LIST, WEDDING, BIRTHDAY, PETS] = [1, 2, 3, 4];

test("an article offers the themes that a published design of its own has, as they are ordered", async () => {
	const bench = await openTestShop();
	const { db } = bench.shop;
	await stockMug(bench.shop);
	const kinds = [LIST, PETS, BIRTHDAY, WEDDING];
	for (const [position, id] of kinds.entries()) {
		await db.insert(tags).values({ id, position, mode: id === LIST ? "LIST" : "LIST_DESIGNS", group: null });
		await db.insert(tagTexts).values({ tagId: id, language: "en", name: `Theme ${id}`, slug: `t-${id}`, intro: "" });
	}
	const dates = { createdOn: "2026-11-01", modifiedOn: "2026-11-01" };
	const applied = { articleId: MUG.id, position: 0, document: documentWith(), hash: "0".repeat(64) };
	for (const [id, theme] of [
		[1, WEDDING],
		[2, PETS],
		[3, BIRTHDAY],
	] as const) {
		await db.insert(designs).values({ id, popularity: id, published: theme !== BIRTHDAY, ...dates });
		await db.insert(designTags).values([LIST, theme].map((tagId) => ({ designId: id, tagId, popularity: id })));
		if (theme !== PETS) await db.insert(designApplications).values({ ...applied, designId: id, popularity: id });
	}
	// In a transaction nothing is remembered from before.
	const offered = () =>
		inTransaction(bench.shop, async (shop) => (await articleThemes(shop, MUG.id)).map(({ id }) => id));
	expect(await offered()).toEqual([WEDDING]);
	await db.insert(designApplications).values({ ...applied, designId: 2, popularity: 2 });
	await db.update(designs).set({ published: true }).where(eq(designs.id, 3));
	expect(await offered()).toEqual([PETS, BIRTHDAY, WEDDING]);
	await bench.close();
});
