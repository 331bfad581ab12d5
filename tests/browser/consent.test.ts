import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../support/browser-test.ts";
import { startDemoShop } from "../support/demo-shop-copy.ts";
import { startShop } from "../support/running-shop.ts";
import { openShopDatabase } from "../support/shop-database.ts";

const BANNER = { name: "Cookies, if you like" };

for (const javaScriptEnabled of [true, false])
	test(`refusing is one press, is kept, and can be taken back, ${javaScriptEnabled ? "with" : "without"} script`, async ({
		visit,
		database,
	}) => {
		const page = await visit({ javaScriptEnabled });
		await page.goto("/t/birthday");
		expect(await page.context().cookies()).toEqual([]);
		await page.getByRole("region", BANNER).getByRole("button", { name: "Refuse all" }).click();
		await page.waitForURL(/\/t\/birthday$/);
		expect(await page.getByRole("region", BANNER).count()).toBe(0);
		expect(await lastChoice()).toEqual({ version: 1, analytics: false, ads: false, shown: true });
		await page.goto("/cart");
		expect(await page.getByRole("region", BANNER).count()).toBe(0);
		await page.getByRole("link", { name: "Cookie settings" }).click();
		await page.getByLabel("Statistics").check();
		await page.getByRole("button", { name: "Save my choice" }).click();
		await page.getByText("Your choice is saved.").waitFor();
		expect(await page.getByLabel("Statistics").isChecked()).toBe(true);
		expect(await page.getByLabel("Advertising").isChecked()).toBe(false);
		expect(await lastChoice()).toEqual({ version: 1, analytics: true, ads: false, shown: true });

		async function lastChoice() {
			const { rows } = await database.query(
				`select version, is_analytics_accepted as analytics, is_ads_accepted as ads, shown like 'Cookies, if you like%' as shown
				 from consent_log order by id desc limit 1`,
			);
			return rows[0];
		}
	});

test("answering loses nothing that is typed on the page", async ({ visit }) => {
	const page = await visit({ viewport: { width: 375, height: 812 } });
	await page.goto("/tracking", { waitUntil: "networkidle" });
	await page.getByLabel("Order number").fill("GB-2026-000123");
	await page.getByRole("button", { name: "Refuse all" }).click();
	await page.getByRole("button", { name: "Refuse all" }).waitFor({ state: "detached" });
	expect(await page.getByLabel("Order number").inputValue()).toBe("GB-2026-000123");
	await page.reload();
	expect(await page.getByRole("button", { name: "Refuse all" }).count()).toBe(0);
});

test("the question hides nothing that the keyboard stands on", async ({ visit }) => {
	const page = await visit({ viewport: { width: 375, height: 812 } });
	await page.goto("/designs/mug-325-ml/1101");
	for (let stop = 0; stop < 40; stop++) {
		await page.keyboard.press("Tab");
		expect(await isHidden(page), `stop ${stop}`).toBe(false);
	}
});

test("sealed sessions keep the choice too, and an unknown provider does not open", async ({ browser }) => {
	const shop = await startDemoShop({ env: { SESSION_PROVIDER: "h3_session" } });
	try {
		const page = await browser.newPage({ baseURL: shop.url });
		await page.goto("/");
		await page.getByRole("button", { name: "Accept all" }).click();
		await page.waitForURL(`${shop.url}/`);
		expect(await page.getByRole("region", BANNER).count()).toBe(0);
		const session = await page.request.get("/api/session");
		expect(await session.json()).toMatchObject({ isConsentGiven: true, isAdsAccepted: true, consentVersion: 1 });
		await page.close();
	} finally {
		await shop.stop();
	}
	await expect(startShop({ env: { SESSION_PROVIDER: "redis" } })).rejects.toThrow("Session provider it`s invalid");
});

/** Whether the focused element lies wholly under the question, which is not its own. */
function isHidden(page: Page): Promise<boolean> {
	return page.evaluate(() => {
		const banner = document.querySelector("[data-consent]");
		const focused = document.activeElement;
		if (!banner || !focused || focused === document.body || banner.contains(focused)) return false;
		const [cover, box] = [banner.getBoundingClientRect(), focused.getBoundingClientRect()];
		return box.top >= cover.top && box.bottom <= cover.bottom;
	});
}

test("a seen page is told and the tag is loaded for those who accept, and for nobody else", async ({ browser }) => {
	const tag = await serveTag();
	const shop = await startDemoShop({ env: { ANALYTICS_IDS: "GB=G-TEST", TAG_URL: `${tag.url}/gtag/js` } });
	const database = await openShopDatabase(shop.dataDir);
	try {
		const page = await browser.newPage({ baseURL: shop.url });
		const told: string[] = [];
		page.on("request", (request) => {
			if (request.method() === "POST" && request.url().includes("/api/")) told.push(new URL(request.url()).pathname);
		});
		await page.goto("/t/birthday", { waitUntil: "networkidle" });
		await page.goto("/cart", { waitUntil: "networkidle" });
		expect([told, tag.asked, await idsOf(page)]).toEqual([[], [], [null, null, null]]);
		await page.getByRole("link", { name: "Cookie settings" }).click();
		await page.getByLabel("Statistics").check();
		await page.getByRole("button", { name: "Save my choice" }).click();
		await expect.poll(() => tag.asked).toEqual(["/gtag/js?id=G-TEST"]);
		await expect.poll(() => idsOf(page)).toEqual(["1234567890.1795000000", "1795000001", 3]);
		await page.goto("/t/birthday", { waitUntil: "networkidle" });
		const [event, screenOrIds] = ["/api/event/page", "/api/session"];
		await expect.poll(() => told.toSorted()).toEqual([event, event, screenOrIds, screenOrIds, screenOrIds]);
		const commands = await page.evaluate(() =>
			(window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer?.map((each) => [...Array.from(each)].slice(0, 3)),
		);
		expect(commands?.slice(0, 2)).toEqual([
			["consent", "default", expect.objectContaining({ analytics_storage: "denied", ad_storage: "denied" })],
			["consent", "update", expect.objectContaining({ analytics_storage: "granted", ad_user_data: "denied" })],
		]);
		const { rows } = await database.query("select path, title from page_events order by id");
		expect(rows).toEqual([
			{ path: "/cookies", title: "Cookie settings · Keepsake" },
			{ path: "/t/birthday", title: "Birthday · Keepsake" },
		]);
		await page.goto("/cookies");
		await page.getByLabel("Statistics").uncheck();
		await page.getByRole("button", { name: "Save my choice" }).click();
		await page.getByText("Your choice is saved.").waitFor();
		expect(await idsOf(page)).toEqual([null, null, null]);
		const ids = { ga4ClientId: "1.1", ga4SessionId: "1", ga4SessionNumber: 1 };
		expect((await page.request.post("/api/session", { data: ids, headers: { origin: shop.url } })).status()).toBe(422);
		await page.close();
	} finally {
		await database.end();
		await shop.stop();
		tag.stop();
	}
});

/** What the session holds of them: client, session and its number. */
async function idsOf(page: Page): Promise<unknown[]> {
	const session = await (await page.request.get("/api/session")).json();
	return [session.ga4ClientId, session.ga4SessionId, session.ga4SessionNumber];
}

/** Does what Google's does with the ids: keeps them in cookies of its own forms, and tells them to whoever asks. */
const TAG = `
document.cookie = "_ga=GA1.1.1234567890.1795000000; Path=/";
document.cookie = "_ga_TEST=GS2.1.s1795000001$o3$g1$t1795000060$j60$l0$h0; Path=/";
const kept = Object.fromEntries(document.cookie.split("; ").map((pair) => pair.split(/=(.*)/s)));
const ids = {
	client_id: kept._ga.split(".").slice(2).join("."),
	session_id: /\\.s(\\d+)/.exec(kept._ga_TEST)[1],
	session_number: Number(/\\$o(\\d+)/.exec(kept._ga_TEST)[1]),
};
for (const [command, , field, tell] of window.dataLayer) if (command === "get") tell(ids[field]);`;

async function serveTag() {
	const asked: string[] = [];
	const server = createServer((request, response) => {
		asked.push(request.url ?? "");
		response.writeHead(200, { "content-type": "text/javascript" }).end(TAG);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return { asked, url, stop: () => void server.close() };
}

test("who accepts on the page that a campaign led to is known by it, who refuses is not", async ({ visit }) => {
	const page = await visit({ javaScriptEnabled: false });
	await page.goto("/t/birthday?utm_source=letter&awc=5_17_a");
	await page.getByRole("button", { name: "Refuse all" }).click();
	expect(await kept()).toEqual([]);
	await page.context().clearCookies();
	await page.goto("/t/birthday?utm_source=letter&awc=5_17_a");
	await page.getByRole("button", { name: "Accept all" }).click();
	expect(await kept()).toEqual(["keepsake_awc 30", "keepsake_campaign 14"]);

	async function kept(): Promise<string[]> {
		const cookies = await page.context().cookies();
		return cookies
			.filter(({ name }) => /awc|campaign|affiliate/.test(name))
			.map(({ name, expires }) => `${name} ${Math.round((expires - Date.now() / 1000) / 86_400)}`)
			.sort();
	}
});
