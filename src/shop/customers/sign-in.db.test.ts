import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customerAccounts, customerSessions, customers, customerTokens, signInLimits } from "#database/schema.ts";
import { ANA, changeCustomer, newestMail, PASSWORD, signUpAndIn } from "../../../tests/support/sign-in-as.ts";
import { anotherVisitor, nextRequest, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { askEngine } from "./ask-engine.server.ts";
import { signIn, signOut } from "./sign-in.server.ts";
import { isConfirmLinkGood } from "./sign-in-mails.server.ts";
import { changePassword, endSignIn, listSignIns } from "./sign-ins.server.ts";
import { askPasswordReset, confirmAgain, isResetLinkGood, setPassword, signUp } from "./sign-up.server.ts";
import { sweepSignIns } from "./sweep-sign-ins.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
});
afterAll(() => bench.close());

const visitor = () => nextRequest({ ...anotherVisitor(bench.shop), clientAddress: randomUUID() });
const mailsTo = (email: string) =>
	bench.pool.query("select 1 from mail_outbox where recipient = $1", [email]).then(({ rowCount }) => rowCount);

test("a customer signs up, confirms with the password, is known by the cookie, and signs out", async () => {
	const email = "ana@example.test";
	const shop = await visitor();
	expect(await signUp(shop, { ...ANA, email: "Ana@Example.test" })).toMatchObject({ ok: true });
	expect(await signIn(shop, { email, password: PASSWORD })).toMatchObject({ reason: "not_confirmed" });
	const { token } = (await newestMail(shop, email))!;
	expect(await signIn(shop, { email, password: "not this one", confirm: token })).toMatchObject({ reason: "wrong" });
	expect([await isConfirmLinkGood(shop, token), await isConfirmLinkGood(shop, `${token}x`)]).toEqual([true, false]);
	const confirmed = await signIn(shop, { email, password: PASSWORD, confirm: token });
	expect(confirmed).toMatchObject({ ok: true, value: { confirmed: true } });
	expect(await isConfirmLinkGood(shop, token)).toBe(false);
	const signedIn = await nextRequest(shop);
	expect(signedIn.customer).toMatchObject({ email, firstName: "Ana", type: "PERSON", may: { invoices: false } });
	expect(signedIn.owner.id).toBe(`customer:${signedIn.customer?.id}`);
	await signOut(signedIn);
	expect((await nextRequest(signedIn)).customer).toBeUndefined();
	await changeCustomer(shop, email, { emailVerified: false });
	expect(await signIn(shop, { email, password: PASSWORD, confirm: token })).toMatchObject({ reason: "not_confirmed" });
});

test("a forged or foreign cookie signs nobody in", async () => {
	const { visit } = await signUpAndIn(await visitor(), "cookie@example.test");
	const cookie = visit.headers.get("cookie") ?? "";
	const [token = ""] = decodeURIComponent(cookie.split("=")[1] ?? "").split(".");
	const fakes = [token, `${token}.`, `${token}.AAAA`, `x${decodeURIComponent(cookie.split("=")[1] ?? "")}`];
	for (const fake of fakes) {
		const shop = await nextRequest(anotherVisitor(bench.shop), {
			cookie: `keepsake.session_token=${encodeURIComponent(fake)}`,
		});
		expect(shop.customer, fake).toBeUndefined();
	}
});

test("whether an address has an account, only its mailbox is told", async () => {
	const [known, unknown] = ["known@example.test", "unknown@example.test"];
	await signUpAndIn(await visitor(), known);
	const wrong = { password: "not this one" };
	expect(await signIn(await visitor(), { email: known, ...wrong })).toEqual(
		await signIn(await visitor(), { email: unknown, ...wrong }),
	);
	const [before, shop] = [await mailsTo(known), await visitor()];
	expect(await signUp(shop, { ...ANA, email: known, password: "another password" })).toEqual(
		await signUp(shop, { ...ANA, email: "new@example.test" }),
	);
	expect(await mailsTo(known)).toBe((before ?? 0) + 1);
	expect((await newestMail(shop, known))?.subject).toContain("already have an account");
	expect(await signIn(shop, { email: known, password: "another password" })).toMatchObject({ reason: "wrong" });
	expect(await askPasswordReset(shop, known)).toEqual(await askPasswordReset(shop, unknown));
	expect(await mailsTo(unknown)).toBe(0);
});

test("the mail after a sign-up is sent again to who waits for it, a few times an hour, and nobody is told", async () => {
	const [waiting, unknown] = ["waits@example.test", "nobody@example.test"];
	const shop = { ...(await visitor()), now: new Date() };
	await signUp(shop, { ...ANA, email: waiting });
	const answers = [];
	for (let times = 0; times < 6; times++) answers.push(await confirmAgain(shop, waiting));
	answers.push(await confirmAgain(shop, unknown));
	expect(new Set(answers.map(({ ok }) => ok))).toEqual(new Set([true]));
	expect([await mailsTo(waiting), await mailsTo(unknown)]).toEqual([4, 0]);
	const { token } = (await newestMail(shop, waiting))!;
	expect(await signIn(shop, { email: waiting, password: PASSWORD, confirm: token })).toMatchObject({ ok: true });
	expect(await confirmAgain(shop, waiting)).toMatchObject({ ok: true });
	expect((await newestMail(shop, waiting))?.subject).toContain("already have an account");
});

test("a link to a new password is good until it is used or too old", async () => {
	const email = "link@example.test";
	const shop = await signUpAndIn(await visitor(), email);
	await askPasswordReset(shop, email);
	const { token } = (await newestMail(shop, email))!;
	expect(await isResetLinkGood(shop, "guessed")).toBe(false);
	expect(await isResetLinkGood(shop, "../get-session")).toBe(false);
	expect(await isResetLinkGood(shop, token)).toBe(true);
	expect(await setPassword(shop, token, "another sentence")).toMatchObject({ ok: true });
	expect(await isResetLinkGood(shop, token)).toBe(false);
	await askPasswordReset(shop, email);
	const second = (await newestMail(shop, email))!.token;
	expect(await isResetLinkGood(shop, second)).toBe(true);
	await bench.pool.query("update customer_tokens set expires_at = expires_at - interval '1 day'");
	expect(await isResetLinkGood(shop, second)).toBe(false);
});

test("a sign-up sets nothing that is not the visitor's to set", async () => {
	const shop = await visitor();
	const { companyName: _, ...eve } = { ...ANA, name: "Eve", email: "eve@example.test" };
	const forged = { group: "partner", emailVerified: true, mayReadInvoices: true, twoFactorEnabled: true };
	await askEngine(shop, "POST", "/sign-up/email", { ...eve, ...forged });
	const [row] = await shop.db.select().from(customers).where(eq(customers.email, eve.email));
	expect(row).toMatchObject({
		group: "standard",
		emailVerified: false,
		mayReadInvoices: null,
		twoFactorEnabled: false,
	});
	for (const wrong of [{ type: "ADMIN" }, { firstName: "x".repeat(81) }, { brand: "popkin" }, { password: "short" }]) {
		const answer = await askEngine(shop, "POST", "/sign-up/email", { ...eve, email: "other@example.test", ...wrong });
		expect(answer.status, JSON.stringify(wrong)).toBe(400);
	}
});

test("a new password by mail: the link is good once, every sign-in ends, and the address is confirmed", async () => {
	const email = "reset@example.test";
	const signedIn = await signUpAndIn(await visitor(), email);
	await changeCustomer(signedIn, email, { emailVerified: false });
	await askPasswordReset(await visitor(), "Reset@example.test");
	const { token } = (await newestMail(signedIn, email))!;
	const rows = await signedIn.db.select().from(customerTokens);
	expect(JSON.stringify(rows)).not.toContain(token);
	const shop = await visitor();
	expect(await setPassword(shop, `${token}x`, "a new password")).toMatchObject({ reason: "expired" });
	expect(await setPassword(shop, token, "a new password")).toMatchObject({ ok: true });
	expect(await setPassword(shop, token, "a third password")).toMatchObject({ reason: "expired" });
	expect((await nextRequest(signedIn)).customer).toBeUndefined();
	expect(await signIn(shop, { email, password: PASSWORD })).toMatchObject({ reason: "wrong" });
	expect(await signIn(shop, { email, password: "a new password" })).toMatchObject({ ok: true });
});

test("too many wrong passwords: the right one waits too, from every address; others are not held up", async () => {
	const email = "tries@example.test";
	await signUpAndIn(await visitor(), email);
	const wrong = () => visitor().then((shop) => signIn(shop, { email, password: "not this one" }));
	for (let tries = 1; tries <= 10; tries++) expect(await wrong()).toMatchObject({ reason: "wrong" });
	expect(await wrong()).toMatchObject({ reason: "too_many" });
	expect(await signIn(await visitor(), { email: "TRIES@example.test", password: PASSWORD })).toMatchObject({
		reason: "too_many",
	});
	await signUpAndIn(await visitor(), "others@example.test");
	await askPasswordReset(await visitor(), email);
	const { token } = (await newestMail(bench.shop, email))!;
	expect(await setPassword(await visitor(), token, PASSWORD)).toMatchObject({ ok: true });
	expect(await signIn(await visitor(), { email, password: PASSWORD })).toMatchObject({ ok: true });
	for (let tries = 1; tries <= 11; tries++) await wrong();
	const later = { ...(await visitor()), now: new Date(bench.shop.now.getTime() + 16 * 60_000) };
	expect(await signIn(later, { email, password: PASSWORD })).toMatchObject({ ok: true });
	expect(JSON.stringify(await bench.shop.db.select().from(signInLimits))).not.toContain("example.test");
});

test("one address tries many accounts only so often", async () => {
	const shop = await visitor();
	const tries = Array.from({ length: 42 }, (_, index) =>
		signIn(shop, { email: `no${index}@example.test`, password: "x" }),
	);
	const reasons = (await Promise.all(tries)).map((done) => (done.ok ? "" : done.reason));
	expect(reasons.filter((reason) => reason === "too_many")).toHaveLength(2);
});

test("a customer sees where they are signed in, ends one, and a changed password ends the others", async () => {
	const email = "lists@example.test";
	const first = await signUpAndIn(await visitor(), email);
	const enter = async () => {
		const shop = await visitor();
		await signIn(shop, { email, password: PASSWORD });
		return nextRequest(shop);
	};
	const [second, third] = [await enter(), await enter()];
	const listed = await listSignIns(first);
	expect(listed.map(({ current }) => current).sort()).toEqual([false, false, true]);
	expect(JSON.stringify(listed)).not.toContain(
		decodeURIComponent(second.visit.headers.get("cookie") ?? "").slice(23, 50),
	);
	const stranger = await signUpAndIn(await visitor(), "stranger@example.test");
	const id = second.customer?.signInId ?? 0;
	expect(await endSignIn(stranger, id)).toMatchObject({ reason: "unknown" });
	expect(await endSignIn(first, id)).toMatchObject({ ok: true });
	expect((await nextRequest(second)).customer).toBeUndefined();
	expect((await nextRequest(third)).customer).toBeDefined();
	expect(await changePassword(first, { current: "not this one", new: "a new password" })).toMatchObject({
		reason: "wrong",
	});
	expect(await changePassword(first, { current: PASSWORD, new: "a new password" })).toMatchObject({ ok: true });
	expect((await nextRequest(first)).customer).toBeDefined();
	expect((await nextRequest(third)).customer).toBeUndefined();
});

test("a sign-in in use lives on, a day's step at a time; one that is over is swept away", async () => {
	const shop = await signUpAndIn(await visitor(), "long@example.test");
	const day = 86_400_000;
	const after = (days: number) => ({ ...shop, now: new Date(shop.now.getTime() + days * day) });
	const used = await nextRequest(after(20));
	expect(used.customer?.signedInUntil).toEqual(after(50).now);
	expect((await nextRequest(after(49))).customer).toBeDefined();
	expect((await nextRequest(after(90))).customer).toBeUndefined();
	await sweepSignIns(after(90));
	for (const table of [customerSessions, customerTokens, signInLimits])
		expect(await shop.db.select().from(table)).toEqual([]);
	const { rows } = await bench.pool.query("select run_at from graphile_worker.jobs where key = 'sweep-sign-ins'");
	expect(rows).toHaveLength(1);
});

test("passwords are kept as argon2id", async () => {
	await signUpAndIn(await visitor(), "hash@example.test");
	const kept = await bench.shop.db.select({ password: customerAccounts.password }).from(customerAccounts);
	for (const { password } of kept) expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
