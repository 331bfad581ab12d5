import { eq } from "drizzle-orm";
import { customers, orders } from "#database/schema.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";
import { readyToOrder } from "./factories.ts";
import { anotherVisitor } from "./test-shop.ts";

export type Partner = { readonly shop: Shop; readonly id: number; readonly orderId: number; readonly publicId: string };

let made = 0;

/** A customer of the special group with one order, and the shop as they see it; a mug has to be in stock. */
export async function partnerWithOrder(shop: Shop): Promise<Partner> {
	const visitor = anotherVisitor(shop);
	const placed = await placeOrder(visitor, { ...(await readyToOrder(visitor)), method: "CARD" });
	if (!placed.ok) throw new Error(placed.reason);
	const email = `partner${++made}@example.test`;
	const [customer] = await shop.db
		.insert(customers)
		.values({ email, displayName: "Nord Prints", group: "partner" })
		.returning();
	if (!customer) throw new Error("The partner was not written");
	const { id: orderId, publicId } = placed.value.order;
	await shop.db.update(orders).set({ customerId: customer.id }).where(eq(orders.id, orderId));
	const signedIn = { id: customer.id, group: customer.group } as SignedInCustomer;
	return { shop: { ...visitor, customer: signedIn }, id: customer.id, orderId, publicId };
}
