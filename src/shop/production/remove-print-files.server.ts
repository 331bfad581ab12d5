import { inArray } from "drizzle-orm";
import { orders, printFiles, printRunLines, printRuns } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";
import { runFolder } from "./print-runs.server.ts";

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
	// Sheets show what others ordered too: they were printed with the first of them.
	const runs = await db
		.delete(printRuns)
		.where(
			inArray(
				printRuns.id,
				db.select({ id: printRunLines.runId }).from(printRunLines).where(inArray(printRunLines.orderId, theirs)),
			),
		)
		.returning({ id: printRuns.id });
	for (const { id } of runs) await files.removeFolder(runFolder(id));
}
