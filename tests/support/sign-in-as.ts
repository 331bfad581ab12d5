import { desc, eq } from "drizzle-orm";
import { customers, mailOutbox } from "#database/schema.ts";
import { signIn } from "#shop/customers/sign-in.server.ts";
import { signUp } from "#shop/customers/sign-up.server.ts";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";
import { nextRequest } from "./test-shop.ts";

export const PASSWORD = "correct horse battery";
export type CustomerShop = Shop & { readonly customer: SignedInCustomer };

export const ANA = {
	type: "PERSON",
	email: "ana@example.test",
	password: PASSWORD,
	firstName: "Ana",
	lastName: "García",
	companyName: null,
} as const;

/** The newest mail to this address: its subject, and the token of its link. */
export async function newestMail(shop: Shop, email: string): Promise<{ subject: string; token: string } | undefined> {
	const [mail] = await shop.db
		.select()
		.from(mailOutbox)
		.where(eq(mailOutbox.recipient, email))
		.orderBy(desc(mailOutbox.id))
		.limit(1);
	return mail && { subject: mail.subject, token: /[?&](?:confirm|token)=([\w-]+)/.exec(mail.text)?.[1] ?? "" };
}

/** Signs up, confirms the address by its mail, and comes back signed in. */
export async function signUpAndIn(shop: Shop, email: string = ANA.email): Promise<CustomerShop> {
	await signUp(shop, { ...ANA, email });
	const mail = await newestMail(shop, email);
	const signedIn = await nextRequest(shop);
	const done = await signIn(signedIn, { email, password: PASSWORD, confirm: mail?.token });
	if (!done.ok) throw new Error(done.reason);
	return asCustomer(await nextRequest(signedIn));
}

export function asCustomer(shop: Shop): CustomerShop {
	if (!shop.customer) throw new Error("Nobody is signed in");
	return { ...shop, customer: shop.customer };
}

export async function changeCustomer(shop: Shop, email: string, change: Partial<typeof customers.$inferInsert>) {
	await shop.db.update(customers).set(change).where(eq(customers.email, email));
}
