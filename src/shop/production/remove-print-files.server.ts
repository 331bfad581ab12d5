import { and, eq, exists, inArray, notExists, notInArray, type SQL } from "drizzle-orm";
import { orders, printFiles, printRunLines, printRuns } from "#database/schema.ts";
import { FINISHED } from "#shop/orders/forget-orders.server.ts";
import type { Workshop } from "#shop/shop.ts";
import { runFolder } from "./print-runs.server.ts";

/** Of orders that are made and will not be made again. */
export async function removePrintFiles(
	shop: Pick<Workshop, "db" | "files">,
	numbers: readonly string[],
): Promise<void> {
	const { db, files } = shop;
	if (!numbers.length) return;
	const theirs = db
		.select({ id: orders.id })
		.from(orders)
		.where(inArray(orders.number, [...numbers]));
	await db.delete(printFiles).where(inArray(printFiles.orderId, theirs));
	for (const number of numbers) await files.removeFolder(`print/${number}`);
	await removeForgottenRuns(shop);
}

/** Sheets show what others ordered too: they go once every order on them has ended, where one of them is forgotten. */
export async function removeForgottenRuns({ db, files }: Pick<Workshop, "db" | "files">): Promise<void> {
	const ordersOn = (which: SQL) =>
		db
			.select({ id: orders.id })
			.from(printRunLines)
			.innerJoin(orders, eq(orders.id, printRunLines.orderId))
			.where(and(eq(printRunLines.runId, printRuns.id), which));
	const isForgotten = exists(ordersOn(eq(orders.email, "")));
	const isOver = notExists(ordersOn(notInArray(orders.status, [...FINISHED])));
	const runs = await db.delete(printRuns).where(and(isForgotten, isOver)).returning({ id: printRuns.id });
	for (const { id } of runs) await files.removeFolder(runFolder(id));
}
