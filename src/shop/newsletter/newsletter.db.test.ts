import { asc } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { customers, mailOutbox, newsletterProofs, newsletterSubscriptions } from "#database/schema.ts";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";
import { openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import {
	chooseTopics,
	confirmNewsletter,
	findByKey,
	requestManageLink,
	requestNewsletter,
	unsubscribe,
} from "./newsletter.server.ts";
import { chooseNewsletter, ownNewsletter } from "./own-newsletter.server.ts";

let bench: TestShop;
let shop: Shop;
beforeEach(async () => {
	bench = await openTestShop();
	shop = { ...bench.shop, clientAddress: "192.0.2.17" };
});
afterEach(() => bench.close());

const later = (minutes: number): Shop => ({ ...shop, now: new Date(shop.now.getTime() + minutes * 60_000) });
const mails = () => shop.db.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
const proofs = () => shop.db.select().from(newsletterProofs).orderBy(asc(newsletterProofs.id));
const status = async () => (await shop.db.select().from(newsletterSubscriptions))[0]?.status;

async function keyIn(name: "confirm" | "key"): Promise<string> {
	const last = (await mails()).at(-1);
	return new RegExp(`${name}=([\\w.-]+)`).exec(last?.text ?? "")?.[1] ?? "";
}

test("nobody is subscribed before the owner of the address has said yes, and the proof is kept", async () => {
	await requestNewsletter(shop, "Ana@example.test");
	expect(await status()).toBe("PENDING");
	expect((await mails())[0]?.headers).toBeNull();
	const key = await keyIn("confirm");
	expect(await findByKey(shop, key)).toBeUndefined();
	expect(await confirmNewsletter(shop, `${key.slice(0, -1)}_`)).toBeUndefined();
	expect(await confirmNewsletter(shop, key)).toMatchObject({ email: "ana@example.test", status: "CONFIRMED" });
	expect((await proofs()).map(({ event, address }) => [event, address])).toEqual([
		["REQUESTED", "192.0.2.0"],
		["CONFIRMED", "192.0.2.0"],
	]);
	expect((await proofs())[0]?.words).toContain("I agree that Keepsake sends me its newsletter");
});

test("a mailbox is not flooded, and who subscribes already gets nothing", async () => {
	await Promise.all(Array.from({ length: 4 }, () => requestNewsletter(shop, "ana@example.test")));
	await requestNewsletter(later(9), "ana@example.test");
	expect(await mails()).toHaveLength(1);
	await requestNewsletter(later(10), "ana@example.test");
	expect(await mails()).toHaveLength(2);
	await confirmNewsletter(shop, await keyIn("confirm"));
	await requestNewsletter(later(60), "ana@example.test");
	expect(await mails()).toHaveLength(3);
	expect(await status()).toBe("CONFIRMED");
});

test("every newsletter can be left in one click, by its head and by its text", async () => {
	await requestNewsletter(shop, "ana@example.test");
	const confirm = await keyIn("confirm");
	await confirmNewsletter(shop, confirm);
	const welcome = (await mails()).at(-1);
	const address = /^<(.*)>$/.exec(welcome?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
	expect(welcome?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
	const key = new URL(address).searchParams.get("key");
	expect(await keyIn("key")).toBe(key);
	expect(await chooseTopics(shop, key, ["ideas"])).toMatchObject({ topics: ["ideas"] });
	expect(await unsubscribe(shop, confirm)).toBe(false);
	expect(await unsubscribe(shop, key)).toBe(true);
	expect(await unsubscribe(shop, key)).toBe(true);
	expect(await status()).toBe("UNSUBSCRIBED");
	expect((await proofs()).map(({ event }) => event)).toEqual(["REQUESTED", "CONFIRMED", "CHANGED", "UNSUBSCRIBED"]);
	expect(await confirmNewsletter(shop, confirm)).toBeUndefined();
	expect(await chooseTopics(shop, key, ["offers"])).toBeUndefined();
});

test("a link to manage goes to subscribers only, and not again and again", async () => {
	await requestManageLink(shop, "eve@example.test");
	expect(await mails()).toHaveLength(0);
	await requestNewsletter(shop, "ana@example.test");
	await confirmNewsletter(shop, await keyIn("confirm"));
	await requestManageLink(shop, "ANA@example.test");
	await requestManageLink(shop, "ana@example.test");
	expect(await mails()).toHaveLength(3);
	expect(await findByKey(shop, await keyIn("key"))).toMatchObject({ email: "ana@example.test" });
});

async function customerOf(email: string, emailVerified: boolean) {
	const [row] = await shop.db.insert(customers).values({ email, emailVerified, displayName: "Ana" }).returning();
	return { ...shop, customer: { id: row?.id, email } as SignedInCustomer };
}

test("whose address is not confirmed sees and changes nobody's newsletter", async () => {
	await requestNewsletter(shop, "mia@example.test");
	const stranger = await customerOf("mia@example.test", false);
	expect(await ownNewsletter(stranger)).toEqual({ status: "off", topics: [] });
	await chooseNewsletter(stranger, []);
	expect((await proofs()).map(({ event }) => event)).toEqual(["REQUESTED"]);
});

test("a customer chooses in the profile: no mail asks again, the proof is kept, and nothing ticked ends it", async () => {
	const own = await customerOf("ana@example.test", true);
	await requestNewsletter(shop, "ana@example.test");
	expect(await ownNewsletter(own)).toEqual({ status: "asked", topics: [] });
	await chooseNewsletter(own, ["ideas"]);
	await chooseNewsletter(own, ["ideas", "offers"]);
	expect(await ownNewsletter(own)).toEqual({ status: "on", topics: ["ideas", "offers"] });
	expect((await mails()).map(({ headers }) => headers !== null)).toEqual([false, true]);
	await chooseNewsletter(own, []);
	expect(await ownNewsletter(own)).toEqual({ status: "off", topics: [] });
	await chooseNewsletter(await customerOf("eve@example.test", true), []);
	expect((await proofs()).map(({ event }) => event)).toEqual(["REQUESTED", "CONFIRMED", "CHANGED", "UNSUBSCRIBED"]);
	expect((await proofs())[1]?.words).toContain("I agree that Keepsake sends me its newsletter");
});
