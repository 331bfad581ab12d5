import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import {
	customerAccounts,
	customerAddresses,
	customerSessions,
	customers,
	customerTwoFactors,
	partnerSettings,
	usedTotpSteps,
} from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";
import { forgetTokens } from "./change-email.server.ts";

/** Nothing of the person is left but the number, that orders hang on; the address is free for a new account. */
export async function forgetCustomerRecord({ db, now }: Pick<Workshop, "db" | "now">, id: number): Promise<boolean> {
	const erased = await db
		.update(customers)
		.set({
			email: `${randomUUID()}@erased.invalid`,
			emailVerified: false,
			displayName: "",
			avatarUrl: null,
			firstName: null,
			lastName: null,
			companyName: null,
			vatId: null,
			phone: null,
			blockedReason: null,
			twoFactorEnabled: false,
			erasedAt: now,
			updatedAt: now,
		})
		.where(and(eq(customers.id, id), isNull(customers.erasedAt)))
		.returning({ id: customers.id });
	if (!erased.length) return false;
	for (const table of [
		customerSessions,
		customerAccounts,
		customerAddresses,
		customerTwoFactors,
		usedTotpSteps,
		partnerSettings,
	])
		await db.delete(table).where(eq(table.customerId, id));

	await forgetTokens({ db }, id);
	return true;
}

/** So that none of them takes over a visit meanwhile. */
export async function lockSignIns({ db }: Pick<Workshop, "db">, customerId: number): Promise<void> {
	const own = eq(customerSessions.customerId, customerId);
	await db.select({ id: customerSessions.id }).from(customerSessions).where(own).for("update");
}

/** True once the account has been erased. */
export async function isErased({ db }: Pick<Workshop, "db">, id: number): Promise<boolean> {
	const [found] = await db.select({ erasedAt: customers.erasedAt }).from(customers).where(eq(customers.id, id));
	return found?.erasedAt != null;
}
