import { and, eq, isNull } from "drizzle-orm";
import { customerSessions } from "#database/schema.ts";
import { takeOverCart } from "#shop/cart/take-over-cart.server.ts";
import { takeOverCheckout } from "#shop/checkout/take-over-checkout.server.ts";
import { confirmedEmail } from "#shop/customers/read-customer.server.ts";
import { takeOverTickets } from "#shop/help/take-over-tickets.server.ts";
import { takeOverPictures } from "#shop/media/take-over-pictures.server.ts";
import { takeOverOrders } from "#shop/orders/take-over-orders.server.ts";
import { customerOwner } from "#shop/owner.ts";
import { takeOverProjects } from "#shop/projects/take-over-projects.server.ts";
import { inTransaction, type SignedInCustomer, type Workshop } from "#shop/shop.ts";
import { lockVisit } from "#shop/visit-owner.server.ts";

/**
 * What was made before signing in becomes the customer's, all of it or nothing, and the visit is empty afterwards:
 * at the first request that brings the sign-in, once, though several arrive together.
 */
export async function takeOverVisit(
	shop: Workshop,
	{ id: customerId, signInId, visitId }: Pick<SignedInCustomer, "id" | "signInId" | "visitId">,
): Promise<void> {
	if (visitId === null) return;
	const owner = customerOwner(customerId);
	await inTransaction(shop, async (inside) => {
		await lockVisit(inside.db, visitId);
		const first = await inside.db
			.update(customerSessions)
			.set({ visitTakenAt: inside.now })
			.where(and(eq(customerSessions.id, signInId), isNull(customerSessions.visitTakenAt)))
			.returning({ id: customerSessions.id });
		if (!first.length) return;
		const email = await confirmedEmail(inside, customerId);
		// First, as an order claims its checkout first: each would wait for the other.
		await takeOverCheckout(inside, visitId, { owner, email });
		await takeOverPictures(inside, visitId, owner);
		await takeOverProjects(inside, visitId, owner);
		await takeOverCart(inside, visitId, owner);
		if (!email) return;
		await takeOverOrders(inside, visitId, { owner, customerId, email });
		await takeOverTickets(inside, visitId, { owner, customerId, email });
	});
}
