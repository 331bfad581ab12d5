import { and, desc, eq, gte, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { customerSessions } from "#database/schema.ts";
import { customerOwner } from "./owner.ts";

/** Until the transaction ends nothing that was begun in the visit is finished. */
export async function lockVisit(db: Database, visitId: string): Promise<void> {
	await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${visitId}, 0))`);
}

/**
 * Whose it becomes what this owner began at that time: the customer's, where the visit was taken over since. It is not
 * taken over until the transaction ends.
 */
export async function ownerByNow(db: Database, ownerId: string, since: Date): Promise<string> {
	await db.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${ownerId}, 0))`);
	const [taken] = await db
		.select({ customerId: customerSessions.customerId })
		.from(customerSessions)
		.where(and(eq(customerSessions.visitId, ownerId), gte(customerSessions.visitTakenAt, since)))
		.orderBy(desc(customerSessions.visitTakenAt))
		.limit(1);
	return taken ? customerOwner(taken.customerId) : ownerId;
}
