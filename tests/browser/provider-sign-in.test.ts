import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test as base } from "../support/browser-test.ts";
import { startDemoShop } from "../support/demo-shop-copy.ts";
import { CLIENT, identityProvider } from "../support/oidc-provider.ts";
import { putMugInCart } from "../support/ready-cart.ts";
import { freePort } from "../support/running-shop.ts";

/** A shop whose customers may sign in with a real provider beside it. */
const test = base
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from its first parameter
	.extend("ports", { scope: "file" }, async ({}) => ({ shop: await freePort(), provider: await freePort() }))
	.extend("provider", { scope: "file" }, async ({ ports }, { onCleanup }) => {
		const redirect = `http://localhost:${ports.shop}/api/auth/callback/acme`;
		const provider = identityProvider(ports.provider, [redirect]);
		await provider.open();
		onCleanup(() => provider.close());
		return provider;
	})
	.extend("shop", { scope: "file" }, async ({ ports, provider }, { onCleanup }) => {
		const entry = `id=acme,name=Acme,issuer=${provider.issuer},client=${CLIENT.id},secret=${CLIENT.secret}`;
		const shop = await startDemoShop({ port: ports.shop, env: { OIDC_PROVIDERS: entry } });
		onCleanup(() => shop.stop());
		return shop;
	});

/** Through the provider's own pages: a name, then the consent. */
async function continueWithAcme(page: Page, name: string): Promise<void> {
	await page.getByRole("button", { name: "Continue with Acme" }).click();
	await page.locator("[name=login]").fill(name);
	await page.locator("[name=password]").fill("any");
	await page.locator("button[type=submit]").click();
	await page.getByRole("button", { name: "Continue" }).click();
}

async function emailOf(page: Page): Promise<string | undefined> {
	const answer = await page.request.get("/api/auth/session");
	return ((await answer.json()) as { user?: { email: string } }).user?.email;
}

test.for([
	["with script", true],
	["without script", false],
] as const)(
	"a provider's account opens the shop's, and brings the cart along, %s",
	async ([, javaScriptEnabled], { visit, provider, database }) => {
		const name = javaScriptEnabled ? "karl" : "kim";
		const email = `${name}@acme.test`;
		provider.accounts.set(name, { email, emailVerified: true });
		const page = await visit({ javaScriptEnabled });
		await putMugInCart(page);
		await page.goto("/es-es/login?callbackUrl=/es-es/cart");
		await page.getByRole("button", { name: "Continuar con Acme" }).waitFor();
		await page.goto("/login?callbackUrl=/cart");
		await continueWithAcme(page, name);
		await page.waitForURL(/\/cart$/);
		expect(await emailOf(page)).toBe(email);
		await page.getByRole("link", { name: "Mug 325 ml" }).first().waitFor();
		const { rows } = await database.query(
			`select c.first_name, c.brand, c.locale, a.access_token, a.refresh_token, a.id_token
		from customers c join customer_accounts a on a.customer_id = c.id where c.email = $1`,
			[email],
		);
		const tokens = { access_token: null, refresh_token: null, id_token: null };
		expect(rows).toEqual([{ first_name: name, brand: "keepsake", locale: "en-gb", ...tokens }]);
	},
);

test("an account that nobody confirmed is not handed to a provider's, a confirmed one is joined", async ({
	visit,
	provider,
	database,
}) => {
	await database.query("insert into customers (email, display_name) values ('local@acme.test', 'Local')");
	provider.accounts.set("local", { email: "local@acme.test", emailVerified: true });
	const page = await visit();
	await page.goto("/login");
	await continueWithAcme(page, "local");
	await page.getByText("Signing in with this provider did not work").waitFor();
	expect(await emailOf(page)).toBeUndefined();
	await database.query("update customers set email_verified = true where email = 'local@acme.test'");
	const again = await visit();
	await again.goto("/login?callbackUrl=/cart");
	await continueWithAcme(again, "local");
	await again.waitForURL(/\/cart$/);
	expect(await emailOf(again)).toBe("local@acme.test");
	await again.goto("/accounts/profile?view=email");
	await again.getByRole("link", { name: "Set a password" }).click();
	await again.waitForURL(/\/login\/password-reset$/);
	expect(await again.getByLabel("E-mail address").inputValue()).toBe("local@acme.test");
	await again.getByRole("link", { name: "Back to your profile" }).click();
	await again.waitForURL(/\/accounts\/profile$/);
});

test("who has a second factor is asked for it after a provider too; a made-up answer opens nothing", async ({
	visit,
	provider,
	database,
}) => {
	await database.query(
		"insert into customers (email, display_name, email_verified, two_factor_enabled) values ('safe@acme.test', 'Safe', true, true)",
	);
	provider.accounts.set("safe", { email: "safe@acme.test", emailVerified: true });
	const page = await visit();
	await page.goto("/login?callbackUrl=/cart");
	await continueWithAcme(page, "safe");
	await page.waitForURL(/\/login\?view=code&callbackUrl=%2Fcart$/);
	await page.getByLabel("Code").waitFor();
	expect(await emailOf(page)).toBeUndefined();
	const { rows } = await database.query(
		"select 1 from customer_sessions s join customers c on c.id = s.customer_id where c.email = 'safe@acme.test'",
	);
	expect(rows).toEqual([]);

	await page.goto("/api/auth/callback/acme?code=x&state=forged");
	await page.getByText("Signing in with this provider did not work").waitFor();
	await page.goto("/api/auth/callback/other?code=x");
	await page.getByText("Signing in with this provider did not work").waitFor();
	expect(await emailOf(page)).toBeUndefined();
});
