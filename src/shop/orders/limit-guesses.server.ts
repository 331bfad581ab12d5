import { createHmac } from "node:crypto";
import { and, eq, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { readerGuesses } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";

const WINDOW_MILLISECONDS = 86_400_000;
const SWEPT_AT_ONCE = 20;

export type Guesser = Pick<Shop, "db" | "now" | "key" | "clientAddress">;
/** What is asked about, and how many wrong answers a day that takes. */
export type GuessLimit = { readonly about: string; readonly most: number };

/**
 * After so many wrong answers the right one is refused too, until the day is over. Every guess counts before
 * it is looked at, so that guesses sent together pass no limit; a right one is taken back.
 */
export async function limitGuesses<Found>(
	shop: Guesser,
	limits: readonly GuessLimit[],
	look: () => Found | undefined | Promise<Found | undefined>,
): Promise<Outcome<Found, "wrong" | "too_many">> {
	const subjects: string[] = [];
	for (const { about, most } of limits) {
		const subject = createHmac("sha256", shop.key("order-reader")).update(`guess ${about}`).digest("hex");
		if ((await countGuess(shop, subject, most)) > most) return refused("too_many");
		subjects.push(subject);
	}
	const found = await look();
	if (found === undefined) {
		await sweep(shop);
		return refused("wrong");
	}
	await shop.db
		.update(readerGuesses)
		.set({ wrong: sql`${readerGuesses.wrong} - 1` })
		.where(and(inArray(readerGuesses.subject, subjects), gt(readerGuesses.wrong, 0)));
	return accepted(found);
}

async function countGuess({ db, now }: Guesser, subject: string, most: number): Promise<number> {
	await db.delete(readerGuesses).where(and(eq(readerGuesses.subject, subject), isOver(now)));
	const [row] = await db
		.insert(readerGuesses)
		.values({ subject, wrong: 1, windowStart: now })
		.onConflictDoUpdate({
			target: readerGuesses.subject,
			set: { wrong: sql`least(${readerGuesses.wrong}, ${most}) + 1` },
		})
		.returning({ wrong: readerGuesses.wrong });
	return row?.wrong ?? 1;
}

/** Whoever guesses wrong clears away what others have left. */
async function sweep({ db, now }: Guesser): Promise<void> {
	const old = db
		.select({ subject: readerGuesses.subject })
		.from(readerGuesses)
		.where(isOver(now))
		.limit(SWEPT_AT_ONCE)
		.for("update", { skipLocked: true });
	await db.delete(readerGuesses).where(inArray(readerGuesses.subject, old));
}

function isOver(now: Date): SQL {
	return lte(readerGuesses.windowStart, new Date(now.getTime() - WINDOW_MILLISECONDS));
}
