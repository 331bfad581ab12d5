import { inArray } from "drizzle-orm";
import { orders, printFiles } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

/** Of orders that are made and will not be made again. */
export async function removePrintFiles(
	{ db, files }: Pick<Workshop, "db" | "files">,
	numbers: readonly string[],
): Promise<void> {
	if (!numbers.length) return;
	const theirs = db
		.select({ id: orders.id })
		.from(orders)
		.where(inArray(orders.number, [...numbers]));
	await db.delete(printFiles).where(inArray(printFiles.orderId, theirs));
	for (const number of numbers) await files.removeFolder(`print/${number}`);
}
