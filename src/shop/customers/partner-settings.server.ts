import { eq } from "drizzle-orm";
import { partnerSettings } from "#database/schema.ts";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";

export type PartnerSettings = Pick<typeof partnerSettings.$inferSelect, "billing" | "reference">;

const NOTHING_SETTLED: PartnerSettings = { billing: null, reference: null };

/** What is settled for all orders of the signed-in customer; nothing for those outside the special group. */
export async function readPartnerSettings({ db, customer }: Pick<Shop, "db" | "customer">): Promise<PartnerSettings> {
	if (customer?.group !== "partner") return NOTHING_SETTLED;
	const { billing, reference } = partnerSettings;
	const [found] = await db
		.select({ billing, reference })
		.from(partnerSettings)
		.where(eq(partnerSettings.customerId, customer.id));
	return found ?? NOTHING_SETTLED;
}

/** What is not named stays as it is. */
export async function changePartnerSettings(
	{ db, customer, now }: Pick<Shop, "db" | "now"> & { readonly customer: Pick<SignedInCustomer, "id"> },
	change: Partial<PartnerSettings>,
): Promise<void> {
	const set = { ...change, updatedAt: now };
	await db
		.insert(partnerSettings)
		.values({ ...set, customerId: customer.id })
		.onConflictDoUpdate({ target: partnerSettings.customerId, set });
}
