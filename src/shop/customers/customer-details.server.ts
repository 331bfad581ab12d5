import { eq } from "drizzle-orm";
import type { CustomerType } from "#core/customer-type.ts";
import { customers } from "#database/schema.ts";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";

export type CustomerDetails = {
	readonly type: CustomerType;
	readonly firstName: string;
	readonly lastName: string;
	readonly companyName: string | null;
	readonly vatId: string | null;
	readonly phone: string | null;
};

/** The e-mail address is changed on its own, with a confirmation; orders keep what they were placed with. */
export async function changeDetails(
	shop: Shop & { readonly customer: SignedInCustomer },
	details: CustomerDetails,
): Promise<void> {
	const displayName = details.companyName ?? `${details.firstName} ${details.lastName}`;
	await shop.db
		.update(customers)
		.set({ ...details, displayName, updatedAt: shop.now })
		.where(eq(customers.id, shop.customer.id));
}
