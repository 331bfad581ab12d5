import type { SignedInCustomer, VisitorSession } from "./shop.ts";

/** Whose carts, projects, pictures, checkouts and orders they are: the signed-in customer's, else the session's. */
export type Owner = {
	/** undefined for a visitor who has not written anything yet. */
	readonly id: string | undefined;
	/** Starts the session of a guest who has none. */
	readonly start: () => string;
};

export function ownerOf(session: VisitorSession, customer: Pick<SignedInCustomer, "id"> | undefined): Owner {
	if (!customer) return session;
	const id = customerOwner(customer.id);
	return { id, start: () => id };
}

/** What SQL finds all customers by. */
export const CUSTOMER_OWNERS = "customer:%";

/** Sessions are named by 64 hexadecimal digits: the two never meet. */
export function customerOwner(customerId: number): string {
	return `customer:${customerId}`;
}
