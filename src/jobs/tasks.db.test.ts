import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailOutbox } from "#database/schema.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { readyToOrder, stockMug } from "../../tests/support/factories.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../tests/support/test-shop.ts";
import { tasks } from "./tasks.ts";

let bench: TestShop;

beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

test("the confirmation waits ten minutes for a picture that cannot be drawn, then goes without it", async () => {
	const shop = anotherVisitor(bench.shop);
	const placed = await placeOrder(shop, { ...(await readyToOrder(shop)), method: "CARD" });
	if (!placed.ok) throw new Error(placed.reason);
	const { order } = placed.value;
	const get = async (key: string) => {
		if (key.endsWith(".json")) throw new Error("The proof cannot be read");
		return shop.files.get(key);
	};
	const broken = { ...shop, files: { ...shop.files, get } };
	const run = (attempt: number) =>
		tasks["confirm-order"](
			broken,
			{ orderId: order.id },
			{ attempt, lastTry: false, mail: { mailUrl: undefined, mailFrom: "shop@keepsake.test" } },
		);
	const sent = () =>
		shop.db
			.select()
			.from(mailOutbox)
			.where(eq(mailOutbox.key, `order-confirmation:${order.publicId}`));
	await expect(run(6)).rejects.toThrow("The proof cannot be read");
	expect(await sent()).toEqual([]);
	await run(7);
	const [mail] = await sent();
	expect(mail?.inlineFiles.map((file) => file.contentId)).toEqual(["line-1-product"]);
	expect(mail?.html).toContain("order’s page you can see what we will print");
	expect(mail?.html).not.toContain("This is exactly what we will print");
});
