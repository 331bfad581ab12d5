import { and, eq, lt } from "drizzle-orm";
import { queueJob } from "#database/queue-job.ts";
import { tickets } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

const DAY = 86_400_000;
/** So long a settled ticket can be opened again. */
const OPENED_AGAIN_DAYS = 60;

/** Puts away what has been settled for long, and queues itself again. */
export async function archiveTickets(shop: Pick<Workshop, "db" | "now">): Promise<void> {
	const settledBefore = new Date(shop.now.getTime() - OPENED_AGAIN_DAYS * DAY);
	await shop.db
		.update(tickets)
		.set({ status: "ARCHIVED" })
		.where(and(eq(tickets.status, "RESOLVED"), lt(tickets.updatedAt, settledBefore)));
	await planArchiving(shop, new Date(shop.now.getTime() + DAY));
}

/** One waits at a time, however many shops start. */
export function planArchiving({ db }: Pick<Workshop, "db">, runAt: Date): Promise<void> {
	return queueJob(db, "archive-tickets", {}, { key: "archive-tickets", runAt });
}
