import { takeOverCart } from "#shop/cart/take-over-cart.server.ts";
import { takeOverCheckout } from "#shop/checkout/take-over-checkout.server.ts";
import { confirmedEmail } from "#shop/customers/read-customer.server.ts";
import { takeOverTickets } from "#shop/help/take-over-tickets.server.ts";
import { takeOverPictures } from "#shop/media/take-over-pictures.server.ts";
import { takeOverOrders } from "#shop/orders/take-over-orders.server.ts";
import { customerOwner } from "#shop/owner.ts";
import { takeOverProjects } from "#shop/projects/take-over-projects.server.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";

/** What was made before signing in becomes the customer's, all of it or nothing; the visit is empty afterwards. */
export async function takeOverVisit(shop: Shop, customerId: number): Promise<void> {
	const from = shop.session.id;
	if (!from) return;
	const owner = customerOwner(customerId);
	await inTransaction(shop, async (inside) => {
		await takeOverPictures(inside, from, owner);
		await takeOverProjects(inside, from, owner);
		await takeOverCart(inside, from, owner);
		const email = await confirmedEmail(inside, customerId);
		await takeOverCheckout(inside, from, { owner, email });
		if (!email) return;
		await takeOverOrders(inside, from, { owner, customerId, email });
		await takeOverTickets(inside, from, { owner, customerId, email });
	});
}
