import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { customerAccounts, usedTotpSteps } from "#database/schema.ts";
import { PROFILE_ACTIONS } from "#shop/account/profile-action.server.ts";
import { readView } from "#shop/account/read-view.server.ts";
import { secretIn } from "../../../tests/support/authenticator.ts";
import { asCustomer, type CustomerShop, PASSWORD, signUpAndIn } from "../../../tests/support/sign-in-as.ts";
import { anotherVisitor, nextRequest, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { requestEmailChange } from "./change-email.server.ts";
import {
	disableSecondFactor,
	enableSecondFactor,
	prepareSecondFactor,
	renewBackupCodes,
} from "./second-factor.server.ts";
import { confirmSecondFactor, signIn } from "./sign-in.server.ts";
import { hasPassword } from "./sign-ins.server.ts";
import { codeOf } from "./totp-steps.server.ts";

let bench: TestShop;
beforeAll(async () => {
	// A code is good for its half minute: none may end between two lines.
	vi.useFakeTimers({ toFake: ["Date"] });
	bench = await openTestShop();
});
afterAll(async () => {
	vi.useRealTimers();
	await bench.close();
});

const visitor = () => nextRequest({ ...anotherVisitor(bench.shop), clientAddress: randomUUID() });
const currentStep = () => Math.floor(Date.now() / 30_000);

async function withSecondFactor(email: string) {
	const shop = await signUpAndIn(await visitor(), email);
	expect(await prepareSecondFactor(shop, "not this one")).toMatchObject({ reason: "wrong" });
	const made = await prepareSecondFactor(shop, PASSWORD);
	if (!made.ok) throw new Error(made.reason);
	const secret = secretIn(made.value.address);
	expect(await enableSecondFactor(shop, "000000")).toMatchObject({ reason: "wrong" });
	const code = codeOf(secret, currentStep() - 1);
	expect(await enableSecondFactor(shop, code)).toEqual({ ok: true, value: { backupCodes: made.value.backupCodes } });
	return { shop: asCustomer(await nextRequest(shop)), secret, backupCodes: made.value.backupCodes };
}

async function newestMail(recipient: string): Promise<string> {
	const sql = "select subject from mail_outbox where recipient = $1 order by id desc limit 1";
	return (await bench.pool.query<{ subject: string }>(sql, [recipient])).rows[0]?.subject ?? "";
}

test("who has a second factor is asked for it, and each code is good once", async () => {
	const email = "codes@example.test";
	const { shop, secret } = await withSecondFactor(email);
	expect(shop.customer.hasSecondFactor).toBe(true);
	const code = codeOf(secret, currentStep());
	expect(await enableSecondFactor(shop, code)).toMatchObject({ reason: "wrong" });
	const first = await visitor();
	expect(await signIn(first, { email, password: PASSWORD })).toMatchObject({ reason: "second_factor" });
	expect((await nextRequest(first)).customer).toBeUndefined();
	expect(await confirmSecondFactor(await nextRequest(first), "000000")).toMatchObject({ reason: "wrong" });
	expect(await confirmSecondFactor(await nextRequest(first), code)).toMatchObject({ ok: true });
	const again = await visitor();
	expect(await signIn(again, { email, password: PASSWORD, code })).toMatchObject({ reason: "wrong" });
	expect((await nextRequest(again)).customer).toBeUndefined();
	const rows = await bench.pool.query("select 1 from customer_sessions where customer_id = $1", [shop.customer.id]);
	expect(rows.rowCount).toBe(2);
	expect(await bench.shop.db.select().from(usedTotpSteps)).toHaveLength(2);
	expect(await newestMail(email)).toContain("The second factor is on");
});

test("signing in with a second factor often is nothing wrong", async () => {
	const email = "often@example.test";
	const { backupCodes } = await withSecondFactor(email);
	const enter = (code: string | undefined) =>
		visitor().then((shop) => signIn(shop, { email, password: PASSWORD, code }));
	for (const code of backupCodes.slice(0, 3)) {
		for (let tries = 0; tries < 4; tries++) expect(await enter("nothing")).toMatchObject({ reason: "wrong" });
		expect(await enter(code)).toMatchObject({ ok: true });
	}
});

test("the same code in two browsers at once lets one of them in", async () => {
	const email = "race@example.test";
	const { secret } = await withSecondFactor(email);
	const code = codeOf(secret, currentStep());
	const browsers = [await visitor(), await visitor()];
	const done = await Promise.all(browsers.map((shop) => signIn(shop, { email, password: PASSWORD, code })));
	expect(done.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a backup code opens once, in place of the authenticator", async () => {
	const email = "backup@example.test";
	const { shop, backupCodes } = await withSecondFactor(email);
	const credentials = { email, password: PASSWORD, code: backupCodes[0] };
	expect(await signIn(await visitor(), credentials)).toMatchObject({ ok: true });
	expect(await signIn(await visitor(), credentials)).toMatchObject({ reason: "wrong" });
	const proof = { password: PASSWORD, code: backupCodes[2] ?? "" };
	expect(await renewBackupCodes(shop, { ...proof, password: "not this one" })).toMatchObject({ reason: "wrong" });
	expect(await renewBackupCodes(shop, { ...proof, code: backupCodes[0] ?? "" })).toMatchObject({
		reason: "code_wrong",
	});
	const renewed = await renewBackupCodes(shop, proof);
	const enter = async (code: string | undefined) => signIn(await visitor(), { email, password: PASSWORD, code });
	expect(await enter(backupCodes[1])).toMatchObject({ reason: "wrong" });
	expect(await enter(renewed.ok ? renewed.value.backupCodes[1] : "")).toMatchObject({ ok: true });
});

test("an address that can't be changed to costs no backup code", async () => {
	const { shop, backupCodes } = await withSecondFactor("thrifty@example.test");
	const proof = { password: PASSWORD, code: backupCodes[0] ?? "" };
	expect(await requestEmailChange(shop, shop.customer.email, proof)).toMatchObject({ reason: "same" });
	for (let tries = 0; tries < 5; tries++)
		expect(await requestEmailChange(shop, "new@example.test", { ...proof, code: "" })).toMatchObject({
			reason: "code_wrong",
		});
	for (const code of backupCodes.slice(1, 5))
		expect(await requestEmailChange(shop, "new@example.test", { ...proof, code })).toMatchObject({ ok: true });
	expect(await requestEmailChange(shop, "new@example.test", proof)).toMatchObject({ reason: "too_many" });
	expect(await disableSecondFactor(shop, proof)).toMatchObject({ ok: true });
	expect(await newestMail(shop.customer.email)).toContain("The second factor is off");
});

test("who has no password is told so, and not that a field is wrong", async () => {
	const { shop, backupCodes } = await withSecondFactor("passwordless@example.test");
	const own = eq(customerAccounts.customerId, shop.customer.id);
	await shop.db.update(customerAccounts).set({ providerId: "google", password: null }).where(own);
	for (const [index, intent] of ["backup-codes", "second-factor-off"].entries()) {
		const form = new FormData();
		form.set("code", backupCodes[index] ?? "");
		expect(await PROFILE_ACTIONS[intent]?.(shop, form)).toEqual({ form: "second_factor", fields: {}, typed: {} });
	}
	expect(await readView(shop, new URLSearchParams({ view: "second-factor" }))).toMatchObject({ withPassword: false });
});

test("it is switched off with password and code, neither of which can be guessed", async () => {
	const email = "off@example.test";
	const { shop, secret } = await withSecondFactor(email);
	expect(await hasPassword(shop)).toBe(true);
	const off = (code: string, password = PASSWORD) => disableSecondFactor(shop, { password, code });
	const code = codeOf(secret, currentStep());
	expect(await off(code, "not this one")).toMatchObject({ reason: "wrong" });
	expect(await off("")).toMatchObject({ reason: "code_wrong" });
	expect(await prepareSecondFactor(shop, PASSWORD)).toMatchObject({ reason: "wrong" });
	for (let tries = 0; tries < 9; tries++) expect(await off("000000")).toMatchObject({ reason: "code_wrong" });
	expect(await off(code)).toMatchObject({ reason: "code_too_many" });
	const later = { ...shop, now: new Date(shop.now.getTime() + 16 * 60_000) };
	expect(await disableSecondFactor(later, { password: PASSWORD, code })).toMatchObject({ ok: true });
	const after: CustomerShop = asCustomer(await nextRequest(shop));
	expect(after.customer.hasSecondFactor).toBe(false);
	expect(await signIn(await visitor(), { email, password: PASSWORD })).toMatchObject({ ok: true });
});

test("who has a second factor proves it before the account is erased or moves", async () => {
	const { shop, secret, backupCodes } = await withSecondFactor("proof@example.test");
	const act = async (intent: "erase" | "email", code: string) => {
		const form = new FormData();
		for (const [name, value] of Object.entries({ password: PASSWORD, code, email: "moved@example.test" }))
			form.set(name, value);
		return PROFILE_ACTIONS[intent]?.(shop, form);
	};
	for (const intent of ["email", "erase"] as const) {
		expect(await act(intent, "")).toMatchObject({ fields: { code: "code_wrong" } });
		expect(await act(intent, "000000")).toMatchObject({ fields: { code: "code_wrong" } });
	}
	const code = codeOf(secret, currentStep());
	expect(await act("email", code)).toEqual({ done: "email_sent" });
	expect(await act("erase", code)).toMatchObject({ fields: { code: "code_wrong" } });
	expect(await act("erase", backupCodes[0] ?? "")).toEqual({ leave: "/login?view=erased" });
	expect((await nextRequest(shop)).customer).toBeUndefined();
});

test("a code whose time ends while it is looked at is never refused after it was taken", async () => {
	const shop = await signUpAndIn(await visitor(), "edge@example.test");
	const made = await prepareSecondFactor(shop, PASSWORD);
	if (!made.ok) throw new Error(made.reason);
	const code = codeOf(secretIn(made.value.address), currentStep() - 1);
	const engine = async (request: Request) => {
		const answer = await shop.engine(request);
		vi.setSystemTime(Date.now() + 30_000);
		return answer;
	};
	const done = await enableSecondFactor({ ...shop, engine }, code);
	expect(done).toEqual({ ok: true, value: { backupCodes: made.value.backupCodes } });
});
