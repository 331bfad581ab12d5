import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { pictures } from "#database/schema.ts";
import { changeCheckout } from "#shop/checkout/checkout.server.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { addAddress } from "#shop/customers/addresses.server.ts";
import { voteTopic } from "#shop/help/help.server.ts";
import { openTicket } from "#shop/help/tickets.server.ts";
import { requestNewsletter } from "#shop/newsletter/newsletter.server.ts";
import { keepPageEvent } from "#shop/sessions/page-events.server.ts";
import { chooseConsent, extSessionId } from "#shop/sessions/sessions.server.ts";
import type { Shop } from "#shop/shop.ts";
import { makeProject, putInCart, readyToOrder, stockMug } from "../../../tests/support/factories.ts";
import { readZip } from "../../../tests/support/read-zip.ts";
import { signUpAndIn } from "../../../tests/support/sign-in-as.ts";
import { anotherVisitor, nextRequest, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { exportData } from "./export-data.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

const customer = async (email: string) =>
	signUpAndIn(await nextRequest({ ...anotherVisitor(bench.shop), clientAddress: randomUUID() }), email);

async function upload(shop: Shop, fileName: string, bytes = randomBytes(100)): Promise<Buffer> {
	const sha256 = randomBytes(32).toString("hex");
	const keys = { originalKey: `originals/${sha256}.jpg`, masterKey: `masters/${sha256}.jpg` };
	await shop.files.put(keys.originalKey, bytes);
	const size = { width: 1, height: 1, bytes: bytes.length };
	const about = { id: randomUUID(), ownerId: shop.owner.start(), contentType: "image/jpeg", createdAt: shop.now };
	await shop.db.insert(pictures).values({ ...about, ...keys, ...size, sha256, fileName });
	return bytes;
}

test("a customer gets everything that is theirs, and nothing of others or that opens something", async () => {
	const shop = await customer("ana@export.test");
	const other = await customer("eve@export.test");
	await upload(other, "Eve.jpg");
	const photo = await upload(shop, "Grüße aus Łódź: 1/2.jpg");
	await upload(shop, "Grüße aus Łódź: 1/2.jpg");
	const place = { country: "GB", street: "Downing Street", streetNumber: "10", unit: null, postcode: "SW1A 2AA" };
	await addAddress(shop, { firstName: "Zoë", lastName: "Groß", ...place, city: "London", province: null });
	await requestNewsletter(shop, "ana@export.test");
	await chooseConsent(shop, { isAnalyticsAccepted: true, isAdsAccepted: false });
	const { contactType, topicId, orderNumber } = {
		contactType: "formContact",
		topicId: null,
		orderNumber: null,
	} as const;
	const ticket = { contactType, topicId, orderNumber, email: "ana@export.test", name: "Ana", subject: "Hi" };
	await openTicket(shop, { ...ticket, text: "Is it dishwasher-safe?", attachments: [] } as never);
	for (const each of [shop, other]) {
		const placed = await placeOrder(each, { ...(await readyToOrder(each)), method: "CARD" });
		expect(placed.ok).toBe(true);
	}
	await putInCart(shop, { projectId: await makeProject(shop), quantity: 3 });
	await changeCheckout(shop, { email: "ana@example.test" });
	await bench.pool.query("insert into help_categories values (1, 1); insert into help_topics values (1, 1, 1, '{3}')");
	for (const each of [shop, other]) await voteTopic(each, 1, each === shop);
	const page = { url: "http://localhost/cart", path: "/cart", title: "Cart", referrer: "" };
	await keepPageEvent(shop, { category: "page", name: "view", page }, "Mozilla/5.0 Firefox/150.0");
	const whole = Buffer.from(await new Response(exportData(shop)).arrayBuffer());
	const files = readZip(whole);
	expect([...files.keys()]).toEqual([
		"README.txt",
		"details.json",
		"addresses.json",
		"sign-ins.json",
		"newsletter.json",
		"visit.json",
		"cart.json",
		"checkouts.json",
		"help-votes.json",
		"consents.json",
		"tickets.json",
		"messages.json",
		"reviews.json",
		"commissions.json",
		"page-views.json",
		"pictures.json",
		"orders.json",
		"designs.json",
		"pictures/0001 Grüße aus Łódź_ 1_2.jpg",
		"pictures/0002 Grüße aus Łódź_ 1_2.jpg",
	]);
	const json = (name: string) => JSON.parse(files.get(`${name}.json`)?.toString("utf8") ?? "null");
	expect(json("details")).toMatchObject({ email: "ana@export.test", firstName: "Ana" });
	expect(json("addresses")).toMatchObject([{ firstName: "Zoë", lastName: "Groß" }]);
	expect(json("sign-ins")).toHaveLength(1);
	expect(json("consents")).toMatchObject([{ isAnalyticsAccepted: true, isAdsAccepted: false }]);
	expect(json("newsletter")).toMatchObject([{ status: "PENDING", proofs: [{ event: "REQUESTED" }] }]);
	expect(json("visit")).toMatchObject({ isAnalyticsAccepted: true });
	expect(json("cart")).toMatchObject([{ quantity: 3 }]);
	expect(json("checkouts")).toMatchObject([{ email: "ana@example.test", site: "GB" }]);
	expect(json("help-votes")).toMatchObject([{ topicId: 1, helpful: true }]);
	const [ticketOf] = json("tickets");
	expect(ticketOf).toMatchObject({ subject: "Hi" });
	expect(json("messages")).toMatchObject([{ ticketId: ticketOf.id, text: "Is it dishwasher-safe?" }]);
	expect(json("page-views")).toMatchObject([{ path: "/cart" }]);
	expect(json("orders")).toMatchObject([
		{ email: "ana@example.test", lines: [{ name: "Mug", document: { version: 1 } }], history: [{ toStatus: 0 }] },
	]);
	expect(json("orders")[0].payments).toMatchObject([{ method: "CARD", status: "PENDING" }]);
	expect(json("designs")).toHaveLength(2);
	const shots = [...files].filter(([name]) => name.startsWith("pictures/")).map(([, bytes]) => bytes);
	expect(shots.some((bytes) => bytes.equals(photo))).toBe(true);
	const text = [...files].map(([name, bytes]) => (name.endsWith(".json") ? bytes.toString("utf8") : "")).join("\n");
	const { rows } = await bench.pool.query(
		"select password from customer_accounts union select token from customer_sessions",
	);
	expect(rows.length).toBeGreaterThan(3);
	for (const secret of [...rows.map((row) => row.password), "eve@export.test", "Eve.jpg"])
		expect(text).not.toContain(secret);
});

test("however much somebody has, it is read by the hundred and all of it is told", async () => {
	const shop = await customer("long@export.test");
	const [id, client] = [shop.customer?.id, extSessionId(shop)];
	const owner = shop.owner.start();
	await bench.pool.query(`
		insert into tickets (public_id, contact_type, owner_id, customer_id, email, name, site, brand, locale, subject,
			created_at, updated_at) select 'long' || n, 'formContact', '${owner}', ${id}, 'l@x.test', 'L', 'GB', 'keepsake',
			'en-gb', 'S', now(), now() from generate_series(1, 230) n;
		insert into ticket_messages (ticket_id, author, text, created_at)
			select (select min(id) from tickets where customer_id = ${id}), 'CUSTOMER', 'T', now() from generate_series(1, 230);
		insert into ticket_attachments (id, message_id, file_key, file_name, content_type, bytes)
			select gen_random_uuid(), m.id, 'tickets/none', 'f.pdf', 'application/pdf', 1 from ticket_messages m
			join tickets t on t.id = m.ticket_id where t.customer_id = ${id};
		insert into consent_log (at, session_id, customer_id, version, shown, site, brand, locale, is_analytics_accepted,
			is_ads_accepted) select now(), 's', ${id}, 1, '', 'GB', 'keepsake', 'en-gb', true, true from generate_series(1, 230);
		insert into page_events (at, api_client, site, locale, category, name, url, path, title, referrer, user_agent, ip,
			platform, mobile) select now(), '${client}', 'GB', 'en-gb', '', '', '', '/', '', '', '', '', '', false
			from generate_series(1, 230);
		insert into pictures (id, owner_id, sha256, original_key, master_key, file_name, content_type, width, height, bytes,
			created_at) select gen_random_uuid(), '${owner}', encode(sha256(n::text::bytea), 'hex'), 'none', 'none', 'f.jpg', 'image/jpeg', 1, 1, 1,
			'2026-01-01' from generate_series(1, 230) n`);
	const [asked, looked] = [vi.spyOn(bench.pool, "query"), vi.fn(async () => false)];
	const files = readZip(
		Buffer.from(await new Response(exportData({ ...shop, files: { ...shop.files, has: looked } })).arrayBuffer()),
	);
	const answers = await Promise.all(asked.mock.results.map(({ value }) => value as Promise<{ rows: unknown[] }>));
	asked.mockRestore();
	expect(Math.max(...answers.map(({ rows }) => rows.length))).toBe(100);
	for (const name of ["tickets", "messages", "consents", "page-views", "pictures"]) {
		const rows = JSON.parse(files.get(`${name}.json`)?.toString("utf8") ?? "[]") as { id: unknown }[];
		expect([name, new Set(rows.map((row) => row.id)).size, rows.length]).toEqual([name, 230, 230]);
	}
	expect(looked).toHaveBeenCalledTimes(460);
});

test("what has not been asked for yet is not in memory", async () => {
	const shop = await customer("much@export.test");
	for (let count = 0; count < 6; count++) await upload(shop, `${count}.jpg`, randomBytes(2_000_000));
	let read = 0;
	const files = { ...shop.files, get: (key: string) => shop.files.get(key).finally(() => read++) };
	const reader = exportData({ ...shop, files }).getReader();
	let bytes = 0;
	while (read === 0) bytes += (await reader.read()).value?.length ?? 0;
	expect(read).toBe(1);
	for (let end = false; !end; ) {
		const chunk = await reader.read();
		bytes += chunk.value?.length ?? 0;
		end = chunk.done;
		expect(read).toBeLessThanOrEqual(Math.ceil(bytes / 2_000_000) + 1);
	}
	expect([read, bytes > 12_000_000]).toEqual([6, true]);
});
