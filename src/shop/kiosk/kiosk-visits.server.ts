import { and, eq } from "drizzle-orm";
import { KIOSK_SILENT_SECONDS } from "#core/kiosk.ts";
import { queueJob } from "#database/queue-job.ts";
import { kioskVisits } from "#database/schema.ts";
import { planRemoval } from "#shop/account/erase-customer.server.ts";
import { emptyCart } from "#shop/cart/empty-cart.server.ts";
import { forgetCheckout } from "#shop/checkout/forget-checkout.server.ts";
import { passPictures, removePictures } from "#shop/media/remove-pictures.server.ts";
import { partWithOrders } from "#shop/orders/part-with-orders.server.ts";
import { removeProjects } from "#shop/projects/remove-projects.server.ts";
import { forgetGuestSession } from "#shop/sessions/forget-session.server.ts";
import { inTransaction, type Shop, type Workshop } from "#shop/shop.ts";

/** More often than that a visit is not noted. */
const NOTED_SECONDS = 20;
const MOST_NOTED = 10_000;
const noted = new Map<string, number>();

/** Whoever has something in the shop is seen just now; a job looks whether they still are. */
export async function noteKioskVisit(shop: Shop): Promise<void> {
	const sessionId = shop.session.id;
	if (sessionId === undefined) return;
	const now = shop.now.getTime();
	if (now - (noted.get(sessionId) ?? 0) < NOTED_SECONDS * 1000) return;
	await inTransaction(shop, async (inside) => {
		const [known] = await inside.db
			.update(kioskVisits)
			.set({ seenAt: shop.now })
			.where(eq(kioskVisits.sessionId, sessionId))
			.returning({ sessionId: kioskVisits.sessionId });
		if (known) return;
		await inside.db.insert(kioskVisits).values({ sessionId, seenAt: shop.now }).onConflictDoNothing();
		await planWipe(inside, sessionId, shop.now);
	});
	if (noted.size >= MOST_NOTED) noted.clear();
	noted.set(sessionId, now);
}

/**
 * Nothing of a visit is left but its orders, which are nobody's from then on. The visit stays noted: what was still on
 * its way when it ended is wiped by the job.
 */
export async function endKioskVisit(shop: Workshop, sessionId: string): Promise<void> {
	const keeper = `ended:${sessionId}`;
	await inTransaction(shop, async (inside) => {
		// First, as an order claims its checkout first: each would wait for the other.
		await forgetCheckout(inside, sessionId);
		await emptyCart(inside, sessionId);
		const documents = await removeProjects(inside, sessionId);
		const needed = await partWithOrders(inside, sessionId, keeper);
		const pictures = await removePictures(inside, sessionId, needed);
		await passPictures(inside, sessionId, keeper);
		await forgetGuestSession(inside, sessionId);
		await planRemoval(inside, { pictures, documents });
	});
}

/** The job: a browser that died, or that runs no script, ends no visit by itself. */
export async function wipeSilentVisit(shop: Workshop, sessionId: string): Promise<void> {
	const [visit] = await shop.db.select().from(kioskVisits).where(eq(kioskVisits.sessionId, sessionId));
	if (!visit) return;
	if (visit.seenAt.getTime() + KIOSK_SILENT_SECONDS * 1000 > shop.now.getTime())
		return planWipe(shop, sessionId, visit.seenAt);
	await endKioskVisit(shop, sessionId);
	const unseen = and(eq(kioskVisits.sessionId, sessionId), eq(kioskVisits.seenAt, visit.seenAt));
	const [forgotten] = await shop.db.delete(kioskVisits).where(unseen).returning({ seenAt: kioskVisits.seenAt });
	if (!forgotten) await planWipe(shop, sessionId, shop.now);
}

function planWipe({ db }: Pick<Workshop, "db">, sessionId: string, seenAt: Date): Promise<void> {
	const runAt = new Date(seenAt.getTime() + KIOSK_SILENT_SECONDS * 1000);
	return queueJob(db, "wipe-kiosk-visit", { sessionId }, { key: `kiosk-visit:${sessionId}`, runAt });
}
