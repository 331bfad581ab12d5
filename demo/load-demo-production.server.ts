import { printSubstrates, printSuppliers, printTechniques } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";
import { demoSubstrates, demoSuppliers, demoTechniques } from "./print-suppliers.ts";

/** Who prints what; a shop that has named its print shops is left alone. */
export async function loadDemoProduction({ db }: Pick<Workshop, "db">): Promise<void> {
	const known = await db.select({ code: printSuppliers.code }).from(printSuppliers).limit(1);
	if (known.length) return;
	await db.insert(printSuppliers).values([...demoSuppliers]);
	await db.insert(printSubstrates).values([...demoSubstrates]);
	await db.insert(printTechniques).values([...demoTechniques]);
}
