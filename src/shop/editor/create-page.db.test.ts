import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chooseForLine } from "#shop/cart/choose-for-line.server.ts";
import { shopContext } from "#shop/shop-context.ts";
import { MUG, makeProject, putInCart, stockMug } from "../../../tests/support/factories.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { action, loader } from "./create.page.tsx";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

test("a line is opened with what was chosen for it, and what the cart refuses comes back with no number that nobody touched", async () => {
	const shop = anotherVisitor(bench.shop);
	const projectId = await makeProject(shop);
	const lineId = await putInCart(shop, { projectId, quantity: 2 });
	await chooseForLine(shop, lineId, { variantId: MUG.otherVariantId, quantity: 5 });
	const asked = (init?: RequestInit) => {
		const context = new RouterContextProvider();
		context.set(shopContext, shop);
		const address = `http://shop.test/create/${MUG.id}?project=${projectId}&line=${lineId}`;
		return { request: new Request(address, init), context, params: { article_id: String(MUG.id) } } as never;
	};
	const opened = await loader(asked());
	expect(opened).toMatchObject({ lineId, variantId: MUG.otherVariantId, quantity: 5, seenQuantity: 2 });
	const refusedWith = async (quantity: number, version = "7") => {
		const old = { projectId, variantId: MUG.variantId, version, quantity, seenQuantity: opened.seenQuantity };
		const body = new URLSearchParams(Object.entries(old).map(([name, value]) => [name, String(value)]));
		return action(asked({ method: "POST", body }));
	};
	expect(await refusedWith(5)).toMatchObject({ data: { refused: "changed", quantity: 5 } });
	expect(await refusedWith(2)).toMatchObject({ data: { refused: "changed", quantity: undefined } });
	for (const never of ["1.5", "1e20", "99999999999", "-1", "one"])
		expect(await refusedWith(5, never), never).toMatchObject({ data: { refused: "changed" } });
});
