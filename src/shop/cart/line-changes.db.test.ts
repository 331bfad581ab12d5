import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localeByCode } from "#core/sites.ts";
import { articleVariants, cartLines, projects } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";
import { MUG, makeProject, putInCart, stockMug } from "../../../tests/support/factories.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { readCart } from "./cart.server.ts";
import { chooseForLine } from "./choose-for-line.server.ts";
import { lineChanges } from "./line-changes.server.ts";
import { NEVER_APPROVED } from "./write-line.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
	const named = { size: "L", color: "navy", colorNames: { es: "Azul marino" } };
	await bench.shop.db.update(articleVariants).set(named).where(eq(articleVariants.id, MUG.otherVariantId));
});
afterAll(() => bench.close());

test("what the editor shows of a line and the cart does not is told in the customer's words", async () => {
	const shop = anotherVisitor(bench.shop);
	const spanish = { ...shop, locale: localeByCode("keepsake", "es-es")!.locale };
	const projectId = await makeProject(shop);
	const lineId = await putInCart(shop, { projectId, quantity: 2 });
	const changes = async (reader: Shop) => lineChanges(reader, (await readCart(shop)).lines[0]!);
	expect(await changes(shop)).toBeUndefined();
	await chooseForLine(shop, lineId, { variantId: MUG.otherVariantId, quantity: 3 });
	expect(await changes(shop)).toEqual({ isRedrawn: false, choice: "navy · L · 3 items", hasGivenWay: false });
	expect(await changes(spanish)).toEqual({
		isRedrawn: false,
		choice: "Azul marino · L · 3 artículos",
		hasGivenWay: false,
	});
	await chooseForLine(shop, lineId, { variantId: MUG.variantId, quantity: 1 });
	expect(await changes(shop)).toEqual({ isRedrawn: false, choice: "1 item", hasGivenWay: false });
	await chooseForLine(shop, lineId, { variantId: MUG.variantId, quantity: 2 });
	expect(await changes(shop)).toBeUndefined();
	await shop.db.update(projects).set({ hash: "another" }).where(eq(projects.id, projectId));
	expect(await changes(shop)).toEqual({ isRedrawn: true, choice: "", hasGivenWay: false });
	await shop.db.update(cartLines).set({ approvedHash: NEVER_APPROVED });
	const gaveWay = { isRedrawn: false, choice: "", hasGivenWay: true };
	expect(await changes(shop), "its number is what the cart shows").toEqual(gaveWay);
});
