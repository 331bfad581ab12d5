import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BRANDS, type BrandCode } from "#core/brands.ts";
import { askHost } from "../support/ask-host.ts";
import { startDemoShop } from "../support/demo-shop-copy.ts";
import { buyOverHttp } from "../support/http-customer.ts";
import { MUG, mugWithWords } from "../support/ready-cart.ts";
import type { RunningShop } from "../support/running-shop.ts";
import { sendEndless } from "../support/send-endless.ts";
import { openShopDatabase } from "../support/shop-database.ts";

let shop: RunningShop;
beforeAll(async () => {
	shop = await startDemoShop({ env: { LOG_LEVEL: "trace" } });
});
afterAll(() => shop.stop());

const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, shop.url), { redirect: "manual", ...init });
const postJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
	ask(path, {
		method: "POST",
		body: JSON.stringify(body),
		headers: { "content-type": "application/json", ...headers },
	});

test("machines find the shop's health, build and texts", async () => {
	expect(await (await ask("/healthz")).json()).toEqual({ status: "alive" });
	expect(await (await ask("/readyz")).json()).toEqual({ status: "ready" });
	const latest = await ask("/builds/latest.json");
	expect(await latest.json()).toEqual({ id: (await readFile("build/build-id", "utf8")).trim() });
	expect(latest.headers.get("cache-control")).toBe("no-cache");
	const texts = await ask("/_locales/cart/es-es/data.json?v=1");
	expect(await texts.json()).toEqual(JSON.parse(await readFile("locales/es/cart.json", "utf8")));
	expect(texts.headers.get("cache-control")).toContain("immutable");
	for (const missing of ["/_locales/cart/xx-yy/data.json", "/_locales/..%2fcart/es-es/data.json"])
		expect((await ask(missing)).status, missing).toBe(404);
});

test("a connection is kept longer than proxies keep theirs", async () => {
	const [, seconds] = /timeout=(\d+)/.exec((await ask("/healthz")).headers.get("keep-alive") ?? "") ?? [];
	expect(Number(seconds)).toBeGreaterThan(60);
});

test.each(["/cart", "/es-es/cart", "/create/1101", "/no-such-page", "/checkout?step=2"])(
	"%s runs only scripts that bear the page's own nonce",
	async (path) => {
		const [answer, again] = await Promise.all([ask(path, { redirect: "follow" }), ask(path, { redirect: "follow" })]);
		const policy = answer.headers.get("content-security-policy") ?? "";
		const nonce = /script-src [^;]*'nonce-([\w+/=]{22,})'/.exec(policy)?.[1];
		expect(policy).not.toMatch(/script-src[^;]*('unsafe-inline'|'unsafe-eval'|https?:|\*)/);
		expect(again.headers.get("content-security-policy")).not.toContain(nonce);
		const page = await answer.text();
		const scripts = page.match(/<script\b[^>]*>/g) ?? [];
		expect(scripts.length).toBeGreaterThan(0);
		for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
		expect(page).not.toMatch(/<[^>]+\son[a-z]+=|href="javascript:/i);
	},
);

test.each([
	["/pl-pl/design/old-title/9504", "weso%C5%82ych"],
	["/da-dk/design/old-title/9504?article=6101", "gl%C3%A6delig"],
	["/de-de/design/old-title/9502?article=999999", "%C3%9F"],
])("an old title at %s leads to the new one, in letters that a header may have", async (path, title) => {
	expect((await ask(path)).headers.get("location")).toContain(title);
	expect((await ask(path, { redirect: "follow" })).status).toBe(200);
});

test("a page in the browser can go home on a site with a prefix", async () => {
	expect((await ask("/es-es.data")).status).toBe(200);
});

test.each(["/", "/es-es", "/t/birthday", "/design/two-names/9006"])(
	"%s runs one file and nothing else",
	async (path) => {
		const answer = await ask(path);
		expect(answer.headers.get("content-security-policy")).toContain("script-src 'self';");
		const page = await answer.text();
		expect(page).toMatch(/^<!DOCTYPE html><html lang="(en-GB|es-ES)"/);
		const scripts = page.match(/<script\b(?![^>]*ld\+json)[^>]*>/g);
		expect(scripts).toEqual([expect.stringMatching(/^<script type="module" src="\/assets\/plain-page-[\w-]+\.js">$/)]);
		expect(page).not.toMatch(/<[^>]+\son[a-z]+=|href="javascript:|modulepreload/i);
	},
);

const BRAND_HOSTS = { keepsake: "localhost", popkin: "popkin.localhost" } satisfies Record<BrandCode, string>;

test("each brand's home shows a picture of its own, in words too, and hands it on where the page is shared", async () => {
	const { hero } = JSON.parse(await readFile("locales/en/home.json", "utf8"));
	const pictures = new Set<string>();
	for (const { code } of Object.values(BRANDS)) {
		const { body } = await askHost(shop.url, BRAND_HOSTS[code], "/");
		const files = new Set(body.match(/\/demo\/hero-[\w.-]+/g));
		expect([...files].filter((file) => !file.startsWith(`/demo/hero-${code}-`))).toEqual([]);
		expect(files.size).toBe(6);
		expect(body).toContain(`alt="${hero.alt[code]}"`);
		expect(/property="og:image" content="([^"]+)"/.exec(body)?.[1]).toMatch(`/demo/hero-${code}-800.jpg`);
		for (const file of files) {
			const answer = await ask(file);
			expect(answer.status, file).toBe(200);
			pictures.add(digestOf(await answer.bytes()));
		}
	}
	expect(pictures.size).toBe(12);
});

test("a prefix in capitals leads for good to the one in small letters, on the same host", async () => {
	for (const [path, small] of [
		["/de-DE", "/de-de"],
		["/De-de//evil.example?x=%2F", "/de-de//evil.example?x=%2F"],
	]) {
		const answer = await ask(path ?? "");
		expect([answer.status, answer.headers.get("location")]).toEqual([308, small]);
	}
});

test("every answer forbids guessing, framing and leaking; files too", async () => {
	const asset = /\/assets\/[\w.-]+\.css/.exec(await (await ask("/")).text())?.[0] ?? "";
	for (const path of [
		"/",
		asset,
		"/brand/keepsake-mark.svg",
		"/api/articles",
		"/api/nothing",
		"/healthz",
		"/nothing",
	]) {
		const { headers } = await ask(path);
		expect(headers.get("x-content-type-options"), path).toBe("nosniff");
		expect(headers.get("x-frame-options"), path).toBe("DENY");
		expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
		expect(headers.get("x-powered-by"), path).toBeNull();
	}
});

test("a stranger's page can't write with the visitor's cookie", async () => {
	const first = await postJson("/api/session", { screenWidth: 1, screenHeight: 1, screenDevicePixelRatio: 1 });
	const cookie = first.headers.getSetCookie()[0] ?? "";
	expect(cookie).toMatch(/; HttpOnly; SameSite=Lax/);
	const screen = { screenWidth: 9, screenHeight: 9, screenDevicePixelRatio: 1 };
	const write = (headers: Record<string, string>) => postJson("/api/session", screen, { cookie, ...headers });
	expect((await write({ origin: "https://evil.example" })).status).toBe(403);
	expect((await write({})).status).toBe(403);
	expect(await (await ask("/api/session", { headers: { cookie } })).json()).toMatchObject({ screenWidth: 1 });
	expect((await write({ origin: shop.url })).status).toBe(200);
	const form = { method: "POST", body: new URLSearchParams({ step: "1" }), headers: { cookie } };
	expect((await ask("/checkout?step=1", form)).status).toBe(403);
});

test.each([
	["/cart", 1_000_000],
	["/es-es/checkout?step=1", 1_000_000],
	["/api/session", 10_000],
	["/api/shop", 2_000_000],
	["/api/webhooks/payments/sandbox", 64_000],
	["/sim/pay/x", 1_000_000],
	["/", 1_000_000],
])("whoever sends a body that never ends hears at %s that %i bytes are too many", async (path, most) => {
	const answers = await Promise.all(Array.from({ length: 20 }, () => sendEndless(shop.url, path, most + 1)));
	expect(answers.filter((answer) => !answer.startsWith("HTTP/1.1 413 "))).toEqual([]);
});

test("too many reports of one browser are refused with the time to wait", async () => {
	const report = () => postJson("/api/log", { level: "info", message: "hello" });
	const answers = await Promise.all(Array.from({ length: 31 }, report));
	const refused = answers.filter(({ status }) => status === 429);
	expect(refused).toHaveLength(1);
	expect(refused[0]?.headers.get("content-type")).toContain("application/problem+json");
	expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("the log of a whole purchase names nobody", async () => {
	const door = { url: shop.url, open: async () => {}, answered() {} };
	await buyOverHttp(door, "ana.secret@example.test", "Für Zoë");
	await expect
		.poll(async () => (await ask("/dev/mailbox")).text(), { timeout: 60_000 })
		.toContain("Your Keepsake order");
	await expect.poll(() => shop.output(), { timeout: 20_000 }).toContain('"order moved"');
	await ask("/api/orders/%00", {});
	await ask("/designs/x/99999999999999999999");
	const broken = await ask("/es-es/t/%ff");
	expect(broken.status).toBe(404);
	expect(await broken.text()).toMatch(/lang="es-ES".*<title>404 Not Found.*<footer/s);
	const log = shop.output();
	expect(log).not.toContain("malformed");
	expect(log).not.toMatch(/ana\.secret|garc|downing|sw1a|zoë|keepsake_session=/i);
	expect(log.split("\n").filter((line) => line.includes('"level":50'))).toEqual([]);
});

test("no link of the shop leads nowhere", { timeout: 300_000 }, async () => {
	const made = await postJson("/api/projects", { ...MUG, document: mugWithWords("Hello") });
	const cookie = made.headers.getSetCookie()[0]?.split(";")[0] ?? "";
	const { id } = (await made.json()) as { id: string };
	const line = { projectId: id, quantity: 1 };
	expect((await postJson("/api/carts/current/lines", line, { cookie, origin: shop.url })).status).toBe(201);
	const database = await openShopDatabase(shop.dataDir);
	const { rows } = await database.query("select public_id from orders order by id desc limit 1");
	await database.end();
	const waiting = ["/", "/cart", "/tracking", `/tracking/${rows[0].public_id}`, "/login?callbackUrl=/checkout"];
	const seen = new Set(waiting);
	const broken: string[] = [];
	for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
		const answer = await ask(path, { headers: { cookie }, redirect: "follow" });
		if (answer.status >= 400) broken.push(`${answer.status} ${path}`);
		const isPage = answer.headers.get("content-type")?.startsWith("text/html");
		const found = isPage ? new Set(addresses(await answer.text(), path)) : [];
		if (!isPage) await answer.body?.cancel();
		const fresh = [...found].filter((address) => !seen.has(address) && isTried(address));
		waiting.push(...fresh);
		for (const address of fresh) seen.add(address);
	}
	expect(broken).toEqual([]);
	expect([...seen].filter((path) => path.includes("/design/")).length).toBeGreaterThan(20);
});

const TODAY = new Date().toISOString().slice(0, 10);

/** Of what there is much some, other ones each day, and all else. */
function isTried(address: string): boolean {
	const draw = createHash("sha256").update(TODAY).update(address).digest().readUInt32BE();
	const [, share] = SHARES.find(([pattern]) => pattern.test(address)) ?? [];
	return share === undefined || draw % share === 0;
}

/** One in so many. */
const SHARES = [
	[/^\/previews\/(?:designs|articles)\//, 320],
	[/[?&](?:article|theme)=/, 40],
	[/[?&](?:after|before|group|sort)=/, 6],
	[/\/design\/|[?&]design=/, 3],
] as const;

function digestOf(bytes: Uint8Array): string {
	return createHash("sha256").update(bytes).digest("hex");
}

/** Of links, pictures, styles and scripts; those of other hosts excepted, and all languages but two: the walk sees them. */
function addresses(page: string, base: string): string[] {
	const tags = page.match(/<(?:a|link|img|script)\b[^>]*>/g) ?? [];
	const found = tags.flatMap((tag) => /\s(?:href|src|action)="([^"]+)"/.exec(tag)?.[1] ?? []);
	const urls = found.map((address) => new URL(address.replaceAll("&amp;", "&"), new URL(base, shop.url)));
	return urls
		.filter((url) => url.origin === shop.url && /^https?:$/.test(url.protocol))
		.map((url) => url.pathname + url.search)
		.filter((path) => !/^\/(?!es-es)[a-z]{2}-[a-z]{2}(?:[/?]|$)/.test(path));
}
