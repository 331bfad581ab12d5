import { lt } from "drizzle-orm";
import { queueJob } from "#database/queue-job.ts";
import { customerSessions, customerTokens, signInLimits, usedTotpSteps } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";
import { EXPORTS } from "./limit-attempts.server.ts";
import { oldestStep } from "./totp-steps.server.ts";

const EVERY_MILLISECONDS = 6 * 60 * 60_000;

/** Clears what has expired, and queues itself again. */
export async function sweepSignIns(shop: Pick<Workshop, "db" | "now">): Promise<void> {
	const { db, now } = shop;
	await db.delete(customerSessions).where(lt(customerSessions.expiresAt, now));
	await db.delete(customerTokens).where(lt(customerTokens.expiresAt, now));
	await db.delete(signInLimits).where(lt(signInLimits.lastRequest, now.getTime() - EXPORTS.milliseconds));
	await db.delete(usedTotpSteps).where(lt(usedTotpSteps.step, oldestStep(now)));
	await planSweep(shop, new Date(now.getTime() + EVERY_MILLISECONDS));
}

/** One sweep waits at a time, however many shops start. */
export function planSweep({ db }: Pick<Workshop, "db">, runAt: Date): Promise<void> {
	return queueJob(db, "sweep-sign-ins", {}, { key: "sweep-sign-ins", runAt });
}
