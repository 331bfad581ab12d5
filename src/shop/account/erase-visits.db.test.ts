import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { affiliateHits, commissions, consentLog, orders, pageEvents, sessions } from "#database/schema.ts";
import { forgetHitsHere, forgetHitsOfOrders } from "#shop/affiliates/forget-hits.server.ts";
import { keepSource } from "#shop/affiliates/visit-source.server.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { linesOf } from "#shop/orders/orders.server.ts";
import { keepPageEvent } from "#shop/sessions/page-events.server.ts";
import { chooseConsent } from "#shop/sessions/sessions.server.ts";
import type { Shop } from "#shop/shop.ts";
import {
	documentWith,
	makeProject,
	putInCart,
	readyToOrder,
	stockMug,
	textElement,
} from "../../../tests/support/factories.ts";
import { partnerWithOrder } from "../../../tests/support/partner.ts";
import { plansOf } from "../../../tests/support/plans-of.ts";
import { asCustomer, signUpAndIn } from "../../../tests/support/sign-in-as.ts";
import { anotherVisitor, nextRequest, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { eraseCustomer, forgetEndedOrder } from "./erase-customer.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

const PAGE = { url: "https://shop.test/a", path: "/a", title: "A", referrer: "" };
const browser = (agent: string) => nextRequest(anotherVisitor(bench.shop), { "user-agent": agent });

/** Answers about cookies, comes by a partner's link and looks at a page. */
async function lookAround(shop: Shop, partner: number): Promise<void> {
	await chooseConsent(shop, { isAnalyticsAccepted: true, isAdsAccepted: true });
	await keepSource(shop, new URL(`http://localhost/offers?afcust=${partner}`), null);
	await keepPageEvent(shop, { category: "page", name: "view", page: PAGE }, "Firefox");
}

test("an erased customer's other browsers name nobody, and what was consented to stays provable", async () => {
	const { db } = bench.shop;
	const partner = await partnerWithOrder(bench.shop);
	const stranger = await browser("Stranger");
	await lookAround(stranger, partner.id);
	const here = await signUpAndIn(await browser("Desk"), "ida@erase.test");
	await lookAround(here, partner.id);
	const there = { ...here, ...(await browser("Phone")), customer: here.customer };
	await lookAround(there, partner.id);
	const tablet = await browser("Tablet");
	await lookAround(tablet, partner.id);
	const earn = async (orderId: number, offset: number) => {
		const [hit] = await db.select().from(affiliateHits).orderBy(affiliateHits.id).offset(offset);
		await db.insert(commissions).values({
			...{ customerId: partner.id, orderId, hitId: hit?.id ?? 0, month: "2026-11-01", accruedAt: here.now },
			...{ currency: "GBP", basisAmount: 100, rate: 1000, amount: 10, state: "ACCRUED" },
		});
	};
	await earn(await deliveredOrder(here), 2);
	const underWay = await deliveredOrder(here);
	await db.update(orders).set({ status: 0 }).where(eq(orders.id, underWay));
	await eraseCustomer(here);
	expect((await db.select().from(sessions)).map(({ id }) => id)).toEqual([stranger.session.id, tablet.session.id]);
	expect(await db.select().from(pageEvents)).toHaveLength(2);
	const hits = () => db.select().from(affiliateHits).orderBy(affiliateHits.id);
	const gone = { deviceFootprint: "", ip: "", url: "localhost", customerId: partner.id };
	const kept = { ip: "127.0.0.0" };
	expect(await hits()).toMatchObject([kept, gone, gone, kept]);
	await earn(underWay, 3);
	await db.update(orders).set({ status: 15 }).where(eq(orders.id, underWay));
	await forgetEndedOrder(here, underWay);
	expect(await hits()).toMatchObject([kept, gone, gone, gone]);
	const proofs = await db.select().from(consentLog).orderBy(consentLog.id);
	expect(proofs.map(({ sessionId, customerId }) => [sessionId, customerId])).toEqual(
		[stranger, here, there, tablet].map(({ session }) => [session.id, null]),
	);
	expect(proofs.every(({ shown }) => shown.length > 100)).toBe(true);
});

test("a forgotten order keeps no sign of the refund's account, and its lines are emptied in one statement", async () => {
	const shop = asCustomer(await signUpAndIn(await browser("Desk"), "bo@erase.test"));
	const orderId = await deliveredOrder(shop);
	await bench.pool.query(
		`with refund as (insert into refunds (id, payment_id, reason, amount, currency, state, created_at)
			select gen_random_uuid(), payments.id, 'order_canceled', payments.amount, payments.currency, 'SENT', $2
			from payments join orders on orders.public_id = payments.reference where orders.id = $1 returning id)
		insert into user_required_actions (public_id, type, order_id, refund_id, created_at, done_at, wiped_at, ending)
		select 'asked', 'PROVIDE_DATA_TO_REFUND', $1, id, $2, $2, $2, '7X7Z' from refund`,
		[orderId, shop.now],
	);
	await bench.pool.query(`
		create table statements (at timestamptz default now());
		create function seen() returns trigger language plpgsql as $$ begin insert into statements default values; return null; end $$;
		create trigger seen after update on order_lines for each statement execute function seen()`);
	await eraseCustomer(shop);
	const { rows } = await bench.pool.query("select done_at, ending from user_required_actions");
	expect(rows).toEqual([{ done_at: shop.now, ending: null }]);
	const lines = await linesOf(shop, orderId);
	const asMade = documentWith();
	expect(lines.map(({ document }) => document)).toEqual([asMade, asMade]);
	expect((await bench.pool.query("select * from statements")).rowCount).toBe(1);
});

test("visits of a browser and of an order's device are found among a hundred thousand without reading all", async () => {
	const { pool } = bench;
	const shop = await signUpAndIn(await browser("Desk"), "cy@erase.test");
	const partner = await partnerWithOrder(bench.shop);
	const orderId = await deliveredOrder(shop);
	await pool.query(
		`insert into affiliate_hits (at, customer_id, device_footprint, domain, url, ip)
		select now(), $1, 'device ' || n, 'localhost', '', '' from generate_series(1, 100000) n`,
		[partner.id],
	);
	await pool.query(
		`insert into commissions (customer_id, order_id, hit_id, month, accrued_at, currency, basis_amount, rate, amount, state)
		select $1, $2, max(id), '2026-11-01', now(), 'GBP', 100, 1000, 10, 'ACCRUED' from affiliate_hits`,
		[partner.id, orderId],
	);
	await pool.query("analyze affiliate_hits");
	const plans = await plansOf(bench, async ({ db }) => {
		await forgetHitsHere({ ...shop, db });
		await forgetHitsOfOrders({ db }, shop.customer.id);
	});
	const updates = plans.filter((plan) => plan.startsWith("Update"));
	expect(updates).toHaveLength(2);
	for (const plan of updates) expect(plan).toContain("affiliate_hits_device_footprint_index");
	for (const plan of plans) expect(plan).not.toContain("Seq Scan on affiliate_hits");
});

async function deliveredOrder(shop: Shop): Promise<number> {
	const other = await makeProject(shop, documentWith(textElement("For Bo")));
	await putInCart(shop, { projectId: other, quantity: 1 });
	const ready = await readyToOrder(shop);
	const placed = await placeOrder(shop, { ...ready, method: "CARD" });
	if (!placed.ok) throw new Error(placed.reason);
	await shop.db.update(orders).set({ status: 15 }).where(eq(orders.id, placed.value.order.id));
	return placed.value.order.id;
}
