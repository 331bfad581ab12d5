import { count, inArray, sql } from "drizzle-orm";
import {
	articleSides,
	articles,
	contentPages,
	customers,
	helpTopics,
	kioskDevices,
	printSuppliers,
} from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";
import { DEMO_CUSTOMERS } from "./load-demo-customers.server.ts";
import { unnamedSides } from "./unnamed-sides.server.ts";

/** Whether loading would add anything: asked at every start, in one statement. */
export async function lacksDemo({ db }: Pick<Workshop, "db">): Promise<boolean> {
	const emails = DEMO_CUSTOMERS.map(({ email }) => email);
	const [found] = await db
		.select({
			customers: count(),
			parts: sql<boolean>`exists (select from ${articles}) and exists (select from ${contentPages})
				and exists (select from ${helpTopics}) and exists (select from ${kioskDevices})
				and exists (select from ${printSuppliers})
				and not exists (select from ${articleSides} where ${unnamedSides()})`,
		})
		.from(customers)
		.where(inArray(customers.email, emails));
	return !found?.parts || found.customers < emails.length;
}
