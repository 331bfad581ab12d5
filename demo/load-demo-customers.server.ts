import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { customerAccounts, customerAddresses, customers } from "#database/schema.ts";
import { hashPassword } from "#shop/customers/hash-password.server.ts";
import { inTransaction, type Workshop } from "#shop/shop.ts";
import { loadDemoOrders } from "./load-demo-orders.server.ts";
import { loadDemoPartner } from "./load-demo-partner.server.ts";
import { loadDemoProjects } from "./load-demo-projects.server.ts";
import { loadDemoTickets } from "./load-demo-tickets.server.ts";

/** README.md tells it to whoever tries the demo shop. */
export const DEMO_PASSWORD = "keepsake-demo";

const PLACE = { site: "GB", brand: "keepsake", locale: "en-gb", emailVerified: true } as const;
export const DEMO_CUSTOMERS = [
	{ ...PLACE, email: "ana@example.test", displayName: "Ana García", firstName: "Ana", lastName: "García" },
	{
		...PLACE,
		email: "partner@example.test",
		type: "COMPANY",
		displayName: "Nord Prints",
		companyName: "Nord Prints",
		firstName: "Olu",
		lastName: "Berg",
		group: "partner",
	},
	{
		...PLACE,
		email: "blocked@example.test",
		displayName: "Sam Stone",
		firstName: "Sam",
		lastName: "Stone",
		blockedReason: "Three deliveries refused",
	},
] as const;

const ADDRESS = {
	isDefault: true,
	firstName: "Ana",
	lastName: "García",
	country: "GB",
	street: "Downing Street",
	streetNumber: "10",
	postcode: "SW1A 2AA",
	city: "London",
} as const;
const GRANDMOTHER = {
	...ADDRESS,
	isDefault: false,
	firstName: "Carmen",
	lastName: "Ruiz",
	street: "Royal Crescent",
	streetNumber: "16",
	postcode: "BA1 2LS",
	city: "Bath",
};

/** Three customers to sign in as: an ordinary one, one of the special group, one who may not order. */
export async function loadDemoCustomers(shop: Workshop): Promise<void> {
	const known = await shop.db
		.select({ email: customers.email })
		.from(customers)
		.where(
			inArray(
				customers.email,
				DEMO_CUSTOMERS.map(({ email }) => email),
			),
		);
	const missing = DEMO_CUSTOMERS.filter(({ email }) => !known.some((each) => each.email === email));
	if (!missing.length) return;
	const password = await hashPassword(DEMO_PASSWORD);
	await inTransaction(shop, async (inside) => {
		const { db, files, now, log } = inside;
		for (const person of missing) {
			const blockedAt = "blockedReason" in person ? now : null;
			const [made] = await db
				.insert(customers)
				.values({ ...person, blockedAt })
				.onConflictDoNothing()
				.returning({ id: customers.id });
			if (!made) continue;
			const accountId = String(made.id);
			await db.insert(customerAccounts).values({ customerId: made.id, providerId: "credential", accountId, password });
			if (person.firstName === "Ana") {
				const book = [ADDRESS, GRANDMOTHER].map((address) => ({ ...address, id: randomUUID(), customerId: made.id }));
				await db.insert(customerAddresses).values(book);
				await loadDemoProjects({ db, now }, `customer:${made.id}`);
				const writer = { customerId: made.id, email: person.email, name: person.displayName };
				await loadDemoTickets({ db, files, now }, writer);
				await loadDemoOrders({ db, files, now, log }, { ...person, customerId: made.id }, ADDRESS);
			}
			if ("group" in person) await loadDemoPartner(inside, { id: made.id, email: person.email });
		}
	});
}
