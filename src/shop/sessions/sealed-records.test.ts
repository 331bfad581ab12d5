import { expect, test } from "vitest";
import type { Shop } from "#shop/shop.ts";
import { sealedRecords } from "./sealed-records.server.ts";

const KEY = "a key that is long enough for sealing";
const NOW = new Date("2026-11-21T10:00:00Z");
const visitor = (id: string) => ({ session: { id, start: () => id }, now: NOW }) as unknown as Shop;

test("a sealed record comes back whole, to its own session alone", async () => {
	const records = sealedRecords(undefined, KEY, true);
	await records.change(visitor("ana"), { isConsentGiven: true, consentVersion: 2, updateDateCustomer: NOW });
	await records.change(visitor("ana"), { screenWidth: 375 });
	const cookie = records.setCookie() ?? "";
	expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure$/);
	const sent = cookie.split(";")[0];
	const read = (id: string, key = KEY) => sealedRecords(sent, key, true).read(visitor(id));
	expect(await read("ana")).toMatchObject({
		isConsentGiven: true,
		consentVersion: 2,
		screenWidth: 375,
		updateDateCustomer: NOW,
	});
	expect(await read("bea")).toBeUndefined();
	expect(await read("ana", "another key that is long enough here")).toBeUndefined();
});

test("what was changed on the way counts for nothing", async () => {
	const records = sealedRecords(undefined, KEY, false);
	await records.change(visitor("ana"), { isConsentGiven: true });
	const sent = (records.setCookie() ?? "").split(";")[0] ?? "";
	for (const cookie of [`${sent.slice(0, -3)}AAA`, "keepsake_record=x", `keepsake_record=${"x".repeat(5000)}`])
		expect(await sealedRecords(cookie, KEY, false).read(visitor("ana")), cookie).toBeUndefined();
});
