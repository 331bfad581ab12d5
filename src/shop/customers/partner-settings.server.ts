import { eq } from "drizzle-orm";
import { partnerSettings } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";

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
