import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customerAccounts, customerTokens } from "#database/schema.ts";
import { asCustomer, type CustomerShop, newestMail, PASSWORD, signUpAndIn } from "../../../tests/support/sign-in-as.ts";
import { anotherVisitor, nextRequest, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { confirmEmailChange, readEmailChange, requestEmailChange } from "./change-email.server.ts";
import { signIn } from "./sign-in.server.ts";
import { askPasswordReset, setPassword } from "./sign-up.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
});
afterAll(() => bench.close());

const visitor = () => nextRequest({ ...anotherVisitor(bench.shop), clientAddress: randomUUID() });

test("an account moves to a new address by the link in its mailbox, once, and what was mailed to the old one is void", async () => {
	const [old, fresh] = ["old@move.test", "fresh@move.test"];
	const shop = await signUpAndIn(await visitor(), old);
	const stranger = await signUpAndIn(await visitor(), "stranger@move.test");
	expect(await requestEmailChange(shop, fresh, { password: "not this one" })).toEqual({ ok: false, reason: "wrong" });
	expect(await requestEmailChange(shop, "OLD@move.test", { password: PASSWORD })).toEqual({
		ok: false,
		reason: "same",
	});
	expect(await requestEmailChange(shop, "Fresh@move.test", { password: PASSWORD })).toMatchObject({ ok: true });
	await askPasswordReset(await visitor(), old);
	const reset = (await newestMail(shop, old))?.token ?? "";
	const token = (await newestMail(shop, fresh))?.token ?? "";
	const rows = await shop.db.select().from(customerTokens);
	expect(JSON.stringify(rows)).not.toContain(token);
	expect(await readEmailChange(stranger, token)).toBeUndefined();
	expect(await confirmEmailChange(stranger, token)).toMatchObject({ reason: "expired" });
	expect(await readEmailChange(shop, token)).toBe(fresh);
	const late = { ...shop, now: new Date(shop.now.getTime() + 25 * 3_600_000) };
	expect(await confirmEmailChange(late, token)).toMatchObject({ reason: "expired" });
	expect(await confirmEmailChange(shop, token)).toMatchObject({ ok: true });
	expect(await confirmEmailChange(asCustomer(await nextRequest(shop)), token)).toMatchObject({ reason: "expired" });
	expect((await newestMail(shop, old))?.subject).toBe("Your address at Keepsake has changed");
	expect((await nextRequest(shop)).customer?.email).toBe(fresh);
	expect(await setPassword(await visitor(), reset, "a stolen password")).toMatchObject({ reason: "expired" });
	expect(await signIn(await visitor(), { email: old, password: PASSWORD })).toMatchObject({ reason: "wrong" });
	expect(await signIn(await visitor(), { email: fresh, password: PASSWORD })).toMatchObject({ ok: true });
});

test.each([
	["one link clicked twice", ["a@twice.test", "a@twice.test"]],
	["two accounts that want one address", ["a@race.test", "b@race.test"]],
])("%s at once move once and mail once", async (_, emails) => {
	const wanted = `one@${emails[0]}`.replace("a@", "");
	const clicks = new Map<string, { shop: CustomerShop; token: string }>();
	for (const email of new Set(emails)) {
		const shop = await signUpAndIn(await visitor(), email);
		await requestEmailChange(shop, wanted, { password: PASSWORD });
		clicks.set(email, { shop, token: (await newestMail(shop, wanted))?.token ?? "" });
	}
	const holder = await bench.pool.connect();
	await holder.query("begin");
	await holder.query("select 1 from customer_tokens for update");
	const clicked = Promise.all(
		emails.map((email) => {
			const click = clicks.get(email);
			return click && confirmEmailChange(click.shop, click.token);
		}),
	);
	const waiting = "select 1 from pg_locks where not granted and pid <> pg_backend_pid()";
	await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(2);
	await holder.query("commit");
	holder.release();
	expect((await clicked).map((done) => done?.ok).sort()).toEqual([false, true]);
	const told = await bench.pool.query(
		"select 1 from mail_outbox where subject like '%has changed' and recipient = any($1)",
		[emails],
	);
	expect(told.rowCount).toBe(1);
});

test("who has no password sets one first: a session alone moves no account", async () => {
	const shop = await signUpAndIn(await visitor(), "provider@move.test");
	const own = eq(customerAccounts.customerId, shop.customer.id);
	await shop.db.update(customerAccounts).set({ providerId: "google", password: null }).where(own);
	expect(await requestEmailChange(shop, "thief@move.test", { password: "" })).toEqual({ ok: false, reason: "none" });
	expect(await newestMail(shop, "thief@move.test")).toBeUndefined();
});

test("whether the new address has an account, only its mailbox is told", async () => {
	const [mine, taken] = ["mine@taken.test", "taken@taken.test"];
	await signUpAndIn(await visitor(), taken);
	const shop = await signUpAndIn(await visitor(), mine);
	const ask = (email: string) => requestEmailChange(shop, email, { password: PASSWORD });
	expect(await ask(taken)).toEqual(await ask("free@taken.test"));
	expect((await newestMail(shop, taken))?.subject).toBe("You already have an account at Keepsake");
	const link = (await newestMail(shop, "free@taken.test"))?.token ?? "";
	await signUpAndIn(await visitor(), "free@taken.test");
	expect(await confirmEmailChange(shop, link)).toMatchObject({ reason: "expired" });
	expect((await nextRequest(shop)).customer?.email).toBe(mine);
	await ask("third@taken.test");
	await ask("fourth@taken.test");
	expect(await ask("fifth@taken.test")).toEqual({ ok: false, reason: "too_many" });
});
