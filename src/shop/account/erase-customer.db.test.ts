import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	checkouts,
	customers,
	mailOutbox,
	newsletterSubscriptions,
	orders,
	partnerSettings,
	pictures,
	reviews,
	tickets,
} from "#database/schema.ts";
import { changeCheckout } from "#shop/checkout/checkout.server.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { addAddress } from "#shop/customers/addresses.server.ts";
import { requestEmailChange } from "#shop/customers/change-email.server.ts";
import { changeDetails } from "#shop/customers/customer-details.server.ts";
import { signUp } from "#shop/customers/sign-up.server.ts";
import { readProof } from "#shop/designs/proofs.server.ts";
import { openTicket } from "#shop/help/tickets.server.ts";
import { requestNewsletter } from "#shop/newsletter/newsletter.server.ts";
import { ownNewsletter } from "#shop/newsletter/own-newsletter.server.ts";
import { confirmOrder } from "#shop/orders/confirm-order.server.ts";
import { findOrderByNumber, linesOf } from "#shop/orders/orders.server.ts";
import { makePrintFiles } from "#shop/production/make-print-files.server.ts";
import { chooseConsent } from "#shop/sessions/sessions.server.ts";
import type { Shop } from "#shop/shop.ts";
import {
	documentWith,
	MUG,
	makeProject,
	putInCart,
	readyToOrder,
	shownNow,
	stockMug,
	textElement,
} from "../../../tests/support/factories.ts";
import {
	ANA,
	asCustomer,
	type CustomerShop,
	changeCustomer,
	newestMail,
	PASSWORD,
	signUpAndIn,
} from "../../../tests/support/sign-in-as.ts";
import { anotherVisitor, nextRequest, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { eraseCustomer, forgetEndedOrder, forgetErasedCustomer, removeLeftovers } from "./erase-customer.server.ts";
import { moveAccount } from "./move-account.server.ts";
import { readSmallData } from "./own-data.server.ts";
import { PROFILE_ACTIONS } from "./profile-action.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

const EMAIL = "zebulon@quill.test";
const PERSON = { firstName: "Zebulon", lastName: "Quillfeather", phone: "+44 20 7946 0999" };
/** Of an order that went to another mailbox. */
const AT_WORK = "zq@office.test";
const TRACES = [EMAIL, AT_WORK, PERSON.firstName, PERSON.lastName, "7946 0999"];
const visitor = () => nextRequest({ ...anotherVisitor(bench.shop), clientAddress: randomUUID() });
const days = (shop: Shop, count: number): Shop => ({ ...shop, now: new Date(shop.now.getTime() + count * 86_400_000) });

/** Tables of every schema with a row that tells of the person, whatever its columns are. */
async function tracesIn(): Promise<string[]> {
	const { rows: tables } = await bench.pool.query<{ name: string }>(
		`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
		where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
	);
	expect(tables.length).toBeGreaterThan(60);
	const found: string[] = [];
	for (const { name } of tables) {
		const like = TRACES.map((_, index) => `t::text ilike '%' || $${index + 1} || '%'`).join(" or ");
		const { rowCount } = await bench.pool.query(`select 1 from ${name} t where ${like}`, TRACES);
		if (rowCount) found.push(name.replace("public.", ""));
	}
	return found.sort();
}

async function order(
	shop: Shop,
	document = documentWith(textElement(`For ${PERSON.firstName}`)),
	email = EMAIL,
): Promise<number> {
	await readyToOrder(shop);
	await putInCart(shop, { projectId: await makeProject(shop, document), quantity: 1 });
	await changeCheckout(shop, { ...PERSON, email });
	const placed = await placeOrder(shop, { ...(await shownNow(shop)), method: "CARD" });
	if (!placed.ok) throw new Error(placed.reason);
	await changeCheckout(shop, { ...PERSON, email });
	return placed.value.order.id;
}

/** Its money is to be given back. */
async function owe(shop: Shop, orderId: number): Promise<void> {
	await bench.pool.query(
		`insert into refunds (id, payment_id, reason, amount, currency, state, created_at)
		select gen_random_uuid(), payments.id, 'order_canceled', payments.amount, payments.currency, 'DUE', $2
		from payments join orders on orders.public_id = payments.reference where orders.id = $1`,
		[orderId, shop.now],
	);
}

async function pictureOf(shop: Shop): Promise<string> {
	const [id, sha256] = [randomUUID(), "ab".repeat(32)];
	const keys = { originalKey: `originals/ab/${sha256}.png`, masterKey: `masters/ab/${sha256}.png` };
	const size = { width: 1, height: 1, bytes: 68 };
	for (const key of Object.values(keys)) await shop.files.put(key, Buffer.from(PIXEL, "base64"));
	const names = { contentType: "image/png", fileName: `${PERSON.firstName}.png` };
	const ownerId = shop.owner.start();
	await shop.db.insert(pictures).values({ id, ownerId, sha256, ...keys, ...size, ...names, createdAt: shop.now });
	return id;
}

/** One white pixel. */
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==";

async function ask(shop: Shop, email: string) {
	await openTicket(shop, {
		contactType: "formContact",
		email,
		name: `${PERSON.firstName} ${PERSON.lastName}`,
		subject: "Hello",
		text: `Call me: ${PERSON.phone}`,
		orderNumber: null,
		topicId: null,
		attachments: [],
	} as never);
}

async function livedIn(): Promise<{ shop: CustomerShop; delivered: number; underWay: number; elsewhere: number }> {
	const guest = await visitor();
	const elsewhere = await order(guest, documentWith(textElement()));
	await ask(guest, EMAIL.toUpperCase());
	const shop = await signUpAndIn(await visitor(), EMAIL);
	await changeDetails(shop, { type: "PERSON", ...PERSON, companyName: null, vatId: null });
	const place = { country: "GB", street: "Quill Road", streetNumber: "1", unit: null, postcode: "SW1A 2AA" };
	const { phone: _, ...names } = PERSON;
	await addAddress(shop, { ...names, ...place, city: "London", province: null });
	await shop.db
		.insert(partnerSettings)
		.values({ customerId: shop.customer.id, reference: PERSON.lastName, updatedAt: shop.now });
	await requestNewsletter(shop, EMAIL);
	await chooseConsent(shop, { isAnalyticsAccepted: true, isAdsAccepted: false });
	const picture = await pictureOf(shop);
	const box = { x: 0, y: 0, width: 50, height: 50, rotation: 0, opacity: 1 };
	const crop = { x: 0, y: 0, width: 1, height: 1 };
	const use = { id: picture, width: 1, height: 1 } as never;
	await makeProject(shop, documentWith({ kind: "photo", id: "p", picture: use, crop, cornerRadius: 0, ...box }));
	const delivered = await order(shop, undefined, AT_WORK);
	await confirmOrder(shop, delivered);
	await makePrintFiles(shop, delivered);
	await bench.pool.query("update orders set status = 15 where id = $1", [delivered]);
	await shop.db.insert(reviews).values({
		orderId: delivered,
		linePosition: 1,
		articleId: MUG.id,
		language: "en",
		locale: "en-gb",
		author: `${PERSON.firstName} Q.`,
		rating: 5,
		text: "Lovely",
		photos: [],
		status: "PUBLISHED",
		verified: true,
		createdAt: shop.now,
	} as never);
	const underWay = await order(shop);
	return { shop, delivered, underWay, elsewhere };
}

/** What the planned look would do, once. */
async function look(shop: Shop): Promise<void> {
	const { rows } = await bench.pool.query(
		"delete from graphile_worker._private_jobs where key like 'forget-customer:%' returning payload",
	);
	if (!rows[0]) throw new Error("No look is planned");
	await forgetErasedCustomer(shop, rows[0].payload.customerId, rows[0].payload.mails);
}

/** What the queued jobs would take out of the file store. */
async function workOffLeftovers(shop: Shop): Promise<void> {
	const { rows } = await bench.pool.query(
		`select payload from graphile_worker._private_jobs job
		join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'remove-leftovers'`,
	);
	for (const { payload } of rows) await removeLeftovers(shop, payload);
}

test("an erased customer is nowhere any more, but for what an order under way needs; then nowhere at all", async () => {
	const { shop, delivered, underWay, elsewhere } = await livedIn();
	expect(await tracesIn()).toEqual([
		"checkouts",
		"customer_addresses",
		"customers",
		"mail_outbox",
		"newsletter_subscriptions",
		"order_lines",
		"orders",
		"partner_settings",
		"pictures",
		"projects",
		"reviews",
		"ticket_messages",
		"tickets",
	]);
	const [line] = await linesOf(shop, delivered);
	const proof = line?.proofHash ?? "";
	expect(await readProof(shop, proof)).toBeDefined();
	await bench.pool.query("update mail_outbox set sent_at = now()");
	await eraseCustomer(shop);
	await workOffLeftovers(shop);
	expect(await tracesIn()).toEqual(["mail_outbox", "order_lines", "orders"]);
	expect((await nextRequest(shop)).customer).toBeUndefined();
	expect((await newestMail(shop, EMAIL))?.subject).toBe("Your account at Keepsake is erased");
	expect(await readProof(shop, proof)).toBeDefined();
	expect(await shop.files.has(`originals/ab/${"ab".repeat(32)}.png`)).toBe(false);
	const [kept] = await shop.db.select().from(orders).where(eq(orders.id, delivered));
	expect(kept).toMatchObject({
		email: "",
		country: "GB",
		totalAmount: 2 * MUG.price + 395,
		customerId: shop.customer.id,
	});

	expect(await findOrderByNumber(shop, kept?.number ?? "", "")).toBeUndefined();
	await owe(shop, elsewhere);
	for (const id of [underWay, elsewhere]) {
		await forgetEndedOrder(shop, id);
		expect(await tracesIn()).toContain("orders");
		await bench.pool.query("update orders set status = 15 where id = $1", [id]);
		await forgetEndedOrder(shop, id);
	}
	expect(await tracesIn()).toContain("orders");
	await bench.pool.query("update refunds set state = 'SENT'");
	await forgetEndedOrder(shop, elsewhere);
	expect(await tracesIn()).toEqual(["mail_outbox"]);
	await bench.pool.query("update mail_outbox set sent_at = now()");
	for (const [day, sent] of [
		[6.5, true],
		[13.5, false],
	] as const)
		await shop.db.insert(mailOutbox).values({
			...{
				key: `late ${day}`,
				recipient: AT_WORK,
				brand: "keepsake",
				subject: "",
				html: "",
				text: "",
				inlineFiles: [],
			},
			createdAt: days(shop, day).now,
			sentAt: sent ? days(shop, day).now : null,
		});
	await look(days(shop, 7));
	expect((await shop.db.select().from(mailOutbox)).map(({ key }) => key)).toEqual(["late 13.5"]);
	await look(days(shop, 14));
	expect(await tracesIn()).toEqual(["mail_outbox"]);
	await look(days(shop, 21));
	expect(await tracesIn()).toEqual([]);
	await expect(look(days(shop, 28))).rejects.toThrow("No look is planned");
	await workOffLeftovers(shop);
	expect(await readProof(shop, proof)).toBeUndefined();
	expect(await signUp(await visitor(), { ...ANA, email: EMAIL })).toMatchObject({ ok: true });
	const people = await shop.db.select({ id: customers.id }).from(customers).where(eq(customers.email, EMAIL));
	expect(people).toHaveLength(1);
});

/** What was left under an address by who was not signed in. */
async function leftBy(email: string) {
	const guest = await visitor();
	const id = await order(guest, undefined, email);
	await bench.pool.query("update orders set status = 15 where id = $1", [id]);
	await ask(guest, email);
	await readyToOrder(guest);
	await guest.db.update(checkouts).set({ email }).where(eq(checkouts.ownerId, guest.owner.start()));
	await requestNewsletter(guest, email);
	await guest.db
		.update(newsletterSubscriptions)
		.set({ status: "CONFIRMED", confirmedAt: guest.now })
		.where(eq(newsletterSubscriptions.email, email));
}

async function under(email: string) {
	const { db } = bench.shop;
	const found = await Promise.all(
		[orders, tickets, checkouts, newsletterSubscriptions].map((table) =>
			db.select({ email: table.email }).from(table).where(eq(table.email, email)),
		),
	);
	return found.map((rows) => rows.length);
}

test("an address that nobody has confirmed reads, changes and erases nothing that is under it", async () => {
	const email = "victim@stranger.test";
	await leftBy(email);
	const shop = await signUpAndIn(await visitor(), email);
	await changeCustomer(shop, email, { emailVerified: false });
	expect((await readSmallData(shop)).newsletter).toEqual([]);
	expect(await ownNewsletter(shop)).toEqual({ status: "off", topics: [] });
	await PROFILE_ACTIONS.newsletter?.(shop, new FormData());
	const [subscription] = await shop.db
		.select()
		.from(newsletterSubscriptions)
		.where(eq(newsletterSubscriptions.email, email));
	expect(subscription?.status).toBe("CONFIRMED");
	await eraseCustomer(shop);
	expect(await under(email)).toEqual([1, 1, 1, 1]);
	const owner = await signUpAndIn(await visitor(), email);
	expect((await readSmallData(owner)).newsletter).toHaveLength(1);
	await eraseCustomer(owner);
	expect(await under(email)).toEqual([0, 0, 0, 0]);
});

test("nobody stands in the way of an erasure, and it takes nothing that another account has written", async () => {
	const email = "mine@erase.test";
	const other = await signUpAndIn(await visitor(), "other@erase.test");
	await ask(other, email);
	await bench.pool.query("update tickets set customer_id = $1 where email = $2", [other.customer.id, email]);
	await readyToOrder(other);
	await other.db.update(checkouts).set({ email }).where(eq(checkouts.ownerId, other.owner.start()));
	const shop = await signUpAndIn(await visitor(), email);
	await signUp(await visitor(), { ...ANA, email: `${shop.customer.id}@erased.invalid` });
	await eraseCustomer(shop);
	expect(await under(email)).toEqual([0, 1, 1, 0]);
	expect((await nextRequest(shop)).customer).toBeUndefined();
});

test("the newsletter goes with the account to its new address, and with the account", async () => {
	const [old, fresh] = ["old@letter.test", "fresh@letter.test"];
	const shop = await signUpAndIn(await visitor(), old);
	await requestNewsletter(shop, old);
	await requestEmailChange(shop, fresh, { password: PASSWORD });
	expect(await moveAccount(shop, (await newestMail(shop, fresh))?.token ?? "")).toMatchObject({ ok: true });
	expect([await under(old), await under(fresh)]).toEqual([
		[0, 0, 0, 0],
		[0, 0, 0, 1],
	]);
	await eraseCustomer(asCustomer(await nextRequest(shop)));
	expect(await under(fresh)).toEqual([0, 0, 0, 0]);
});
