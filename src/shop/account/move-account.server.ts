import type { Outcome } from "#core/outcome.ts";
import { confirmEmailChange } from "#shop/customers/change-email.server.ts";
import { confirmedEmail } from "#shop/customers/read-customer.server.ts";
import { moveSubscriber } from "#shop/newsletter/move-subscriber.server.ts";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";

/** To the address that a link is about; the newsletter of a confirmed address goes along. */
export async function moveAccount(
	shop: Shop & { readonly customer: SignedInCustomer },
	token: string,
): Promise<Outcome<null, "expired">> {
	const old = await confirmedEmail(shop, shop.customer.id);
	return confirmEmailChange(shop, token, async (inside, fresh) => {
		if (old) await moveSubscriber(inside, old, fresh);
	});
}
