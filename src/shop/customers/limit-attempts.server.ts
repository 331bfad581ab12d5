import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { signInLimits } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

type Limiter = Pick<Workshop, "db" | "now">;
export type Limit = { readonly most: number; readonly milliseconds: number };

const QUARTER = 15 * 60_000;
/** Wrong passwords and codes. */
export const PER_ACCOUNT: Limit = { most: 10, milliseconds: QUARTER };
/** Several people may sit behind one address. */
export const PER_ADDRESS: Limit = { most: 40, milliseconds: QUARTER };
/** Mails to one person. */
export const MAILS: Limit = { most: 4, milliseconds: 60 * 60_000 };

/** Downloads of everything that is known of a customer. */
export const EXPORTS: Limit = { most: 5, milliseconds: 86_400_000 };

/** Counts an attempt before it is looked at, so that those sent together pass no limit; false: too many. */
export async function countAttempt({ db, now }: Limiter, subject: string, limit: Limit): Promise<boolean> {
	const at = now.getTime();
	const isOver = sql`${at}::bigint - ${signInLimits.lastRequest} >= ${limit.milliseconds}::bigint`;
	const [row] = await db
		.insert(signInLimits)
		.values({ key: keyOf(subject), count: 1, lastRequest: at })
		.onConflictDoUpdate({
			target: signInLimits.key,
			set: {
				count: sql`case when ${isOver} then 1 else least(${signInLimits.count}, ${limit.most}) + 1 end`,
				lastRequest: sql`case when ${isOver} then ${at}::bigint else ${signInLimits.lastRequest} end`,
			},
		})
		.returning({ count: signInLimits.count });
	return (row?.count ?? 1) <= limit.most;
}

/** The attempt was a right one: what went wrong before is forgotten. */
export async function forgetAttempts({ db }: Pick<Limiter, "db">, subject: string): Promise<void> {
	await db.delete(signInLimits).where(eq(signInLimits.key, keyOf(subject)));
}

/** Takes a right attempt back from a count that others share. */
export async function uncountAttempt({ db }: Pick<Limiter, "db">, subject: string): Promise<void> {
	await db
		.update(signInLimits)
		.set({ count: sql`greatest(${signInLimits.count} - 1, 0)` })
		.where(eq(signInLimits.key, keyOf(subject)));
}

/** Neither e-mail addresses nor network addresses are kept as they are. */
function keyOf(subject: string): string {
	return createHash("sha256").update(subject.toLowerCase()).digest("hex");
}
