import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { symmetricEncrypt } from "better-auth/crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { codeOf } from "#shop/customers/totp-steps.server.ts";
import { DEMO_PASSWORD } from "../../demo/load-demo-customers.server.ts";
import { askHost } from "../support/ask-host.ts";
import { openAuthClient } from "../support/auth-client-page.ts";
import { test } from "../support/browser-test.ts";

const ANA = { email: "ana@example.test", password: DEMO_PASSWORD };

const who = (page: Page, text: string) => page.locator("#who", { hasText: text }).waitFor();

/** Without leaving the page, as a script of the shop's would. */
function signIn(page: Page, fields: Record<string, string>, provider = "credentials") {
	return page.evaluate(([id, given]) => window.client.signIn(id, { ...given, redirect: false }), [
		provider,
		fields,
	] as const);
}

function post(page: Page, path: string, fields: Record<string, string>) {
	return page.evaluate(
		async ([to, given]) => {
			const answer = await fetch(`/api/auth${to}`, { method: "POST", body: new URLSearchParams(given) });
			return { status: answer.status, text: await answer.text(), retry: answer.headers.get("retry-after") };
		},
		[path, fields] as const,
	);
}

test("the client of next-auth signs in and out, and its other tab follows", async ({ visit }) => {
	const page = await visit();
	await openAuthClient(page);
	await who(page, "unauthenticated");
	expect(await page.evaluate(() => window.statuses)).toEqual(["loading", "unauthenticated"]);
	expect(Object.keys((await page.evaluate(() => window.client.getProviders())) ?? {})).toEqual(["credentials"]);
	expect(await page.evaluate(() => window.client.getCsrfToken())).toMatch(/^[0-9a-f]{64}$/);
	expect(await page.evaluate(() => window.client.getSession())).toBeNull();
	const refused = { error: "CredentialsSignin", status: 401, ok: false, url: null };
	expect(await signIn(page, { ...ANA, password: "not this one" })).toEqual(refused);
	expect(await signIn(page, { ...ANA, email: "nobody@example.test" })).toEqual(refused);

	const other = await page.context().newPage();
	await openAuthClient(other);
	await who(other, "unauthenticated");
	expect(await signIn(page, { ...ANA, callbackUrl: "/cart" })).toMatchObject({ error: null, status: 200, ok: true });
	const session = await page.evaluate(() => window.client.getSession());
	expect(session).toMatchObject({ user: { id: 1_000_001, email: ANA.email, name: "Ana García", type: "PERSON" } });
	await who(page, "authenticated ana@example.test");
	// Its messages to other tabs bear whole seconds, and the same one twice is none: it is asked until another second.
	await expect
		.poll(
			async () => {
				await page.evaluate(() => window.client.getSession());
				return other.locator("#who").textContent();
			},
			{ timeout: 10_000 },
		)
		.toBe("authenticated ana@example.test");

	await other.evaluate(() => window.client.signOut({ redirect: false }));
	await who(other, "unauthenticated");
	await page.bringToFront();
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await who(page, "unauthenticated");
	expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("keepsake.session_token");
});

test("the client signs in with a second factor, each code once", async ({ visit, shop, database }) => {
	const partner = { email: "partner@example.test", password: DEMO_PASSWORD };
	const secret = "an authenticator's own secret 32";
	const shopSecret = (await readFile(join(shop.dataDir, "secret"), "utf8")).trim();
	const key = createHmac("sha256", shopSecret).update("sign-in").digest("hex");
	await database.query(
		`with enabled as (update customers set two_factor_enabled = true where email = $1 returning id)
		insert into customer_two_factors (customer_id, secret, backup_codes) select id, $2, '' from enabled`,
		[partner.email, await symmetricEncrypt({ key, data: secret })],
	);
	const page = await visit();
	await openAuthClient(page);
	await who(page, "unauthenticated");
	expect(await signIn(page, partner)).toMatchObject({ error: "SecondFactorRequired", status: 401 });
	expect(await signIn(page, { ...partner, totp: "000000" })).toMatchObject({ error: "CredentialsSignin", status: 401 });
	const totp = codeOf(secret, Math.floor(Date.now() / 30_000));
	expect(await signIn(page, { ...partner, totp })).toMatchObject({ ok: true, error: null });
	expect(await page.evaluate(() => window.client.getSession())).toMatchObject({ user: { group: "partner" } });
	await page.evaluate(() => window.client.signOut({ redirect: false }));
	expect(await signIn(page, { ...partner, totp })).toMatchObject({ error: "CredentialsSignin", status: 401 });
});

test("what is wrong with a call is told by name and status", async ({ visit, shop }) => {
	expect((await askHost(shop.url, "evil.test", "/api/auth/csrf")).status).toBe(421);
	const page = await visit();
	await openAuthClient(page);
	await who(page, "unauthenticated");
	const csrfToken = (await page.evaluate(() => window.client.getCsrfToken())) ?? "";
	const forged = "a".repeat(64);
	const cases: [string, Record<string, string>, number, string][] = [
		["/signin/nope", { csrfToken }, 400, "InvalidProvider"],
		["/callback/constructor", { csrfToken }, 400, "InvalidProvider"],
		["/callback/credentials", ANA, 403, "MissingCSRF"],
		["/callback/credentials", { ...ANA, csrfToken: forged }, 403, "MissingCSRF"],
		["/signout", {}, 400, "Could not fetch CSRF Token for signing out"],
		["/signout", { csrfToken: forged }, 400, "Could not fetch CSRF Token for signing out"],
		...["https://evil.test/x", "//evil.test", "/\\evil.test", "javascript:alert(1)"].map(
			(callbackUrl): [string, Record<string, string>, number, string] => [
				"/callback/credentials",
				{ ...ANA, csrfToken, callbackUrl },
				400,
				"InvalidCallbackUrl",
			],
		),
		["/sign-in/email", ANA, 404, "Not Found"],
		["/update-user", {}, 404, "Not Found"],
		["/list-sessions", {}, 404, "Not Found"],
	];
	for (const [path, fields, status, error] of cases) {
		const answer = await post(page, path, { json: "true", ...fields });
		expect([answer.status, answer.text], `${path} ${JSON.stringify(fields)}`).toEqual([
			status,
			expect.stringContaining(error),
		]);
	}
	expect(await page.evaluate(() => window.client.getSession())).toBeNull();
	await page.goto(`/api/auth/signin?callbackUrl=${encodeURIComponent(`${shop.url}/cart?a=1`)}`);
	expect(page.url()).toBe(`${shop.url}/login?callbackUrl=%2Fcart%3Fa%3D1`);
	await page.goto(`/api/auth/signin?callbackUrl=${encodeURIComponent("https://evil.test/cart")}`);
	expect(page.url()).not.toContain("cart");
	await page.goto("/login?error=CredentialsSignin");
	await page.getByText("E-mail address and password do not fit together").waitFor();
	await page.goto("/login?error=SecondFactorRequired");
	await page.getByLabel("Code").waitFor();
	await openAuthClient(page);
	for (let tries = 0; tries < 10; tries++) await signIn(page, { email: "tries@example.test", password: "wrong" });
	expect(await signIn(page, { email: "tries@example.test", password: "wrong" })).toMatchObject({
		error: "TooManyRequests",
		status: 429,
	});
	const limited = await post(page, "/callback/credentials", {
		json: "true",
		csrfToken,
		email: "tries@example.test",
		password: "x",
	});
	expect([limited.status, limited.retry]).toEqual([429, "900"]);
});
