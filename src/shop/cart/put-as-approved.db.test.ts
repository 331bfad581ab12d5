import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projects } from "#database/schema.ts";
import { findProject, saveProject } from "#shop/projects/projects.server.ts";
import { documentWith, MUG, makeProject, putInCart, stockMug, textElement } from "../../../tests/support/factories.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { readCart } from "./cart.server.ts";
import { putAsApproved } from "./put-as-approved.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

test("two sizes of one design that were put in with other words are each as they were approved", async () => {
	const shop = anotherVisitor(bench.shop);
	const projectId = await makeProject(shop);
	const first = await putInCart(shop, { projectId, variantId: MUG.variantId, quantity: 2 });
	const second = await putInCart(shop, { projectId, variantId: MUG.otherVariantId, quantity: 3 });
	const before = await findProject(shop, projectId);
	const document = documentWith(textElement("Only this one"));
	const saved = await saveProject(shop, projectId, {
		variantId: MUG.variantId,
		document,
		baseVersion: before!.version,
	});
	expect(saved).toMatchObject({ ok: true });
	await putInCart(shop, { projectId, variantId: MUG.variantId, quantity: 2, lineId: first });
	const lines = async () => new Map((await readCart(shop)).lines.map((line) => [line.id, line]));
	expect([(await lines()).get(first)?.isChanged, (await lines()).get(second)?.isChanged]).toEqual([false, true]);

	const twice = await Promise.all([putAsApproved(shop, second), putAsApproved(shop, second)]);
	expect(twice).toMatchObject([{ ok: true }, { ok: true }]);
	expect((await shop.db.select().from(projects).where(eq(projects.ownerId, shop.owner.id!))).length).toBe(2);
	const after = await lines();
	expect(after.get(first)).toMatchObject({ isChanged: false, projectId, quantity: 2 });
	expect(after.get(second)).toMatchObject({ isChanged: false, quantity: 3, hash: before!.hash });
	expect((await findProject(shop, projectId))?.hash).not.toBe(before!.hash);
	expect((await findProject(shop, after.get(second)!.projectId))?.document).toEqual(before!.document);
});
