import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pictures } from "#database/schema.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { addAddress } from "#shop/customers/addresses.server.ts";
import { openTicket } from "#shop/help/tickets.server.ts";
import { requestNewsletter } from "#shop/newsletter/newsletter.server.ts";
import { chooseConsent } from "#shop/sessions/sessions.server.ts";
import type { Shop } from "#shop/shop.ts";
import { makeProject, readyToOrder, stockMug } from "../../../tests/support/factories.ts";
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
	await makeProject(shop);
	const whole = Buffer.from(await new Response(exportData(shop)).arrayBuffer());
	const files = readZip(whole);
	expect([...files.keys()]).toEqual([
		"README.txt",
		"details.json",
		"addresses.json",
		"sign-ins.json",
		"consents.json",
		"newsletter.json",
		"messages.json",
		"reviews.json",
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
	expect(json("messages")).toMatchObject([{ subject: "Hi", messages: [{ text: "Is it dishwasher-safe?" }] }]);
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
