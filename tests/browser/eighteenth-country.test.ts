import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { newDataFolder, type RunningShop, startShop } from "../support/running-shop.ts";
import { type Checkout, DATA, shopWithNorway } from "../support/shop-with-norway.ts";

const run = promisify(execFile);

let checkout: Checkout;
let dataDir: string;
beforeAll(async () => {
	checkout = await shopWithNorway();
	await run(process.execPath, ["scripts/run.js", "build"], { cwd: checkout.folder, maxBuffer: 50_000_000 });
	dataDir = await newDataFolder(inject("copies"));
	await (await startShop({ folder: checkout.folder, dataDir })).stop();
}, 240_000);
afterAll(() => Promise.all([checkout.remove(), rm(dataDir, { recursive: true, force: true })]));

test("a country more is data alone, and every page of it stands", async () => {
	expect(checkout.touched.filter((path) => !DATA.test(path))).toEqual([]);
	const here = { cwd: checkout.folder, maxBuffer: 50_000_000 };
	await run("react-router", ["typegen"], here);
	const walk = ["run", "--project", "browser", "tests/browser/walk.test.ts", "--testNamePattern", "nb-no"];
	const [{ stdout }] = await Promise.all([
		run("vitest", walk, { ...here, env: { ...process.env, NO_COLOR: "1", DEMO_SHOP: dataDir } }),
		run("tsc", ["--noEmit"], here),
	]);
	expect(stdout).toMatch(/Tests\s+1 passed/);
});

test("a site that demands sign-in shows strangers its law and nothing else, and customers all of it", async ({
	onTestFinished,
}) => {
	const shop = await startShop({ folder: checkout.folder, dataDir });
	onTestFinished(() => shop.stop());
	const cookies = new Map<string, string>();
	const ask = asker(shop, cookies);
	const login = (path: string) => `/fr-lu/login${path ? `?callbackUrl=${encodeURIComponent(path)}` : ""}`;

	for (const [path, leadsTo] of [
		["/fr-lu", login("")],
		["/fr-lu/t/anniversaire?sort=POPULARITY", login("/t/anniversaire?sort=POPULARITY")],
		["/fr-lu/cart", login("/cart")],
		["/fr-lu/logins", login("/logins")],
		["/fr-lu/shipping", login("/shipping")],
		["/fr-lu/no/such/page", login("/no/such/page")],
		["/fr-lu/accounts/home", login("/accounts/home")],
	])
		expect([path, await led(path ?? "")]).toEqual([path, leadsTo]);
	const data = await ask("/fr-lu/cart.data");
	expect([data.status, await data.text()]).toEqual([
		202,
		expect.stringContaining('"redirect","/login?callbackUrl=%2Fcart"'),
	]);
	expect(await led("/fr-lu/cart", { method: "POST", body: new URLSearchParams() })).toBe(login(""));
	for (const path of ["articles", "tags", "carts/current", "shop"])
		expect((await ask(`/fr-lu/api/${path}`)).status, path).toBe(401);

	for (const path of ["", "/password-reset", "?view=sign-up", "?callbackUrl=/login"])
		expect((await ask(`/fr-lu/login${path}`)).status, path).toBe(200);
	for (const path of ["/legal", "/privacy"]) expect((await follow(path)).status, path).toBe(200);
	expect((await ask("/fr-lu/cookies")).status).toBe(200);
	const law = await (await follow("/legal")).text();
	expect([law.includes("<h1"), law.includes('href="/fr-lu/t/')]).toEqual([true, false]);
	for (const path of ["/api/session", "/api/auth/session", "/_locales/login/fr-lu/data.json"])
		expect((await ask(`/fr-lu${path}`)).status, path).toBe(200);
	expect(await (await ask("/sitemap.xml")).text()).not.toContain("fr-lu");
	const home = await (await ask("/en-gb")).text();
	expect([
		home.includes('rel="alternate" hrefLang="fr-FR"'),
		home.includes('rel="alternate" hrefLang="fr-LU"'),
	]).toEqual([true, false]);

	const form = { intent: "sign-in", email: "ana@example.test", password: "keepsake-demo" };
	expect(await led(login("/cart"), { method: "POST", body: new URLSearchParams(form) })).toBe(login("/cart"));
	expect(await led(login("/cart"))).toBe("/fr-lu/cart");
	for (const path of ["/fr-lu", "/fr-lu/cart", "/fr-lu/api/articles"]) expect((await ask(path)).status).toBe(200);
	cookies.clear();
	expect(await led("/fr-lu")).toBe(login(""));

	async function led(path: string, init: RequestInit = {}): Promise<string | null> {
		return (await ask(path, init)).headers.get("location");
	}

	/** A fixed path, to the localised page that it stands for. */
	async function follow(path: string): Promise<Response> {
		return ask((await led(`/fr-lu${path}`)) ?? "/nowhere");
	}
});

/** A browser without scripts: it keeps cookies and follows nothing by itself. */
function asker(shop: RunningShop, cookies: Map<string, string>) {
	return async (path: string, init: RequestInit = {}): Promise<Response> => {
		const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
		const answer = await fetch(shop.url + path, {
			redirect: "manual",
			...init,
			headers: { origin: shop.url, ...(cookie && { cookie }) },
		});
		for (const line of answer.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			cookies.set(name, value);
		}
		return answer;
	};
}
